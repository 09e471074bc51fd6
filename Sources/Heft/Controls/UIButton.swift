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

  private let label = UILabel()
  private let picture = UIImageView()
  private var titles = StateValues<String>()
  private var colors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  /// How the titles look that were set with attributes.
  final var titleLooks: TitleLooks?
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

  private final var contentSize: CGSize {
    let text = label.intrinsicContentSize
    let image = currentImage?.size ?? .zero
    let hasText = !(label.text ?? "").isEmpty
    let gap = hasText && currentImage != nil ? ControlMetrics.buttonGap : 0
    return CGSize(
      width: (hasText ? text.width : 0) + gap + image.width,
      height: max(hasText ? text.height : 0, image.height))
  }

  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    return CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom
        + 2 * ControlMetrics.buttonPadding)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let content = contentSize
    let image = currentImage?.size ?? .zero
    let width = min(content.width, max(room.size.width, 0))
    var x = room.minX
    switch contentHorizontalAlignment {
    case .center, .fill: x += (room.size.width - width) / 2
    case .right, .trailing: x += room.size.width - width
    case .left, .leading: break
    }
    let middle = room.minY + room.size.height / 2
    let imageWidth = min(image.width, width)
    picture.frame = CGRect(x: x, y: middle - image.height / 2, width: imageWidth, height: image.height)
    let offset = image.width > 0 ? imageWidth + ControlMetrics.buttonGap : 0
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: x + offset, y: middle - height / 2, width: max(width - offset, 0), height: height)
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
