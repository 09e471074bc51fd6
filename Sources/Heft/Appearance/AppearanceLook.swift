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

  /// When an appearance counts: as a rule, while nothing has scrolled under the bar, or where there is little height.
  enum Role {
    case standard, scrollEdge, compact
  }

  subscript(role: Role) -> UIBarAppearance? {
    get {
      switch role {
      case .standard: standard
      case .scrollEdge: scrollEdge
      case .compact: compact
      }
    }
    set {
      switch role {
      case .standard: standard = newValue
      case .scrollEdge: scrollEdge = newValue
      case .compact: compact = newValue
      }
    }
  }

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

/// A bar, or an item that a bar shows: an app gives it appearances of one class.
protocol AppearanceHolder: AnyObject {
  associatedtype GivenAppearance: UIBarAppearance

  var look: BarLook? { get set }
  /// Takes a look whose appearances have changed.
  func take(_ look: AppearanceLook)
}

extension AppearanceHolder {
  func take(_ look: AppearanceLook) { self.look = look }

  fileprivate func change(_ change: (AppearanceLook) -> Void) {
    let own = AppearanceLook.own(look)
    change(own)
    take(own)
  }

  fileprivate func appearance(_ role: AppearanceLook.Role) -> GivenAppearance? {
    (look as? AppearanceLook)?[role] as? GivenAppearance
  }

  fileprivate func setAppearance(_ appearance: GivenAppearance?, _ role: AppearanceLook.Role) {
    appearance?.isGiven = true
    change { $0[role] = appearance }
  }

  /// The standard appearance; where there is none, the one that is made is kept and changes nothing yet.
  fileprivate func standardAppearance(orKeep made: @autoclosure () -> GivenAppearance) -> GivenAppearance {
    if let known = appearance(.standard) { return known }
    let made = made()
    change { $0.standard = made }
    return made
  }

  fileprivate var givenStyle: UIBarStyle {
    get { (look as? AppearanceLook)?.style ?? .default }
    set { change { $0.style = newValue } }
  }
}

extension UINavigationBar: AppearanceHolder {
  typealias GivenAppearance = UINavigationBarAppearance

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UINavigationBarAppearance {
    get { standardAppearance(orKeep: UINavigationBarAppearance()) }
    set { setAppearance(newValue, .standard) }
  }

  /// How the bar looks while nothing has scrolled under it; nil is as otherwise.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// How the bar looks where there is little height; nil is as otherwise.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// Whether the bar is dark, with white titles, whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { givenStyle }
    set { givenStyle = newValue }
  }
}

extension UINavigationItem: AppearanceHolder {
  typealias GivenAppearance = UINavigationBarAppearance

  final func take(_ look: AppearanceLook) {
    self.look = look
    look.tell(self, weakify(self) { $0.changed() })
    if look.scrollEdge != nil { expand = { $0.expand() } }
    changed()
  }

  /// How the bar looks while it shows this item; nil is the bar's own look.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { appearance(.standard) }
    set { setAppearance(newValue, .standard) }
  }

  /// How the bar looks while it shows this item and nothing has scrolled under it; nil is as otherwise.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// How the bar looks while it shows this item where there is little height; nil is as otherwise.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }
}

extension UIToolbar: AppearanceHolder {
  typealias GivenAppearance = UIToolbarAppearance

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UIToolbarAppearance {
    get { standardAppearance(orKeep: UIToolbarAppearance()) }
    set { setAppearance(newValue, .standard) }
  }

  /// How the bar looks where there is little height; nil is as otherwise.
  public final var compactAppearance: UIToolbarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// Whether the bar is dark whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { givenStyle }
    set { givenStyle = newValue }
  }
}

extension UITabBar: AppearanceHolder {
  typealias GivenAppearance = UITabBarAppearance

  /// How the bar looks. The object is kept: what is changed in it is shown, also where it was only read.
  public final var standardAppearance: UITabBarAppearance {
    get { standardAppearance(orKeep: UITabBarAppearance()) }
    set { setAppearance(newValue, .standard) }
  }

  /// Whether the bar is dark whatever the device's colors are.
  public final var barStyle: UIBarStyle {
    get { givenStyle }
    set { givenStyle = newValue }
  }
}

extension UITabBarItem: AppearanceHolder {
  typealias GivenAppearance = UITabBarAppearance

  final func take(_ look: AppearanceLook) {
    look.tell(self, weakify(self) { $0.changed() })
    self.look = look
  }

  /// How the bar looks while this tab is shown; nil is the bar's own look.
  public final var standardAppearance: UITabBarAppearance? {
    get { appearance(.standard) }
    set { setAppearance(newValue, .standard) }
  }
}
