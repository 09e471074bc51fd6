// Functions that write messages for developers. They go to the console beside the device, as with `print`. The Embedded
// subset has no list of values of any type, so in a page there is one function for each number of values.

/// Writes a text as a line to the app's console, in quotes.
///
/// - Parameter item: The text.
public func debugPrint(_ item: String) {
  print(item.debugDescription)
}

/// Writes a line to the app's console.
///
/// - Parameter item: What to write.
public func debugPrint<Item: CustomStringConvertible>(_ item: Item) {
  print(item)
}

/// Writes two items as a line to the app's console.
///
/// - Parameters:
///   - first: What to write.
///   - second: What to write next.
public func debugPrint<A: CustomStringConvertible, B: CustomStringConvertible>(_ first: A, _ second: B) {
  print(first, second)
}

#if hasFeature(Embedded)
  /// Writes a line to the app's console.
  ///
  /// - Parameter text: The line.
  public func NSLog(_ text: String) {
    print(FormattedText.text(text, []))
  }

  /// Writes a line by a format with a value to the app's console.
  ///
  /// - Parameters:
  ///   - format: The line with a place for the value, such as `%d`.
  ///   - first: The value.
  public func NSLog(_ format: String, _ first: some FormatArgument) {
    print(String(format: format, first))
  }

  /// Writes a line by a format with two values to the app's console.
  ///
  /// - Parameters:
  ///   - format: The line with a place for each value, such as `%d`.
  ///   - first: The first value.
  ///   - second: The second value.
  public func NSLog(_ format: String, _ first: some FormatArgument, _ second: some FormatArgument) {
    print(String(format: format, first, second))
  }

  /// Writes a line by a format with three values to the app's console.
  ///
  /// - Parameters:
  ///   - format: The line with a place for each value, such as `%d`.
  ///   - first: The first value.
  ///   - second: The second value.
  ///   - third: The third value.
  public func NSLog(
    _ format: String, _ first: some FormatArgument, _ second: some FormatArgument,
    _ third: some FormatArgument
  ) {
    print(String(format: format, first, second, third))
  }

  extension NSString: FormatArgument {
    public var formatValue: FormatValue { FormatValue(text: description) }
  }

  extension NSNumber: FormatArgument {
    public var formatValue: FormatValue { FormatValue(text: description) }
  }
#else
  import Foundation

  /// Writes a line by a format to the app's console.
  ///
  /// - Parameters:
  ///   - format: The line with a place for each value, such as `%d`.
  ///   - values: The values.
  @_disfavoredOverload
  public func NSLog(_ format: String, _ values: CVarArg...) {
    print(String(format: format, arguments: values))
  }
#endif
