// `String.localizedStringWithFormat` in an imported project: a format whose plurals follow the number.

import Heft
import HeftBase

#if hasFeature(Embedded)
  /// The value that is left out of a function that takes some for a format.
  public struct HeftNoValue: FormatArgument {
    /// No value.
    public init() {}

    public var formatValue: FormatValue { FormatValue(text: "") }
  }

  /// The values that a function was given for a format, without those that were left out.
  public func heftFormatValues(
    _ first: some FormatArgument, _ second: some FormatArgument, _ third: some FormatArgument,
    _ fourth: some FormatArgument, _ fifth: some FormatArgument
  ) -> [FormatValue] {
    var values: [FormatValue] = []
    func add<Value: FormatArgument>(_ value: Value) {
      if Value.self != HeftNoValue.self { values.append(value.formatValue) }
    }
    add(first)
    add(second)
    add(third)
    add(fourth)
    add(fifth)
    return values
  }

  extension String {
    /// Text by a format with a list of values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - arguments: The values of its places.
    public init(format: String, arguments: [FormatValue]) {
      self.init(format: format, values: arguments)
    }

    /// Text by a format with a list of values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - arguments: The values of its places.
    public init(format: String, locale: Locale?, arguments: [FormatValue]) {
      self.init(format: format, values: arguments)
    }
  }

  /// Text by a format without places.
  public func heftLocalized(_ format: String) -> String { format }

  /// Text by a format with a value.
  public func heftLocalized(_ format: String, _ first: some FormatArgument) -> String {
    String(format: format, first)
  }

  /// Text by a format with two values.
  public func heftLocalized(
    _ format: String, _ first: some FormatArgument, _ second: some FormatArgument
  ) -> String {
    String(format: format, first, second)
  }

  /// Text by a format with three values.
  public func heftLocalized(
    _ format: String, _ first: some FormatArgument, _ second: some FormatArgument,
    _ third: some FormatArgument
  ) -> String {
    String(format: format, first, second, third)
  }
#else
  import Foundation

  /// A value of a format.
  public typealias FormatArgument = CVarArg

  /// The value that is left out of a function that takes some for a format.
  public struct HeftNoValue: CVarArg {
    /// No value.
    public init() {}

    public var _cVarArgEncoding: [Int] { [] }
  }

  /// The values that a function was given for a format, without those that were left out.
  public func heftFormatValues(_ values: any CVarArg...) -> [any CVarArg] {
    values.filter { !($0 is HeftNoValue) }
  }

  /// Text by a format with its values. A format with a plural is written as a page writes it, any other by Foundation.
  public func heftLocalized(_ format: String, _ values: any CVarArg...) -> String {
    guard format.contains("%#@\u{1E}") else { return String(format: format, arguments: values) }
    let written: [FormattedText.Value] = values.map { value in
      if let number = value as? any BinaryInteger { return .whole(Int64(truncatingIfNeeded: number)) }
      if let number = value as? Double { return .number(number) }
      if let number = value as? Float { return .number(Double(number)) }
      return .text("\(value)")
    }
    return FormattedText.text(format, written)
  }
#endif
