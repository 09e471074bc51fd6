// What is known of a file, as Swift 2 asked for it: by a name, into a variable.

import Heft

#if hasFeature(Embedded)
  public let NSURLNameKey = URLResourceKey.nameKey
  public let NSURLPathKey = URLResourceKey.pathKey
  public let NSURLIsDirectoryKey = URLResourceKey.isDirectoryKey
  public let NSURLIsRegularFileKey = URLResourceKey.isRegularFileKey
  public let NSURLIsHiddenKey = URLResourceKey.isHiddenKey
  public let NSURLFileSizeKey = URLResourceKey.fileSizeKey
  public let NSURLCreationDateKey = URLResourceKey.creationDateKey
  public let NSURLContentModificationDateKey = URLResourceKey.contentModificationDateKey
  public let NSURLContentAccessDateKey = URLResourceKey.contentAccessDateKey
  public let NSURLIsExcludedFromBackupKey = URLResourceKey.isExcludedFromBackupKey

  extension URL {
    /// Tells what is known of the file.
    ///
    /// - Parameters:
    ///   - value: Becomes a date, a number or a text; nil where nothing is known.
    ///   - key: What is asked.
    /// - Throws: An error of Cocoa's domain with the code 260 where there is no file.
    public func getResourceValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws(NSError) {
      let known = try resourceValues(forKeys: [key])
      value =
        switch key {
        case .nameKey, .localizedNameKey: heftObject(known.name)
        case .pathKey: heftObject(known.path)
        case .isDirectoryKey: heftObject(known.isDirectory)
        case .isRegularFileKey: heftObject(known.isRegularFile)
        case .isHiddenKey: heftObject(known.isHidden)
        case .isExcludedFromBackupKey: heftObject(known.isExcludedFromBackup)
        case .fileSizeKey: heftObject(known.fileSize)
        case .creationDateKey: heftObject(known.creationDate)
        case .contentModificationDateKey: heftObject(known.contentModificationDate)
        case .contentAccessDateKey: heftObject(known.contentAccessDate)
        default: nil
        }
    }

    /// Changes nothing of the file.
    ///
    /// - Parameters:
    ///   - value: Left aside.
    ///   - key: Left aside.
    public func setResourceValue(_ value: AnyObject?, forKey key: URLResourceKey) {}
  }
#endif
