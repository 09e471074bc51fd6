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

  /// The key of the storage for a path; a long one is told apart by its end.
  private static func key(_ path: String) -> String {
    let plain = path.hasPrefix("file://") ? String(path.utf8.dropFirst(7)) ?? path : path
    let key = "file:" + plain
    return key.utf8.count <= Storage.longestKey
      ? key : String(decoding: key.utf8.suffix(Storage.longestKey), as: UTF8.self)
  }

  static func bytes(at path: String) -> [UInt8]? {
    Storage.heft.data(forKey: key(path))
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
    path == "/Documents" || path.hasPrefix("/Library") && !path.contains(".")
      || FileManager.bytes(at: path) != nil
  }

  public func contents(atPath path: String) -> Data? { FileManager.bytes(at: path).map { Data($0) } }

  @discardableResult
  public func createFile(atPath path: String, contents: Data?) -> Bool {
    FileManager.write(contents.map { Array($0) } ?? [], to: path)
    return true
  }

  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws(NSError) {}
  public func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws(NSError) {}

  public func removeItem(at url: URL) throws(NSError) { try removeItem(atPath: url.path) }

  public func removeItem(atPath path: String) throws(NSError) {
    guard FileManager.bytes(at: path) != nil else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 4, userInfo: nil)
    }
    Storage.heft.removeData(forKey: FileManager.key(path))
  }

  /// The names of the files in a folder.
  public func contentsOfDirectory(atPath path: String) throws(NSError) -> [String] {
    let start = "file:" + (path.hasSuffix("/") ? path : path + "/")
    return Storage.heft.keys.filter { $0.hasPrefix(start) }.map {
      String(decoding: $0.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    }
  }
}

/// The paths of a place that the system knows.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expands: Bool
) -> [String] { [FileManager.path(of: directory)] }

extension Storage {
  /// The running app's.
  fileprivate static var heft: Storage { UIApplication.shared.storage }
}

extension Data {
  /// What was written to a file of the app; a file of the bundle is read by `Bundle`.
  public init(contentsOf url: URL) throws(NSError) {
    guard let bytes = FileManager.bytes(at: url.path) else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 260, userInfo: nil)
    }
    self.init(bytes)
  }

  public func write(to url: URL) throws(NSError) { FileManager.write(Array(self), to: url.path) }
}

#if hasFeature(Embedded)
  extension Data {
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
