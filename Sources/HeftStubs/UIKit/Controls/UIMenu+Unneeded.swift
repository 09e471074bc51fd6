import Heft

extension UIMenu {
  /// The same menu with other entries.
  ///
  /// - Parameter newChildren: The entries, in order.
  /// - Returns: A new menu.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// How large the entries of a menu are, which is always the same here.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  public final var preferredElementSize: ElementSize {
    get { .large }
    set {}
  }
  /// The entries with a tick.
  public final var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}

extension UIMenu.Options {
  /// One entry at a time has a tick, which the app sees to here.
  public static let singleSelection = Self(rawValue: 1 << 5)
  /// Its entries stand side by side, which makes no difference here.
  public static let displayAsPalette = Self(rawValue: 1 << 7)
}

extension UIMenu.Identifier: RawRepresentable, Hashable {
  /// A name.
  ///
  /// - Parameter rawValue: Best in reverse domain order.
  public init(rawValue: String) { self.init(rawValue) }
}

extension UIAction.Identifier: RawRepresentable, Hashable {
  /// A name.
  ///
  /// - Parameter rawValue: Best in reverse domain order.
  public init(rawValue: String) { self.init(rawValue) }

  public static let paste = Self("com.apple.action.paste")
  public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
  public static let pasteAndGo = Self("com.apple.action.paste-and-go")
  public static let pasteAndSearch = Self("com.apple.action.paste-and-search")
}

extension UIAction.Attributes {
  /// The menu stays open, which none does here.
  public static let keepsMenuPresented = Self(rawValue: 8)
}

/// Entries of a menu that its app makes when the menu opens. They are asked for with the menu here, and those that come later
/// are left out.
public final class UIDeferredMenuElement: UIMenu {
  /// Entries that stand where this one is.
  ///
  /// - Parameter elementProvider: Makes the entries, and hands them on.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    var made: [UIMenuElement]?
    elementProvider { made = $0 }
    super.init(options: .displayInline, children: made ?? [])
    if made == nil {
      Stub.say("UIDeferredMenuElement", "entries that come after a menu has opened are left out of it here.")
    }
  }

  /// Entries that are made each time.
  ///
  /// - Parameter elementProvider: Makes the entries, and hands them on.
  /// - Returns: The element.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension UIContextMenuInteraction {
  /// Changes nothing: a menu stays as it was opened.
  ///
  /// - Parameter block: Left aside.
  public final func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// How a menu looks, which is always so with a preview here.
  public enum Appearance: Int, Sendable { case unknown, rich, compact }
  public final var menuAppearance: Appearance { .rich }
}

extension UIMenuController {
  /// On which side of its place a menu stands.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  public var arrowDirection: ArrowDirection {
    get { .default }
    set {}
  }
  // Never posted: the menu is never shown.
  public static var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  public static var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  public static var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  public static var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
  public static var menuFrameDidChangeNotification: Notification.Name {
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}
