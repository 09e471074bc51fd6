/// Writes numbers as English does in the United States: Heft's own also natively, so that both builds write the same. A file
/// that imports Foundation too writes `Heft.NumberFormatter`.
public final class NumberFormatter: Formatter {
  /// The kinds of numbers.
  public enum Style: UInt, Sendable {
    /// `1235`.
    case none = 0
    /// `1,234.568`.
    case decimal = 1
    /// `$1,234.57`.
    case currency = 2
    /// `12%` of 0.12.
    case percent = 3
    /// `1.234568E3`.
    case scientific = 4
    /// `one thousand two hundred thirty-five`.
    case spellOut = 5
    /// `3rd`.
    case ordinal = 6
    /// `USD 1,234.57`.
    case currencyISOCode = 8
    /// `1,234.57 US dollars`.
    case currencyPlural = 9
    /// `($1,234.57)` of -1234.57.
    case currencyAccounting = 10

    /// Whether it is money.
    package var isCurrency: Bool { self == .currency || rawValue >= 8 }
  }

  /// How a number with more digits than are written is rounded.
  public enum RoundingMode: UInt, Sendable {
    /// Towards the greater number.
    case ceiling = 0
    /// Towards the lesser number.
    case floor = 1
    /// Towards 0.
    case down = 2
    /// Away from 0.
    case up = 3
    /// To the nearest, a half to the even digit.
    case halfEven = 4
    /// To the nearest, a half towards 0.
    case halfDown = 5
    /// To the nearest, a half away from 0.
    case halfUp = 6
  }

  private var pattern = NumberPattern()

  /// How digits that are not written are rounded away.
  public var roundingMode = RoundingMode.halfEven

  /// The kind of number; setting it resets the digits.
  public var numberStyle = Style.none {
    didSet {
      pattern = NumberPattern()
      let cents = CurrencySymbol.digits(of: currencyCode ?? "USD")
      if numberStyle.isCurrency { pattern.minimumFractionDigits = cents }
      pattern.maximumFractionDigits = numberStyle.isCurrency ? cents : numberStyle == .decimal ? 3 : 0
      usesGroupingSeparator = numberStyle != .none && numberStyle != .scientific
    }
  }

  public var minimumIntegerDigits: Int {
    get { pattern.minimumIntegerDigits }
    set { pattern.minimumIntegerDigits = max(newValue, 0) }
  }
  public var minimumFractionDigits: Int {
    get { pattern.minimumFractionDigits }
    set {
      pattern.minimumFractionDigits = max(newValue, 0)
      pattern.maximumFractionDigits = max(pattern.maximumFractionDigits, pattern.minimumFractionDigits)
    }
  }
  public var maximumFractionDigits: Int {
    get { pattern.maximumFractionDigits }
    set {
      pattern.maximumFractionDigits = max(newValue, 0)
      pattern.minimumFractionDigits = min(pattern.maximumFractionDigits, pattern.minimumFractionDigits)
    }
  }
  /// Whether digits are counted from the first that is not 0, in place of those behind the separator.
  public var usesSignificantDigits = false
  /// The fewest digits that count, where they are counted so.
  public var minimumSignificantDigits = 1 { didSet { usesSignificantDigits = true } }
  /// The most digits that count, where they are counted so.
  public var maximumSignificantDigits = 6 { didSet { usesSignificantDigits = true } }
  public var usesGroupingSeparator = false
  public var groupingSeparator: String! = ","
  public var decimalSeparator: String! = "."
  public var currencySymbol: String! = "$"
  /// The currency by its three letters; to set it sets the symbol, and the digits where the style is that of money.
  public var currencyCode: String! = "USD" {
    didSet {
      let code = currencyCode ?? "USD"
      currencySymbol = CurrencySymbol.symbol(of: code)
      guard numberStyle.isCurrency else { return }
      pattern.minimumFractionDigits = CurrencySymbol.digits(of: code)
      pattern.maximumFractionDigits = pattern.minimumFractionDigits
    }
  }
  /// The text for a value that is not a number.
  public var notANumberSymbol: String! = "NaN"
  /// Kept only: numbers are read as `NSNumber`.
  public var generatesDecimalNumbers = false
  private var ownPositivePrefix: String?
  private var ownNegativePrefix: String?
  private var ownPositiveSuffix: String?
  private var ownNegativeSuffix: String?
  /// What stands before a number from 0 on: at first the currency, where the style has one.
  public var positivePrefix: String! {
    get { ownPositivePrefix ?? currencyPrefix }
    set { ownPositivePrefix = newValue }
  }
  /// What stands before a number below 0: at first a minus, and the currency.
  public var negativePrefix: String! {
    get { ownNegativePrefix ?? (numberStyle == .currencyAccounting ? "(" : "-") + currencyPrefix }
    set { ownNegativePrefix = newValue }
  }
  /// What stands behind a number from 0 on: at first the percent sign, where the style has it.
  public var positiveSuffix: String! {
    get { ownPositiveSuffix ?? ending }
    set { ownPositiveSuffix = newValue }
  }
  /// What stands behind a number below 0: at first the percent sign, where the style has it.
  public var negativeSuffix: String! {
    get { ownNegativeSuffix ?? (numberStyle == .currencyAccounting ? ")" : ending) }
    set { ownNegativeSuffix = newValue }
  }
  /// Writes and reads in place of the formatter, for what few apps ask.
  package var writer: (any NumberWriter)?
  /// Kept only: numbers are written as in the United States.
  public var locale: Locale! = Locale.current

  /// A formatter of whole numbers.
  public override init() {
    super.init()
  }

  /// Writes a number in the formatter's style.
  ///
  /// - Parameter number: The number; as a percentage it is written 100 times as large.
  /// - Returns: The text, ``notANumberSymbol`` for NaN, with `∞` for digits where it is infinite; never nil here.
  public func string(from number: NSNumber) -> String? {
    let number = number.doubleValue
    return writer.map { $0.text(of: number, by: self) } ?? text(of: number)
  }

  private func text(of number: Double) -> String {
    if number.isNaN { return notANumberSymbol ?? "NaN" }
    if numberStyle == .spellOut { return NumberWords.text(of: number) }
    let shown = numberStyle == .percent ? number * 100 : number
    let digits = digits(of: shown, grouping: usesGroupingSeparator ? groupingSeparator ?? "" : "")
    let isNegative = number < 0
    return (isNegative ? negativePrefix : positivePrefix) + digits
      + (isNegative ? negativeSuffix : positiveSuffix)
  }

  /// The digits of a number as it is shown, without sign, currency and the like, but with the `th` of an ordinal.
  package func digits(of number: Double, grouping: String) -> String {
    if number.isInfinite { return "\u{221E}" }
    var pattern = pattern
    pattern.groupingSeparator = grouping
    pattern.decimalSeparator = decimalSeparator ?? "."
    pattern.rounding = rounding(isNegative: number < 0)
    if numberStyle == .scientific {
      if pattern.maximumFractionDigits == 0 { pattern.maximumFractionDigits = 17 }
      return pattern.scientificText(number)
    }
    let shown = usesSignificantDigits ? countSignificantDigits(of: number, in: &pattern) : number
    return pattern.text(shown) + (numberStyle == .ordinal ? NumberFormatter.ordinalEnding(number) : "")
  }

  /// Has a pattern write as many digits as count.
  ///
  /// - Returns: The number, with zeros for the digits before the separator that do not count.
  private func countSignificantDigits(of number: Double, in pattern: inout NumberPattern) -> Double {
    let most = max(maximumSignificantDigits, 1)
    let first = number == 0 ? 0 : Int(log10(abs(number)).rounded(.down))
    pattern.maximumFractionDigits = max(most - 1 - first, 0)
    pattern.minimumFractionDigits = max(min(minimumSignificantDigits, most) - 1 - first, 0)
    guard first >= most else { return number }
    let step = pow(10, Double(first + 1 - most))
    return (number / step).rounded(.toNearestOrEven) * step
  }

  /// Writes a number in a style, with as many digits as the style has.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: The style.
  /// - Returns: The text.
  public static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  /// Reads a number that is written in the formatter's style.
  ///
  /// - Parameter text: The text, with a minus, the currency symbol before it or the percent sign behind it where the
  ///   style has them.
  /// - Returns: The number, of a percentage the hundredth; nil where there is no digit, or a letter that the style does
  ///   not have. Words are not read.
  public func number(from text: String) -> NSNumber? {
    if numberStyle == .spellOut { return nil }
    if let writer { return writer.number(in: text, by: self) }
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    if numberStyle == .currency, bytes.starts(with: (currencySymbol ?? "").utf8) {
      bytes.removeFirst((currencySymbol ?? "").utf8.count)
      if bytes.starts(with: "\u{A0}".utf8) { bytes.removeFirst(2) }
    }
    if numberStyle == .percent {
      guard bytes.popLast() == UInt8(ascii: "%") else { return nil }
    }
    guard let value = value(of: bytes) else { return nil }
    return NumberFormatter.object((isNegative ? -value : value) / (numberStyle == .percent ? 100 : 1))
  }

  /// The object of a number, whole where the number is.
  package static func object(_ number: Double) -> NSNumber {
    number == number.rounded() && number.magnitude < 1e9
      ? NSNumber(value: Int(number)) : NSNumber(value: number)
  }

  /// The number that digits write, with the separators between them; nil where anything else is among them.
  package func value(of bytes: ArraySlice<UInt8>) -> Double? {
    let group = usesGroupingSeparator ? (groupingSeparator ?? "").utf8.first : nil
    let point = (decimalSeparator ?? ".").utf8.first
    var digits: [UInt8] = []
    var hasPoint = false
    for byte in bytes where byte != group {
      if byte == point, !hasPoint {
        hasPoint = true
        digits.append(UInt8(ascii: "."))
      } else if (48...57).contains(byte) {
        digits.append(byte)
      } else {
        return nil
      }
    }
    guard digits.contains(where: { $0 >= 48 }) else { return nil }
    return NSString(string: String(decoding: digits, as: UTF8.self)).doubleValue
  }

  private func rounding(isNegative: Bool) -> NumberPattern.Rounding {
    switch roundingMode {
    case .ceiling: isNegative ? .down : .up
    case .floor: isNegative ? .up : .down
    case .down: .down
    case .up: .up
    case .halfEven: .halfEven
    case .halfDown: .halfDown
    case .halfUp: .halfUp
    }
  }

  private var currencyPrefix: String {
    switch numberStyle {
    case .currency, .currencyAccounting: CurrencySymbol.before(currencySymbol ?? "")
    case .currencyISOCode: CurrencySymbol.before(currencyCode ?? "")
    default: ""
    }
  }

  private var ending: String {
    switch numberStyle {
    case .percent: "%"
    case .currencyPlural: " " + (currencyCode == "USD" ? "US dollars" : currencyCode ?? "")
    default: ""
    }
  }

  private static func ordinalEnding(_ number: Double) -> String {
    let last = number.magnitude.rounded().truncatingRemainder(dividingBy: 100)
    if (11...13).contains(last) { return "th" }
    switch last.truncatingRemainder(dividingBy: 10) {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }
}

/// What writes and reads a formatter's numbers in its place.
package protocol NumberWriter: AnyObject {
  /// The text of a number.
  func text(of number: Double, by formatter: NumberFormatter) -> String
  /// The number that a text writes; nil where it writes none.
  func number(in text: String, by formatter: NumberFormatter) -> NSNumber?
}
