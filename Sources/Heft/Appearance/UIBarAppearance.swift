/// Those who are told when a part of a look changes; they are not kept.
final class LookListeners {
  private var listeners: [(owner: Weak<NSObject>, tell: () -> Void)] = []

  func add(_ owner: NSObject, _ tell: @escaping () -> Void) {
    listeners.removeAll { $0.owner.wrappedValue == nil || $0.owner.wrappedValue === owner }
    listeners.append((Weak(wrappedValue: owner), tell))
  }

  func tell() {
    for listener in listeners where listener.owner.wrappedValue != nil { listener.tell() }
  }
}

/// How a bar looks. A bar keeps the object that it is given, and shows what is changed in it from then on.
public class UIBarAppearance: NSObject {
  /// The color of the bar; nil is the system's, or none after `configureWithTransparentBackground()`.
  public final var backgroundColor: UIColor? {
    didSet { changed() }
  }
  /// The color of the line at the bar's edge; nil is no line.
  public final var shadowColor: UIColor? = .separator {
    didSet { changed() }
  }

  private final var isTransparent = false
  /// Whether anything was set, or a bar was given it: one that was only read changes no bar.
  final var isGiven = false
  final let listeners = LookListeners()

  /// A look with the system's background.
  public override init() {
    super.init()
  }

  /// Takes the system's background and line.
  public final func configureWithDefaultBackground() { configure(nil, isTransparent: false) }

  /// Takes the background of screens and the system's line.
  public final func configureWithOpaqueBackground() { configure(.systemBackground, isTransparent: false) }

  /// Takes no background and no line.
  public final func configureWithTransparentBackground() { configure(nil, isTransparent: true) }

  private final func configure(_ color: UIColor?, isTransparent: Bool) {
    self.isTransparent = isTransparent
    shadowColor = isTransparent ? nil : .separator
    backgroundColor = color
  }

  final func changed() {
    isGiven = true
    listeners.tell()
  }

  /// Changes what a bar shows.
  func change(_ parts: inout BarParts) {
    parts.color = backgroundColor ?? (isTransparent ? UIColor.clear : nil)
    parts.shadow = shadowColor
  }
}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The color and the font of titles; other attributes change nothing.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] {
    didSet { changed() }
  }
  /// The color and the font of large titles; other attributes change nothing.
  public var largeTitleTextAttributes: NSAttributedString.Attributes = [:] {
    didSet { changed() }
  }
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(buttonAppearance) }
  }
  /// How buttons of the style `.done` look; where it says nothing they look as the others.
  public var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(doneButtonAppearance) }
  }
  /// How the back button looks; where it says nothing it looks as the other buttons do.
  public var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(backButtonAppearance) }
  }

  /// A look with the system's background.
  public override init() {
    super.init()
    buttonAppearance.listeners.add(self, weakify(self) { $0.changed() })
    doneButtonAppearance.listeners.add(self, weakify(self) { $0.changed() })
    backButtonAppearance.listeners.add(self, weakify(self) { $0.changed() })
  }

  private func follow(_ part: UIBarButtonItemAppearance) {
    part.listeners.add(self, weakify(self) { $0.changed() })
    changed()
  }

  override func change(_ parts: inout BarParts) {
    super.change(&parts)
    parts.title = AppearanceLook.title(titleTextAttributes, isBlack: parts.isBlack)
    parts.largeTitle = AppearanceLook.title(largeTitleTextAttributes, isBlack: parts.isBlack)
    parts.buttons = buttonAppearance.style
    parts.doneButtons = doneButtonAppearance.style ?? parts.buttons
    parts.backButton = backButtonAppearance.style ?? parts.buttons
  }
}

/// How a toolbar looks.
public final class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(buttonAppearance) }
  }
  /// How buttons of the style `.done` look; where it says nothing they look as the others.
  public var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { follow(doneButtonAppearance) }
  }

  /// A look with the system's background.
  public override init() {
    super.init()
    buttonAppearance.listeners.add(self, weakify(self) { $0.changed() })
    doneButtonAppearance.listeners.add(self, weakify(self) { $0.changed() })
  }

  private func follow(_ part: UIBarButtonItemAppearance) {
    part.listeners.add(self, weakify(self) { $0.changed() })
    changed()
  }

  override func change(_ parts: inout BarParts) {
    super.change(&parts)
    parts.buttons = buttonAppearance.style
    parts.doneButtons = doneButtonAppearance.style ?? parts.buttons
  }
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look, which have their titles below their pictures everywhere.
  public var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      stackedLayoutAppearance.listeners.add(self, weakify(self) { $0.changed() })
      changed()
    }
  }

  /// A look with the system's background.
  public override init() {
    super.init()
    stackedLayoutAppearance.listeners.add(self, weakify(self) { $0.changed() })
  }

  override func change(_ parts: inout BarParts) {
    super.change(&parts)
    parts.buttons = stackedLayoutAppearance.style
  }
}
