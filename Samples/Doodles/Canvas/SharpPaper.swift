import Heft
import Ink

/// The tiles of a drawing at one scale. It has no size: its place is the paper's corner, and its transform turns the tiles
/// as the paper is turned, and stretches them while it is shown at another scale.
final class SharpPaper: UIView {
  /// Pixels of the screen in a pixel of the drawing.
  let inkScale: Double
  /// Pixels in a point of the screen.
  private let pixels: CGFloat
  var whole: PixelRectangle
  private var tiles: [SharpTile] = []
  private let plane: CoverageMask
  private let sheet: DoodleSheet
  private let pattern: PaperPattern?

  /// A tile's side in points (our choice: a few dozen fill a screen).
  private static let side: CGFloat = 256

  init(of drawing: Drawing, inkScale: Double, pixels: CGFloat, sheet: DoodleSheet) {
    whole = drawing.enlarged(inkScale)
    self.inkScale = inkScale
    self.pixels = pixels
    self.sheet = sheet
    pattern = sheet.print(density: drawing.scale, isEndless: drawing.isEndless)
    let side = SharpPaper.side(pixels)
    plane = CoverageMask(width: side, height: side)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  private static func side(_ pixels: CGFloat) -> Int { max(Int((side * pixels).rounded()), 64) }

  /// Lies where the paper does: its corner in points, points in a pixel of the drawing, and how it is turned.
  func place(corner: CGPoint, points: CGFloat, turn: PaperTurn) {
    center = corner
    let stretch = points * pixels / CGFloat(inkScale)
    transform =
      (stretch - 1).magnitude < 1e-6
      ? turn.map : CGAffineTransform(scaleX: stretch, y: stretch).concatenating(turn.map)
  }

  /// Has tiles for what is seen of the enlarged drawing, the middle first, and lets others go.
  func cover(_ seen: PixelRectangle) {
    let seen = seen.intersection(whole)
    let side = SharpPaper.side(pixels)
    func number(_ place: Int) -> Int { Int((Double(place) / Double(side)).rounded(.down)) }
    for tile in tiles where tile.area.intersection(seen).isEmpty { tile.remove() }
    tiles.removeAll { $0.area.intersection(seen).isEmpty }
    guard !seen.isEmpty else { return }
    for row in number(seen.y)...number(seen.y + seen.height - 1) {
      for column in number(seen.x)...number(seen.x + seen.width - 1) {
        let area = PixelRectangle(x: column * side, y: row * side, width: side, height: side)
          .intersection(whole)
        if tiles.contains(where: { $0.area == area }) { continue }
        // One that ended where the paper did, which has grown.
        for tile in tiles where !tile.area.intersection(area).isEmpty { tile.remove() }
        tiles.removeAll { !$0.area.intersection(area).isEmpty }
        if let tile = SharpTile(area, scale: pixels, color: sheet.paperColor) {
          if let pattern { tile.print(pattern, scale: inkScale) }
          tiles.append(tile)
        }
      }
    }
    let middle = (x: seen.x + seen.width / 2, y: seen.y + seen.height / 2)
    func distance(_ tile: SharpTile) -> Int {
      let (x, y) = (tile.area.x + side / 2 - middle.x, tile.area.y + side / 2 - middle.y)
      return x * x + y * y
    }
    tiles.sort { distance($0) < distance($1) }
  }

  var isReady: Bool { tiles.allSatisfy { $0.isReady } }

  /// Inks so much, in samples. Returns whether all is inked.
  func work(_ source: SharpInk.Source, budget: Int) -> Bool {
    var left = budget
    for tile in tiles where !tile.isReady {
      left -= tile.inkMore(source, scale: inkScale, through: plane, budget: left)
      if tile.isShown, tile.view.superview == nil { tile.add(to: self) }
      if left <= 0 { break }
    }
    return isReady
  }

  /// Begins the tiles anew that a change in a rectangle of the drawing reaches.
  func change(_ rectangle: PixelRectangle) {
    for tile in tiles where tile.area.touches(rectangle, scale: inkScale) { tile.begin() }
  }

  func add(_ stroke: DrawnStroke) {
    for tile in tiles { tile.add(stroke, scale: inkScale, through: plane) }
  }
}
