// Files read into texts and bytes, and written from them.

import Heft

/// The text of a file of the app or its bundle: `String(contentsOfFile:encoding:)`, with an error that a page can throw.
public func heftText(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws(NSError) -> String
{
  guard let bytes = FileManager.bytes(at: path) else { throw .heftCocoa(260, "There is no file \(path).") }
  return String(decoding: bytes, as: UTF8.self)
}

public func heftText(contentsOf url: URL, encoding: String.Encoding = .utf8) throws(NSError) -> String {
  try heftText(contentsOfFile: url.path, encoding: encoding)
}

/// The bytes of a file of the app or its bundle: `Data(contentsOf:)`.
public func heftData(contentsOf url: URL, options: Data.ReadingOptions = []) throws(NSError) -> Data {
  guard let bytes = FileManager.bytes(at: url.path) else {
    throw .heftCocoa(260, "There is no file \(url.path).")
  }
  return Data(bytes)
}

/// The bytes of a file, `NSData(contentsOfFile:)`; nil if there is none.
public func heftData(contentsOfFile path: String) -> Data? { FileManager.default.contents(atPath: path) }

extension Data {
  /// Writes a file of the app: `write(to:options:)`, with an error that a page can throw.
  public func heftWrite(to url: URL, options: WritingOptions = []) throws(NSError) {
    FileManager.write(Array(self), to: url.path)
  }
}

extension String {
  /// Writes a file of the app: `write(to:atomically:encoding:)`, with an error that a page can throw.
  public func heftWrite(to url: URL, atomically: Bool, encoding: String.Encoding) throws(NSError) {
    FileManager.write(Array(utf8), to: url.path)
  }

  public func heftWrite(toFile path: String, atomically: Bool, encoding: String.Encoding) throws(NSError) {
    FileManager.write(Array(utf8), to: path)
  }
}

extension Data {
  /// Reads a file that the app has written; a file of the bundle is read by `Bundle`.
  public init(contentsOf url: URL) throws(NSError) {
    guard let bytes = FileManager.bytes(at: url.path) else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 260, userInfo: nil)
    }
    self.init(bytes)
  }

  public func write(to url: URL) throws(NSError) { FileManager.write(Array(self), to: url.path) }

  /// Writes a file, as Swift 2 has it.
  ///
  /// - Parameters:
  ///   - path: Where it is written.
  ///   - atomically: Makes no difference.
  /// - Returns: True.
  @discardableResult
  public func writeToFile(_ path: String, atomically: Bool) -> Bool {
    FileManager.write(Array(self), to: path)
    return true
  }
}

#if hasFeature(Embedded)
  extension Data {
    /// How a file is read, which makes no difference here.
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let mappedIfSafe = ReadingOptions(rawValue: 1)
      public static let uncached = ReadingOptions(rawValue: 2)
      public static let alwaysMapped = ReadingOptions(rawValue: 8)
    }

    /// How a file is written, which makes no difference here.
    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let atomic = WritingOptions(rawValue: 1)
      public static let atomicWrite = WritingOptions(rawValue: 1)
      public static let withoutOverwriting = WritingOptions(rawValue: 2)
      public static let noFileProtection = WritingOptions(rawValue: 1 << 28)
      public static let completeFileProtection = WritingOptions(rawValue: 1 << 29)
      public static let completeFileProtectionUnlessOpen = WritingOptions(rawValue: 3 << 28)
      public static let completeFileProtectionUntilFirstUserAuthentication = WritingOptions(rawValue: 1 << 30)
      public static let fileProtectionMask = WritingOptions(rawValue: 15 << 28)
    }

    public func write(to url: URL, options: WritingOptions) throws(NSError) { try write(to: url) }

    /// Writes the bytes to a file, as objects of Swift 2 do.
    ///
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - atomically: Makes no difference.
    /// - Returns: Whether it is written.
    @discardableResult
    public func write(toFile path: String, atomically: Bool) -> Bool {
      do {
        try write(to: URL(fileURLWithPath: path))
        return true
      } catch {
        return false
      }
    }
  }

  /// The bytes of a file, as Swift 2's `NSData(contentsOfURL:)` reads them.
  ///
  /// - Parameter url: Where the file is.
  /// - Returns: The bytes; nil where there are none.
  public func heftFile(at url: URL) -> Data? { try? heftData(contentsOf: url) }
#endif
