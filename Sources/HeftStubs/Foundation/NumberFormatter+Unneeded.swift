// The properties of a number's formatter that few apps set.

import Heft

extension NumberFormatter {
  /// Where the padding of a short text is.
  public enum PadPosition: UInt, Sendable {
    case beforePrefix = 0
    case afterPrefix = 1
    case beforeSuffix = 2
    case afterSuffix = 3
  }

  /// How a formatter writes, which is always the same.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// What is set; nil where nothing is.
  private final var known: NumberRules? { writer.map { unsafeDowncast($0, to: NumberRules.self) } }
  /// What is set, made where nothing is.
  private final var rules: NumberRules {
    if let known { return known }
    let rules = NumberRules()
    writer = rules
    return rules
  }

  // MARK: Digits

  /// The most digits before the point: further ones are left out.
  public final var maximumIntegerDigits: Int {
    get { known?.maximumIntegerDigits ?? (numberStyle == .none ? 42 : 2_000_000_000) }
    set { rules.maximumIntegerDigits = max(newValue, 0) }
  }
  /// How many digits there are from the point to the first separator.
  public final var groupingSize: Int {
    get { known?.groupingSize ?? (numberStyle == .none ? 0 : 3) }
    set { rules.groupingSize = newValue }
  }
  /// How many digits there are between further separators; 0 is as many as to the first.
  public final var secondaryGroupingSize: Int {
    get { known?.secondaryGroupingSize ?? 0 }
    set { rules.secondaryGroupingSize = newValue }
  }
  /// Whether the point is there where nothing stands behind it.
  public final var alwaysShowsDecimalSeparator: Bool {
    get { known?.alwaysShowsDecimalSeparator ?? false }
    set { rules.alwaysShowsDecimalSeparator = newValue }
  }
  /// The point in money.
  public final var currencyDecimalSeparator: String! {
    get { known?.currencyDecimalSeparator ?? "." }
    set { rules.currencyDecimalSeparator = newValue }
  }
  /// The mark between thousands in money.
  public final var currencyGroupingSeparator: String! {
    get { known?.currencyGroupingSeparator ?? "," }
    set { rules.currencyGroupingSeparator = newValue }
  }
  /// What numbers are rounded to a multiple of; 0 means none.
  public final var roundingIncrement: NSNumber! {
    get { NSNumber(value: known?.roundingIncrement ?? 0) }
    set { rules.roundingIncrement = newValue?.doubleValue ?? 0 }
  }
  /// What numbers are multiplied by as they are written, and divided by as they are read.
  public final var multiplier: NSNumber? {
    get { (known?.multiplier ?? (numberStyle == .percent ? 100 : nil)).map { NSNumber(value: $0) } }
    set { rules.multiplier = newValue?.doubleValue }
  }

  // MARK: Patterns

  private final var stylePattern: String {
    switch numberStyle {
    case .decimal: "#,##0.###"
    case .percent: "#,##0%"
    case .scientific: "#E0"
    case .currency, .currencyAccounting: "\u{A4}#,##0.00"
    case .currencyISOCode: "\u{A4}\u{A4}#,##0.00"
    default: "#"
    }
  }
  /// The pattern of numbers from 0 on, and behind a semicolon that of those below.
  public final var positiveFormat: String! {
    get { known?.positiveFormat ?? stylePattern }
    set {
      rules.positiveFormat = newValue
      guard let newValue else { return }
      let parts = newValue.components(separatedBy: ";")
      rules.apply(NumberAffixes(parts[0]), to: self)
      if parts.count > 1 { rules.applyNegative(NumberAffixes(parts[1]), to: self) }
    }
  }
  /// The pattern of numbers below 0, of which what is before and behind the digits counts.
  public final var negativeFormat: String! {
    get {
      known?.negativeFormat
        ?? (numberStyle == .currencyAccounting ? "(" + stylePattern + ")" : positiveFormat)
    }
    set {
      rules.negativeFormat = newValue
      if let newValue { rules.applyNegative(NumberAffixes(newValue), to: self) }
    }
  }
  /// The pattern of numbers from 0 on.
  public final var format: String {
    get { positiveFormat }
    set { positiveFormat = newValue }
  }

  // MARK: Symbols

  /// The text for 0; nil is its digits.
  public final var zeroSymbol: String? {
    get { known?.zeroSymbol }
    set { rules.zeroSymbol = newValue }
  }
  /// The text for no number, which is empty here.
  public final var nilSymbol: String {
    get { "" }
    set {}
  }
  /// The sign of percent.
  public final var percentSymbol: String! {
    get { known?.percentSymbol ?? "%" }
    set { rules.percentSymbol = newValue ?? "%" }
  }
  /// The sign of a thousandth.
  public final var perMillSymbol: String! {
    get { "\u{2030}" }
    set {}
  }
  /// The sign of numbers below 0.
  public final var minusSign: String! {
    get { known?.minusSign ?? "-" }
    set { rules.minusSign = newValue ?? "-" }
  }
  /// The sign of numbers above 0, which is not written.
  public final var plusSign: String! {
    get { "+" }
    set {}
  }
  /// The sign before the power of ten.
  public final var exponentSymbol: String! {
    get { known?.exponentSymbol ?? "E" }
    set { rules.exponentSymbol = newValue ?? "E" }
  }
  public final var positiveInfinitySymbol: String {
    get { "+\u{221E}" }
    set {}
  }
  public final var negativeInfinitySymbol: String {
    get { "-\u{221E}" }
    set {}
  }
  /// The three letters of the currency.
  public final var internationalCurrencySymbol: String! {
    get { currencyCode }
    set {}
  }

  // MARK: Width

  /// How many letters a text has at least; what is missing is padding.
  public final var formatWidth: Int {
    get { known?.formatWidth ?? 0 }
    set { rules.formatWidth = newValue }
  }
  /// What a short text is padded with.
  public final var paddingCharacter: String! {
    get { known?.paddingCharacter ?? " " }
    set { rules.paddingCharacter = newValue ?? " " }
  }
  /// Where a short text is padded.
  public final var paddingPosition: PadPosition {
    get { known?.paddingPosition ?? .beforePrefix }
    set { rules.paddingPosition = newValue }
  }

  // MARK: Reading

  /// Whether a text is read that leaves out what stands before and behind the digits.
  public final var isLenient: Bool {
    get { known?.isLenient ?? false }
    set { rules.isLenient = newValue }
  }
  /// Whether numbers that are read have places.
  public final var allowsFloats: Bool {
    get { known?.allowsFloats ?? true }
    set { rules.allowsFloats = newValue }
  }
  /// The least number that is read.
  public final var minimum: NSNumber? {
    get { known?.minimum.map { NSNumber(value: $0) } }
    set { rules.minimum = newValue?.doubleValue }
  }
  /// The greatest number that is read.
  public final var maximum: NSNumber? {
    get { known?.maximum.map { NSNumber(value: $0) } }
    set { rules.maximum = newValue?.doubleValue }
  }
  /// Makes no difference: a text is read when it is whole.
  public final var isPartialStringValidationEnabled: Bool {
    get { false }
    set {}
  }
  /// Always the same.
  public final var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
  /// Always the same.
  public static var defaultFormatterBehavior: Behavior { .behavior10_4 }
  /// Makes no difference in English.
  public final var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }

  // MARK: Values

  /// Returns the text of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; nil of nil.
  public final func string(for number: NSNumber?) -> String? { number.flatMap { string(from: $0) } }

  /// Returns the text of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; nil of nil.
  public final func string(for number: (some BinaryInteger)?) -> String? {
    number.flatMap { string(from: NSNumber(value: Double($0))) }
  }

  /// Returns the text of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; nil of nil.
  public final func string(for number: (some BinaryFloatingPoint)?) -> String? {
    number.flatMap { string(from: NSNumber(value: Double($0))) }
  }

  /// Returns the text of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; nil of nil.
  public final func string(for number: Decimal?) -> String? {
    number.flatMap { string(from: NSNumber(value: $0.doubleValue)) }
  }

  /// Returns the text of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; nil of nil.
  public final func string(for number: NSDecimalNumber?) -> String? {
    number.flatMap { string(from: NSNumber(value: $0.doubleValue)) }
  }
}
