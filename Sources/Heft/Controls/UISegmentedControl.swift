/// A row of names of which one is chosen. Sends `.valueChanged` when the user has chosen another name.
open class UISegmentedControl: UIControl {
  /// The index where nothing is chosen.
  public static let noSegment = -1

  /// The chosen segment, or `noSegment`. An index that is not there counts as that. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: false) }
  }

  /// The ground of the chosen segment; nil is white, and gray in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { thumb.backgroundColor = selectedSegmentTintColor ?? ControlMetrics.segmentThumb }
  }

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha }
  }

  private let thumb = UIView()
  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  private var pressed: Int?

  /// A control with these names.
  ///
  /// - Parameter items: The names, from left to right; nil for none.
  public convenience init(items: [String]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insertSegment(withTitle: item, at: numberOfSegments, animated: false) }
    frame = CGRect(origin: .zero, size: intrinsicContentSize)
  }

  /// A control with a frame and no segments.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    accessibilityTraits = .none
    accessibilityRole = .radiogroup
    backgroundColor = .tertiarySystemFill
    cornerRadius = ControlMetrics.segmentCorner
    thumb.isUserInteractionEnabled = false
    thumb.cornerRadius = ControlMetrics.segmentCorner - ControlMetrics.segmentInset
    thumb.backgroundColor = ControlMetrics.segmentThumb
    addSubview(thumb)
  }

  deinit {
    for segment in segments { segment.owner = nil }
  }

  // MARK: Segments

  /// Puts in a segment; a place that is not there counts as the nearest one.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - segment: The place, from 0.
  ///   - animated: Whether it is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    let new = Segment(title)
    new.owner = self
    segments.insert(new, at: place)
    addSubview(new)
    if chosen >= place { chosen += 1 }
    show(animated: animated)
  }

  /// Takes a segment away. Where it was chosen, no segment is chosen afterwards.
  ///
  /// - Parameters:
  ///   - segment: The place, from 0.
  ///   - animated: Whether it is animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment {
      chosen = UISegmentedControl.noSegment
    } else if chosen > segment {
      chosen -= 1
    }
    show(animated: animated)
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// Names a segment; one that is not there stays unnamed.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - segment: The place, from 0.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
  }

  /// The name of a segment; nil for one that is not there.
  ///
  /// - Parameter segment: The place, from 0.
  /// - Returns: The name; nil if there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Lets a segment be chosen, or not.
  ///
  /// - Parameters:
  ///   - enabled: Whether it can be chosen.
  ///   - segment: The place, from 0.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    show(animated: false)
  }

  /// Whether a segment can be chosen.
  ///
  /// - Parameter segment: The place, from 0.
  /// - Returns: Whether it can.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private final func choose(_ index: Int, animated: Bool) {
    chosen = segments.indices.contains(index) ? index : UISegmentedControl.noSegment
    show(animated: animated)
  }

  /// The user has chosen.
  fileprivate final func pick(_ index: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: index) else { return false }
    guard index != chosen else { return true }
    choose(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  fileprivate final func pick(_ segment: Segment) -> Bool {
    pick(segments.firstIndex { $0 === segment } ?? UISegmentedControl.noSegment)
  }

  // MARK: Looks

  private final func show(animated: Bool) {
    for (index, segment) in segments.enumerated() {
      segment.show(isChosen: index == chosen, isPressed: index == pressed && index != chosen)
    }
    thumb.isHidden = chosen == UISegmentedControl.noSegment
    if animated {
      UIView.animate(withDuration: ControlMetrics.moveDuration, delay: 0, options: .curveEaseOut) { place() }
    } else {
      setNeedsLayout()
    }
  }

  private final func place() {
    guard !segments.isEmpty else { return }
    let width = bounds.size.width / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      segment.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.size.height)
    }
    guard chosen >= 0 else { return }
    let inset = ControlMetrics.segmentInset
    thumb.frame = CGRect(x: CGFloat(chosen) * width, y: 0, width: width, height: bounds.size.height)
      .insetBy(dx: inset, dy: inset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.width }.max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: ControlMetrics.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Tracking

  private final func index(of touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    guard bounds.size.width > 0, place.x >= 0, place.x < bounds.size.width else { return nil }
    return min(Int(place.x / bounds.size.width * CGFloat(segments.count)), segments.count - 1)
  }

  private final func press(_ index: Int?) {
    guard index != pressed else { return }
    pressed = index
    show(animated: false)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(of: touch))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(isTouchInside ? index(of: touch) : nil)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = touch == nil ? nil : pressed
    press(nil)
    if let index { _ = pick(index) }
  }

  open override func cancelTracking(with event: UIEvent?) { press(nil) }
}

/// One name in the row; to a screen reader a button of its own.
private final class Segment: UIView {
  @Weak var owner: UISegmentedControl? = nil
  private let label = UILabel()

  var title: String? {
    didSet {
      label.text = title
      accessibilityLabel = title
    }
  }
  var isEnabled = true

  init(_ title: String?) {
    super.init(frame: .zero)
    self.title = title
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.text = title
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.accessibilityElementsHidden = true
    accessibilityLabel = title
    accessibilityRole = .radio
    addSubview(label)
    show(isChosen: false, isPressed: false)
  }

  func show(isChosen: Bool, isPressed: Bool) {
    label.font = .systemFont(ofSize: ControlMetrics.segmentFontSize, weight: isChosen ? .semibold : .medium)
    alpha = !isEnabled ? ControlMetrics.disabledAlpha : isPressed ? ControlMetrics.pressedAlpha : 1
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    if accessibilityTraits != traits { accessibilityTraits = traits }
  }

  /// The room that the name takes at its boldest.
  var width: CGFloat {
    TextMetrics.size(
      of: title ?? "", font: .systemFont(ofSize: ControlMetrics.segmentFontSize, weight: .semibold),
      width: .greatestFiniteMagnitude, lines: 1
    ).width + 2 * ControlMetrics.segmentPadding
  }

  override func layoutSubviews() { label.frame = bounds }

  override func accessibilityActivate() -> Bool { owner?.pick(self) ?? false }
}
