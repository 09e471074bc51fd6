import Heft

/// Files of the app: what is written is kept in the app's storage, and is there at the next launch.
///
/// There are no folders: one that is made, or that a path names, is there.
public final class FileManager: NSObject {
  /// A place that the system knows.
  public enum SearchPathDirectory: UInt, Sendable {
    case documentDirectory = 9
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case libraryDirectory = 5
  }
  /// Whose places are meant, which makes no difference here.
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 0xffff)
  }

  nonisolated(unsafe) private static let shared = FileManager()
  public static var `default`: FileManager { shared }

  /// The path without the beginning of an address, and with one slash where there are several.
  private static func plain(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8.dropFirst(path.hasPrefix("file://") ? 7 : 0) where byte != 47 || bytes.last != 47 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The key of the storage for a path; a long one is told apart by its end.
  private static func key(_ path: String) -> String {
    let key = "file:" + plain(path)
    return key.utf8.count <= Storage.longestKey
      ? key : String(decoding: key.utf8.suffix(Storage.longestKey), as: UTF8.self)
  }

  /// Returns the bytes that were written there, or else a file of the bundle.
  static func bytes(at path: String) -> [UInt8]? {
    if let bytes = Storage.heft.data(forKey: key(path)) { return bytes }
    return AppProcess.current?.app.bytes(ofFile: name(path))
  }

  /// The name of a file without its folders.
  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? ""
  }

  /// Whether there is something to read, without reading it.
  private static func isThere(_ path: String) -> Bool {
    Storage.heft.data(forKey: key(path)) != nil || AppProcess.current?.app.hasFile(named: name(path)) == true
  }

  static func write(_ bytes: [UInt8], to path: String) {
    Storage.heft.set(bytes, forKey: key(path))
  }

  public func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    URL(string: "file://" + FileManager.path(of: directory)).map { [$0] } ?? []
  }

  static func path(of directory: SearchPathDirectory) -> String {
    switch directory {
    case .documentDirectory: "/Documents"
    case .cachesDirectory: "/Library/Caches"
    case .applicationSupportDirectory: "/Library/Application Support"
    case .libraryDirectory: "/Library"
    }
  }

  /// Whether a file was written there, or it is a folder of the system.
  public func fileExists(atPath path: String) -> Bool {
    let plain = FileManager.plain(path)
    return ["/", "/tmp", "/tmp/", "/Documents", "/Documents/"].contains(plain)
      || plain.hasPrefix("/Library") && !plain.contains(".") || FileManager.isThere(path)
  }

  public func contents(atPath path: String) -> Data? { FileManager.bytes(at: path).map { Data($0) } }

  @discardableResult
  public func createFile(atPath path: String, contents: Data?) -> Bool {
    FileManager.write(contents.map { Array($0) } ?? [], to: path)
    return true
  }

  /// Does nothing: a folder that a path names is there.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - withIntermediateDirectories: Left aside.
  ///   - attributes: Left aside.
  /// - Throws: Nothing.
  public func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [String: AnyObject]? = nil
  ) throws(NSError) {}
  /// Does nothing, as the other one.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - withIntermediateDirectories: Left aside.
  ///   - attributes: Left aside.
  /// - Throws: Nothing.
  public func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool, attributes: [String: AnyObject]? = nil
  ) throws(NSError) {}

  /// The folder for files that nobody needs later; they are kept like all others.
  public var temporaryDirectory: URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

  public func removeItem(at url: URL) throws(NSError) { try removeItem(atPath: url.path) }

  public func removeItem(atPath path: String) throws(NSError) {
    guard Storage.heft.data(forKey: FileManager.key(path)) != nil else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 4, userInfo: nil)
    }
    Storage.heft.removeData(forKey: FileManager.key(path))
  }

  public func copyItem(at source: URL, to target: URL) throws(NSError) {
    FileManager.write(Array(try Data(contentsOf: source)), to: target.path)
  }

  public func moveItem(at source: URL, to target: URL) throws(NSError) {
    try copyItem(at: source, to: target)
    try removeItem(at: source)
  }

  /// The places of the files in a folder; which values are asked for makes no difference here.
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [String]?, options: Int = 0
  ) throws(NSError) -> [URL] {
    try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
  }

  /// The names of the files in a folder.
  public func contentsOfDirectory(atPath path: String) throws(NSError) -> [String] {
    let start = "file:" + FileManager.plain(path + "/")
    return Storage.heft.keys.filter { $0.hasPrefix(start) }.map {
      String(decoding: $0.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    }
  }
}

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

/// The folder of the app: the root, in which `/Documents` and `/Library` are.
///
/// - Returns: `/`.
public func NSHomeDirectory() -> String { "/" }

/// The folder for files that nobody needs later; they are kept like all others.
///
/// - Returns: `/tmp/`.
public func NSTemporaryDirectory() -> String { "/tmp/" }

/// The paths of a place that the system knows.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expands: Bool
) -> [String] { [FileManager.path(of: directory)] }

extension Storage {
  /// The running app's.
  fileprivate static var heft: Storage { UIApplication.shared.storage }
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
      public static let completeFileProtection = WritingOptions(rawValue: 1 << 29)
    }

    public func write(to url: URL, options: WritingOptions) throws(NSError) { try write(to: url) }
  }
#endif
