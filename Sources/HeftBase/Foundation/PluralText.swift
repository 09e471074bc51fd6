/// A place of a format that is written in several ways, by the number that it is given: what a `.stringsdict` file says of a
/// key.
///
/// In the format it stands as `%#@`, a record separator, the language, the plural categories as names and texts by turns with
/// unit separators before them, and a record separator again: what no author's text has in it.
package struct PluralText {
  /// How a language counts (Unicode CLDR, Language Plural Rules, for whole numbers).
  private let language: [UInt8]
  private let forms: [(name: [UInt8], text: String)]
  /// The place in the format behind it.
  let end: Int

  private static let record: UInt8 = 30
  private static let unit: UInt8 = 31

  /// The format's text for a plural.
  ///
  /// - Parameters:
  ///   - language: The language by its tag.
  ///   - forms: The texts by the names of the forms: `zero`, `one`, `two`, `few`, `many`, `other`.
  package static func format(language: String, forms: [(name: String, text: String)]) -> String {
    var text = "%#@\u{1E}" + language
    for form in forms { text += "\u{1F}" + form.name + "\u{1F}" + form.text }
    return text + "\u{1E}"
  }

  /// Reads the plural at a place behind a `%`; nil if there is none.
  static func read(_ format: [UInt8], at start: Int) -> PluralText? {
    guard start + 3 <= format.count, format[start] == UInt8(ascii: "#"),
      format[start + 1] == UInt8(ascii: "@"),
      format[start + 2] == record,
      let close = format[(start + 3)...].firstIndex(of: record)
    else { return nil }
    let parts = format[(start + 3)..<close].split(separator: unit, omittingEmptySubsequences: false)
    var forms: [(name: [UInt8], text: String)] = []
    var place = 1
    while place + 1 < parts.count {
      forms.append((Array(parts[place]), String(decoding: parts[place + 1], as: UTF8.self)))
      place += 2
    }
    return PluralText(language: Array(parts.first ?? []), forms: forms, end: close + 1)
  }

  /// The text for a number. Nil is a number that is not whole, which is in the category `other`.
  func text(for number: Int64?) -> String {
    if let number {
      // Apple's files may say nothing in words of their own, in any language.
      if number == 0, let text = form("zero") { return text }
      if let text = form(PluralText.category(of: number.magnitude, in: language)) { return text }
    }
    return form("other") ?? forms.last?.text ?? ""
  }

  private func form(_ name: StaticString) -> String? {
    name.withUTF8Buffer { name in forms.first { $0.name.elementsEqual(name) }?.text }
  }

  private static func category(of number: UInt64, in tag: [UInt8]) -> StaticString {
    let code = tag.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    guard code.count == 2, let first = code.first, let last = code.last else {
      return number == 1 ? "one" : "other"
    }
    let (ten, hundred) = (number % 10, number % 100)
    let isTeen = (11...14).contains(hundred)
    switch UInt16(first) << 8 | UInt16(last) {
    case 0x6A61, 0x7A68, 0x6B6F, 0x7468, 0x7669, 0x6964, 0x6D73: return "other"  // ja zh ko th vi id ms
    case 0x6672, 0x7074, 0x6879, 0x6869: return number < 2 ? "one" : "other"  // fr pt hy hi
    case 0x7275, 0x756B, 0x6265:  // ru uk be
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "many"
    case 0x7372, 0x6872, 0x6273:  // sr hr bs
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "other"
    case 0x706C:  // pl
      if number == 1 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "many"
    case 0x6373, 0x736B: return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"  // cs sk
    case 0x6C74:  // lt
      if (11...19).contains(hundred) || ten == 0 { return "other" }
      return ten == 1 ? "one" : "few"
    case 0x6C76:  // lv
      if ten == 0 || (11...19).contains(hundred) { return "zero" }
      return ten == 1 ? "one" : "other"
    case 0x726F:  // ro
      return number == 1 ? "one" : number == 0 || (1...19).contains(hundred) ? "few" : "other"
    case 0x736C:  // sl
      return hundred == 1 ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
    case 0x6172:  // ar
      if number < 3 { return number == 0 ? "zero" : number == 1 ? "one" : "two" }
      return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
    case 0x6865, 0x6977: return number == 1 ? "one" : number == 2 ? "two" : "other"  // he
    default: return number == 1 ? "one" : "other"
    }
  }
}
