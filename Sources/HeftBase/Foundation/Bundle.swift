// The bundle, which UIKit's signatures ask for. Foundation's where there is one.
#if hasFeature(Embedded)
  /// The bundle that an app is packed in: here, nothing.
  public final class Bundle: NSObject, @unchecked Sendable {
    /// The running app's.
    public static let main = Bundle()
  }
#else
  @_exported import class Foundation.Bundle
#endif
