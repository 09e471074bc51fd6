import Heft
import Ink

/// A part of an enlarged drawing, inked at the screen's own pixels.
final class SharpTile {
  /// In pixels of the enlarged drawing.
  let area: PixelRectangle
  let view = UIView()
  /// The pattern that is printed on the paper, under the ink; nil where it is plain.
  private var ground: UIView?
  private var picture: Bitmap
  /// The layer that is inked, where it does not go into the picture at once: its place, and its ink.
  private var layer: (place: Int, ink: Bitmap)?
  private var shown: Bitmap?
  /// The next stroke to ink, while not all are; nil when what is shown is right.
  private var next: Int? = 0
  /// The strokes that it may have ink of, as far as they are not inked, and what version of the drawing that is.
  private var found: ArraySlice<Int> = []
  private var foundVersion: Int?

  var isReady: Bool { next == nil }
  /// Whether there is something to see, though it may be old.
  var isShown: Bool { shown != nil }

  init?(_ area: PixelRectangle, scale: CGFloat, color: UIColor) {
    guard let bare = Bitmap(width: area.width, height: area.height) else { return nil }
    self.area = area
    picture = bare
    view.frame = CGRect(
      x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
      height: CGFloat(area.height) / scale)
    view.layer.contentsScale = scale
    view.contentMode = .topLeft
    view.backgroundColor = color
    view.accessibilityIgnoresInvertColors = true
    view.isUserInteractionEnabled = false
  }

  /// Prints a pattern on the paper.
  func print(_ pattern: PaperPattern, scale: Double) {
    guard var printed = Bitmap(width: area.width, height: area.height) else { return }
    printed.print(pattern, scale: scale, x: area.x, y: area.y)
    let ground = UIView(frame: view.frame)
    ground.layer.contentsScale = view.layer.contentsScale
    ground.contentMode = .topLeft
    ground.backgroundColor = view.backgroundColor
    ground.accessibilityIgnoresInvertColors = true
    ground.isUserInteractionEnabled = false
    ground.layer.contents = CGImage(printed)
    view.backgroundColor = nil
    self.ground = ground
  }

  func add(to paper: UIView) {
    if let ground { paper.addSubview(ground) }
    paper.addSubview(view)
  }

  func remove() {
    ground?.removeFromSuperview()
    view.removeFromSuperview()
  }

  /// Begins anew: the picture that is shown is wrong by now, and stays until the right one is inked.
  func begin() {
    picture = Bitmap(width: area.width, height: area.height) ?? picture
    layer = nil
    next = 0
    foundVersion = nil
  }

  /// The next stroke that it may have ink of, from one on and before another; nil where there is none.
  private func touching(_ source: SharpInk.Source, from index: Int, to end: Int, scale: Double) -> Int? {
    if foundVersion != source.version {
      found = source.index.places(touching: area.unplaced(scale: scale))[...]
      foundVersion = source.version
    }
    while let place = found.first, place < index { found = found.dropFirst() }
    return found.first.flatMap { $0 < end ? $0 : nil }
  }

  /// Inks some more strokes. Returns what it cost, in samples.
  func inkMore(_ source: SharpInk.Source, scale: Double, through plane: CoverageMask, budget: Int) -> Int {
    guard var index = next else { return 0 }
    var cost = 0
    if index == 0, source.layers.first?.opacity != 0 {
      source.base?.draw(into: &picture, scale: scale, x: area.x, y: area.y)
    }
    // A layer that is the only one and seen whole goes into the picture at once.
    if source.layers.count != 1 || source.layers[0].opacity < 255 {
      return drawLayers(source, scale: scale, through: plane, budget: budget)
    }
    let placed = PlacedStroke(InkPlacement(scale: scale, x: area.x, y: area.y), through: plane)
    while let place = touching(source, from: index, to: source.strokes.count, scale: scale) {
      if cost >= budget {
        next = place
        return cost
      }
      source.strokes[place].draw(into: &picture, through: placed)
      cost += source.strokes[place].samples.count
      index = place + 1
    }
    (next, found) = (nil, [])
    show()
    return cost + SharpTile.cost
  }

  /// The same where there are layers: each is inked by itself, and laid over those below.
  private func drawLayers(
    _ source: SharpInk.Source, scale: Double, through plane: CoverageMask, budget: Int
  ) -> Int {
    guard var index = next, let bare = Bitmap(width: area.width, height: area.height) else { return 0 }
    var cost = 0
    let placed = PlacedStroke(InkPlacement(scale: scale, x: area.x, y: area.y), through: plane)
    if layer == nil {
      // The base was drawn, and belongs to the lowest.
      layer = (0, picture)
      picture = bare
    }
    while var (place, ink) = layer, place < source.layers.count {
      layer = nil
      let end = source.layers[place].end
      while let stroke = touching(source, from: index, to: end, scale: scale) {
        if cost >= budget {
          (next, layer) = (stroke, (place, ink))
          return cost
        }
        source.strokes[stroke].draw(into: &ink, through: placed)
        cost += source.strokes[stroke].samples.count
        index = stroke + 1
      }
      index = max(index, end)
      picture.draw(
        ink, through: .identity, alpha: UInt32(source.layers[place].opacity), clip: picture.bounds)
      place += 1
      layer = (place, bare)
    }
    (next, layer, found) = (nil, nil, [])
    show()
    return cost + SharpTile.cost
  }

  /// Inks a stroke over what is there. One that is not ready meets it on its way.
  func add(_ stroke: DrawnStroke, scale: Double, through plane: CoverageMask) {
    guard isReady, area.touches(stroke.reach, scale: scale) else { return }
    let placed = PlacedStroke(InkPlacement(scale: scale, x: area.x, y: area.y), through: plane)
    stroke.draw(into: &picture, through: placed)
    show()
  }

  private func show() {
    shown = picture
    view.layer.contents = CGImage(picture)
  }

  /// The cost of showing a tile, in samples that could be inked meanwhile (measured, to the nearest thousand).
  private static let cost = 3000
}

extension PixelRectangle {
  /// Whether a rectangle of the drawing lies in this one, of the drawing so many times larger, with a pixel to spare.
  func touches(_ other: PixelRectangle, scale: Double) -> Bool {
    let (left, top) = (Double(other.x) * scale - 1, Double(other.y) * scale - 1)
    let (right, bottom) = (
      Double(other.x + other.width) * scale + 1, Double(other.y + other.height) * scale + 1
    )
    return left < Double(x + width) && right > Double(x) && top < Double(y + height) && bottom > Double(y)
  }

  /// Returns the rectangle of the drawing that lies in this rectangle of the enlarged drawing, with a pixel to spare.
  func unplaced(scale: Double) -> PixelRectangle {
    func below(_ place: Int) -> Int { Int((Double(place - 1) / scale).rounded(.down)) }
    func above(_ place: Int) -> Int { Int((Double(place + 1) / scale).rounded(.up)) }
    let (left, top) = (below(x), below(y))
    return PixelRectangle(x: left, y: top, width: above(x + width) - left, height: above(y + height) - top)
  }
}
