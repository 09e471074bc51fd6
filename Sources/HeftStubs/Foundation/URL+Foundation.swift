// The rarer parts of an address, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension URL {
    /// The address of a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - isDirectory: Whether it is a folder, whose address ends with a slash.
    public init(fileURLWithPath path: String, isDirectory: Bool) {
      self.init(fileURLWithPath: isDirectory && path.utf8.last != UInt8(ascii: "/") ? path + "/" : path)
    }

    /// The address of a file in a folder.
    ///
    /// - Parameters:
    ///   - path: The file's path; one that begins with a slash is not in the folder.
    ///   - base: The folder; nil is the root.
    public init(fileURLWithPath path: String, relativeTo base: URL?) {
      if let base, path.utf8.first != UInt8(ascii: "/") {
        let folder = base.hasDirectoryPath ? base : base.deletingLastPathComponent()
        self = folder.appendingPathComponent(path)
      } else {
        self.init(fileURLWithPath: path)
      }
    }

    /// The address of a file in a folder.
    ///
    /// - Parameters:
    ///   - path: The file's path; one that begins with a slash is not in the folder.
    ///   - isDirectory: Whether it is a folder, whose address ends with a slash.
    ///   - base: The folder; nil is the root.
    public init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?) {
      self.init(fileURLWithPath: isDirectory ? path + "/" : path, relativeTo: base)
    }

    /// Makes an address from the bytes of its text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - base: An address that completes it; nil means that the text is all.
    ///   - isAbsolute: Makes no difference.
    public init?(dataRepresentation bytes: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
      self.init(string: String(decoding: bytes, as: UTF8.self), relativeTo: base)
    }

    /// The bytes of the address's text.
    public var dataRepresentation: Data { Data(Array(absoluteString.utf8)) }
    /// The whole text: no address here has another one to complete it.
    public var relativeString: String { absoluteString }
    /// The whole path: no address here has another one to complete it.
    public var relativePath: String { path }
    /// Nil: no address here has another one to complete it.
    public var baseURL: URL? { nil }

    /// The user's name before the `@`; nil where there is none.
    public var user: String? { URLParts(absoluteString).user.map { URLParts.decoded($0) } }
    /// The password before the `@`; nil where there is none.
    public var password: String? { URLParts(absoluteString).password.map { URLParts.decoded($0) } }

    /// Whether the path ends with a slash.
    public var hasDirectoryPath: Bool { AddressParts(absoluteString).path.utf8.last == UInt8(ascii: "/") }

    /// The address with `.` and `..` in its path followed.
    public var standardized: URL {
      let parts = AddressParts(absoluteString)
      return URL(string: parts.replacingPath(FilePlaces.withoutDots(parts.path))) ?? self
    }
    /// The file's address with `.` and `..` in its path followed.
    public var standardizedFileURL: URL { isFileURL ? standardized : self }

    /// Follows `.` and `..` in the path.
    public mutating func standardize() { self = standardized }

    /// Returns the file's address with `.` and `..` followed: no file is a link here.
    ///
    /// - Returns: The address.
    public func resolvingSymlinksInPath() -> URL { standardizedFileURL }

    /// Follows `.` and `..` in a file's path.
    public mutating func resolveSymlinksInPath() { self = standardizedFileURL }

    /// Goes on to what lies below.
    ///
    /// - Parameter part: The name of what lies below.
    public mutating func appendPathComponent(_ part: String) { self = appendingPathComponent(part) }

    /// Goes on to what lies below.
    ///
    /// - Parameters:
    ///   - part: The name of what lies below.
    ///   - isDirectory: Whether that is a folder, whose address ends with a slash.
    public mutating func appendPathComponent(_ part: String, isDirectory: Bool) {
      self = appendingPathComponent(part, isDirectory: isDirectory)
    }

    /// Goes back to the folder.
    public mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }

    /// Puts an ending behind the last component.
    ///
    /// - Parameter ending: The ending, without the point.
    public mutating func appendPathExtension(_ ending: String) { self = appendingPathExtension(ending) }

    /// Takes the ending of the last component away.
    public mutating func deletePathExtension() { self = deletingPathExtension() }

    /// Whether the file is there.
    ///
    /// - Returns: True.
    /// - Throws: An error of Cocoa's domain with the code 260 where it is not.
    public func checkResourceIsReachable() throws(NSError) -> Bool {
      guard isFileURL, FileManager.default.fileExists(atPath: path) else {
        throw .heftCocoa(260, "There is no file \(path).")
      }
      return true
    }

    /// Whether the promised file is there, as with `checkResourceIsReachable()`.
    ///
    /// - Returns: True.
    /// - Throws: An error of Cocoa's domain with the code 260 where it is not.
    public func checkPromisedItemIsReachable() throws(NSError) -> Bool { try checkResourceIsReachable() }

    /// Returns true: the app may read all that it has an address of.
    ///
    /// - Returns: True.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing: the app may read all that it has an address of.
    public func stopAccessingSecurityScopedResource() {}

    /// How an address is kept, which makes no difference here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
      public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    }

    /// How a kept address is read, which makes no difference here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
      public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }

    /// Returns the bytes by which the address can be kept.
    ///
    /// - Parameters:
    ///   - options: Left aside.
    ///   - keys: Left aside.
    ///   - url: Left aside.
    /// - Returns: The address's text.
    /// - Throws: Nothing.
    public func bookmarkData(
      options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
      relativeTo url: URL? = nil
    ) throws(NSError) -> Data { dataRepresentation }

    /// Makes the address that was kept.
    ///
    /// - Parameters:
    ///   - data: The bytes of `bookmarkData`.
    ///   - options: Left aside.
    ///   - url: Left aside.
    ///   - isStale: Becomes false.
    /// - Throws: An error of Cocoa's domain with the code 259 where the bytes are no address.
    public init(
      resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
      bookmarkDataIsStale isStale: inout Bool
    ) throws(NSError) {
      isStale = false
      guard let found = URL(dataRepresentation: data, relativeTo: nil) else {
        throw .heftCocoa(259, "The bytes are no address.")
      }
      self = found
    }

    /// Calls a closure with the path as C has it.
    ///
    /// - Parameter body: Gets the path with a zero behind it.
    /// - Returns: What the closure returns.
    public func withUnsafeFileSystemRepresentation<Result>(
      _ body: (UnsafePointer<Int8>?) -> Result
    ) -> Result {
      let bytes = path.utf8.map { Int8(bitPattern: $0) } + [0]
      return bytes.withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
#endif
