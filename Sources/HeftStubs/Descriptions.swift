// Values as text. A page keeps no names of types and members, so that a value without a `description` of its own has none.

import Heft
import HeftBase

/// The text of a value, as `String(describing:)` has it.
///
/// - Parameter value: The value.
/// - Returns: The text.
public func heftDescription<Value: CustomStringConvertible>(_ value: Value) -> String { value.description }

/// The text of a value that has no description of its own: `(value)` in a page.
///
/// - Parameter value: The value.
/// - Returns: The text.
@_disfavoredOverload
public func heftDescription<Value>(_ value: Value) -> String {
  #if hasFeature(Embedded)
    "(value)"
  #else
    String(describing: value)
  #endif
}

/// The text of a value that may be missing: `nil` or `Optional(value)`.
///
/// - Parameter value: The value.
/// - Returns: The text.
public func heftDescription<Value: CustomStringConvertible>(_ value: Value?) -> String {
  value.map { "Optional(" + $0.description + ")" } ?? "nil"
}

/// The text of a text that may be missing, in quotes: `nil` or `Optional("text")`.
///
/// - Parameter value: The value.
/// - Returns: The text.
public func heftDescription(_ value: String?) -> String {
  value.map { "Optional(\"" + $0 + "\")" } ?? "nil"
}

/// The text of a value that may be missing and has no description of its own.
///
/// - Parameter value: The value.
/// - Returns: The text.
@_disfavoredOverload
public func heftDescription<Value>(_ value: Value?) -> String {
  value.map { "Optional(" + heftDescription($0) + ")" } ?? "nil"
}

/// The text of a list: `[a, b]`.
///
/// - Parameter values: The values.
/// - Returns: The text.
public func heftDescription<Value: CustomStringConvertible>(_ values: [Value]) -> String {
  listed(values.map { $0.description })
}

/// The text of a list of texts, in quotes: `["a", "b"]`.
///
/// - Parameter values: The values.
/// - Returns: The text.
public func heftDescription(_ values: [String]) -> String { listed(values.map { "\"" + $0 + "\"" }) }

/// The text of a list of values that have no description of their own.
///
/// - Parameter values: The values.
/// - Returns: The text.
@_disfavoredOverload
public func heftDescription<Value>(_ values: [Value]) -> String { listed(values.map { heftDescription($0) }) }

/// The text of a dictionary: `[key: value]`, in no order of its own.
///
/// - Parameter values: The values.
/// - Returns: The text.
public func heftDescription<Key: CustomStringConvertible, Value: CustomStringConvertible>(
  _ values: [Key: Value]
) -> String {
  values.isEmpty ? "[:]" : listed(values.map { $0.key.description + ": " + $0.value.description })
}

private func listed(_ texts: [String]) -> String { "[" + texts.joined(separator: ", ") + "]" }

/// Writes a line to the app's console: what an imported project's `print` becomes.
///
/// - Parameters:
///   - items: The texts of the items.
///   - separator: The text between two of them.
///   - terminator: The text at the end.
public func heftPrint(_ items: String..., separator: String = " ", terminator: String = "\n") {
  Heft.print(items.joined(separator: separator), terminator: terminator)
}

/// Writes a line to a text or another stream: what an imported project's `print(_:to:)` becomes.
///
/// - Parameters:
///   - items: The texts of the items.
///   - separator: The text between two of them.
///   - terminator: The text at the end.
///   - output: What is written to.
public func heftPrint<Output: TextOutputStream>(
  _ items: String..., separator: String = " ", terminator: String = "\n", to output: inout Output
) { output.write(items.joined(separator: separator) + terminator) }

/// Writes the text of a value to the app's console: what an imported project's `dump` becomes.
///
/// - Parameters:
///   - text: The text of the value.
///   - name: A name to stand before it.
///   - indent: How many blanks the line begins with.
///   - maxDepth: Left aside: a page knows no parts of values.
///   - maxItems: Left aside.
public func heftPrint(
  _ text: String, name: String?, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) {
  Heft.print(String(repeating: " ", count: Swift.max(indent, 0)) + (name.map { $0 + ": " } ?? "") + text)
}

#if hasFeature(Embedded)
  extension DefaultStringInterpolation {
    /// A value that may be missing: `nil` or `Optional(value)`.
    ///
    /// - Parameter value: The value.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value?) {
      appendLiteral(heftDescription(value))
    }

    /// A list: `[a, b]`.
    ///
    /// - Parameter values: The values.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ values: [Value]) {
      appendLiteral(heftDescription(values))
    }

    /// A value without a description of its own.
    ///
    /// - Parameter value: The value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendLiteral(heftDescription(value))
    }
  }
#endif

/// A value that a format takes.
///
/// - Parameter value: The value.
/// - Returns: What the format takes.
public func heftFormatted<Value: FormatArgument>(_ value: Value) -> Value { value }

/// The text of an object or of another value that a format does not take: what `%@` stands for.
///
/// - Parameter value: The value.
/// - Returns: What the format takes.
@_disfavoredOverload
public func heftFormatted<Value>(_ value: Value) -> String { heftDescription(value) }

/// The text of an object with a description of its own.
///
/// - Parameter value: The value.
/// - Returns: What the format takes.
@_disfavoredOverload
public func heftFormatted<Value: CustomStringConvertible>(_ value: Value) -> String { heftDescription(value) }
