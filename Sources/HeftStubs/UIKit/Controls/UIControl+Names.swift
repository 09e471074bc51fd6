import Heft

extension UIControl {
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  /// Whether a tap opens the menu of a button.
  public final var showsMenuAsPrimaryAction: Bool {
    get { KeptProperty.showsMenu.value(of: self) ?? false }
    set { KeptProperty.showsMenu.set(newValue, of: self) }
  }
  public final var isContextMenuInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public final var toolTip: String? {
    get { nil }
    set {}
  }
  public final var isSymbolAnimationEnabled: Bool {
    get { false }
    set {}
  }

  /// Calls a method, as an event of the control does.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method is called; nil looks from the first responder on.
  ///   - event: Left aside.
  public final func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls a method, as an event of the control does.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method is called; nil looks from the first responder on.
  ///   - event: Left aside.
  public final func sendAction<Target: NSObject>(
    _ action: @escaping (Target) -> () -> Void, to target: AnyObject?, for event: UIEvent?
  ) { sendAction(Selector(action), to: target, for: event) }

  /// Calls a method, as an event of the control does.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method is called; nil looks from the first responder on.
  ///   - event: Left aside.
  public final func sendAction<Target: NSObject, Sender: AnyObject>(
    _ action: @escaping (Target) -> (Sender) -> Void, to target: AnyObject?, for event: UIEvent?
  ) { sendAction(Selector(action), to: target, for: event) }

  /// Does an action, as an event of the control does.
  ///
  /// - Parameter action: The action.
  public final func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// The targets that the control calls, which are not told here.
  public final var allTargets: Set<NSObject> { [] }
  /// The events that the control tells of, which are not told here.
  public final var allControlEvents: Event { [] }

  /// The names of the methods that events call, which are not kept here.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - controlEvent: Left aside.
  /// - Returns: nil.
  public final func actions(forTarget target: AnyObject?, forControlEvent controlEvent: Event) -> [String]? {
    nil
  }
}

extension UIControl.State {
  /// The control has the focus of a remote, which is never so here.
  public static let focused = Self(rawValue: 8)
  /// The states of an app's own.
  public static let application = Self(rawValue: 0x00FF_0000)
  public static let reserved = Self(rawValue: 0xFF00_0000)
}

extension UIControl.Event {
  /// The menu of the control has been opened.
  public static let menuActionTriggered = Self(rawValue: 1 << 14)
  /// The events of an app's own.
  public static let applicationReserved = Self(rawValue: 0x0F00_0000)
  public static let systemReserved = Self(rawValue: 0xF000_0000)
}
