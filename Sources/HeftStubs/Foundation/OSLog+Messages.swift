// The system's log, which is the app's console here.

import Heft

/// Who may read a value of the log, which makes no difference here.
public struct OSLogPrivacy: Sendable {
  /// How a value is made unreadable.
  public enum Mask: Sendable { case none, hash }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Makes no difference.
  ///
  /// - Parameter mask: Left aside.
  /// - Returns: The same as any other.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Makes no difference.
  ///
  /// - Parameter mask: Left aside.
  /// - Returns: The same as any other.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a decimal number is written in the log.
public struct OSLogFloatFormatting: Sendable {
  let places: Int?
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(places: 6) }

  /// A number with a count of places.
  ///
  /// - Parameter precision: How many places.
  /// - Returns: The way to write.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(places: precision) }
}

/// The text of a line of the log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Puts the values into the text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value that has a text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - privacy: Left aside.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: Value, privacy: OSLogPrivacy = .auto
    ) { text += value.description }

    /// A value that has a text, or none.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - privacy: Left aside.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: Value?, privacy: OSLogPrivacy = .auto
    ) { text += heftDescription(value) }

    /// A value without a text of its own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - privacy: Left aside.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
      text += heftDescription(value)
    }

    /// A decimal number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: How it is written.
    ///   - privacy: Left aside.
    public mutating func appendInterpolation(
      _ value: Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += format.places.map { String(format: "%.\($0)f", value) } ?? value.description }

    /// A decimal number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: How it is written.
    ///   - privacy: Left aside.
    public mutating func appendInterpolation(
      _ value: Float, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { appendInterpolation(Double(value), format: format) }
  }

  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Writes lines to the app's console.
public struct Logger: Sendable {
  private let category: String

  /// A log; its lines begin with the category.
  ///
  /// - Parameters:
  ///   - subsystem: Left aside.
  ///   - category: What the lines are about.
  public init(subsystem: String, category: String) { self.category = category }

  /// A log of lines as they are.
  public init() { category = "" }

  /// A log of lines as they are.
  ///
  /// - Parameter log: Left aside.
  public init(_ log: OSLog) { category = "" }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - level: Left aside.
  ///   - message: The line.
  public func log(level: OSLogType, _ message: OSLogMessage) { log(message) }

  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func log(_ message: OSLogMessage) {
    Heft.print(category.isEmpty ? message.text : "[" + category + "] " + message.text)
  }

  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func trace(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func debug(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func info(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func notice(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func warning(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func error(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func critical(_ message: OSLogMessage) { log(message) }
  /// Writes a line.
  ///
  /// - Parameter message: The line.
  public func fault(_ message: OSLogMessage) { log(message) }
}

extension OSLog {
  /// The console too.
  public static let disabled = OSLog()
  public static let pointsOfInterest = OSLog()

  /// What a log is about.
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
  }

  /// A log, which is the console.
  ///
  /// - Parameters:
  ///   - subsystem: Left aside.
  ///   - category: Left aside.
  public init(subsystem: String, category: Category) { self = .default }

  /// Whether lines are written: they are.
  ///
  /// - Parameter type: Left aside.
  /// - Returns: True.
  public func isEnabled(type: OSLogType) -> Bool { true }
  public var signpostsEnabled: Bool { false }
}

/// Writes a line to the app's console.
///
/// - Parameters:
///   - type: Left aside.
///   - log: Left aside.
///   - message: The line.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Heft.print(message.text)
}

#if hasFeature(Embedded)
  /// A format without what it says of privacy, as `%{public}@`.
  private func heftLogFormat(_ message: StaticString) -> String {
    var format = ""
    var isInside = false
    var last: Character = " "
    for character in "\(message)" {
      if last == "%", character == "{" { isInside = true }
      if !isInside { format.append(character) }
      if character == "}" { isInside = false }
      last = character
    }
    return format
  }

  /// Writes a line by a format to the app's console.
  ///
  /// - Parameters:
  ///   - message: The format.
  ///   - log: Left aside.
  ///   - type: Left aside.
  ///   - first: Its value.
  @_disfavoredOverload
  public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ first: some FormatArgument
  ) { Heft.print(String(format: heftLogFormat(message), first)) }

  /// Writes a line by a format to the app's console.
  ///
  /// - Parameters:
  ///   - message: The format.
  ///   - log: Left aside.
  ///   - type: Left aside.
  ///   - first: Its first value.
  ///   - second: Its second value.
  public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ first: some FormatArgument,
    _ second: some FormatArgument
  ) { Heft.print(String(format: heftLogFormat(message), first, second)) }

  /// Writes a line by a format to the app's console.
  ///
  /// - Parameters:
  ///   - message: The format.
  ///   - log: Left aside.
  ///   - type: Left aside.
  ///   - first: Its first value.
  ///   - second: Its second value.
  ///   - third: Its third value.
  public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ first: some FormatArgument,
    _ second: some FormatArgument, _ third: some FormatArgument
  ) { Heft.print(String(format: heftLogFormat(message), first, second, third)) }
#endif

/// A place in the code that is measured, which nothing does here.
public struct OSSignpostType: Sendable {
  public static let event = OSSignpostType()
  public static let begin = OSSignpostType()
  public static let end = OSSignpostType()
}

/// Tells measurements apart.
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()

  /// The same as any other.
  ///
  /// - Parameter log: Left aside.
  public init(log: OSLog) {}
  init() {}
}

/// Does nothing: no time is measured here.
///
/// - Parameters:
///   - type: Left aside.
///   - log: Left aside.
///   - name: Left aside.
///   - id: Left aside.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID id: OSSignpostID = .exclusive
) {}
