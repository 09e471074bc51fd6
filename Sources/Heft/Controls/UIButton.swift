/// A control with a title and a picture that is tapped.
open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// White text and no dressing.
    case custom = 0
    /// Text and picture in the tint.
    case system = 1
  }

  /// How the button looks by itself.
  public final private(set) var buttonType = ButtonType.custom
  /// The label of the title, for its font; the text and color are set by state.
  public final var titleLabel: UILabel? { label }
  /// The view of the picture; it is set by state.
  public final var imageView: UIImageView? { picture }

  /// The room around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// How far the title is moved into its box from each side.
  open var titleEdgeInsets: UIEdgeInsets {
    get { arrangement?.titleInsets ?? .zero }
    set { arrange { $0.titleInsets = newValue } }
  }

  /// How far the picture is moved into its box from each side.
  open var imageEdgeInsets: UIEdgeInsets {
    get { arrangement?.imageInsets ?? .zero }
    set { arrange { $0.imageInsets = newValue } }
  }

  open override var isEnabled: Bool {
    didSet { readState() }
  }

  open override var isSelected: Bool {
    didSet { readState() }
  }

  open override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      readState()
      let alpha: CGFloat = isHighlighted ? ControlMetrics.pressedAlpha : 1
      UIView.animate(withDuration: isHighlighted ? 0 : ControlMetrics.releaseDuration) {
        label.alpha = alpha
        picture.alpha = alpha
      }
    }
  }

  final let label = UILabel()
  final let picture = UIImageView()
  private var titles = StateValues<String>()
  private var colors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  /// How the titles look that were set with attributes.
  final var titleLooks: TitleLooks?
  /// How title and picture lie where that is not as usual. Only code that sets it makes one.
  final var arrangement: ButtonArrangement?
  /// The pictures behind title and picture by state. Only code that sets one makes them.
  final var backgrounds: ButtonBackgrounds?
  /// The title that a screen reader was given as the button's name.
  private var saidTitle: String?

  /// A button that looks as the type says, of no size.
  ///
  /// - Parameter buttonType: The type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    readState()
  }

  /// A custom button with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: ControlMetrics.buttonFontSize)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.accessibilityElementsHidden = true
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    addSubview(label)
    readState()
  }

  // MARK: By state

  /// Sets the title for a state. A state without one shows that of `.normal`.
  ///
  /// - Parameters:
  ///   - title: The title; nil takes it away.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    readState()
  }

  /// Sets the color of the title for a state.
  ///
  /// - Parameters:
  ///   - color: The color; nil takes it away.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors.set(color, for: state)
    readState()
  }

  /// Sets the picture for a state.
  ///
  /// - Parameters:
  ///   - image: The picture; nil takes it away.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    readState()
  }

  /// The title of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title that is shown; nil if there is none.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
  /// The color of the title in a state, if one was set.
  ///
  /// - Parameter state: The state.
  /// - Returns: The color; nil where none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors.value(for: state) }
  /// The picture of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The picture that is shown; nil if there is none.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The title that is shown.
  public final var currentTitle: String? { titles.value(for: state) }
  /// The picture that is shown.
  public final var currentImage: UIImage? { images.value(for: state) }
  /// The color of the title that is shown.
  public final var currentTitleColor: UIColor {
    colors.value(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// Shows what the button has for the state that it is in.
  final func readState() {
    let title = currentTitle
    label.text = title
    label.textColor = currentTitleColor
    if let look = titleLooks?.look(state), look.string == title { label.look = look }
    let image = currentImage
    picture.image =
      buttonType == .system && image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    backgrounds?.show(in: self)
    alpha = isEnabled || colors.has(.disabled) ? 1 : ControlMetrics.disabledAlpha
    if accessibilityLabel == saidTitle, title != saidTitle {
      accessibilityLabel = title
      saidTitle = title
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    readState()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    let least = backgrounds?.size(in: state) ?? .zero
    return CGSize(
      width: max(content.width + contentEdgeInsets.left + contentEdgeInsets.right, least.width),
      height: max(
        content.height + contentEdgeInsets.top + contentEdgeInsets.bottom + 2 * ControlMetrics.buttonPadding,
        least.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the picture behind the content lies.
  ///
  /// - Parameter bounds: The button's box, in points.
  /// - Returns: That box.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture lie.
  ///
  /// - Parameter bounds: The button's box, in points.
  /// - Returns: The box within `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title lies. A subclass that arranges title and picture itself overrides this and
  /// `imageRect(forContentRect:)`.
  ///
  /// - Parameter contentRect: The room for both, in points.
  /// - Returns: The title's box: behind the picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { usualTitleRect(in: contentRect) }

  /// Where the picture lies.
  ///
  /// - Parameter contentRect: The room for title and picture, in points.
  /// - Returns: The picture's box, in its own size.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { usualImageRect(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds?.view.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if touch != nil, isTouchInside { sendActions(for: .primaryActionTriggered) }
  }
}

/// Values by state; a state without one has that of `.normal`.
struct StateValues<Value> {
  private var values: [(state: UInt, value: Value)] = []

  mutating func set(_ value: Value?, for state: UIControl.State) {
    values.removeAll { $0.state == state.rawValue }
    if let value { values.append((state.rawValue, value)) }
  }

  func has(_ state: UIControl.State) -> Bool { values.contains { $0.state == state.rawValue } }

  func value(for state: UIControl.State) -> Value? {
    if let own = values.first(where: { $0.state == state.rawValue }) { return own.value }
    return values.first { $0.state == 0 }?.value
  }
}
