// The members of buttons that iOS 13 and 14 added, and those of their parts.

import Heft

extension UIButton.ButtonType {
  // Buttons that are a symbol; Heft's `SymbolType` draws them where the type stands in an `init`.

  @_disfavoredOverload public static var plain: Self { .system }
  @_disfavoredOverload public static var roundedRect: Self { .system }
  @_disfavoredOverload public static var detailDisclosure: Self { .system }
  @_disfavoredOverload public static var infoLight: Self { .system }
  @_disfavoredOverload public static var infoDark: Self { .system }
  @_disfavoredOverload public static var contactAdd: Self { .system }
  @_disfavoredOverload public static var close: Self { .system }
}

extension UIButton {
  /// What a button is in its place, which makes no difference here.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  public final var role: Role {
    get { .normal }
    set {}
  }
  public final var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// A button that does an action, with its title and picture.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - primaryAction: The action; nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// A button that does an action, with its title and picture.
  ///
  /// - Parameter primaryAction: The action; nil for none.
  public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }

  /// A button that does an action, with its title and picture.
  ///
  /// - Parameters:
  ///   - type: How it looks.
  ///   - primaryAction: The action; nil for none.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { take(primaryAction) }
    sizeToFit()
  }

  /// A button that is a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - target: Whose method a tap calls.
  ///   - action: The method; nil for none.
  /// - Returns: The button.
  public static func systemButton(with image: UIImage, target: AnyObject?, action: Selector?) -> UIButton {
    let button = UIButton(type: ButtonType.system)
    button.setImage(image, for: .normal)
    button.sizeToFit()
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// A button that is a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - target: Whose method a tap calls.
  ///   - action: The method.
  /// - Returns: The button.
  public static func systemButton<Target: NSObject>(
    with image: UIImage, target: AnyObject?, action: @escaping (Target) -> () -> Void
  ) -> UIButton { systemButton(with: image, target: target, action: Selector(action)) }

  /// A button that is a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - target: Whose method a tap calls.
  ///   - action: The method.
  /// - Returns: The button.
  public static func systemButton<Target: NSObject, Sender: AnyObject>(
    with image: UIImage, target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void
  ) -> UIButton { systemButton(with: image, target: target, action: Selector(action)) }

  /// The menu that a tap opens where it is the primary action: as a sheet of actions.
  public final var menu: UIMenu? {
    get { KeptProperty.buttonMenu.value(of: self) }
    set {
      let had = menu != nil
      KeptProperty.buttonMenu.set(newValue, of: self)
      guard !had, newValue != nil else { return }
      let button = Weak(wrappedValue: self)
      addAction(
        UIAction { _ in
          guard let button = button.wrappedValue, button.showsMenuAsPrimaryAction, let menu = button.menu
          else { return }
          button.sendActions(for: .menuActionTriggered)
          menu.heftOpenSheet(from: button)
        }, for: .touchUpInside)
    }
  }

  public final var currentTitleShadowColor: UIColor? { nil }
  /// The shadow's color of the title, which has none here.
  ///
  /// - Parameter state: Left aside.
  /// - Returns: nil.
  public final func titleShadowColor(for state: State) -> UIColor? { nil }
}

extension UIMenu {
  /// Shows the menu as a sheet of actions; the menus in it have sheets of their own.
  func heftOpenSheet(from view: UIView) {
    let presenter = UIViewController.heftFrontmost(in: view.window)
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    add(to: sheet, view)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    presenter?.present(sheet, animated: true)
  }

  private func add(to sheet: UIAlertController, _ view: UIView) {
    for child in children {
      if let menu = child as? UIMenu {
        if menu.options.contains(.displayInline) {
          menu.add(to: sheet, view)
        } else {
          sheet.addAction(
            UIAlertAction(title: menu.title, style: .default) { _ in menu.heftOpenSheet(from: view) })
        }
      } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        let isDestructive = action.attributes.contains(.destructive)
        let title = action.state == .on ? "✓ " + action.title : action.title
        let row = UIAlertAction(title: title, style: isDestructive ? .destructive : .default) { _ in
          action.perform(for: view)
        }
        row.isEnabled = !action.attributes.contains(.disabled)
        sheet.addAction(row)
      }
    }
  }
}
