import Heft
import Ink

/// Paper that draws where it is pressed, the harder the wider. One finger or a pen draws; several fingers belong to
/// whoever has the canvas.
final class Canvas: UIView {
  /// What is drawn with; its size is in points.
  var brush = InkBrush(.pen, size: 4, color: 0xFF00_0000)
  /// What the eraser end of a pen takes ink away with; its size is in points.
  var eraser = InkBrush(.eraser, size: 28, color: 0xFF00_0000)
  /// Whether fingers draw. They stop doing so when a pen has been seen, for then they are a palm.
  var fingersDraw = true
  /// Told when there is something else to see, at the end of each line.
  var changed: (() -> Void)?
  /// Told when a line begins.
  var began: (() -> Void)?
  /// Told every `CanvasPointer.pace` seconds of a line that goes on, and when one that was told of so is none after all.
  var progressed: (() -> Void)?

  /// Pixels in a point.
  let scale: Double
  private let drawing: Drawing
  private let original: Drawing
  private(set) var history: DrawingHistory
  let table: LiveInkCompositor

  /// The stroke that is being drawn.
  var stroke: DrawnStroke?
  var pointer: CanvasPointer?
  /// What touches the canvas, whether it draws or not.
  var contacts: [UITouch] = []

  /// Paper with a drawing on it, which has come of another one that is saved. Where its picture is known it need not be
  /// drawn again.
  init(_ drawing: Drawing, picture: Bitmap? = nil, since original: Drawing? = nil) {
    self.drawing = drawing
    self.original = original ?? drawing
    scale = drawing.scale
    history = DrawingHistory(drawing, picture: picture)
    table = LiveInkCompositor(showing: history.picture)
    super.init(frame: CGRect(origin: .zero, size: drawing.size))
    backgroundColor = .white
    accessibilityIgnoresInvertColors = true
    isMultipleTouchEnabled = true
    // A hand that hesitates does not press.
    allowsTouchAndHoldForce = false
    cursor = .crosshair
    clipsToBounds = true
    contentMode = .topLeft
    layer.contentsScale = CGFloat(scale)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityHint = "Draw with a finger or a pen; press harder for a wider line."
    show(history.picture)
    describe()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchBegan(touch, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchMoved(touch, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchEnded(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchCancelled(touch) }
  }

  /// What is drawn by now, with all that was not taken back.
  var result: Drawing {
    var result = drawing
    let (strokes, hasGround) = history.visible
    result.strokes = strokes
    if !hasGround { result.base = nil }
    return result
  }

  /// What is drawn by now, with the stroke that is under way as far as it goes.
  var resultUnderWay: Drawing {
    var result = result
    if let stroke, pointer?.isShown == true { result.strokes.append(stroke) }
    return result
  }

  /// The picture as an image without paper.
  var image: UIImage { UIImage(cgImage: CGImage(history.picture), scale: CGFloat(scale)) }

  /// Whether there is nothing on the paper.
  var isBare: Bool {
    let (strokes, hasGround) = history.visible
    return strokes.isEmpty && !(hasGround && drawing.base != nil)
  }

  /// Whether it is another drawing than the one that is saved.
  var hasChanged: Bool {
    if pointer?.isShown == true { return true }
    let (strokes, hasGround) = history.visible
    return strokes != original.strokes || (original.base != nil && !(hasGround && drawing.base != nil))
  }

  var canUndo: Bool { !history.steps.isEmpty }
  var canRedo: Bool { !history.undone.isEmpty }

  /// Takes the last step back.
  func undo() {
    guard stroke == nil, history.undo(through: table.free) else { return }
    showChange("Undone")
  }

  /// Does again what was taken back last.
  func redo() {
    guard stroke == nil, history.redo(through: table.free) else { return }
    showChange("Redone")
  }

  /// Takes everything away; that can be taken back too.
  func clear() {
    guard stroke == nil, !isBare else { return }
    history.addClear()
    showChange("Cleared")
  }

  /// Takes the stroke in that was just drawn.
  func keep(_ stroke: DrawnStroke) {
    history.add(.stroke(stroke), picture: table.shown)
    describe()
    changed?()
  }

  func show(_ picture: Bitmap) {
    layer.contents = CGImage(picture)
  }

  private func showChange(_ words: String) {
    show(history.picture)
    describe()
    UIAccessibility.post(notification: .announcement, argument: words + ", " + (accessibilityValue ?? ""))
    changed?()
  }

  private func describe() {
    let count = history.visible.strokes.count
    let size = bounds.size
    accessibilityValue =
      "\(count) \(count == 1 ? "stroke" : "strokes"), \(Int(size.width.rounded())) by \(Int(size.height.rounded())) points"
  }
}
