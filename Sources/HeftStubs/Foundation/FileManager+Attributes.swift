import Heft

extension FileManager {
  /// How a file takes another one's place, which makes no difference here.
  public struct ItemReplacementOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let usingNewMetadataOnly = ItemReplacementOptions(rawValue: 1)
    public static let withoutDeletingBackupItem = ItemReplacementOptions(rawValue: 2)
  }

  /// The free space that files are told to have.
  static var capacity: Int64 { 1 << 30 }

  /// The date of every file.
  static func date() -> Date {
    Stub.say("FileManager", "no dates of files are kept here: all are as of now.")
    return Date()
  }

  /// Nothing: no delegate is called.
  public final var delegate: (any FileManagerDelegate)? {
    get { nil }
    set {}
  }
  /// The root.
  public final var currentDirectoryPath: String { "/" }

  /// Returns whether a path is the root: there is no other current folder.
  ///
  /// - Parameter path: The path.
  /// - Returns: True for the root.
  @discardableResult
  public final func changeCurrentDirectoryPath(_ path: String) -> Bool { FilePlaces.plain(path) == "/" }

  /// Whether a file is there and can be read.
  ///
  /// - Parameter path: Its path.
  /// - Returns: True where it is.
  public final func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }

  /// Whether a file is the app's own.
  ///
  /// - Parameter path: Its path.
  /// - Returns: True where it is there, and not of the bundle.
  public final func isWritableFile(atPath path: String) -> Bool {
    FilePlaces.isWritten(path) || FilePlaces.isFolder(path)
  }

  /// Whether a file is the app's own.
  ///
  /// - Parameter path: Its path.
  /// - Returns: True where it is there, and not of the bundle.
  public final func isDeletableFile(atPath path: String) -> Bool { isWritableFile(atPath: path) }

  /// Returns false: no file can be run.
  ///
  /// - Parameter path: Left aside.
  /// - Returns: False.
  public final func isExecutableFile(atPath path: String) -> Bool { false }

  /// Returns what is known of a file: its size, its kind, and the present time as its dates.
  ///
  /// - Parameter path: Its path.
  /// - Returns: The values.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is no file.
  public final func attributesOfItem(atPath path: String) throws(NSError) -> [FileAttributeKey: AnyObject] {
    guard fileExists(atPath: path) else { throw .heftCocoa(260, "There is no file \(path).") }
    let bytes = FilePlaces.bytes(at: path)
    let date = heftObject(FileManager.date())
    return [
      .size: heftObject(bytes?.count ?? 0), .modificationDate: date, .creationDate: date,
      .type: heftObject(bytes == nil ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular),
      .posixPermissions: heftObject(bytes == nil ? 0o755 : 0o644),
    ]
  }

  /// Returns what is known of the storage: a gigabyte, which is free.
  ///
  /// - Parameter path: Left aside.
  /// - Returns: The sizes.
  /// - Throws: Nothing.
  public final func attributesOfFileSystem(
    forPath path: String
  ) throws(NSError) -> [FileAttributeKey: AnyObject] {
    let size = heftObject(FileManager.capacity)
    return [.systemSize: size, .systemFreeSize: size]
  }

  /// Does nothing: no values are kept.
  ///
  /// - Parameters:
  ///   - attributes: Left aside.
  ///   - path: The file's path.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is no file.
  public final func setAttributes(
    _ attributes: [FileAttributeKey: AnyObject], ofItemAtPath path: String
  ) throws(NSError) {
    if !fileExists(atPath: path) { throw .heftCocoa(4, "There is no file \(path).") }
  }

  /// Whether two files have the same bytes.
  ///
  /// - Parameters:
  ///   - path: A file's path.
  ///   - other: The other one's.
  /// - Returns: True where both are there and have.
  public final func contentsEqual(atPath path: String, andPath other: String) -> Bool {
    guard let bytes = FilePlaces.bytes(at: path) else { return false }
    return bytes == FilePlaces.bytes(at: other)
  }

  /// Returns the name of a file without its folders.
  ///
  /// - Parameter path: Its path.
  /// - Returns: The name.
  public final func displayName(atPath path: String) -> String { FilePlaces.name(path) }

  /// Returns the paths of all that is below a folder, from there on.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The paths.
  /// - Throws: An error of Cocoa's domain with the code 260 where there is no folder.
  public final func subpathsOfDirectory(atPath path: String) throws(NSError) -> [String] {
    guard FilePlaces.isFolder(path) else { throw .heftCocoa(260, "There is no folder \(path).") }
    return FilePlaces.contents(below: path)
  }

  /// Returns the paths of all that is below a folder, from there on.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The paths; nil where there is no folder.
  public final func subpaths(atPath path: String) -> [String]? {
    FilePlaces.isFolder(path) ? FilePlaces.contents(below: path) : nil
  }

  /// Copies a file: there are no links.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - target: The copy's place.
  /// - Throws: The errors of copying.
  public final func linkItem(at source: URL, to target: URL) throws(NSError) {
    try copyItem(at: source, to: target)
  }

  /// Copies a file: there are no links.
  ///
  /// - Parameters:
  ///   - url: The copy's place.
  ///   - target: The file.
  /// - Throws: The errors of copying.
  public final func createSymbolicLink(at url: URL, withDestinationURL target: URL) throws(NSError) {
    try copyItem(at: target, to: url)
  }

  /// Copies a file: there are no links.
  ///
  /// - Parameters:
  ///   - path: The copy's path.
  ///   - target: The file's.
  /// - Throws: The errors of copying.
  public final func createSymbolicLink(
    atPath path: String, withDestinationPath target: String
  ) throws(NSError) { try copyItem(atPath: target, toPath: path) }

  /// Throws an error: there are no links.
  ///
  /// - Parameter path: The path.
  /// - Returns: Nothing.
  /// - Throws: An error of Cocoa's domain with the code 256.
  public final func destinationOfSymbolicLink(atPath path: String) throws(NSError) -> String {
    throw .heftCocoa(256, "\(path) is no link.")
  }

  /// Moves a file to the place of another.
  ///
  /// - Parameters:
  ///   - original: The place.
  ///   - item: The file.
  ///   - backupItemName: Left aside.
  ///   - options: Left aside.
  /// - Returns: The place.
  /// - Throws: The errors of moving.
  @discardableResult
  public final func replaceItemAt(
    _ original: URL, withItemAt item: URL, backupItemName: String? = nil, options: ItemReplacementOptions = []
  ) throws(NSError) -> URL? {
    if FilePlaces.isWritten(original.path) || FilePlaces.isFolder(original.path) {
      FilePlaces.remove(original.path)
    }
    try moveItem(at: item, to: original)
    return original
  }

  /// Returns a folder of the app's own in the place of one that it shares with others.
  ///
  /// - Parameter groupIdentifier: The group's name.
  /// - Returns: The folder.
  public final func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL(fileURLWithPath: "/Library/Groups/" + groupIdentifier)
  }

  /// Returns nil: no files are kept elsewhere.
  ///
  /// - Parameter identifier: Left aside.
  /// - Returns: Nil.
  public final func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  /// Nil: no files are kept elsewhere.
  public final var ubiquityIdentityToken: NSObject? { nil }

  /// Returns false: no files are kept elsewhere.
  ///
  /// - Parameter url: Left aside.
  /// - Returns: False.
  public final func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Does nothing: no files are kept elsewhere.
  ///
  /// - Parameter url: Left aside.
  /// - Throws: Nothing.
  public final func startDownloadingUbiquitousItem(at url: URL) throws(NSError) {}
}

// Attributes of one type, which are not objects yet.
extension FileManager {
  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - createIntermediates: Whether one that is there already is no error.
  ///   - attributes: Left aside.
  /// - Throws: An error of Cocoa's domain with the code 516 where it is there.
  @_disfavoredOverload
  public final func createDirectory<Value>(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Value]
  ) throws(NSError) { try createDirectory(at: url, withIntermediateDirectories: createIntermediates) }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - createIntermediates: Whether one that is there already is no error.
  ///   - attributes: Left aside.
  /// - Throws: An error of Cocoa's domain with the code 516 where it is there.
  @_disfavoredOverload
  public final func createDirectory<Value>(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Value]
  ) throws(NSError) { try createDirectory(atPath: path, withIntermediateDirectories: createIntermediates) }

  /// Writes a file, in the place of one that is there.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - data: The bytes; nil means none.
  ///   - attributes: Left aside.
  /// - Returns: True.
  @_disfavoredOverload
  @discardableResult
  public final func createFile<Value>(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Value]
  ) -> Bool { createFile(atPath: path, contents: data) }

  /// Does nothing: no values are kept.
  ///
  /// - Parameters:
  ///   - attributes: Left aside.
  ///   - path: The file's path.
  /// - Throws: An error of Cocoa's domain with the code 4 where there is no file.
  @_disfavoredOverload
  public final func setAttributes<Value>(
    _ attributes: [FileAttributeKey: Value], ofItemAtPath path: String
  ) throws(NSError) {
    let none: [FileAttributeKey: AnyObject] = [:]
    try setAttributes(none, ofItemAtPath: path)
  }
}
