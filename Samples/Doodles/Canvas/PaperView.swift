import Heft

/// Room for a paper, which is shown as large as fits. Two fingers, the wheel and keys enlarge and move it.
final class PaperView: UIView, UIGestureRecognizerDelegate {
  /// What is shown.
  let paper: UIView
  /// Whether fingers may take hold of the paper now; yes unless asked otherwise.
  var mayMove: (() -> Bool)?
  /// Told when the paper has another place or size, and how many seconds it takes to go there.
  var placed: ((TimeInterval) -> Void)?
  /// Told as well, by who lies over the paper.
  var followed: (() -> Void)?
  /// Told when the user has enlarged the paper or made it smaller.
  var zoomed: (() -> Void)?
  /// How many fingers it takes to move it; a pinch takes two.
  var fingers: Int {
    get { pan.minimumNumberOfTouches }
    set { pan.minimumNumberOfTouches = newValue }
  }
  /// Whether pens do something else, so that fingers alone take hold of the paper.
  var leavesPens = false {
    didSet {
      let kinds: [UITouch.TouchType] =
        leavesPens
        ? [.direct, .indirect, .indirectPointer] : [.direct, .indirect, .pencil, .indirectPointer]
      for recognizer in holds { recognizer.allowedTouchTypes = kinds.map { NSNumber(value: $0.rawValue) } }
    }
  }
  /// The distance to the edges while the paper fits, in points.
  var margin: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// How much larger than fitting, 1...`largest`, and how far from the middle, in points.
  private(set) var zoom: CGFloat = 1
  private var shift = CGPoint.zero
  /// At the beginning of a gesture.
  private var startZoom: CGFloat = 1

  private let pinch = UIPinchGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private var holds: [UIGestureRecognizer] { [pinch, pan] }

  /// Our choices.
  static let largest: CGFloat = 64
  private static let least: CGFloat = 0.7

  /// Room for a paper of the size of its bounds; it takes so many fingers to move it.
  init(_ paper: UIView, fingers: Int) {
    self.paper = paper
    super.init(frame: .zero)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    addSubview(paper)
    pinch.addHandler(weakify(self) { paper, _ in paper.pinched() })
    pan.addHandler(weakify(self) { paper, _ in paper.panned() })
    self.fingers = fingers
    pan.allowedScrollTypesMask = .all
    for recognizer in holds {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  /// Whether the paper is shown otherwise than as large as fits.
  var isZoomed: Bool { zoom != 1 }

  /// Shows the paper as large as fits.
  func fit() { change(to: 1, shift: .zero) }

  /// Shows the paper so many times larger, about the middle.
  func enlarge(by factor: CGFloat) {
    change(to: zoom * factor, shift: CGPoint(x: shift.x * factor, y: shift.y * factor))
  }

  /// Moves the paper by so many points.
  func move(_ x: CGFloat, _ y: CGFloat) {
    change(to: zoom, shift: CGPoint(x: shift.x + x, y: shift.y + y))
  }

  /// Goes to a zoom and place, or as near to them as there is paper.
  private func change(to zoom: CGFloat, shift: CGPoint) {
    let before = self.zoom
    bound(zoom, shift)
    if self.zoom != before { zoomed?() }
    let seconds = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
    UIView.animate(withDuration: seconds) { place(in: seconds) }
  }

  private func bound(_ zoom: CGFloat, _ shift: CGPoint) {
    self.zoom = min(max(zoom, 1), PaperView.largest)
    let size = paper.bounds.size
    let scale = fitting * self.zoom
    let (x, y) = (
      max((size.width * scale - room.width) / 2, 0), max((size.height * scale - room.height) / 2, 0)
    )
    self.shift = CGPoint(x: min(max(shift.x, -x), x), y: min(max(shift.y, -y), y))
  }

  private var room: CGRect { bounds.insetBy(dx: margin, dy: margin) }

  /// The scale at which the paper fits.
  private var fitting: CGFloat {
    let size = paper.bounds.size
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return 1 }
    return min(room.width / size.width, room.height / size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Points of the screen in a point of the paper.
  var shownScale: CGFloat { fitting * zoom }

  /// Where the paper's corner is, in points: at a pixel of the screen.
  var corner: CGPoint {
    let (size, scale, pixels) = (paper.bounds.size, shownScale, UIScreen.main.scale)
    return CGPoint(
      x: ((room.midX + shift.x - size.width * scale / 2) * pixels).rounded() / pixels,
      y: ((room.midY + shift.y - size.height * scale / 2) * pixels).rounded() / pixels)
  }

  private func place(in seconds: TimeInterval = 0) {
    let (size, scale, corner) = (paper.bounds.size, shownScale, corner)
    paper.transform = CGAffineTransform(scaleX: scale, y: scale)
    paper.center = CGPoint(x: corner.x + size.width * scale / 2, y: corner.y + size.height * scale / 2)
    placed?(seconds)
    followed?()
  }

  // MARK: Gestures

  /// The fingers that hold the paper are none: it stays where it is, whatever they do.
  func letGo() {
    for recognizer in holds {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Paper that fits stays where it is, unless two fingers hold it.
    if gestureRecognizer === pan, pan.numberOfTouches < 2, !isZoomed { return false }
    return mayMove?() ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (gestureRecognizer === pinch && otherGestureRecognizer === pan)
      || (gestureRecognizer === pan && otherGestureRecognizer === pinch)
  }

  private func pinched() {
    switch pinch.state {
    case .began:
      startZoom = zoom
      fallthrough
    case .changed:
      let new = min(max(startZoom * pinch.scale, PaperView.least), PaperView.largest)
      // What is between the fingers stays between them.
      let middle = pinch.location(in: self)
      let (x, y) = (middle.x - room.midX, middle.y - room.midY)
      follow(
        pinch, zoom: new,
        shift: CGPoint(x: x - (x - shift.x) * new / zoom, y: y - (y - shift.y) * new / zoom))
    case .ended, .cancelled: change(to: zoom, shift: shift)
    default: break
    }
  }

  private func panned() {
    switch pan.state {
    case .began, .changed:
      let translation = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      follow(pan, zoom: zoom, shift: CGPoint(x: shift.x + translation.x, y: shift.y + translation.y))
    case .ended, .cancelled: change(to: zoom, shift: shift)
    default: break
    }
  }

  /// Goes with a gesture: fingers pull the paper beyond its edges, the wheel does not.
  private func follow(_ gesture: UIGestureRecognizer, zoom: CGFloat, shift: CGPoint) {
    (self.zoom, self.shift) = (zoom, shift)
    if gesture.numberOfTouches == 0 { bound(zoom, shift) }
    if gesture === pinch { zoomed?() }
    place()
  }
}
