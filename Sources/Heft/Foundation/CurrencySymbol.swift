/// How the United States write a currency, by the Common Locale Data Repository of Unicode.
enum CurrencySymbol {
  /// Returns the symbol before a number of the currency: its sign, or its three letters.
  static func symbol(of code: String) -> String {
    for (known, symbol) in signs where known.utf8.elementsEqual(code.utf8) { return symbol }
    return code
  }

  /// The symbol as it stands before a number: behind a letter there is a space that no line ends at.
  static func before(_ symbol: String) -> String {
    guard let last = symbol.utf8.last, (65...90).contains(last & 0xDF) else { return symbol }
    return symbol + "\u{A0}"
  }

  /// How many digits of a currency stand behind the point.
  static func digits(of code: String) -> Int {
    for known in whole where known.utf8.elementsEqual(code.utf8) { return 0 }
    for known in thousandths where known.utf8.elementsEqual(code.utf8) { return 3 }
    return 2
  }

  private static var signs: [(String, String)] {
    [
      ("USD", "$"), ("EUR", "\u{20AC}"), ("GBP", "\u{A3}"), ("JPY", "\u{A5}"), ("AUD", "A$"), ("BRL", "R$"),
      ("CAD", "CA$"), ("CNY", "CN\u{A5}"), ("HKD", "HK$"), ("ILS", "\u{20AA}"), ("INR", "\u{20B9}"),
      ("KRW", "\u{20A9}"), ("MXN", "MX$"), ("NZD", "NZ$"), ("PHP", "\u{20B1}"), ("TWD", "NT$"),
      ("VND", "\u{20AB}"),
      ("XAF", "FCFA"), ("XOF", "F\u{202F}CFA"), ("XPF", "CFPF"),
    ]
  }

  private static var whole: [String] {
    ["JPY", "KRW", "VND", "CLP", "ISK", "UGX", "XAF", "XOF", "XPF", "PYG"]
  }
  private static var thousandths: [String] { ["BHD", "JOD", "KWD", "OMR", "TND", "LYD"] }
}
