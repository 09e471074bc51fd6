#if hasFeature(Embedded)
  /// What an archive is read with. There are no archives, so nobody has one: the name is here for
  /// `required init?(coder:)`, which UIKit asks of a subclass and which nobody calls.
  public final class NSCoder: NSObject {}
#else
  @_exported import class Foundation.NSCoder
#endif
