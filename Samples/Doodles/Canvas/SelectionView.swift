import Heft
import Ink

/// Lies over the paper while strokes are chosen: a loop around them chooses, a drag moves them, the handle makes them larger,
/// and a bar has what else can be done.
final class SelectionView: UIView {
  private let canvas: Canvas
  private let outline = CAShapeLayer()
  private let outlineView = UIView()
  private let handle = UIView()
  private let bar = UIView()
  private var buttons: [UIButton] = []
  private(set) var selection: StrokeSelection? {
    didSet { show() }
  }
  private var loop: [CGPoint] = []
  /// Where the touch was last, and whether it holds the handle or the strokes.
  private var last: CGPoint?
  private var isScaling = false
  /// Asks for the color that is chosen.
  var color: (() -> UInt32)?

  private static let handleSide: CGFloat = 44
  private static let barHeight: CGFloat = 44
  private static let buttonWidth: CGFloat = 92

  init(over paper: PaperView, of canvas: Canvas) {
    self.canvas = canvas
    super.init(frame: paper.bounds)
    cursor = .crosshair
    isAccessibilityElement = false
    outlineView.isUserInteractionEnabled = false
    outlineView.layer.addSublayer(outline)
    outline.fillColor = nil
    outline.lineWidth = 1.5
    outline.lineDashPattern = [6, 4]
    handle.isUserInteractionEnabled = false
    let dot = UIView(frame: CGRect(x: 15, y: 15, width: 14, height: 14))
    dot.backgroundColor = .systemBlue
    dot.cornerRadius = 7
    handle.addSubview(dot)
    bar.backgroundColor = .secondarySystemGroupedBackground
    bar.cornerRadius = 12
    bar.layer.shadowOpacity = 0.2
    bar.layer.shadowRadius = 10
    for view in [outlineView, handle, bar] { addSubview(view) }
    add("Duplicate") { $0.duplicate() }
    add("Recolor") { $0.recolor() }
    add("Delete") { $0.deleteChosen() }
    show()
  }

  private func add(_ title: String, _ act: @escaping (SelectionView) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.addAction(UIAction(handler: weakify(self) { view, _ in act(view) }), for: .touchUpInside)
    buttons.append(button)
    bar.addSubview(button)
  }

  // MARK: What can be done

  func chooseAll() {
    selection = StrokeSelection(allOf: canvas.history.visible.strokes, of: canvas.layerNumber)
  }
  func chooseNone() { selection = nil }

  func deleteChosen() {
    guard let selection else { return }
    self.selection = nil
    canvas.change(to: selection.rest, words: "Deleted")
  }

  func duplicate() {
    guard var own = selection else { return }
    // Beside the first ones, so that both are seen.
    own.way += SIMD2(repeating: 12 * canvas.scale)
    let (strokes, count) = (own.doubled, own.count)
    canvas.change(to: strokes, words: "Duplicated")
    selection = StrokeSelection(strokes, last: count)
  }

  func recolor() {
    guard let selection, let pixel = color?() else { return }
    let strokes = selection.all { $0.brush.color = pixel }
    canvas.change(to: strokes, words: "Recolored")
    self.selection = selection.again(strokes)
  }

  /// Moves what is chosen by so many points of the screen.
  func move(_ x: CGFloat, _ y: CGFloat) {
    guard var own = selection else { return }
    let pixels = canvas.scale / canvas.shownScale
    own.way = SIMD2(Double(x) * pixels, Double(y) * pixels)
    selection = own
    finish()
  }

  /// What was moved or made larger is so from now on.
  private func finish() {
    guard let own = selection, own.hasMoved else { return }
    let strokes = own.all()
    canvas.change(to: strokes, words: "Moved")
    selection = own.again(strokes)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    isScaling = selection != nil && handle.frame.contains(place)
    if isScaling || (selection != nil && box.insetBy(dx: -8, dy: -8).contains(place)) {
      last = place
    } else {
      (selection, loop) = (nil, [place])
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    guard let last, var own = selection else {
      if !loop.isEmpty { loop.append(place) }
      return show()
    }
    let pixels = canvas.scale / canvas.shownScale
    if isScaling {
      let corner = point(SIMD2(Double(own.bounds.x), Double(own.bounds.y)))
      let size = max(own.bounds.width, own.bounds.height, 1)
      let reach = Double(max(place.x - corner.x, place.y - corner.y)) * pixels
      let growths = StrokeSelection.growths
      own.growth = min(max(reach / Double(size), growths.lowerBound), growths.upperBound)
    } else {
      own.way += SIMD2(Double(place.x - last.x), Double(place.y - last.y)) * pixels
    }
    self.last = place
    selection = own
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if last == nil, loop.count > 2 {
      let places = loop.map { drawingPlace($0) }
      loop = []
      selection = StrokeSelection(
        canvas.history.visible.strokes, of: canvas.layerNumber, in: places)
      let words = selection.map { $0.count == 1 ? "1 stroke chosen" : "\($0.count) strokes chosen" }
      UIAccessibility.post(notification: .announcement, argument: words ?? "Nothing chosen")
    }
    (last, loop) = (nil, [])
    finish()
    show()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (last, loop) = (nil, [])
    if var own = selection, own.hasMoved {
      (own.way, own.growth) = (SIMD2(0, 0), 1)
      selection = own
    }
    show()
  }

  // MARK: What is seen

  /// Where the paper's corner is. Asked of the view that this one lies in: kept, the two would keep each other.
  private var corner: CGPoint { (superview as? PaperView)?.corner ?? .zero }

  private func drawingPlace(_ point: CGPoint) -> SIMD2<Double> {
    let pixels = canvas.scale / canvas.shownScale
    return SIMD2(Double(point.x - corner.x) * pixels, Double(point.y - corner.y) * pixels)
  }

  private func point(_ place: SIMD2<Double>) -> CGPoint {
    let points = canvas.shownScale / canvas.scale
    return CGPoint(x: corner.x + CGFloat(place.x * points), y: corner.y + CGFloat(place.y * points))
  }

  /// Around what is chosen, as it is to lie.
  private var box: CGRect {
    guard let selection else { return .zero }
    let (bounds, way) = (selection.bounds, selection.way)
    let low = point(SIMD2(Double(bounds.x), Double(bounds.y)) + way)
    let size = CGSize(width: CGFloat(bounds.width), height: CGFloat(bounds.height))
    let factor = CGFloat(selection.growth * canvas.shownScale / canvas.scale)
    return CGRect(origin: low, size: CGSize(width: size.width * factor, height: size.height * factor))
  }

  /// Shows the loop or the frame where it is by now.
  func show() {
    outline.strokeColor = UIColor.systemBlue.cgColor
    let path = CGMutablePath()
    if loop.count > 1 { path.addLines(between: loop) }
    if selection != nil { path.addRect(box) }
    outline.path = path
    let isHidden = selection == nil
    (handle.isHidden, bar.isHidden) = (isHidden, isHidden)
    canvas.preview(selection.flatMap { $0.hasMoved && $0.isLight ? $0.all() : nil })
    let side = SelectionView.handleSide
    handle.frame = CGRect(x: box.maxX - side / 2, y: box.maxY - side / 2, width: side, height: side)
    let width = min(SelectionView.buttonWidth * CGFloat(buttons.count), bounds.width - 16)
    // Above the frame, or under it, and never out of sight.
    let above = box.minY - SelectionView.barHeight - 12
    let top = above > 8 ? above : box.maxY + 28
    bar.frame = CGRect(
      x: min(max(box.midX - width / 2, 8), bounds.width - width - 8),
      y: min(max(top, 8), bounds.height - SelectionView.barHeight - 8), width: width,
      height: SelectionView.barHeight)
    for (index, button) in buttons.enumerated() {
      let share = width / CGFloat(buttons.count)
      button.frame = CGRect(
        x: CGFloat(index) * share, y: 0, width: share, height: SelectionView.barHeight)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outlineView.frame = bounds
    show()
  }
}

extension Canvas {
  /// Shows other strokes than there are, until nil.
  func preview(_ strokes: [DrawnStroke]?) {
    guard let strokes else {
      if previewed != nil {
        previewed = nil
        show(history.picture)
        sharp?.change([history.picture.bounds], isAtEnd: false)
      }
      return
    }
    previewed = strokes
    var other = result
    other.strokes = strokes
    show(other.picture())
    sharp?.change([history.picture.bounds], isAtEnd: false)
  }

  /// Other strokes take the place of all that there are, as one step.
  func change(to strokes: [DrawnStroke], words: String) {
    previewed = nil
    var other = result
    other.strokes = strokes
    replace(with: strokes, ink: other.inked())
    sharp?.change([history.picture.bounds], isAtEnd: false)
    UIAccessibility.post(notification: .announcement, argument: words + ", " + (accessibilityValue ?? ""))
  }
}
