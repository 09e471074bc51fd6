import Heft
import Ink

/// Paper that draws where it is pressed, the harder the wider. One finger or a pen draws; several fingers belong to
/// the screen that has the canvas.
final class Canvas: UIView {
  /// The brush that draws; its size is in points.
  var brush = InkBrush(.pen, size: 4, color: 0xFF00_0000)
  /// The eraser for the other end of a pen; its size is in points.
  var eraser = InkBrush(.eraser, size: 28, color: 0xFF00_0000)
  /// Whether fingers draw. They stop doing so when a pen has been seen, because then they are a palm.
  var fingersDraw = true {
    didSet { if fingersDraw != oldValue { fingersChanged?() } }
  }
  /// How the force of a touch becomes the force of the ink.
  var response = ForceResponse.straight
  /// Whether an eraser takes whole strokes away.
  var erasesStrokes = false
  /// The eraser that takes strokes away just now, and the ink that is left to see.
  var erasing: StrokeEraser?
  var erasedInk: LayeredInk?
  /// Strokes that are shown in place of those that there are.
  var previewed: [DrawnStroke]?
  /// Told when there is something else to see, at the end of each line.
  var changed: (() -> Void)?
  /// Told the color where the next touch ends, which draws nothing; nil where touches draw.
  var picked: ((UInt32) -> Void)?
  /// Told where a touch taps that writes text; nil where touches draw. Before that it is asked whether the touch writes that
  /// begins now.
  var written: ((CGPoint) -> Void)?
  var mayWrite: (() -> Bool)?
  /// The touch that may be such a tap, and where it began.
  var tap: (touch: UITouch, place: CGPoint)?
  /// What a pen does whose barrel's button is held. Where that chooses strokes it asks for the view that does; where it takes
  /// a color it tells which.
  var barrel = BarrelAction.nothing
  var choosing: (() -> SelectionView?)?
  var colorTaken: ((UInt32) -> Void)?
  /// The touches of such a pen that choose strokes, and that take a color.
  var loop: (view: SelectionView, touch: UITouch)?
  var dropper: UITouch?
  /// Told when a line would begin on a layer that is hidden, and does not.
  var refused: (() -> Void)?
  /// Told when fingers draw from now on, or no longer do.
  var fingersChanged: (() -> Void)?
  /// Told when a pen touches.
  var penSeen: (() -> Void)?
  /// Told when a line begins.
  var began: (() -> Void)?
  /// Told every `CanvasPointer.pace` seconds of a line that goes on, and when such a line is taken back after all.
  var progressed: (() -> Void)?
  /// Told when the paper has grown, and when it cannot grow any more.
  var extended: (() -> Void)?
  var ended: (() -> Void)?

  /// Pixels in a point.
  let scale: Double
  private(set) var drawing: Drawing
  /// The drawing before the first step.
  var ground: Drawing { drawing }
  /// The drawing that is saved.
  var original: Drawing
  private(set) var history: DrawingHistory
  private(set) var table: LiveInkCompositor
  /// The view that shows the drawing at the screen's own pixels.
  @Weak var sharp: SharpInk? = nil
  /// The view that draws a stroke several times.
  @Weak var aid: SymmetryView? = nil
  /// Where the stroke is drawn: on the paper's pixels, or on the screen's.
  var inking: LiveInkCompositor

  /// The layer that is drawn on, where it is there.
  var chosenLayer: UInt32 = 0
  /// All layers while one of them is drawn on.
  var liveInk: LayeredInk?

  /// The stroke that is being drawn.
  var stroke: DrawnStroke?
  var pointer: CanvasPointer?
  /// The touches on the canvas, whether they draw or not.
  var contacts: [UITouch] = []

  /// Paper with a drawing on it, which has come of another one that is saved. Where its picture is known it need not be
  /// drawn again.
  init(_ drawing: Drawing, picture: Bitmap? = nil, since original: Drawing? = nil) {
    self.drawing = drawing
    self.original = original ?? drawing
    scale = drawing.scale
    history = DrawingHistory(drawing, picture: picture)
    table = LiveInkCompositor(showing: history.picture)
    table.placement = drawing.placement
    inking = table
    chosenLayer = drawing.sheet.uppermost
    super.init(frame: CGRect(origin: .zero, size: drawing.size))
    layOut()
    accessibilityIgnoresInvertColors = true
    isMultipleTouchEnabled = true
    // A hand that hesitates does not press.
    allowsTouchAndHoldForce = false
    pointerCursor = .crosshair
    clipsToBounds = true
    contentMode = .topLeft
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityHint = "Draw with a finger or a pen; press harder for a wider line."
    show(history.picture)
    describe()
  }

  /// The canvas has the size of its paper, whose zero is the zero of its bounds.
  private func layOut() {
    bounds = drawing.rect
    layer.contentsScale = CGFloat(scale * drawing.inkScale)
  }

  /// Has paper for what lies in a rectangle, in pixels, if the paper has no end; not while something is under way. Returns whether
  /// there can be as much.
  @discardableResult
  func extend(to area: PixelRectangle) -> Bool {
    guard drawing.isEndless, stroke == nil, erasing == nil, previewed == nil else { return true }
    guard let wider = drawing.extended(to: area) else { return drawing.area.holds(area) }
    drawing = wider
    let ink = drawing.inkArea
    // The picture itself comes below.
    table = LiveInkCompositor(showing: Bitmap(width: ink.width, height: ink.height)!)
    table.placement = drawing.placement
    history.extend(to: drawing, through: table.free)
    layOut()
    show(history.picture)
    sharp?.extend()
    aid?.extend()
    extended?()
    return drawing.area.holds(area)
  }

  /// Has paper for strokes; told where it has no more.
  func makeRoom(for strokes: [DrawnStroke]) {
    if drawing.isEndless, !extend(to: strokes.reach) { ended?() }
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

  /// The drawing by now, without the steps that were undone.
  var result: Drawing {
    var result = drawing
    result.strokes = previewed ?? erasing?.remaining ?? history.visible.strokes
    result.base = base
    result.sheet = sheet
    return result
  }

  /// The picture beneath the strokes, which lies in the lowest layer.
  var base: BasePicture? { history.visible.base }
  /// The paper and the layers.
  var sheet: DoodleSheet { history.sheet }
  /// The number of the layer that is drawn on.
  var layerNumber: UInt32 { sheet.place(of: chosenLayer) == nil ? sheet.uppermost : chosenLayer }

  var isLayerHidden: Bool { sheet.place(of: layerNumber).map { sheet.layers[$0].look.isHidden } ?? false }

  /// The picture as an image without paper: where that has no end, of what is drawn on.
  var image: UIImage {
    guard drawing.isEndless else { return UIImage(cgImage: CGImage(history.picture), scale: CGFloat(scale)) }
    return result.fitted.image
  }

  /// Points of the screen in a point of the paper.
  var shownScale: Double { sharp?.shownScale ?? 1 }

  /// Whether there is nothing on the paper.
  var isBare: Bool { history.visible.strokes.isEmpty && base == nil }

  /// Whether it is another drawing than the one that is saved.
  var hasChanged: Bool {
    if pointer?.isShown == true { return true }
    if looksAsOthersHaveIt { return false }
    return history.visible.strokes != original.strokes || sheet != original.sheet || history.hasOtherBase
      || (original.base != nil && base == nil)
  }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { !history.undone.isEmpty }

  /// Takes the last step back.
  func undo() {
    let before = history.picture
    guard stroke == nil, erasing == nil, history.undo(through: table.free) else { return }
    showChange("Undone", since: before)
  }

  /// Does again what was taken back last.
  func redo() {
    let before = history.picture
    guard stroke == nil, erasing == nil, history.redo(through: table.free) else { return }
    showChange("Redone", since: before)
  }

  /// Takes everything away; that can be taken back too.
  func clear() {
    guard stroke == nil, !isBare else { return }
    let before = history.picture
    history.addClear()
    showChange("Cleared", since: before)
  }

  /// Takes up steps of before, without a word.
  func restore(_ change: (inout DrawingHistory) -> Void) {
    let before = history.picture
    change(&history)
    show(history.picture)
    sharp?.change(changes(since: before), isAtEnd: false)
    describe()
  }

  /// Does what another page has done, without a word. Returns what is inked anew, in pixels.
  func take(_ others: DrawingHistory.Others) -> [PixelRectangle] { history.follow(others) }

  /// Takes the stroke in that was just drawn.
  func keep(_ stroke: DrawnStroke) {
    liveInk = nil
    var stroke = stroke
    stroke.layer = layerNumber
    let others = aid?.copies(of: stroke) ?? []
    // Drawn anew then, because its ink ends where the paper did.
    makeRoom(for: [stroke] + others)
    if !others.isEmpty {
      // All are one step.
      let all = [stroke] + others
      var ink = history.ink
      ink.draw(all, through: table.free)
      history.add(all.map { .stroke($0) }, ink: ink)
    } else if inking === table {
      history.add(stroke, ink: table.shown)
    } else {
      history.add(.stroke(stroke), through: table.free)
    }
    show(history.picture)
    for stroke in [stroke] + others { sharp?.add(stroke, on: sheet) }
    describe()
    changed?()
  }

  /// Other strokes take the place of all, as one step that tells what changes. A picture beneath stays.
  func replace(with strokes: [DrawnStroke], ink: LayeredInk) {
    history.add(DoodleEdit(from: history.visible.strokes, to: strokes), ink: ink)
    show(ink.flat)
    describe()
    changed?()
  }

  /// Other strokes take the place of all, as one step; only what changes is inked anew.
  func change(to strokes: [DrawnStroke], words: String) {
    // What was shown meanwhile is seen no longer, wherever it was.
    let wasPreviewed = previewed != nil
    previewed = nil
    makeRoom(for: strokes)
    let areas = history.change(.edit(DoodleEdit(from: history.visible.strokes, to: strokes)))
    show(history.picture)
    sharp?.change(wasPreviewed ? [drawing.area] : areas, isAtEnd: false)
    tell(words)
  }

  /// Another drawing takes the place of this one, with its layers, as one step.
  func replace(with other: Drawing, words: String) {
    let before = history.picture
    var steps: [DrawingHistory.Step] = [
      .edit(DoodleEdit(from: history.visible.strokes, to: other.strokes)), .sheet(other.sheet),
    ]
    if other.base != base { steps.append(.picture(other.base)) }
    history.add(steps, ink: other.inked(through: table.free))
    showChange(words, since: before)
  }

  /// Lays more strokes over those that there are, as one step.
  func lay(_ strokes: [DrawnStroke], words: String) {
    guard stroke == nil, erasing == nil, !strokes.isEmpty else { return }
    makeRoom(for: strokes)
    let before = history.picture
    var ink = history.ink
    ink.draw(strokes, through: table.free)
    history.add(strokes.map { .stroke($0) }, ink: ink)
    showChange(words, since: before)
  }

  /// Another paper, or other layers, as one step to take back.
  func arrange(_ sheet: DoodleSheet, words: String) {
    guard stroke == nil, erasing == nil, sheet != self.sheet else { return }
    let before = history.picture
    history.add(.sheet(sheet), through: table.free)
    showChange(words, since: before)
  }

  /// Where something else is seen than before, in pixels; a coarse picture does not tell.
  func changes(since before: Bitmap) -> [PixelRectangle] {
    if drawing.inkScale < 1 { return [drawing.area] }
    return history.picture.changes(since: before).map { $0.moved(by: drawing.x, drawing.y) }
  }

  func show(_ picture: Bitmap) {
    layer.contents = CGImage(picture)
  }

  private func showChange(_ words: String, since before: Bitmap) {
    show(history.picture)
    sharp?.change(changes(since: before), isAtEnd: false)
    tell(words)
  }

  private func tell(_ words: String) {
    describe()
    UIAccessibility.post(notification: .announcement, argument: words + ", " + (accessibilityValue ?? ""))
    changed?()
  }

  func describe() {
    let strokes = history.visible.strokes
    let texts = strokes.compactMap { $0.text }
    let pictures = strokes.count { $0.picture != nil }
    let count = strokes.count - texts.count - pictures
    let size = bounds.size
    accessibilityValue =
      "\(count) \(count == 1 ? "stroke" : "strokes"), "
      + texts.map { "\u{201C}\($0)\u{201D}, " }.joined(separator: "")
      + (pictures == 0 ? "" : pictures == 1 ? "1 picture, " : "\(pictures) pictures, ")
      + (drawing.isEndless
        ? "endless paper" : "\(Int(size.width.rounded())) by \(Int(size.height.rounded())) points")
  }
}
