// What is known of a file.
import Heft

#if hasFeature(Embedded)
  /// The name of something that is known of a file.
  public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var nameKey: Self { Self(rawValue: "NSURLNameKey") }
    public static var localizedNameKey: Self { Self(rawValue: "NSURLLocalizedNameKey") }
    public static var pathKey: Self { Self(rawValue: "_NSURLPathKey") }
    public static var isRegularFileKey: Self { Self(rawValue: "NSURLIsRegularFileKey") }
    public static var isDirectoryKey: Self { Self(rawValue: "NSURLIsDirectoryKey") }
    public static var isSymbolicLinkKey: Self { Self(rawValue: "NSURLIsSymbolicLinkKey") }
    public static var isPackageKey: Self { Self(rawValue: "NSURLIsPackageKey") }
    public static var isHiddenKey: Self { Self(rawValue: "NSURLIsHiddenKey") }
    public static var isReadableKey: Self { Self(rawValue: "NSURLIsReadableKey") }
    public static var isWritableKey: Self { Self(rawValue: "NSURLIsWritableKey") }
    public static var isExcludedFromBackupKey: Self { Self(rawValue: "NSURLIsExcludedFromBackupKey") }
    public static var creationDateKey: Self { Self(rawValue: "NSURLCreationDateKey") }
    public static var contentAccessDateKey: Self { Self(rawValue: "NSURLContentAccessDateKey") }
    public static var contentModificationDateKey: Self { Self(rawValue: "NSURLContentModificationDateKey") }
    public static var attributeModificationDateKey: Self {
      Self(rawValue: "NSURLAttributeModificationDateKey")
    }
    public static var addedToDirectoryDateKey: Self { Self(rawValue: "NSURLAddedToDirectoryDateKey") }
    public static var parentDirectoryURLKey: Self { Self(rawValue: "NSURLParentDirectoryURLKey") }
    public static var typeIdentifierKey: Self { Self(rawValue: "NSURLTypeIdentifierKey") }
    public static var contentTypeKey: Self { Self(rawValue: "NSURLContentTypeKey") }
    public static var localizedTypeDescriptionKey: Self {
      Self(rawValue: "NSURLLocalizedTypeDescriptionKey")
    }
    public static var fileSizeKey: Self { Self(rawValue: "NSURLFileSizeKey") }
    public static var fileAllocatedSizeKey: Self { Self(rawValue: "NSURLFileAllocatedSizeKey") }
    public static var totalFileSizeKey: Self { Self(rawValue: "NSURLTotalFileSizeKey") }
    public static var totalFileAllocatedSizeKey: Self { Self(rawValue: "NSURLTotalFileAllocatedSizeKey") }
    public static var fileResourceTypeKey: Self { Self(rawValue: "NSURLFileResourceTypeKey") }
    public static var fileProtectionKey: Self { Self(rawValue: "NSURLFileProtectionKey") }
    public static var thumbnailKey: Self { Self(rawValue: "NSURLThumbnailKey") }
    public static var effectiveIconKey: Self { Self(rawValue: "NSURLEffectiveIconKey") }
    public static var isUbiquitousItemKey: Self { Self(rawValue: "NSURLIsUbiquitousItemKey") }
    public static var volumeTotalCapacityKey: Self { Self(rawValue: "NSURLVolumeTotalCapacityKey") }
    public static var volumeAvailableCapacityKey: Self { Self(rawValue: "NSURLVolumeAvailableCapacityKey") }
    public static var volumeAvailableCapacityForImportantUsageKey: Self {
      Self(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    }
    public static var volumeAvailableCapacityForOpportunisticUsageKey: Self {
      Self(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    }
  }

  /// What is known of a file.
  public struct URLResourceValues {
    public var name: String?
    public var isExcludedFromBackup: Bool?
    public var isHidden: Bool?
    public var creationDate: Date?
    public var contentAccessDate: Date?
    public var contentModificationDate: Date?
    public internal(set) var localizedName: String?
    public internal(set) var path: String?
    public internal(set) var isDirectory: Bool?
    public internal(set) var isRegularFile: Bool?
    public internal(set) var isSymbolicLink: Bool?
    public internal(set) var isPackage: Bool?
    public internal(set) var isReadable: Bool?
    public internal(set) var isWritable: Bool?
    public internal(set) var isUbiquitousItem: Bool?
    public internal(set) var addedToDirectoryDate: Date?
    public internal(set) var parentDirectory: URL?
    public internal(set) var typeIdentifier: String?
    public internal(set) var localizedTypeDescription: String?
    public internal(set) var fileSize: Int?
    public internal(set) var fileAllocatedSize: Int?
    public internal(set) var totalFileSize: Int?
    public internal(set) var totalFileAllocatedSize: Int?
    public internal(set) var volumeTotalCapacity: Int?
    public internal(set) var volumeAvailableCapacity: Int?
    public internal(set) var volumeAvailableCapacityForImportantUsage: Int64?
    public internal(set) var volumeAvailableCapacityForOpportunisticUsage: Int64?

    public init() {}
  }

  extension URL {
    /// Returns what is known of the file.
    ///
    /// - Parameter keys: Left aside: all is told.
    /// - Returns: The values; those of a file that is not kept here are nil.
    /// - Throws: An error of Cocoa's domain with the code 260 where there is no file.
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws(NSError) -> URLResourceValues {
      _ = try checkResourceIsReachable()
      var values = URLResourceValues()
      let isFolder = FileManager.isFolder(path)
      let size = isFolder ? nil : FileManager.bytes(at: path)?.count
      values.name = lastPathComponent
      values.localizedName = lastPathComponent
      values.path = path
      values.isDirectory = isFolder
      values.isRegularFile = !isFolder
      values.isSymbolicLink = false
      values.isPackage = false
      values.isHidden = lastPathComponent.utf8.first == UInt8(ascii: ".")
      values.isReadable = true
      values.isWritable = FileManager.default.isWritableFile(atPath: path)
      values.isUbiquitousItem = false
      values.isExcludedFromBackup = false
      values.parentDirectory = deletingLastPathComponent()
      (values.fileSize, values.fileAllocatedSize) = (size, size)
      (values.totalFileSize, values.totalFileAllocatedSize) = (size, size)
      let date = FileManager.date()
      values.creationDate = date
      values.contentModificationDate = date
      values.contentAccessDate = date
      values.addedToDirectoryDate = date
      values.volumeTotalCapacity = Int(clamping: FileManager.capacity)
      values.volumeAvailableCapacity = Int(clamping: FileManager.capacity)
      values.volumeAvailableCapacityForImportantUsage = FileManager.capacity
      values.volumeAvailableCapacityForOpportunisticUsage = FileManager.capacity
      return values
    }

    /// Returns what is known of the file, as with `resourceValues(forKeys:)`.
    ///
    /// - Parameter keys: Left aside: all is told.
    /// - Returns: The values.
    /// - Throws: An error of Cocoa's domain with the code 260 where there is no file.
    public func promisedItemResourceValues(
      forKeys keys: Set<URLResourceKey>
    ) throws(NSError) -> URLResourceValues { try resourceValues(forKeys: keys) }

    /// Gives the file another name, where the values have one: no other value is kept.
    ///
    /// - Parameter values: The values.
    /// - Throws: An error of Cocoa's domain where there is no file, or one of the name already.
    public mutating func setResourceValues(_ values: URLResourceValues) throws(NSError) {
      guard let name = values.name, name != lastPathComponent else { return }
      let new = deletingLastPathComponent().appendingPathComponent(name)
      try FileManager.default.moveItem(at: self, to: new)
      self = new
    }

    /// Does nothing: no values are remembered.
    public mutating func removeAllCachedResourceValues() {}
  }
#else
  @_exported import struct Foundation.URLResourceKey
  @_exported import struct Foundation.URLResourceValues
#endif

extension URL: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> URL? { HeftBox<URL>.value(in: object) }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> URL? {
    value.string.flatMap { URL(string: $0) }
  }
}

extension Int64: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Int64? { (object as? NSNumber)?.int64Value }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Int64? {
    value.integer.map { Int64($0) }
  }
}

extension UInt64: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> UInt64? {
    if let number = object as? NSNumber { return UInt64(exactly: number.int64Value) }
    return HeftBox<UInt64>.value(in: object)
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> UInt64? {
    value.integer.flatMap { UInt64(exactly: $0) }
  }
}
