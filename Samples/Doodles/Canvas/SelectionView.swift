import Heft
import Ink

/// Lies over the paper while strokes are chosen: a loop around them chooses, a drag moves them, one handle makes them larger
/// and another one turns them, and a bar has what else can be done.
final class SelectionView: UIView {
  let canvas: Canvas
  private let outline = CAShapeLayer()
  private let outlineView = UIView()
  let handle = UIView()
  let turner = UIView()
  private let bar = UIView()
  private var buttons: [UIButton] = []
  var selection: StrokeSelection? {
    didSet { show() }
  }
  var loop: [CGPoint] = []
  /// The finger or pen that is followed, what it holds, and all that touch.
  var pointer: CanvasPointer?
  var hold = Hold.loop
  var contacts: [UITouch] = []
  /// Asks for the color that is chosen.
  var color: (() -> UInt32)?
  /// Told when what was copied is to be pasted.
  var pasted: (() -> Void)?

  /// The thing that a touch holds.
  enum Hold {
    case loop
    case strokes
    /// The handle, at so many pixels from the corner.
    case handle(reach: Double)
    /// The one that turns, at an angle in radians.
    case turner(angle: Double)
  }

  /// How far from the first ones others are laid, in points (our choice).
  static let aside = 12.0

  private static let handleSide: CGFloat = 44
  private static let barHeight: CGFloat = 44
  private static let buttonMargin: CGFloat = 20

  init(over paper: PaperView, of canvas: Canvas) {
    self.canvas = canvas
    super.init(frame: paper.bounds)
    pointerCursor = .crosshair
    isAccessibilityElement = false
    isMultipleTouchEnabled = true
    outlineView.isUserInteractionEnabled = false
    outlineView.layer.addSublayer(outline)
    outline.fillColor = nil
    outline.lineWidth = 1.5
    outline.lineDashPattern = [6, 4]
    for (grip, isFilled) in [(handle, true), (turner, false)] {
      grip.isUserInteractionEnabled = false
      let dot = UIView(frame: CGRect(x: 15, y: 15, width: 14, height: 14))
      dot.backgroundColor = isFilled ? .systemBlue : .systemBackground
      dot.layer.borderWidth = 3
      dot.layer.borderColor = UIColor.systemBlue.cgColor
      dot.cornerRadius = 7
      grip.addSubview(dot)
    }
    bar.backgroundColor = .secondarySystemGroupedBackground
    bar.cornerRadius = 12
    bar.layer.shadowOpacity = 0.2
    bar.layer.shadowRadius = 10
    for view in [outlineView, handle, turner, bar] { addSubview(view) }
    add("Copy") { $0.copyChosen() }
    add("Cut") { $0.cut() }
    add("Duplicate") { $0.duplicate() }
    add("Recolor") { $0.recolor() }
    add("Delete") { $0.deleteChosen() }
    // The last one, for when nothing is chosen.
    add("Paste") { $0.pasted?() }
    show()
  }

  private static let recolorIndex = 3

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
    selection = StrokeSelection(
      allOf: canvas.history.visible.strokes, of: canvas.layerNumber, picture: canvas.pictured)
  }
  func chooseNone() { selection = nil }

  /// Chooses the last so many strokes.
  func choose(last count: Int) {
    selection = StrokeSelection(canvas.history.visible.strokes, last: count, picture: canvas.pictured)
  }

  func deleteChosen() { remove(words: "Deleted") }

  private func remove(words: String) {
    guard let selection else { return }
    self.selection = nil
    canvas.change(to: selection.rest, words: words)
  }

  func copyChosen() {
    guard let selection else { return }
    StrokeClipboard.current?.copy(selection.chosen, scale: canvas.scale)
    UIAccessibility.post(notification: .announcement, argument: "Copied")
  }

  func cut() {
    copyChosen()
    remove(words: "Cut")
  }

  func duplicate() {
    guard var own = selection else { return }
    // Beside the first ones, so that both are seen.
    own.translation += SIMD2(repeating: SelectionView.aside * canvas.scale)
    let (strokes, count) = (own.doubled, own.count)
    canvas.change(to: strokes, words: "Duplicated")
    selection = StrokeSelection(strokes, last: count, picture: canvas.pictured)
  }

  func recolor() {
    guard let selection, let pixel = color?() else { return }
    if !selection.hasColor { return }
    let strokes = selection.all { if $0.picture == nil { $0.brush.color = pixel } }
    canvas.change(to: strokes, words: "Recolored")
    self.selection = selection.again(strokes)
  }

  /// Moves what is chosen by so many points of the screen.
  func move(_ x: CGFloat, _ y: CGFloat) {
    guard var own = selection else { return }
    own.translation = drawingTranslation(CGPoint(x: x, y: y))
    selection = own
    finish()
  }

  /// Turns what is chosen, in radians.
  func turn(_ angle: Double) {
    guard var own = selection else { return }
    own.turn = angle
    selection = own
    finish()
  }

  /// Makes what is chosen so many times larger about its middle.
  func grow(_ factor: Double) {
    guard var own = selection else { return }
    let middle = own.middle
    own.growth = factor
    own.translation += middle - own.middle
    selection = own
    finish()
  }

  /// So many times larger a key makes what is chosen (our choice).
  static let step = 1.1

  /// Puts strokes that were moved, turned or made larger on the canvas as they are now.
  func finish() {
    guard let own = selection, own.hasMoved else { return }
    let strokes = own.all()
    let words = own.growth > 1 ? "Enlarged" : own.growth < 1 ? "Made smaller" : "Moved"
    canvas.change(to: strokes, words: own.turn == 0 ? words : "Turned")
    selection = own.again(strokes)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchBegan(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchMoved(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchEnded(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchCancelled(touch) }
  }

  /// A color is taken from the paper beneath.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    canvas.picked == nil && super.point(inside: point, with: event)
  }

  // MARK: What is seen

  /// From the paper's points to this view's. Asked of the view that this one lies in: kept, the two would keep each other.
  private var map: CGAffineTransform { (superview as? PaperView)?.map ?? .identity }

  func drawingPlace(_ point: CGPoint) -> SIMD2<Double> {
    let place = point.applying(map.inverted())
    return SIMD2(Double(place.x) * canvas.scale, Double(place.y) * canvas.scale)
  }

  /// A translation on the screen, in points, as one of the drawing, in pixels.
  func drawingTranslation(_ delta: CGPoint) -> SIMD2<Double> { drawingPlace(delta) - drawingPlace(.zero) }

  private func point(_ place: SIMD2<Double>) -> CGPoint {
    CGPoint(x: CGFloat(place.x / canvas.scale), y: CGFloat(place.y / canvas.scale)).applying(map)
  }

  /// The corners of the frame around what is chosen, as it is to lie: in the order in which a clock goes.
  private var corners: [CGPoint] {
    guard let selection else { return [] }
    let bounds = selection.bounds
    let (left, right) = (Double(bounds.x), Double(bounds.x + bounds.width))
    let (top, bottom) = (Double(bounds.y), Double(bounds.y + bounds.height))
    return [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)].map {
      point(selection.placed($0))
    }
  }

  /// Around the frame.
  var box: CGRect {
    guard let first = corners.first else { return .zero }
    var (low, high) = (first, first)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Shows the loop or the frame where it is by now.
  func show() {
    outline.strokeColor = UIColor.systemBlue.cgColor
    let (path, corners, box) = (CGMutablePath(), corners, box)
    if corners.isEmpty, loop.count > 1 { path.addLines(between: loop) }
    if let last = corners.last { path.addLines(between: [last] + corners) }
    outline.path = path
    canvas.preview(selection.flatMap { $0.hasMoved && $0.isLight ? $0.all() : nil })
    (handle.isHidden, turner.isHidden) = (corners.isEmpty, corners.isEmpty)
    if corners.count == 4 {
      place(handle, at: corners[2])
      // Beside the other one also where the frame is narrow.
      let isTurned = map.b != 0 || selection.map { $0.turn != 0 } ?? false
      let x = isTurned ? corners[3].x : min(corners[3].x, corners[2].x - SelectionView.handleSide)
      place(turner, at: CGPoint(x: x, y: corners[3].y))
    }
    showBar(box)
  }

  private func place(_ grip: UIView, at place: CGPoint) {
    let side = SelectionView.handleSide
    grip.frame = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
  }

  /// Shows what can be done, above the frame, or under it, and never out of sight; at the bottom where nothing is chosen.
  private func showBar(_ box: CGRect) {
    let hasChosen = selection != nil
    let canPaste = !hasChosen && loop.isEmpty && StrokeClipboard.current?.isEmpty == false
    bar.isHidden = !hasChosen && !canPaste
    var shown: [UIButton] = []
    for (index, button) in buttons.enumerated() {
      button.isHidden = index == buttons.count - 1 ? !canPaste : !hasChosen
      if index == SelectionView.recolorIndex, selection?.hasColor == false { button.isHidden = true }
      if !button.isHidden { shown.append(button) }
    }
    guard !shown.isEmpty else { return }
    // Each is as wide as its word, and a narrow screen leaves less room beside them.
    let words = shown.map { $0.sizeThatFits(bounds.size).width }
    let all = words.reduce(0, +)
    let (height, room) = (SelectionView.barHeight, bounds.width - 16)
    let width = min(all + SelectionView.buttonMargin * CGFloat(shown.count), room)
    let margin = (width - all) / CGFloat(shown.count)
    let above = box.minY - height - 12
    let top = !hasChosen ? bounds.height : above > 8 ? above : box.maxY + 28
    let middle = hasChosen ? box.midX : bounds.midX
    bar.frame = CGRect(
      x: min(max(middle - width / 2, 8), bounds.width - width - 8),
      y: min(max(top, 8), bounds.height - height - 8), width: width, height: height)
    var x: CGFloat = 0
    for (button, word) in zip(shown, words) {
      button.frame = CGRect(x: x, y: 0, width: word + margin, height: height)
      x += word + margin
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
        sharp?.change([drawing.area], isAtEnd: false)
      }
      return
    }
    previewed = strokes
    var other = result
    other.strokes = strokes
    show(other.picture())
    sharp?.change([drawing.area], isAtEnd: false)
  }
}
