/// What is shown in place of the view that a menu is about, sharp before all that blurs.
public final class UITargetedPreview: NSObject {
  /// The view, which lies where the menu's own view is, and as large; it grows a little with the press.
  public let view: UIView

  /// A preview of a view that is in no other one.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
