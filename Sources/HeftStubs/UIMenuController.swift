import Heft

/// A line of the menu for what is selected.
public final class UIMenuItem: NSObject {
  public var title: String
  public var action: Selector

  /// A line of a menu that is not shown.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - action: The method that it would call.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu for what is selected, which is never shown: fields have the page's own.
public final class UIMenuController: NSObject {
  nonisolated(unsafe) public static let shared = UIMenuController()
  public var menuItems: [UIMenuItem]?
  /// Whether the menu is shown: never.
  public var isMenuVisible: Bool {
    get { false }
    set { if newValue { say() } }
  }
  public var menuFrame: CGRect { .zero }

  /// Swift 2's name of the one that there is.
  ///
  /// - Returns: It.
  public static func sharedMenuController() -> UIMenuController { shared }
  public func update() {}

  /// Would say what the menu points to.
  ///
  /// - Parameters:
  ///   - targetRect: Left aside.
  ///   - targetView: Left aside.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Would show the menu.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether it is to be there.
  ///   - animated: Makes no difference here.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { say() }
  }

  /// Would show the menu.
  ///
  /// - Parameters:
  ///   - targetView: Left aside.
  ///   - targetRect: Left aside.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) { say() }
  public func hideMenu() {}
  /// Would hide the menu.
  ///
  /// - Parameter targetView: Left aside.
  public func hideMenu(from targetView: UIView) {}

  private func say() {
    Stub.say("UIMenuController", "no such menu is shown; a UIContextMenuInteraction is.")
  }
}
