/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    /// In bold: it completes the user's task.
    case done = 2
  }

  /// How the button looks.
  open var style = Style.plain {
    didSet { if style != oldValue { changed() } }
  }
  /// The view in the button's place; nil is the button itself.
  open var customView: UIView? {
    didSet { if customView !== oldValue { changed() } }
  }
  /// The width in points; 0 is the width of the content. A fixed space has exactly this width.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  /// The color of the button; nil is the bar's tint.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// The names under which the button is looked for, by a test; UIKit keeps it too.
  final var systemItem: SystemItem?
  /// The action of a press.
  package final var press: ((UIBarButtonItem) -> Void)?

  /// The action and the menu that `primaryAction` and `menu` tell.
  final var ownAction: UIAction?
  final var ownMenu: UIMenu?

  /// A button that is empty and does nothing.
  public override init() {
    super.init()
  }

  /// Performs the action of a press.
  final func wasPressed() {
    if isEnabled { press?(self) }
  }

  /// The view that the item is shown by; nil while it is in no bar.
  final var shownView: UIView? { shown.wrappedValue }
  final var shown = Weak<UIView>(wrappedValue: nil)
}

extension UIBarButtonItem {
  /// A button with a title and an action. UIKit's target is of no use with a closure and may be nil.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init(
    title: String?, style: Style, target: NSObject? = nil, action: (() -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    if let action { press = { _ in action() } }
  }

  /// A button with a picture and an action.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init(
    image: UIImage?, style: Style, target: NSObject? = nil, action: (() -> Void)? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    if let action { press = { _ in action() } }
  }

  /// A button of the system's and an action.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: NSObject? = nil, action: (() -> Void)? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.icon
    style = systemItem.style
    accessibilityLabel = systemItem.spokenName
    if let action { press = { _ in action() } }
  }

  /// A button that does an action, with its title and picture.
  ///
  /// - Parameter primaryAction: The action.
  public convenience init(primaryAction: UIAction) {
    self.init(title: primaryAction.title, style: .plain)
    image = primaryAction.image
    ownAction = primaryAction
    press = { primaryAction.perform(for: $0) }
  }

  /// A button of the system's that does an action; the action's title and picture are not shown.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - primaryAction: The action; nil does nothing.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    if let primaryAction { press = { primaryAction.perform(for: $0) } }
  }

  /// A view of the app's own in a bar.
  ///
  /// - Parameter customView: The view, which has its size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

// The spelling of a target with a method: `target: self, action: ListController.addRow`. The target is not retained.
extension UIBarButtonItem {
  /// A button that calls a method of its target.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style)
    call(action, of: target)
  }

  /// A button that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    call(action, of: target)
  }

  /// A button with a picture that calls a method of its target.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image, style: style)
    call(action, of: target)
  }

  /// A button with a picture that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(image: image, style: style)
    call(action, of: target)
  }

  /// A button of the system's that calls a method of its target.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    call(action, of: target)
  }

  /// A button of the system's that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - target: The object whose method is called; not retained.
  ///   - action: What it does; nil does nothing.
  public convenience init<Target: NSObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    call(action, of: target)
  }

  /// A press calls the method, if there is a target.
  private final func call<Target: NSObject>(_ action: @escaping (Target) -> () -> Void, of target: Target?) {
    call(target.map { TargetAction($0, action) })
  }

  /// A press calls the method with the item, if there is a target.
  private final func call<Target: NSObject>(
    _ action: @escaping (Target) -> (UIBarButtonItem) -> Void, of target: Target?
  ) {
    call(target.map { TargetAction($0, action) })
  }

  private final func call(_ action: TargetAction?) {
    if let action { press = { action.send(by: $0) } }
  }
}
