#if hasFeature(Embedded)
  /// A reader of archives. There are no archives: the name is here for `required init?(coder:)`, which UIKit asks of a
  /// subclass.
  public final class NSCoder: NSObject {}
#else
  @_exported import class Foundation.NSCoder
#endif
