import HeftProtocol

/// A look that a view gives to the content behind it.
open class UIVisualEffect: NSObject {
  /// The color that the effect lays over the content behind it.
  var tint: UIColor? { nil }
  /// The blur of the content behind, in points as CSS counts it.
  var blur: CGFloat { 0 }
}

/// Frosted glass: the content behind it is blurred and shows through a tint.
public final class UIBlurEffect: UIVisualEffect {
  /// How light the glass is, and how much shows through.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  private let style: Style

  /// Glass of a style.
  ///
  /// - Parameter style: How light and how thick it is.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// As Apple's blur looks beside it; our choice.
  override var blur: CGFloat { 20 }

  /// White or black glass by the style or the app's appearance; the shares are our choice.
  override var tint: UIColor? {
    switch style {
    case .extraLight: UIColor(white: 1, alpha: 0.78)
    case .light: UIColor(white: 1, alpha: 0.5)
    case .dark: UIColor(white: 0.1, alpha: 0.65)
    case .systemUltraThinMaterial: .systemBackground.withAlphaComponent(0.5)
    case .systemThinMaterial: .systemBackground.withAlphaComponent(0.65)
    case .regular, .systemMaterial: .systemBackground.withAlphaComponent(0.8)
    case .prominent, .systemThickMaterial, .systemChromeMaterial: .systemBackground.withAlphaComponent(0.9)
    }
  }
}

/// An effect that makes content stand out on a blur effect: here the content is shown as it is.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for content on a blur effect.
  ///
  /// - Parameter blurEffect: The blur effect.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view of glass. What it shows itself goes into `contentView`.
open class UIVisualEffectView: UIView {
  /// The view that holds the content on the glass.
  public final let contentView = UIView(frame: .zero)

  /// The look; nil shows the content behind as it is. A change can be animated.
  open var effect: UIVisualEffect? {
    didSet {
      backgroundColor = effect?.tint ?? oldValue?.tint?.withAlphaComponent(0)
      setBlur(effect?.blur ?? 0)
    }
  }

  private var blur: CGFloat = 0
  private var sentBlur: CGFloat = 0
  private var sentNumber: ViewNumber = 0

  override func setBlur(_ radius: CGFloat) {
    guard radius != blur else { return }
    changed(.blur, from: AnimatedValue(blur), to: AnimatedValue(radius))
    blur = radius
    setNeedsDisplay(.content)
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    if sentNumber != display.number { sentBlur = 0 }
    sentNumber = display.number
    let radius = presentation.blur ?? blur
    guard radius != sentBlur else { return }
    sentBlur = radius
    // Colors behind glass are a little stronger; our choice.
    host.perform(.backdrop(display.number, blur: Double(radius), saturation: 1.0 + 0.8 * Double(radius) / 20))
  }

  /// A view of no size without a look.
  public convenience init() { self.init(effect: nil) }

  /// A view of no size with a look.
  ///
  /// - Parameter effect: The look; nil is a plain view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    backgroundColor = effect?.tint
    blur = effect?.blur ?? 0
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
