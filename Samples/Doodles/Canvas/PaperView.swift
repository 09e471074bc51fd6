import Heft

/// Room for a paper, which is shown as large as fits. Two fingers, the wheel and keys enlarge, turn and move it.
final class PaperView: UIView, UIGestureRecognizerDelegate {
  /// The paper that is shown.
  let paper: UIView
  /// Whether fingers may take hold of the paper now; yes unless asked otherwise.
  var mayMove: (() -> Bool)?
  /// Told when the paper has another place or size, and how many seconds it takes to go there.
  var placed: ((TimeInterval) -> Void)?
  /// Told as well; set by the view that lies over the paper.
  var followed: (() -> Void)?
  /// And by the aid for drawing.
  var aided: (() -> Void)?
  /// Told when the user has enlarged the paper, made it smaller or turned it.
  var zoomed: (() -> Void)?
  /// Asked to have paper where it will be seen, in the paper's points, before it is: of paper without an end. It answers by
  /// `resize`.
  var extend: ((CGRect) -> Void)?
  /// Returns the part of endless paper that is shown as a whole, in its points.
  var extent: (() -> CGRect)?
  /// How many fingers it takes to move it; a pinch takes two.
  var fingers: Int {
    get { pan.minimumNumberOfTouches }
    set { pan.minimumNumberOfTouches = newValue }
  }
  /// Whether pens do something else, so that fingers alone take hold of the paper.
  var leavesPens = false {
    didSet {
      var kinds: [UITouch.TouchType] = [.direct, .indirect, .indirectPointer]
      if !leavesPens { kinds.append(.pencil) }
      for recognizer in holds { recognizer.allowedTouchTypes = kinds.map { NSNumber(value: $0.rawValue) } }
    }
  }
  /// The distance to the edges while the paper fits, in points.
  var margin: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// How small the paper stays when it is let go, as a share of fitting.
  var smallest: CGFloat = 1
  /// Whether it can be turned.
  var canTurn = false {
    didSet { rotation.isEnabled = canTurn }
  }

  /// How much larger than fitting, `smallest`...`largest`, and how far from the middle, in points.
  private(set) var zoom: CGFloat = 1
  private var shift = CGPoint.zero
  /// How far it is turned.
  private(set) var turn = PaperTurn.none
  /// At the beginning of a gesture.
  private var startZoom: CGFloat = 1
  private var startTurn = PaperTurn.none
  /// Whether the gesture that is followed is the wheel's.
  private var isWheels = false

  private let pinch = UIPinchGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private var holds: [UIGestureRecognizer] { [pinch, pan, rotation] }

  /// Our choices; fingers make the paper a little smaller than it stays.
  static let largest: CGFloat = 64
  private static let give: CGFloat = 0.7
  /// Points of the screen in a point of paper without an end: as large as other paper becomes (our choices).
  private static let endless: ClosedRange<CGFloat> = 1 / 16...largest
  /// Let go this near to fitting, as a share of it, the paper fits (our choice).
  private static let nearlyFitting: CGFloat = 0.03

  /// Room for a paper of the size of its bounds; it takes so many fingers to move it.
  init(_ paper: UIView, fingers: Int) {
    self.paper = paper
    super.init(frame: .zero)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    addSubview(paper)
    pinch.addHandler(weakify(self) { paper, _ in paper.pinched() })
    pan.addHandler(weakify(self) { paper, _ in paper.panned() })
    rotation.addHandler(weakify(self) { paper, _ in paper.rotated() })
    rotation.isEnabled = false
    self.fingers = fingers
    pan.allowedScrollTypesMask = .all
    for recognizer in holds {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  /// Whether the paper has no end.
  var isEndless: Bool { extend != nil }

  /// Whether the paper is shown otherwise than as large as fits.
  var isZoomed: Bool { zoom != 1 || turn != .none || isEndless }

  /// Whether there is more of the paper than is seen.
  var isBeyond: Bool {
    let reach = reach(zoom, turn)
    return max(reach.x, reach.y) > 0.5 || isEndless
  }

  /// Shows the paper as large as fits, and upright; without an end what is drawn on, and never enlarged.
  func fit() {
    guard let drawn = extent?() else { return change(to: 1, shift: .zero, turn: .none) }
    let scale = min(room.width / max(drawn.width, 1), room.height / max(drawn.height, 1), 1)
    let middle = paper.bounds
    least = min(PaperView.endless.lowerBound, scale)
    change(
      to: scale / fitting,
      shift: CGPoint(x: (middle.midX - drawn.midX) * scale, y: (middle.midY - drawn.midY) * scale),
      turn: .none, isMoving: isLaidOut)
  }

  /// Shows the paper so many times larger, about the middle.
  func enlarge(by factor: CGFloat) {
    change(to: zoom * factor, shift: CGPoint(x: shift.x * factor, y: shift.y * factor), turn: turn)
  }

  /// Turns the paper by so many radians to the right, about the middle.
  func turn(by angle: CGFloat) {
    let new = PaperTurn(turn.angle + angle)
    change(to: zoom, shift: shift.applying(new.since(turn)), turn: new)
  }

  /// Moves the paper by so many points.
  func move(_ x: CGFloat, _ y: CGFloat) {
    change(to: zoom, shift: CGPoint(x: shift.x + x, y: shift.y + y), turn: turn)
  }

  /// Goes to a zoom, a place and a turn, or as near to them as there is paper.
  private func change(to zoom: CGFloat, shift: CGPoint, turn: PaperTurn, isMoving: Bool = true) {
    let before = (self.zoom, self.turn)
    let (oldZoom, oldShift, oldBounds) = (self.zoom, self.shift, paper.bounds)
    (self.zoom, self.shift, self.turn) = (held(zoom), shift, turn)
    stretch()
    let aim = (self.zoom, self.shift)
    var start = oldZoom
    if paper.bounds != oldBounds {
      // The translation begins where the paper is seen now.
      (self.zoom, self.shift, self.turn) = (oldZoom, oldShift, before.1)
      keepPlace(since: oldBounds)
      place()
      start = self.zoom
    }
    bound(aim.0, aim.1, turn)
    if (self.zoom / start - 1).magnitude > 1e-6 || self.turn != before.1 { zoomed?() }
    let seconds = UIAccessibility.isReduceMotionEnabled || !isMoving ? 0 : 0.25
    UIView.animate(withDuration: seconds) { place(in: seconds) }
  }

  private func bound(_ zoom: CGFloat, _ shift: CGPoint, _ turn: PaperTurn) {
    let held = held(zoom)
    // Steps there and back end where they began.
    self.zoom = (held - 1).magnitude < 1e-6 ? 1 : held
    self.turn = turn
    let reach = reach(self.zoom, turn)
    self.shift = CGPoint(x: min(max(shift.x, -reach.x), reach.x), y: min(max(shift.y, -reach.y), reach.y))
  }

  private func held(_ zoom: CGFloat) -> CGFloat { min(max(zoom, zooms.lowerBound), zooms.upperBound) }

  /// How small and how large the paper stays, as shares of fitting.
  private var zooms: ClosedRange<CGFloat> {
    isEndless
      ? least / fitting...PaperView.endless.upperBound / fitting : smallest...PaperView.largest
  }

  /// Points of the screen in a point of paper without an end, at least: fewer where all that is drawn on needs it.
  private var least = PaperView.endless.lowerBound

  /// How far the paper goes beyond the room on either side, in points; 0 where it does not.
  private func reach(_ zoom: CGFloat, _ turn: PaperTurn) -> CGPoint {
    let scale = fitting * zoom
    let around = CGRect(origin: .zero, size: paper.bounds.size).applying(turn.map)
    return CGPoint(
      x: max((around.width * scale - room.width) / 2, 0), y: max((around.height * scale - room.height) / 2, 0)
    )
  }

  private var room: CGRect { bounds.insetBy(dx: margin, dy: margin) }

  /// The scale at which the paper fits.
  private var fitting: CGFloat { fitting(paper.bounds.size) }

  private func fitting(_ size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return 1 }
    return min(room.width / size.width, room.height / size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isEndless, room.width > 0, room.height > 0 {
      if !isLaidOut {
        fit()
      } else if room.size != fitted {
        // Paper without an end is as large as it was in another room.
        zoom *= scaleBefore / shownScale
        stretch()
      }
      isLaidOut = true
    }
    place()
  }

  /// Whether the paper had a room before, how large that was, and points of the screen in a point of it then.
  private var isLaidOut = false
  private var fitted = CGSize.zero
  private var scaleBefore: CGFloat = 1

  // MARK: Paper without an end

  /// The part that is seen, in the paper's points; of turned paper the smallest upright rectangle around it.
  var seen: CGRect { bounds.applying(map.inverted()) }

  /// Has paper where the room will be.
  private func stretch() {
    if isEndless, bounds.width > 0, bounds.height > 0 { extend?(seen) }
  }

  /// The paper has other bounds, and what is seen of it stays where it is.
  func resize(_ bounds: CGRect) {
    let before = paper.bounds
    paper.bounds = bounds
    let zoom = zoom
    keepPlace(since: before)
    startZoom *= self.zoom / zoom
    place()
  }

  /// Takes over a zoom and a place of before, of paper of other bounds.
  private func keepPlace(since before: CGRect) {
    let after = paper.bounds
    let scale = fitting(before.size) * zoom
    zoom = scale / fitting
    let delta = CGPoint(x: (after.midX - before.midX) * scale, y: (after.midY - before.midY) * scale)
      .applying(turn.map)
    shift = CGPoint(x: shift.x + delta.x, y: shift.y + delta.y)
  }

  /// Points of the screen in a point of the paper.
  var shownScale: CGFloat { fitting * zoom }

  /// Where the paper's zero is, its corner if it has an end, in points: at a pixel of the screen.
  var corner: CGPoint {
    let (half, pixels) = (offsetToMiddle, UIScreen.main.scale)
    return CGPoint(
      x: ((room.midX + shift.x - half.x) * pixels).rounded() / pixels,
      y: ((room.midY + shift.y - half.y) * pixels).rounded() / pixels)
  }

  /// The offset from the paper's zero to its middle, in points of the screen.
  private var offsetToMiddle: CGPoint {
    let bounds = paper.bounds
    return CGPoint(x: bounds.midX * shownScale, y: bounds.midY * shownScale).applying(turn.map)
  }

  /// From the paper's points to this view's.
  var map: CGAffineTransform {
    let corner = corner
    return CGAffineTransform(scaleX: shownScale, y: shownScale).concatenating(turn.map)
      .concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
  }

  private func place(in seconds: TimeInterval = 0) {
    let (half, scale, corner) = (offsetToMiddle, shownScale, corner)
    (fitted, scaleBefore) = (room.size, scale)
    paper.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(turn.map)
    paper.center = CGPoint(x: corner.x + half.x, y: corner.y + half.y)
    placed?(seconds)
    aided?()
    followed?()
  }

  // MARK: Gestures

  /// The fingers do not hold the paper: it stays where it is, whatever they do.
  func cancelTouches() {
    for recognizer in holds where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Paper that is seen as a whole stays where it is, unless two fingers hold it.
    if gestureRecognizer === pan, pan.numberOfTouches < 2, !isBeyond { return false }
    return mayMove?() ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    holds.contains { $0 === gestureRecognizer } && holds.contains { $0 === otherGestureRecognizer }
  }

  private func pinched() {
    switch pinch.state {
    case .began:
      startZoom = zoom
      fallthrough
    case .changed:
      let give = isEndless ? 1 : PaperView.give
      let new = min(max(startZoom * pinch.scale, give * zooms.lowerBound), zooms.upperBound)
      follow(
        pinch, zoom: new, shift: shift(about: pinch, CGAffineTransform(scaleX: new / zoom, y: new / zoom)))
    case .ended, .cancelled: release(pinch)
    default: break
    }
  }

  private func rotated() {
    switch rotation.state {
    case .began:
      startTurn = turn
      fallthrough
    case .changed:
      let new = PaperTurn(startTurn.angle + rotation.rotation).snapped
      if new.isQuarter, !turn.isQuarter { UISelectionFeedbackGenerator().selectionChanged() }
      follow(rotation, zoom: zoom, shift: shift(about: rotation, new.since(turn)), turn: new)
    case .ended, .cancelled: release(rotation)
    default: break
    }
  }

  private func panned() {
    switch pan.state {
    case .began, .changed:
      let translation = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      follow(pan, zoom: zoom, shift: CGPoint(x: shift.x + translation.x, y: shift.y + translation.y))
    case .ended, .cancelled: change(to: zoom, shift: shift, turn: turn)
    default: break
    }
  }

  /// Where the paper is to lie for what is between the fingers to stay between them.
  private func shift(about gesture: UIGestureRecognizer, _ map: CGAffineTransform) -> CGPoint {
    let middle = gesture.location(in: self)
    let (x, y) = (middle.x - room.midX, middle.y - room.midY)
    let arm = CGPoint(x: shift.x - x, y: shift.y - y).applying(map)
    return CGPoint(x: x + arm.x, y: y + arm.y)
  }

  /// Fingers let go: paper that nearly fits fits. A turn of the wheel is small, and stays.
  private func release(_ gesture: UIGestureRecognizer) {
    let isNear = !isWheels && !isEndless && (zoom - 1).magnitude < PaperView.nearlyFitting
    change(to: isNear ? 1 : zoom, shift: shift, turn: turn)
  }

  /// Goes with a gesture: fingers pull the paper beyond its edges, the wheel does not.
  private func follow(
    _ gesture: UIGestureRecognizer, zoom: CGFloat, shift: CGPoint, turn: PaperTurn? = nil
  ) {
    isWheels = gesture.numberOfTouches == 0
    (self.zoom, self.shift, self.turn) = (zoom, shift, turn ?? self.turn)
    stretch()
    if isWheels { bound(self.zoom, self.shift, self.turn) }
    if gesture !== pan { zoomed?() }
    place()
  }
}
