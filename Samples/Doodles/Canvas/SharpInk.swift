import Heft
import Ink

/// Shows what is seen of a drawing at the screen's own pixels, whatever its zoom: where the paper comes to rest its strokes
/// are inked again, tile by tile, over the paper's own pixels; while it moves what is there is stretched. Paper that is
/// turned has its tiles along its own edges, and they are turned with it.
final class SharpInk: NSObject {
  /// The drawing that is inked.
  struct Source {
    var base: BasePicture?
    /// Layer by layer, the lowest first.
    var strokes: [DrawnStroke] = []
    /// The reach of each stroke.
    var index = StrokeIndex()
    /// Grows with each change.
    private(set) var version = 0
    /// Before which stroke each layer ends, and how much of it is seen.
    var layers: [(end: Int, opacity: UInt8)] = []

    mutating func show(_ drawing: Drawing) {
      base = drawing.base
      if drawing.sheet.layers.count == 1 {
        strokes = drawing.strokes
        layers = [(strokes.count, drawing.sheet.layers[0].opacity)]
      } else {
        (strokes, layers, index) = ([], [], StrokeIndex())
        for layer in drawing.sheet.layers {
          if layer.opacity > 0 { strokes += drawing.strokes.filter { $0.layer == layer.number } }
          layers.append((strokes.count, layer.opacity))
        }
      }
      // Strokes that are undone go from the end; a change of earlier ones says so.
      if index.count > strokes.count { index.removeLast(index.count - strokes.count) }
      for stroke in strokes[index.count...] { index.append(stroke.reach) }
      version += 1
    }
  }

  private let room: PaperView
  /// The drawing as it is by now.
  private let drawing: () -> Drawing
  private let paper: Drawing?
  private var source = Source()
  private var isStale = true
  private var sharp: SharpPaper?
  /// The paper that is seen until the new tiles are there.
  private var old: SharpPaper?
  private var restTimer: Timer?
  private var workTimer: Timer?
  /// The stroke that is drawn, over the tiles.
  private let liveView = UIView()
  /// Lies as the tiles do, over them, and has no size either.
  private let overlay = UIView()
  private var live: LiveInkCompositor?
  /// Whether the stroke is done, and the tiles are about to have it.
  private var isLiveInked = false
  private var liveSize = (width: 0, height: 0)
  /// The sheet under the ink; an eraser shows its color while it is drawn with.
  var sheet = DoodleSheet.plain {
    didSet {
      if sheet.color != oldValue.color || sheet.pattern != oldValue.pattern { changeAll() }
    }
  }

  /// Whether something else than the drawing is shown on the paper, which is stretched then.
  var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      removePapers()
      placed(moving: 0)
    }
  }

  private var budget = InkBudget()

  /// How long the paper must rest, in seconds (our choice).
  private static let rest: TimeInterval = 0.12
  private static let frame: TimeInterval = 1.0 / 60
  /// How many times finer the tiles are of paper that is turned by no quarter turn, where a point has less than two pixels:
  /// their pixels are mixed into the screen's then (our choice).
  private static let finer = 1.5

  /// - Parameters:
  ///   - room: Where the drawing is seen.
  ///   - paper: A drawing of the same size, where the strokes are not there yet.
  ///   - drawing: Gives the drawing as it is by now.
  init(in room: PaperView, paper: Drawing? = nil, drawing: @escaping () -> Drawing) {
    self.room = room
    self.paper = paper
    self.drawing = drawing
    super.init()
    overlay.isUserInteractionEnabled = false
    overlay.addSubview(liveView)
    liveView.contentMode = .topLeft
    liveView.accessibilityIgnoresInvertColors = true
    room.placed = weakify(self) { $0.placed(moving: $1) }
  }

  /// Pixels of the screen in a pixel of the drawing.
  var shownPixels: Double { Double(room.shownScale * UIScreen.main.scale) / drawingScale }
  private lazy var drawingScale = shownDrawing.scale

  /// Points of the screen in a point of the paper.
  var shownScale: Double { Double(room.shownScale) }

  /// Pixels to ink for a pixel of the drawing.
  private var inkScale: Double {
    room.turn.isQuarter || UIScreen.main.scale >= 2 ? shownPixels : shownPixels * SharpInk.finer
  }

  /// Whether the paper's own pixels are those to ink.
  private var isExact: Bool { (inkScale - 1).magnitude < 1e-4 && wholeScale == 1 }

  /// Pixels of the picture of the whole in a pixel of the drawing.
  private lazy var wholeScale = shownDrawing.inkScale

  /// The paper has grown.
  func extend() {
    let drawing = shownDrawing
    wholeScale = drawing.inkScale
    for paper in [old, sharp] { if let paper { paper.whole = drawing.enlarged(paper.inkScale) } }
  }

  /// The drawing, of which only the size is asked for.
  private var shownDrawing: Drawing { @inline(never) get { paper ?? drawing() } }

  // MARK: Resting

  private func placed(moving seconds: TimeInterval) {
    for paper in [old, sharp] { paper?.place(corner: room.corner, points: pointsInPixel, turn: room.turn) }
    placeOverlay()
    restTimer?.invalidate()
    workTimer?.invalidate()
    workTimer = nil
    // Its tiles are not worked at while the paper moves.
    if isLiveInked { endLive() }
    if isPaused || (isExact && sharp == nil) { return }
    wait(seconds + SharpInk.rest)
  }

  private func wait(_ seconds: TimeInterval) {
    let this = Weak<SharpInk>(wrappedValue: self)
    restTimer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      this.wrappedValue?.rested()
    }
  }

  private var pointsInPixel: CGFloat { room.shownScale / CGFloat(drawingScale) }

  private func rested() {
    restTimer = nil
    // A stroke ends at the scale at which it began.
    if overlay.superview != nil { return wait(SharpInk.rest) }
    guard !isExact else { return removePapers() }
    let scale = inkScale
    if sharp.map({ ($0.inkScale - scale).magnitude > 1e-9 * scale }) ?? true {
      old?.removeFromSuperview()
      old = sharp
      let paper = SharpPaper(
        of: shownDrawing, inkScale: scale, pixels: UIScreen.main.scale, sheet: sheet)
      // Under what else lies over the paper.
      room.insertSubview(paper, aboveSubview: old ?? room.paper)
      sharp = paper
    }
    sharp?.place(corner: room.corner, points: pointsInPixel, turn: room.turn)
    sharp?.cover(seen(at: scale))
    work()
  }

  private func removePapers() {
    for paper in [old, sharp] { paper?.removeFromSuperview() }
    (old, sharp) = (nil, nil)
    if isLiveInked { endLive() }
    live = nil
  }

  /// Returns the part of the drawing that is seen, so many times larger; of turned paper the smallest upright rectangle
  /// around it.
  private func seen(at inkScale: Double) -> PixelRectangle {
    let rect = room.bounds.applying(room.map.inverted())
    let pixels = CGFloat(inkScale * drawingScale)
    // A place that is meant to be whole is.
    func below(_ place: CGFloat) -> Int { Int((place * pixels + 1e-3).rounded(.down)) }
    func above(_ place: CGFloat) -> Int { Int((place * pixels - 1e-3).rounded(.up)) }
    let (left, top) = (below(rect.minX), below(rect.minY))
    return PixelRectangle(
      x: left, y: top, width: above(rect.maxX) - left, height: above(rect.maxY) - top)
  }

  private func placeOverlay() {
    guard let sharp else { return }
    (overlay.center, overlay.transform) = (sharp.center, sharp.transform)
  }

  // MARK: Inking

  private func work() {
    guard workTimer == nil, let sharp else { return }
    if sharp.isReady { return ready() }
    let this = Weak<SharpInk>(wrappedValue: self)
    budget.begin()
    workTimer = Timer.scheduledTimer(withTimeInterval: SharpInk.frame, repeats: true) { _ in
      this.wrappedValue?.inkMore()
    }
    inkMore()
  }

  private func inkMore() {
    if isStale {
      source.show(drawing())
      isStale = false
    }
    budget.tell(CACurrentMediaTime(), frame: SharpInk.frame)
    if sharp?.work(source, budget: budget.samples) ?? true { ready() }
  }

  private func ready() {
    workTimer?.invalidate()
    workTimer = nil
    old?.removeFromSuperview()
    old = nil
    if isLiveInked { endLive() }
  }

  /// Something was drawn, or taken back, in these rectangles of the drawing; strokes before the last ones too, unless told.
  func change(_ rectangles: [PixelRectangle], isAtEnd: Bool) {
    isStale = true
    if !isAtEnd { source.index = StrokeIndex() }
    guard let sharp else { return }
    for rectangle in rectangles { sharp.change(rectangle) }
    if restTimer == nil { work() }
  }

  /// The paper is another: all is inked anew.
  func changeAll() {
    isStale = true
    source.index = StrokeIndex()
    guard sharp != nil else { return }
    removePapers()
    placed(moving: 0)
  }

  // MARK: The stroke that is drawn

  /// Where a stroke is drawn that begins now; nil where the paper's own pixels are the screen's.
  func begin(_ brush: InkBrush) -> LiveInkCompositor? {
    guard let sharp else { return nil }
    let area = seen(at: sharp.inkScale).intersection(sharp.whole)
    if live == nil || liveSize.width != area.width || liveSize.height != area.height {
      live = Bitmap(width: area.width, height: area.height).map { LiveInkCompositor(showing: $0) }
      liveSize = (area.width, area.height)
    }
    guard let live, let bare = Bitmap(width: area.width, height: area.height) else { return nil }
    isLiveInked = false
    live.placement = InkPlacement(scale: sharp.inkScale, x: area.x, y: area.y)
    live.begin(shownBrush(brush), over: bare)
    let pixels = UIScreen.main.scale
    liveView.frame = CGRect(
      x: CGFloat(area.x) / pixels, y: CGFloat(area.y) / pixels, width: CGFloat(area.width) / pixels,
      height: CGFloat(area.height) / pixels)
    liveView.layer.contentsScale = pixels
    liveView.layer.contents = nil
    placeOverlay()
    room.addSubview(overlay)
    return live
  }

  /// An eraser covers with paper until its stroke is done.
  func shownBrush(_ brush: InkBrush) -> InkBrush {
    guard brush.kind == .eraser else { return brush }
    return InkBrush(.pen, size: brush.size, color: sheet.shownColor)
  }

  func showLive() {
    if let live { liveView.layer.contents = CGImage(live.shown) }
  }

  /// There was no stroke after all, or it lies in the tiles by now.
  func endLive() {
    isLiveInked = false
    overlay.removeFromSuperview()
    liveView.layer.contents = nil
  }

  /// A stroke is done.
  func add(_ stroke: DrawnStroke, on sheet: DoodleSheet) {
    isStale = true
    if sheet.isFlat {
      sharp?.add(stroke)
    } else {
      // It may lie under others.
      sharp?.change(stroke.reach)
    }
    guard let sharp, !sharp.isReady else { return endLive() }
    // Its tiles take some frames: the stroke is seen over them until they have it.
    isLiveInked = true
    work()
  }
}
