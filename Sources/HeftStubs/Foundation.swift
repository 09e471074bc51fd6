// Small things of Foundation that apps ask and that have one answer here.

import Heft

/// A version of the system.
public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int

  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

extension ProcessInfo {
  /// Whether `UIDevice.systemVersion` is at least a version.
  public final func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    version.majorVersion <= 13
  }

  /// Whether the device saves its battery, of which a page is not told.
  public final var isLowPowerModeEnabled: Bool { false }

  #if hasFeature(Embedded)
    /// The version of `UIDevice.systemVersion`.
    public final var operatingSystemVersion: OperatingSystemVersion {
      OperatingSystemVersion(majorVersion: 13, minorVersion: 0, patchVersion: 0)
    }
    /// A name that no other has.
    public final var globallyUniqueString: String { UUID().uuidString }
  #endif
}

/// More than any number.
public let HUGE = Float.infinity

extension NSObject {
  /// Whether the object has the method: what compiles here has it.
  public final func responds(to selector: Selector) -> Bool { true }
}

/// Kinds of files by the names of the system.
public let kUTTypeImage: NSString = "public.image"
public let kUTTypeMovie: NSString = "public.movie"
public let kUTTypeText: NSString = "public.text"
public let kUTTypePlainText: NSString = "public.plain-text"
public let kUTTypeURL: NSString = "public.url"
public let kUTTypePNG: NSString = "public.png"
public let kUTTypeJPEG: NSString = "public.jpeg"
public let kUTTypePDF: NSString = "com.adobe.pdf"

/// The result that UIKit's own method would give, in a method that Heft never calls.
///
/// - Returns: Nothing: a call is a mistake, and says so.
public func heftUncalled<Result>() -> Result {
  fatalError(
    "An app has called a method of its own that only UIKit calls, and asked what UIKit's own returns.")
}
