import Heft
import Ink

/// Lies over the paper while what is drawn is there several times: shows the axes, and the stroke that is drawn where else it
/// will be. All of these show one picture, each through its map.
final class SymmetryView: UIView {
  private let canvas: Canvas
  @Weak private var room: PaperView? = nil
  private let axes = CAShapeLayer()
  private var copies: [UIView] = []
  /// The stroke on nothing, in the paper's pixels; made when it is needed first.
  private var ink: LiveInkCompositor?
  private var isDrawing = false

  var symmetry = Symmetry.none {
    didSet { if symmetry != oldValue { arrange() } }
  }

  /// An aid for a canvas that lies in a room.
  init(of canvas: Canvas, in room: PaperView) {
    self.canvas = canvas
    super.init(frame: canvas.bounds)
    self.room = room
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityIgnoresInvertColors = true
    clipsToBounds = true
    axes.fillColor = nil
    axes.strokeColor = UIColor(red: 0.15, green: 0.45, blue: 0.95, alpha: 0.45).cgColor
    layer.addSublayer(axes)
    arrange()
  }

  private func arrange() {
    for copy in copies { copy.removeFromSuperview() }
    copies = symmetry.maps.map { map in
      let copy = UIView(frame: bounds)
      copy.layer.contentsScale = CGFloat(canvas.scale * canvas.drawing.inkScale)
      copy.contentMode = .topLeft
      copy.accessibilityIgnoresInvertColors = true
      // About the middle of the paper as it was at first.
      let off = CGPoint(x: middle.x - bounds.midX, y: middle.y - bounds.midY)
      let there = off.applying(map)
      copy.transform = map.concatenating(
        CGAffineTransform(translationX: off.x - there.x, y: off.y - there.y))
      addSubview(copy)
      return copy
    }
    isHidden = symmetry == .none
    place()
  }

  /// The middle of the symmetry, in points from this view's corner.
  private var middle: CGPoint {
    let (middle, corner) = (canvas.drawing.middle, canvas.bounds.origin)
    return CGPoint(
      x: CGFloat(middle.x / canvas.scale) - corner.x, y: CGFloat(middle.y / canvas.scale) - corner.y)
  }

  /// The paper has grown.
  func extend() {
    bounds.size = canvas.bounds.size
    ink = nil
    arrange()
  }

  /// Lies where the paper is by now.
  func place() {
    guard let room, symmetry != .none else { return }
    let map = room.map
    transform = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
    center = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY).applying(map)
    let middle = middle
    let half = CGSize(
      width: max(middle.x, bounds.width - middle.x), height: max(middle.y, bounds.height - middle.y))
    let reach = Double((half.width * half.width + half.height * half.height).squareRoot())
    let path = CGMutablePath()
    for angle in symmetry.axes {
      let end = CGPoint(
        x: middle.x + CGFloat(reach * Mathematics.cosine(angle)),
        y: middle.y + CGFloat(reach * Mathematics.sine(angle)))
      path.addLines(between: [middle, end])
    }
    axes.path = path
    // A point of the screen, whatever the zoom.
    axes.lineWidth = 1 / room.shownScale
  }

  /// The other strokes of one.
  func copies(of stroke: DrawnStroke) -> [DrawnStroke] {
    symmetry.maps.map { stroke.placed(by: $0, about: canvas.drawing.middle) }
  }

  // MARK: The stroke that is drawn

  func begin(_ brush: InkBrush) {
    isDrawing = symmetry != .none
    let area = canvas.drawing.inkArea
    guard isDrawing, let bare = Bitmap(width: area.width, height: area.height) else { return }
    if ink == nil { ink = LiveInkCompositor(showing: bare) }
    ink?.placement = canvas.drawing.placement
    // An eraser covers with paper until its stroke is done.
    ink?.begin(canvas.sharp?.shownBrush(brush) ?? brush, over: bare)
  }

  func add(_ sample: StrokeSample) {
    if isDrawing { ink?.add(sample) }
  }

  func showTip() {
    guard isDrawing, let ink else { return }
    ink.showTip()
    let picture = CGImage(ink.shown)
    for copy in copies { copy.layer.contents = picture }
  }

  /// There was no stroke after all, or it lies on the paper.
  func end() {
    guard isDrawing else { return }
    isDrawing = false
    for copy in copies { copy.layer.contents = nil }
  }
}
