import Heft

/// Paper that draws where it is pressed, the harder the wider.
final class Canvas: UIView {
  /// The width of a line at half of an average touch's force, in points.
  var strokeWidth: CGFloat = 4
  var strokeColor = UIColor.black
  /// Told when there is something else to see, at the end of each line.
  var changed: (() -> Void)?

  /// What has been drawn; nil while that is nothing.
  private(set) var drawing: UIImage? {
    didSet { layer.contents = drawing?.cgImage }
  }

  /// The drawing before each line, the oldest first: images are values, so keeping them costs what has changed.
  private var history: [UIImage?] = []
  /// How many lines can be taken back (our choice).
  private static let mostUndos = 50

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = false
    clipsToBounds = true
    contentMode = .topLeft
    isAccessibilityElement = true
    accessibilityLabel = "Canvas"
    accessibilityHint = "Draw with a finger or a pen; press harder for a wider line."
  }

  /// Whether there is a line to take back.
  var canUndo: Bool { !history.isEmpty }

  /// Takes the last line back.
  func undo() {
    guard let before = history.popLast() else { return }
    drawing = before
    changed?()
  }

  /// Takes everything away; that can be taken back too.
  func clear() {
    guard drawing != nil else { return }
    remember()
    drawing = nil
    changed?()
  }

  private func remember() {
    history.append(drawing)
    if history.count > Canvas.mostUndos { history.removeFirst() }
  }

  // MARK: Touches

  private var lastPoint: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    remember()
    addLines(through: [touch])
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, lastPoint != nil else { return }
    addLines(through: event?.coalescedTouches(for: touch) ?? [touch])
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let lastPoint else { return }
    // A lifted touch has no force left: only a way that is still to go is drawn.
    if touch.location(in: self) != lastPoint { addLine(from: lastPoint, to: touch.location(in: self)) }
    self.lastPoint = nil
    changed?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard lastPoint != nil else { return }
    // The system took the touch for something else: it was no line.
    lastPoint = nil
    drawing = history.popLast() ?? nil
    changed?()
  }

  /// The force that the last piece of the line was drawn with.
  private var lastForce: CGFloat = 1

  private func addLines(through samples: [UITouch]) {
    for touch in samples {
      lastForce = traitCollection.forceTouchCapability == .available ? touch.force : 1
      let point = touch.location(in: self)
      addLine(from: lastPoint ?? point, to: point)
      lastPoint = point
    }
  }

  /// Draws one piece of a line over what was there: a new image from the old one.
  private func addLine(from: CGPoint, to: CGPoint) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    drawing?.draw(in: bounds)
    let context = UIGraphicsGetCurrentContext()
    context?.move(to: from)
    context?.addLine(to: to)
    context?.setLineCap(.round)
    context?.setLineWidth(2 * lastForce * strokeWidth)
    strokeColor.setStroke()
    context?.strokePath()
    drawing = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
  }
}
