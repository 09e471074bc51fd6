import Heft

/// Files of the app: what is written is kept in the app's storage, and is there at the next launch.
///
/// A folder that a file's path names need not have been made.
open class FileManager: NSObject {
  /// A place that the system knows.
  public enum SearchPathDirectory: UInt, Sendable {
    case applicationDirectory = 1
    case libraryDirectory = 5
    case userDirectory = 7
    case documentationDirectory = 8
    case documentDirectory = 9
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case sharedPublicDirectory = 21
    case itemReplacementDirectory = 99
    case allApplicationsDirectory = 100
    case allLibrariesDirectory = 101
    case trashDirectory = 102
  }
  /// Whose places are meant, which makes no difference here.
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
    public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
    public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 0xffff)
  }
  /// Which files of a folder are listed.
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
    public static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    public static let includesDirectoriesPostOrder = DirectoryEnumerationOptions(rawValue: 8)
    public static let producesRelativePathURLs = DirectoryEnumerationOptions(rawValue: 16)
  }

  nonisolated(unsafe) private static let shared = FileManager()
  public static var `default`: FileManager { shared }

  public override init() { super.init() }

  /// Returns the bytes that were written there, or else a file of the bundle.
  static func bytes(at path: String) -> [UInt8]? { FilePlaces.bytes(at: path) }

  static func write(_ bytes: [UInt8], to path: String) { FilePlaces.write(bytes, to: path) }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool { FilePlaces.isFolder(path) }

  static func path(of directory: SearchPathDirectory) -> String {
    switch directory {
    case .documentDirectory: "/Documents"
    case .cachesDirectory: "/Library/Caches"
    case .applicationSupportDirectory: "/Library/Application Support"
    case .libraryDirectory, .allLibrariesDirectory: "/Library"
    case .applicationDirectory, .allApplicationsDirectory: "/Applications"
    case .userDirectory: "/Users"
    case .documentationDirectory: "/Library/Documentation"
    case .desktopDirectory: "/Desktop"
    case .downloadsDirectory: "/Downloads"
    case .moviesDirectory: "/Movies"
    case .musicDirectory: "/Music"
    case .picturesDirectory: "/Pictures"
    case .sharedPublicDirectory: "/Public"
    case .itemReplacementDirectory: "/tmp"
    case .trashDirectory: "/.Trash"
    }
  }

  /// Returns the places of a kind: here each has one.
  ///
  /// - Parameters:
  ///   - directory: The kind.
  ///   - domain: Left aside.
  /// - Returns: One address.
  public final func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    [URL(fileURLWithPath: FileManager.path(of: directory))]
  }

  /// Returns the place of a kind.
  ///
  /// - Parameters:
  ///   - directory: The kind.
  ///   - domain: Left aside.
  ///   - url: Left aside.
  ///   - shouldCreate: Left aside: the place is there.
  /// - Returns: The address.
  /// - Throws: Nothing.
  public final func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws(NSError) -> URL { URL(fileURLWithPath: FileManager.path(of: directory)) }

  /// Whether there is a file or a folder.
  ///
  /// - Parameter path: Its path.
  /// - Returns: True where there is.
  open func fileExists(atPath path: String) -> Bool { FilePlaces.isFile(path) || FilePlaces.isFolder(path) }

  /// Whether there is a file or a folder.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - isDirectory: Becomes true for a folder.
  /// - Returns: True where there is.
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    let isFile = FilePlaces.isFile(path)
    let isFolder = !isFile && FilePlaces.isFolder(path)
    isDirectory?.pointee = ObjCBool(isFolder)
    return isFile || isFolder
  }

  /// Returns what is in a file.
  ///
  /// - Parameter path: Its path.
  /// - Returns: The bytes; nil where there is no file.
  open func contents(atPath path: String) -> Data? { FilePlaces.bytes(at: path).map { Data($0) } }

  /// Writes a file, in the place of one that is there.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - data: The bytes; nil means none.
  ///   - attributes: Left aside.
  /// - Returns: True.
  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: AnyObject]? = nil
  ) -> Bool {
    FilePlaces.write(data.map { Array($0) } ?? [], to: path)
    return true
  }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - createIntermediates: Whether one that is there already is no error.
  ///   - attributes: Left aside.
  /// - Throws: An error of Cocoa's domain with the code 516 where it is there.
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: AnyObject]? = nil
  ) throws(NSError) {
    try createDirectory(
      atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
  }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - createIntermediates: Whether one that is there already is no error.
  ///   - attributes: Left aside.
  /// - Throws: An error of Cocoa's domain with the code 516 where it is there.
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: AnyObject]? = nil
  ) throws(NSError) {
    if FilePlaces.isWritten(path) || !createIntermediates && FilePlaces.isFolder(path) {
      throw .heftCocoa(516, "There is a file \(path) already.")
    }
    FilePlaces.makeFolder(path)
  }

  /// The folder for files that nobody needs later; they are kept like all others.
  public final var temporaryDirectory: URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
  /// The root, in which the app's folders are.
  public final var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/") }

  /// Takes a file away, or a folder with all that is in it.
  ///
  /// - Parameter url: Its address.
  /// - Throws: An error of Cocoa's domain with the code 4 where the app has written none.
  open func removeItem(at url: URL) throws(NSError) { try removeItem(atPath: url.path) }

  /// Takes a file away, or a folder with all that is in it.
  ///
  /// - Parameter path: Its path.
  /// - Throws: An error of Cocoa's domain with the code 4 where the app has written none.
  open func removeItem(atPath path: String) throws(NSError) {
    guard FilePlaces.isWritten(path) || FilePlaces.isFolder(path) else {
      throw .heftCocoa(4, "There is no file \(path).")
    }
    FilePlaces.remove(path)
  }

  /// Copies a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - source: Its address.
  ///   - target: The copy's, where nothing is yet.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is none, or 516 where the other is there.
  open func copyItem(at source: URL, to target: URL) throws(NSError) {
    try copyItem(atPath: source.path, toPath: target.path)
  }

  /// Copies a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - source: Its path.
  ///   - target: The copy's, where nothing is yet.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is none, or 516 where the other is there.
  open func copyItem(atPath source: String, toPath target: String) throws(NSError) {
    guard fileExists(atPath: source) else { throw .heftCocoa(260, "There is no file \(source).") }
    if FilePlaces.isWritten(target) || FilePlaces.isFolder(target) {
      throw .heftCocoa(516, "There is a file \(target) already.")
    }
    FilePlaces.copy(source, to: target)
  }

  /// Moves a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - source: Its address.
  ///   - target: The new one, where nothing is yet.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is none, or 516 where the other is there.
  open func moveItem(at source: URL, to target: URL) throws(NSError) {
    try moveItem(atPath: source.path, toPath: target.path)
  }

  /// Moves a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - source: Its path.
  ///   - target: The new one, where nothing is yet.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is none, or 516 where the other is there.
  open func moveItem(atPath source: String, toPath target: String) throws(NSError) {
    try copyItem(atPath: source, toPath: target)
    try removeItem(atPath: source)
  }

  /// Returns the addresses of what lies in a folder.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - keys: Left aside.
  ///   - options: Whether files whose names begin with a point are left out.
  /// - Returns: The addresses.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is no folder.
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws(NSError) -> [URL] {
    let names = try contentsOfDirectory(atPath: url.path)
    return names.filter { !options.contains(.skipsHiddenFiles) || $0.utf8.first != UInt8(ascii: ".") }.map {
      url.appendingPathComponent($0)
    }
  }

  /// Returns the names of what lies in a folder; in the root the bundle's files lie.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The names.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is no folder.
  open func contentsOfDirectory(atPath path: String) throws(NSError) -> [String] {
    guard FilePlaces.isFolder(path) else { throw .heftCocoa(260, "There is no folder \(path).") }
    return FilePlaces.contents(below: path).filter { !$0.utf8.contains(UInt8(ascii: "/")) }
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

/// Returns the paths of a place that the system knows.
///
/// - Parameters:
///   - directory: The place.
///   - domain: Left aside.
///   - expands: Left aside.
/// - Returns: One path.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expands: Bool
) -> [String] { [FileManager.path(of: directory)] }
