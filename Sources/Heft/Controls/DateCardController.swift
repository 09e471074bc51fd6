/// The card that a compact date picker opens: its wheels, beside its button. A press beside it, or Escape, closes it.
final class DateCardController: UIViewController {
  private let wheels: UIView
  @Weak private var source: UIView? = nil

  init(_ wheels: UIView, of source: UIView) {
    self.wheels = wheels
    super.init()
    self.source = source
    modalPresentationStyle = .overFullScreen
  }

  override var presentsItself: Bool { true }

  override func placePresented(isShown: Bool) {
    (viewIfLoaded as? DateCardView)?.place(isShown: isShown)
  }

  override func wasEscaped() -> Bool {
    dismiss(animated: true)
    return true
  }

  override func loadView() {
    let card = DateCardView(wheels, of: source)
    card.onPressBeside = weakify(self) { $0.dismiss(animated: true) }
    view = card
  }
}

/// The card and the shade around it.
private final class DateCardView: UIView {
  var onPressBeside: (() -> Void)?

  private let wheels: UIView
  @Weak private var source: UIView? = nil
  private let shade = PressableView(frame: .zero)
  private let card = UIView()

  init(_ wheels: UIView, of source: UIView?) {
    self.wheels = wheels
    super.init(frame: .zero)
    self.source = source
    shade.backgroundColor = UIColor.black.withAlphaComponent(DatePickerMetrics.dimming)
    shade.accessibilityLabel = "Close"
    shade.onPress = weakify(self) { $0.onPressBeside?() }
    card.backgroundColor = AlertMetrics.ground
    card.cornerRadius = DatePickerMetrics.cardCorner
    card.clipsToBounds = true
    card.addSubview(wheels)
    addSubview(shade)
    addSubview(card)
  }

  /// Looks as before it comes or after it has gone, or as while it is there.
  func place(isShown: Bool) {
    layoutIfNeeded()
    shade.alpha = isShown ? 1 : 0
    card.alpha = shade.alpha
    let scale = isShown || UIAccessibility.isReduceMotionEnabled ? 1 : DatePickerMetrics.startScale
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let gap = DatePickerMetrics.cardGap
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: gap, dy: gap)
    let size = CGSize(
      width: min(DatePickerMetrics.cardSize.width, room.size.width),
      height: min(DatePickerMetrics.cardSize.height, room.size.height))
    let button = source.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: room.origin, size: .zero)
    // Below the button where there is room, else above.
    var top = button.maxY + gap
    if top + size.height > room.maxY { top = button.minY - gap - size.height }
    top = min(max(top, room.minY), room.maxY - size.height)
    let left = min(max(button.midX - size.width / 2, room.minX), room.maxX - size.width)
    // Not the frame, because the card may be on its way.
    card.bounds = CGRect(origin: .zero, size: size)
    card.center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
    wheels.frame = card.bounds
  }
}
