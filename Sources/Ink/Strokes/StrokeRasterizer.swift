/// Inks a stroke into a plane, piece by piece, as its points come.
///
/// Every piece is drawn once, when the point after it is known: where the line goes on nearly straight both pieces end
/// at the line between them, elsewhere a circle rounds the corner. Where the opacity changes the stroke goes on in another
/// shade. A value: a copy goes on by itself, which is how the end that may still change is drawn into another plane.
public struct StrokeRasterizer: Sendable {
  // A flag rather than an optional says whether a part exists yet, because these are read for every point.
  /// The last point, to which no piece has been drawn yet.
  private var end = InkPoint(x: 0, y: 0, radius: 0)
  private var hasBegun = false
  /// The piece that waits for its end.
  private var piece = Piece()
  private var hasPiece = false
  /// A point too close to `end` for a piece of its own.
  private var skipped = InkPoint(x: 0, y: 0, radius: 0)
  private var hasSkipped = false
  private var shade = InkShade(InkPoint(x: 0, y: 0, radius: 0))
  private let fading: Float

  private struct Piece {
    var start = InkPoint(x: 0, y: 0, radius: 0)
    var direction = SIMD2<Float>(0, 0)
    var length: Float = 0
    var begins = CapLine(x: 0, y: 0, offset: 0)
    /// Points that the piece passes by, and how many of them count.
    var passed = (InkPoint(x: 0, y: 0, radius: 0), InkPoint(x: 0, y: 0, radius: 0))
    var passedCount = 0

    /// Whether the points that the line to `point` would leave out, and `end`, lie on it all the same.
    func passes(_ end: InkPoint, to point: InkPoint) -> Bool {
      let delta = SIMD2(point.x - start.x, point.y - start.y)
      let square = delta.x * delta.x + delta.y * delta.y
      let widening = (point.radius - start.radius) / square
      func isNear(_ other: InkPoint) -> Bool {
        let (x, y) = (other.x - start.x, other.y - start.y)
        let (along, aside) = (x * delta.x + y * delta.y, y * delta.x - x * delta.y)
        let wide = start.radius + along * widening - other.radius
        return aside * aside <= StrokeRasterizer.tolerance * StrokeRasterizer.tolerance * square
          && wide.magnitude <= StrokeRasterizer.tolerance && along > 0 && along < square
      }
      return isNear(end) && (passedCount < 1 || isNear(passed.0)) && (passedCount < 2 || isNear(passed.1))
    }
  }

  /// How far points may lie from the line that leaves them out, in pixels (our choice: less than a tenth of an edge
  /// pixel's coverage, and half of the pieces of an ordinary stroke).
  private static var tolerance: Float { 0.05 }

  /// Points closer than this are one, unless the width changes (our choice: a quarter of a pixel is not seen).
  private static var closest: Float { 0.25 }
  private static var sameRadius: Float { 0.05 }
  /// Tangents that close in faster than this need the cone with its roots, and slower ones of more than `gentle` a
  /// circle at their ends.
  private static var steep: Float { 0.5 }
  private static var gentle: Float { 0.2 }
  /// The cosine of the largest turn, 20 degrees, that is cut and not rounded: the corner stands out by less than 2 %
  /// of the radius.
  private static var straight: Float { 0.94 }

  /// Nothing yet.
  ///
  /// - Parameter fading: Over which share of its radius the line fades out towards its edge; it does within a pixel at least.
  public init(fading: Float = 0) { self.fading = fading }

  /// The line goes on to a point; one that is not a number or far outside is left out.
  ///
  /// - Parameters:
  ///   - point: The next circle of the stroke.
  ///   - plane: Gets the ink of what is known to be next to it.
  public mutating func add(_ point: InkPoint, to plane: CoverageMask) {
    guard point.isDrawable else { return }
    if hasBegun, shade.keeps(point) { return go(to: point, in: plane) }
    if hasBegun { return fade(to: point, in: plane) }
    shade = InkShade(point)
    plane.disc(point, full: shade.level, fading: fading)
    (end, hasBegun) = (point, true)
  }

  /// The line goes on to a point of another shade, and through those between; where one begins the darker of both is rounded.
  @inline(never)
  private mutating func fade(to point: InkPoint, in plane: CoverageMask) {
    var last = hasSkipped ? skipped : end
    var next = shade
    while let place = next.change(from: last, to: point) {
      go(to: place, in: plane)
      finishPiece(at: end, in: plane)
      plane.disc(place, full: max(shade.level, next.level), fading: fading)
      (shade, end, hasSkipped, last) = (next, place, false, place)
    }
    go(to: point, in: plane)
  }

  /// The line goes on to a point in the same shade.
  private mutating func go(to point: InkPoint, in plane: CoverageMask) {
    let from = end
    let delta = SIMD2(point.x - from.x, point.y - from.y)
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    if length < StrokeRasterizer.closest, (point.radius - from.radius).magnitude < StrokeRasterizer.sameRadius
    {
      (skipped, hasSkipped) = (point, true)
      return
    }
    hasSkipped = false
    if hasPiece, piece.passedCount < 2, piece.passes(from, to: point) { return merge(point) }
    let narrowing = from.radius - point.radius
    if narrowing.magnitude > StrokeRasterizer.steep * length {
      finishPiece(at: from, in: plane)
      if length > narrowing.magnitude {
        plane.cone(from: from, to: point, length: length, full: shade.level, fading: fading)
      }
      plane.disc(from.radius > point.radius ? from : point, full: shade.level, fading: fading)
      end = point
      return
    }
    let direction = delta / length
    let taper = narrowing / length
    let begins: CapLine
    if hasPiece, let cut = StrokeRasterizer.joint(piece, direction, length, taper, at: from) {
      draw(to: from, ends: cut, in: plane)
      begins = cut
    } else {
      if hasPiece { plane.disc(from, full: shade.level, fading: fading) }
      finishPiece(at: from, in: plane)
      begins = CapLine(x: direction.x, y: direction.y, offset: taper * from.radius)
    }
    (piece.start, piece.direction, piece.length, piece.begins) = (from, direction, length, begins)
    (piece.passedCount, hasPiece, end) = (0, true, point)
  }

  /// Makes the piece that waits longer, where the line goes on straight and as wide.
  private mutating func merge(_ point: InkPoint) {
    if piece.passedCount == 0 { piece.passed.0 = end } else { piece.passed.1 = end }
    piece.passedCount &+= 1
    let delta = SIMD2(point.x - piece.start.x, point.y - piece.start.y)
    piece.length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    piece.direction = delta / piece.length
    end = point
  }

  /// The stroke ends where it is.
  ///
  /// - Parameter plane: Gets the rest of the ink.
  public mutating func finish(in plane: CoverageMask) {
    if hasBegun {
      finishPiece(at: end, in: plane)
      plane.disc(end, full: shade.level, fading: fading)
      if hasSkipped { plane.disc(skipped, full: shade.level, fading: fading) }
    }
    self = StrokeRasterizer(fading: fading)
  }

  private mutating func finishPiece(at end: InkPoint, in plane: CoverageMask) {
    guard hasPiece else { return }
    let taper = (piece.start.radius - end.radius) / piece.length
    let (x, y) = (piece.direction.x, piece.direction.y)
    draw(to: end, ends: CapLine(x: x, y: y, offset: taper * end.radius), in: plane)
    hasPiece = false
  }

  private func draw(to end: InkPoint, ends: CapLine, in plane: CoverageMask) {
    plane.slab(
      from: piece.start, to: end, direction: piece.direction, length: piece.length, begins: piece.begins,
      ends: ends, full: shade.level, fading: fading)
  }

  /// The line between two pieces that meet nearly straight; nil where a circle is needed.
  private static func joint(
    _ piece: Piece, _ direction: SIMD2<Float>, _ length: Float, _ taper: Float, at point: InkPoint
  ) -> CapLine? {
    let cosine = piece.direction.x * direction.x + piece.direction.y * direction.y
    let sine = piece.direction.x * direction.y - piece.direction.y * direction.x
    guard cosine > straight, taper.magnitude < gentle else { return nil }
    let oldTaper = (piece.start.radius - point.radius) / piece.length
    guard oldTaper.magnitude < gentle else { return nil }
    // On the inner side the cuts of a short piece would cross before they reach the edge.
    guard 2 * point.radius * sine.magnitude < (1 + cosine) * min(length, piece.length) else { return nil }
    let sum = piece.direction + direction
    return CapLine(x: sum.x, y: sum.y, offset: 0)
  }
}
