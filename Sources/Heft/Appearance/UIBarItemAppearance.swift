/// How the buttons of a bar look in their states.
public final class UIBarButtonItemAppearance: NSObject {
  /// The look of all states without a look of their own.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of what cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()

  let listeners = LookListeners()

  /// The default look.
  public override init() {
    super.init()
    normal.changed = weakify(self) { $0.listeners.tell() }
    highlighted.changed = weakify(self) { $0.listeners.tell() }
    disabled.changed = weakify(self) { $0.listeners.tell() }
  }

  /// The default look, for buttons of a style.
  ///
  /// - Parameter style: The style, which the button shows by itself.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Forgets all that was set.
  ///
  /// - Parameter style: The style, which the button shows by itself.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal.titleTextAttributes = [:]
    highlighted.titleTextAttributes = [:]
    disabled.titleTextAttributes = [:]
  }

  /// The look for a button; nil where it is the default.
  var style: ItemTitleStyle? {
    let style = AttributedItemStyle()
    style.set(normal.titleTextAttributes, for: .normal)
    style.set(highlighted.titleTextAttributes, for: .highlighted)
    style.set(disabled.titleTextAttributes, for: .disabled)
    return style.isEmpty ? nil : style
  }
}

/// How a button of a bar looks in one state.
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The color and the font of the title; other attributes change nothing.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] {
    didSet { changed?() }
  }
  var changed: (() -> Void)?
}

/// How tabs look in their states.
public final class UITabBarItemAppearance: NSObject {
  /// The look of all states without a look of their own.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the tab that is shown.
  public let selected = UITabBarItemStateAppearance()
  /// The look of what cannot be pressed.
  public let disabled = UITabBarItemStateAppearance()

  let listeners = LookListeners()

  /// The default look.
  public override init() {
    super.init()
    normal.changed = weakify(self) { $0.listeners.tell() }
    selected.changed = weakify(self) { $0.listeners.tell() }
    disabled.changed = weakify(self) { $0.listeners.tell() }
  }

  /// The look for a tab; nil where it is the default.
  var style: ItemTitleStyle? {
    let style = AttributedItemStyle()
    style.set(normal.titleTextAttributes, icon: normal.iconColor, for: .normal)
    style.set(selected.titleTextAttributes, icon: selected.iconColor, for: .selected)
    style.set(disabled.titleTextAttributes, icon: disabled.iconColor, for: .disabled)
    return style.isEmpty ? nil : style
  }
}

/// How a tab looks in one state.
public final class UITabBarItemStateAppearance: NSObject {
  /// The color and the font of the title; other attributes change nothing.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] {
    didSet { changed?() }
  }
  /// The color of the picture, where that is a template; nil means the default.
  public var iconColor: UIColor? {
    didSet { changed?() }
  }
  var changed: (() -> Void)?
}

/// The color and the typeface of an item's title in its states.
final class AttributedItemStyle: ItemTitleStyle {
  struct Entry {
    let state: UIControl.State
    let attributes: NSAttributedString.Attributes
    let icon: UIColor?
  }

  /// The plain state first: the others add to it.
  private var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }

  override init() {}

  init(_ other: AttributedItemStyle?) {
    entries = other?.entries ?? []
  }

  func set(_ attributes: NSAttributedString.Attributes?, icon: UIColor? = nil, for state: UIControl.State) {
    entries.removeAll { $0.state == state }
    let entry = Entry(state: state, attributes: attributes ?? [:], icon: icon)
    if entry.attributes.isEmpty, icon == nil { return }
    entries.insert(entry, at: state == .normal ? 0 : entries.count)
  }

  func attributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    entries.first { $0.state == state }?.attributes
  }

  override func apply(to label: UILabel, in state: UIControl.State) {
    for entry in entries where state.isSuperset(of: entry.state) {
      if let color = entry.attributes[.foregroundColor] as? UIColor { label.textColor = color }
      if let font = entry.attributes[.font] as? UIFont { label.font = font }
    }
  }

  override func iconColor(in state: UIControl.State) -> UIColor? {
    entries.last { $0.icon != nil && state.isSuperset(of: $0.state) }?.icon
  }
}

extension UIBarItem {
  /// Gives the title a color and a font in a state; other attributes change nothing.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil means the default.
  ///   - state: The state; the normal state holds for all states without attributes of their own.
  public final func setTitleTextAttributes(
    _ attributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {
    let style = AttributedItemStyle(titleStyle as? AttributedItemStyle)
    style.set(attributes, for: state)
    titleStyle = style.isEmpty ? nil : style
  }

  /// Returns what the title was given for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes; nil where there are none.
  public final func titleTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    (titleStyle as? AttributedItemStyle)?.attributes(for: state)
  }
}
