// `String.localizedStringWithFormat` in an imported project: a format whose plurals follow the number.

import Heft
import HeftBase

#if hasFeature(Embedded)
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
