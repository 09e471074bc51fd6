import Heft

extension UIButton {
  /// How a button looks, as iOS 15 has it.
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    enum Ground { case none, gray, tinted, filled }

    let ground: Ground
    public var title: String?
    /// The title with its attributes, which goes before `title`.
    public var attributedTitle: AttributedString?
    /// Not shown: a button has one line.
    public var subtitle: String? {
      didSet { Stub.say("UIButton.Configuration.subtitle", "a button has one line of text here.") }
    }
    public var image: UIImage?
    /// Before the title, or behind it; above and below are before it here.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the picture and the title, in points.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets = Size.medium.insets
    /// The color of title and picture; nil is the tint, and white where the tint is the ground.
    public var baseForegroundColor: UIColor?
    /// The color of the ground, where there is one; nil is that of the kind.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// What is drawn behind the title, besides the kind's own ground.
    public var background = UIBackgroundConfiguration.clear()
    /// Not shown.
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Returns a button without a ground.
    ///
    /// - Returns: The configuration.
    public static func plain() -> Configuration { Configuration(ground: .none) }
    /// Returns a button on gray.
    ///
    /// - Returns: The configuration.
    public static func gray() -> Configuration { Configuration(ground: .gray) }
    /// Returns a button on a light tint.
    ///
    /// - Returns: The configuration.
    public static func tinted() -> Configuration { Configuration(ground: .tinted) }
    /// Returns a button on the tint.
    ///
    /// - Returns: The configuration.
    public static func filled() -> Configuration { Configuration(ground: .filled) }
    /// Returns a button without a ground.
    ///
    /// - Returns: The configuration.
    public static func borderless() -> Configuration { plain() }
    /// Returns a button on gray.
    ///
    /// - Returns: The configuration.
    public static func bordered() -> Configuration { gray() }
    /// Returns a button on a light tint.
    ///
    /// - Returns: The configuration.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns a button on the tint.
    ///
    /// - Returns: The configuration.
    public static func borderedProminent() -> Configuration { filled() }

    private init(ground: Ground) { self.ground = ground }

    /// Returns the look of a button in its state: it fades by itself.
    ///
    /// - Parameter button: The button.
    /// - Returns: The configuration.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A button that looks as it is told.
  ///
  /// - Parameters:
  ///   - configuration: The look. A title or picture that it lacks is the action's.
  ///   - primaryAction: What a tap does; nil for nothing.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: ButtonType.system)
    var shown = configuration
    if let primaryAction {
      if shown.title == nil, !primaryAction.title.isEmpty { shown.title = primaryAction.title }
      if shown.image == nil { shown.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = shown
    sizeToFit()
  }

  /// The look; nil is that of the button's type.
  public final var configuration: Configuration? {
    get { KeptProperty.buttonConfiguration.value(of: self) }
    set {
      KeptProperty.buttonConfiguration.set(newValue, of: self)
      guard let newValue else { return }
      show(newValue)
      TintFollower.follow(self)
    }
  }

  public final var automaticallyUpdatesConfiguration: Bool {
    get { true }
    set {}
  }

  /// Changes the look when it is set, and whenever `setNeedsUpdateConfiguration()` asks it to; not by the button's state alone.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { KeptProperty.buttonUpdate.value(of: self) }
    set {
      KeptProperty.buttonUpdate.set(newValue, of: self)
      newValue?(self)
    }
  }

  public final func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  fileprivate final func show(_ look: Configuration) {
    titleLabel?.font = .systemFont(ofSize: look.buttonSize.fontSize)
    let front = look.baseForegroundColor ?? (look.ground == .filled ? .white : tintColor ?? .systemBlue)
    setTitleColor(front, for: .normal)
    imageView?.tintColor = front
    if let title = look.attributedTitle {
      setAttributedTitle(NSAttributedString(title), for: .normal)
    } else {
      setTitle(look.title, for: .normal)
    }
    let symbol = look.preferredSymbolConfigurationForImage
    setImage(symbol.map { look.image?.withConfiguration($0) } ?? look.image, for: .normal)
    let base = look.baseBackgroundColor
    // The tint's share of a light ground is our choice, by the platform's pictures.
    let ground: UIColor? =
      switch look.ground {
      case .none: nil
      case .gray: base ?? .tertiarySystemFill
      case .tinted: (base ?? tintColor ?? .systemBlue).withAlphaComponent(0.18)
      case .filled: base ?? tintColor
      }
    let own = look.background.backgroundColor
    backgroundColor = own == nil || own == .clear ? ground : own
    layer.cornerRadius = look.cornerStyle.radius ?? look.background.cornerRadius
    layer.borderWidth = look.background.strokeWidth
    layer.borderColor = look.background.strokeColor?.cgColor
    arrange(look)
  }

  private final func arrange(_ look: Configuration) {
    let isBehind = look.imagePlacement == .trailing
    semanticContentAttribute = isBehind ? .forceRightToLeft : .unspecified
    let isParted = look.imagePadding != 0 && look.image != nil
    let half = isParted ? look.imagePadding / 2 : 0
    let shift = isBehind ? -half : half
    imageEdgeInsets = UIEdgeInsets(top: 0, left: -shift, bottom: 0, right: shift)
    titleEdgeInsets = UIEdgeInsets(top: 0, left: shift, bottom: 0, right: -shift)
    // A button has this above and below its content by itself.
    let (insets, padding) = (look.contentInsets, ControlMetrics.buttonPadding)
    contentEdgeInsets = UIEdgeInsets(
      top: max(insets.top - padding, 0), left: insets.leading + half, bottom: max(insets.bottom - padding, 0),
      right: insets.trailing + half)
  }
}

extension UIButton.Configuration.Size {
  /// The room around title and picture: by the platform's pictures.
  var insets: NSDirectionalEdgeInsets {
    let (across, down): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (10, 5)
      case .medium: (12, 7)
      case .large: (20, 15)
      }
    return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  var fontSize: CGFloat { self == .mini || self == .small ? 15 : 17 }
}

extension UIButton.Configuration.CornerStyle {
  /// The radius in points: our choice, by the platform's pictures; nil is the ground's own.
  var radius: CGFloat? {
    switch self {
    case .fixed: nil
    case .dynamic: 6
    case .small: 4
    case .medium: 8
    case .large: 12
    // More than half of any button's height is half of it.
    case .capsule: 1000
    }
  }
}

/// Has a button look as it is told again in another tint, of which an extension does not hear.
private final class TintFollower: UIView {
  private var shown: UIColor?

  static func follow(_ button: UIButton) {
    let known = button.subviews.lazy.compactMap { $0 as? TintFollower }.first
    let follower = known ?? TintFollower(frame: .zero)
    if known == nil {
      follower.isHidden = true
      button.addSubview(follower)
    }
    follower.shown = button.tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showAgain()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showAgain()
  }

  private func showAgain() {
    // What was set since in another way stays where the tint is the same.
    guard let button = superview as? UIButton, let look = button.configuration, button.tintColor != shown
    else { return }
    shown = button.tintColor
    button.show(look)
  }
}
