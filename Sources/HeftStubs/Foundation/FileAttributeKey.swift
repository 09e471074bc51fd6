import Heft

/// The name of something that is known of a file.
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of something that is known of a file.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let type = Self(rawValue: "NSFileType")
  public static let size = Self(rawValue: "NSFileSize")
  public static let modificationDate = Self(rawValue: "NSFileModificationDate")
  public static let creationDate = Self(rawValue: "NSFileCreationDate")
  public static let referenceCount = Self(rawValue: "NSFileReferenceCount")
  public static let deviceIdentifier = Self(rawValue: "NSFileDeviceIdentifier")
  public static let ownerAccountName = Self(rawValue: "NSFileOwnerAccountName")
  public static let groupOwnerAccountName = Self(rawValue: "NSFileGroupOwnerAccountName")
  public static let posixPermissions = Self(rawValue: "NSFilePosixPermissions")
  public static let systemNumber = Self(rawValue: "NSFileSystemNumber")
  public static let systemFileNumber = Self(rawValue: "NSFileSystemFileNumber")
  public static let extensionHidden = Self(rawValue: "NSFileExtensionHidden")
  public static let immutable = Self(rawValue: "NSFileImmutable")
  public static let appendOnly = Self(rawValue: "NSFileAppendOnly")
  public static let busy = Self(rawValue: "NSFileBusy")
  public static let protectionKey = Self(rawValue: "NSFileProtectionKey")
  public static let ownerAccountID = Self(rawValue: "NSFileOwnerAccountID")
  public static let groupOwnerAccountID = Self(rawValue: "NSFileGroupOwnerAccountID")
  public static let systemSize = Self(rawValue: "NSFileSystemSize")
  public static let systemFreeSize = Self(rawValue: "NSFileSystemFreeSize")
  public static let systemNodes = Self(rawValue: "NSFileSystemNodes")
  public static let systemFreeNodes = Self(rawValue: "NSFileSystemFreeNodes")
}

/// What a file is.
public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let typeDirectory = Self(rawValue: "NSFileTypeDirectory")
  public static let typeRegular = Self(rawValue: "NSFileTypeRegular")
  public static let typeSymbolicLink = Self(rawValue: "NSFileTypeSymbolicLink")
  public static let typeSocket = Self(rawValue: "NSFileTypeSocket")
  public static let typeUnknown = Self(rawValue: "NSFileTypeUnknown")
}

/// When a file can be read, which makes no difference here.
public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "NSFileProtectionNone")
  public static let complete = Self(rawValue: "NSFileProtectionComplete")
  public static let completeUnlessOpen = Self(rawValue: "NSFileProtectionCompleteUnlessOpen")
  public static let completeUntilFirstUserAuthentication = Self(
    rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
}

/// Is asked and told about files that are copied, moved or taken away; it is not called here.
public protocol FileManagerDelegate: NSObjectProtocol {}
