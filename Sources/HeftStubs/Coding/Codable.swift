// Values that are written as JSON and property lists. The page has no reflection: the importer writes what the compiler
// does elsewhere, and a coder is a class, not a value behind a protocol.

import Heft

/// A value that can be read from JSON or a property list.
public protocol Decodable {
  init(from decoder: Decoder) throws(NSError)
}

/// A value that can be written as JSON or a property list.
public protocol Encodable {
  func encode(to encoder: Encoder) throws(NSError)
}

/// A value that can be both read and written.
public typealias Codable = Decodable & Encodable

/// The name of a member.
public protocol CodingKey {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}

extension CodingKey {
  public var intValue: Int? { nil }
  public init?(intValue: Int) { return nil }
}

extension CodingKey where Self: RawRepresentable, RawValue == String {
  public var stringValue: String { rawValue }
  public init?(stringValue: String) { self.init(rawValue: stringValue) }
}

extension CodingKey where Self: RawRepresentable, RawValue == Int {
  public var stringValue: String { "\(rawValue)" }
  public var intValue: Int? { rawValue }
  public init?(stringValue: String) {
    guard let number = Int(stringValue) else { return nil }
    self.init(rawValue: number)
  }
  public init?(intValue: Int) { self.init(rawValue: intValue) }
}

/// A name of a member, of whatever type it was in the sources: a page has no values behind `any CodingKey`.
public struct HeftCodingKey: CodingKey, Hashable, CustomStringConvertible, Sendable {
  public let stringValue: String
  public let intValue: Int?

  public init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  public init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  init<Key: CodingKey>(_ key: Key) {
    stringValue = key.stringValue
    intValue = key.intValue
  }

  public var description: String { stringValue }
}

/// Names a value that coders are given by the app.
public struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue }
}

/// Why a value cannot be read.
public enum DecodingError: Error, LocalizedError {
  /// Where it is, and what is wrong there.
  public struct Context: Sendable {
    public let codingPath: [HeftCodingKey]
    public let debugDescription: String
    /// The error behind it.
    public let underlyingError: NSError?

    /// A place and what is wrong there.
    ///
    /// - Parameters:
    ///   - codingPath: The place.
    ///   - debugDescription: What is wrong.
    ///   - underlyingError: The error behind it.
    public init(codingPath: [HeftCodingKey], debugDescription: String, underlyingError: NSError? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }

  /// It is of another kind than the type that is named.
  case typeMismatch(String, Context)
  /// It is null, or not there.
  case valueNotFound(String, Context)
  /// A member is missing.
  case keyNotFound(HeftCodingKey, Context)
  /// It is nothing that can be read.
  case dataCorrupted(Context)

  /// A description of the error, and its place.
  public var errorDescription: String? {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      }
    let path = context.codingPath.map { $0.stringValue }.joined(separator: ".")
    return path.isEmpty ? context.debugDescription : path + ": " + context.debugDescription
  }

  /// An error of a value in a container that cannot be decoded.
  public static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [HeftCodingKey(key)], debugDescription: debugDescription))
  }

  /// An error of a value in a container that cannot be decoded.
  public static func dataCorruptedError(
    in container: SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }

  /// An error of a value in a container that cannot be decoded.
  public static func dataCorruptedError(
    in container: UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}

/// Why a value cannot be written.
public enum EncodingError: Error, LocalizedError {
  /// Where it is, and what is wrong there.
  public struct Context: Sendable {
    public let codingPath: [HeftCodingKey]
    public let debugDescription: String

    public init(codingPath: [HeftCodingKey], debugDescription: String) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
    }
  }

  /// The value, as text, cannot be written.
  case invalidValue(String, Context)

  public var errorDescription: String? {
    guard case .invalidValue(_, let context) = self else { return nil }
    return context.debugDescription
  }
}
