/// Whether a bar is dark whatever the device's colors are.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

/// The look of a bar, or of a bar while it shows one item, by the appearances that it was given.
final class AppearanceLook: BarLook {
  var style = UIBarStyle.default
  var standard: UIBarAppearance?
  var scrollEdge: UIBarAppearance?
  var compact: UIBarAppearance?

  /// A dark bar and its line: the dark look of bars (our choice).
  private static let black = UIColor(red: 0x16 / 255, green: 0x16 / 255, blue: 0x18 / 255, alpha: 1)
  private static let blackShadow = UIColor(white: 1, alpha: 0.15)

  /// The look itself; a copy where other bars have it, and a new one where there is none.
  static func own(_ look: BarLook?) -> AppearanceLook {
    guard let look = look as? AppearanceLook else { return AppearanceLook() }
    guard look.isShared else { return look }
    let own = AppearanceLook()
    own.style = look.style
    own.standard = look.standard
    own.scrollEdge = look.scrollEdge
    own.compact = look.compact
    return own
  }

  /// The look of titles, in white on a dark bar; nil where it is the default.
  static func title(_ attributes: NSAttributedString.Attributes, isBlack: Bool) -> TitleStyle? {
    var attributes = attributes
    if isBlack, attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.white }
    return attributes.isEmpty ? nil : AttributedTitleStyle(attributes)
  }

  override func change(_ parts: inout BarParts, of bar: UIView, isAtEdge: Bool) {
    if style != .default {
      parts.isBlack = true
      parts.usualColor = AppearanceLook.black
      parts.shadow = AppearanceLook.blackShadow
      parts.title = blackened(parts.title)
      parts.largeTitle = blackened(parts.largeTitle)
    }
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let shown = (isAtEdge ? scrollEdge : nil) ?? (isCompact ? compact : nil) ?? standard
    if let shown, shown.isGiven { shown.change(&parts) }
  }

  private func blackened(_ style: TitleStyle?) -> TitleStyle? {
    AppearanceLook.title((style as? AttributedTitleStyle)?.attributes ?? [:], isBlack: true)
  }

  override func tell(_ owner: NSObject, _ changed: @escaping () -> Void) {
    standard?.listeners.add(owner, changed)
    scrollEdge?.listeners.add(owner, changed)
    compact?.listeners.add(owner, changed)
  }

  /// A bar that looks otherwise at the edge has to know where its content is.
  override func attach(to bar: UINavigationBar) {
    if scrollEdge != nil { bar.expand() }
  }
}

extension UINavigationBar {
  private func change(_ change: (AppearanceLook) -> Void) {
    let own = AppearanceLook.own(look)
    change(own)
    look = own
  }

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = (look as? AppearanceLook)?.standard as? UINavigationBarAppearance { return known }
      let made = UINavigationBarAppearance()
      change { $0.standard = made }
      return made
    }
    set {
      newValue.isGiven = true
      change { $0.standard = newValue }
    }
  }

  /// How the bar looks while nothing has scrolled under it; nil is as otherwise.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { (look as? AppearanceLook)?.scrollEdge as? UINavigationBarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.scrollEdge = newValue }
    }
  }

  /// How the bar looks where there is little height; nil is as otherwise.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { (look as? AppearanceLook)?.compact as? UINavigationBarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.compact = newValue }
    }
  }

  /// Whether the bar is dark, with white titles, whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { (look as? AppearanceLook)?.style ?? .default }
    set { change { $0.style = newValue } }
  }
}

extension UINavigationItem {
  private func change(_ change: (AppearanceLook) -> Void) {
    let own = AppearanceLook.own(look)
    change(own)
    look = own
    own.tell(self, weakify(self) { $0.changed() })
    if own.scrollEdge != nil { expand = { $0.expand() } }
    changed()
  }

  /// How the bar looks while it shows this item; nil is the bar's own look.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { (look as? AppearanceLook)?.standard as? UINavigationBarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.standard = newValue }
    }
  }

  /// How the bar looks while it shows this item and nothing has scrolled under it; nil is as otherwise.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { (look as? AppearanceLook)?.scrollEdge as? UINavigationBarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.scrollEdge = newValue }
    }
  }

  /// How the bar looks while it shows this item where there is little height; nil is as otherwise.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { (look as? AppearanceLook)?.compact as? UINavigationBarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.compact = newValue }
    }
  }
}

extension UIToolbar {
  private func change(_ change: (AppearanceLook) -> Void) {
    let own = AppearanceLook.own(look)
    change(own)
    look = own
  }

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UIToolbarAppearance {
    get {
      if let known = (look as? AppearanceLook)?.standard as? UIToolbarAppearance { return known }
      let made = UIToolbarAppearance()
      change { $0.standard = made }
      return made
    }
    set {
      newValue.isGiven = true
      change { $0.standard = newValue }
    }
  }

  /// How the bar looks where there is little height; nil is as otherwise.
  public final var compactAppearance: UIToolbarAppearance? {
    get { (look as? AppearanceLook)?.compact as? UIToolbarAppearance }
    set {
      newValue?.isGiven = true
      change { $0.compact = newValue }
    }
  }

  /// Whether the bar is dark whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { (look as? AppearanceLook)?.style ?? .default }
    set { change { $0.style = newValue } }
  }
}

extension UITabBar {
  private func change(_ change: (AppearanceLook) -> Void) {
    let own = AppearanceLook.own(look)
    change(own)
    look = own
  }

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UITabBarAppearance {
    get {
      if let known = (look as? AppearanceLook)?.standard as? UITabBarAppearance { return known }
      let made = UITabBarAppearance()
      change { $0.standard = made }
      return made
    }
    set {
      newValue.isGiven = true
      change { $0.standard = newValue }
    }
  }

  /// Whether the bar is dark whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { (look as? AppearanceLook)?.style ?? .default }
    set { change { $0.style = newValue } }
  }
}

extension UITabBarItem {
  /// How the bar looks while this tab is shown; nil is the bar's own look.
  public final var standardAppearance: UITabBarAppearance? {
    get { (look as? AppearanceLook)?.standard as? UITabBarAppearance }
    set {
      newValue?.isGiven = true
      newValue?.listeners.add(self, weakify(self) { $0.changed() })
      let own = AppearanceLook.own(look)
      own.standard = newValue
      look = own
    }
  }
}
