import TestRules
import Testing

@testable import Ink

/// Ink that is shown larger or smaller than it was drawn (INK-10).
struct InkPlacementTests {
  private let samples = StrokeSamples.wave(200)
  private let brush = InkBrush(.pen, size: 8, color: 0xFF20_40A0)

  private func drawn(_ placement: InkPlacement, _ width: Int, _ height: Int) throws -> Bitmap {
    var picture = try #require(Bitmap(width: width, height: height))
    let plane = CoverageMask(width: width, height: height)
    PlacedStroke(placement, through: plane).draw(samples, with: brush, into: &picture)
    return picture
  }

  @Test("At its own size a stroke has the pixels that it was drawn with")
  func ownSize() throws {
    var expected = try #require(Bitmap(width: 200, height: 200))
    expected.ink(brush.layer, through: StrokeSamples.plane(StrokeSamples.circles(samples, brush: brush)))
    #expect(try drawn(.identity, 200, 200) == expected)
  }

  @Test(
    "A tile has the pixels of its part of the whole", .rule("INK-10"),
    arguments: [1, 2, 3.7, 0.3, 24] as [Double],
    [InkBrush.Kind.pen, .pencil])
  func tiles(scale: Double, kind: InkBrush.Kind) throws {
    let side = min(Int(200 * scale), 300)
    // Where there is ink: the stroke's beginning.
    let (left, top) = (Int(100 * scale) - side / 2, Int(160 * scale) - side / 2)
    let whole = try drawn(InkPlacement(scale: scale, x: left, y: top), side, side)
    let (x, y) = (side / 3, side / 4)
    let tile = try drawn(InkPlacement(scale: scale, x: left + x, y: top + y), side / 2, side / 2)
    #expect(!tile.isUntouched)
    var worst = 0
    for row in stride(from: 0, to: side / 2, by: 3) {
      for column in 0..<side / 2 {
        let (one, other) = (tile[column, row], whole[x + column, y + row])
        for shift in [0, 8, 16, 24] as [UInt32] {
          worst = max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
        }
      }
    }
    #expect(worst <= 2)
  }

  @Test(
    "A stroke that is drawn while it is enlarged has the pixels of one that is inked again",
    arguments: [2, 3.7, 64] as [Double]
  )
  func live(scale: Double) throws {
    let placement = InkPlacement(scale: scale, x: Int(100 * scale) - 150, y: Int(160 * scale) - 150)
    let base = try #require(Bitmap(width: 300, height: 300))
    var shown = base
    var live = LiveStroke(
      brush: brush, planes: StrokeBuffers(width: 300, height: 300), placement: placement)
    for sample in samples {
      live.add(sample)
      live.show(on: &shown, over: base, predicting: 1.0 / 60)
    }
    live.finish(on: &shown, over: base)
    #expect(shown == (try drawn(placement, 300, 300)))
    #expect(!shown.isUntouched)
  }

  @Test("Enlarged, an edge is as narrow as at its own size", .rule("INK-10"))
  func sharp() throws {
    // A straight line from left to right, of which a column is taken.
    let line = (0..<40).map { InkSample(x: Double($0) * 5, y: 50, time: Double($0) * 0.008, force: 0.6) }
    for scale in [1, 3.7, 16] as [Double] {
      let side = 400
      var picture = try #require(Bitmap(width: side, height: side))
      let placement = InkPlacement(scale: scale, x: Int(100 * scale) - 200, y: Int(50 * scale) - 200)
      PlacedStroke(placement, through: CoverageMask(width: side, height: side))
        .draw(line, with: brush, into: &picture)
      let alphas = (0..<side).map { picture[200, $0] >> 24 }
      // Only the two edges are neither ink nor paper, each less than two pixels.
      #expect(alphas.filter { $0 > 0 && $0 < 255 }.count <= 4)
      #expect(abs(Double(alphas.filter { $0 > 127 }.count) - 2 * brush.radius(atForce: 0.6) * scale) <= 1.5)
    }
  }

  @Test(
    "What a stroke reaches holds all of its ink", arguments: [InkBrush.Kind.pen, .marker, .pencil, .eraser])
  func reach(kind: InkBrush.Kind) {
    let brush = InkBrush(kind, size: 8, color: 0xFF20_40A0)
    let reach = samples.reach(of: brush)
    for circle in StrokeSamples.circles(samples, brush: brush) {
      #expect(circle.x - circle.radius >= Float(reach.x) && circle.x + circle.radius <= Float(reach.right))
      #expect(circle.y - circle.radius >= Float(reach.y) && circle.y + circle.radius <= Float(reach.bottom))
    }
    #expect(reach.width < 240)
    #expect([InkSample]().reach(of: brush).isEmpty)
  }

  @Test(
    "A dot reaches two pixels further than its brush is wide at most, a line by its widest step more",
    .rule("INK-10"))
  func margin() {
    let dot = InkSample(x: 50.5, y: 60.5, time: 0, force: 1)
    let side = Int(brush.widestRadius + 2 + 0.5)
    #expect(
      [dot].reach(of: brush)
        == PixelRectangle(x: 50 - side, y: 60 - side, width: 2 * side + 1, height: 2 * side + 1))
    let line = [dot, InkSample(x: 60.5, y: 90.5, time: 0.1, force: 1)]
    #expect(
      line.reach(of: brush)
        == PixelRectangle(x: 20 - side, y: 30 - side, width: 2 * side + 71, height: 2 * side + 91))
  }

  @Test(
    "Ink reaches the last row and column of a picture, wherever its tiles end", .rule("INK-10"),
    arguments: [17, 48, 64, 65, 80, 81])
  func lastTiles(side: Int) throws {
    var picture = try #require(Bitmap(width: side, height: side))
    let line = (0..<60).map { InkSample(x: 8, y: Double($0) * 2, time: Double($0) * 0.008, force: 1) }
    let row = line.map { InkSample(x: $0.y, y: 8, time: $0.time, force: 1) }
    let placed = PlacedStroke(.identity, through: CoverageMask(width: side, height: side))
    for stroke in [line, row] { placed.draw(stroke, with: brush, into: &picture) }
    #expect(picture[side - 1, 8] != 0 && picture[8, side - 1] != 0)
  }

  /// A tile at the paper's edge is smaller than the mask that serves all tiles.
  @Test(
    "A mask that is larger than the picture leaves ink nowhere but in it", .rule("INK-10"),
    arguments: [40, 48, 64, 100], [33, 64, 70])
  func largerMask(width: Int, height: Int) throws {
    var picture = try #require(Bitmap(width: width, height: height))
    let line = (0..<60).map { InkSample(x: 30, y: Double($0) * 4, time: Double($0) * 0.008, force: 1) }
    let row = line.map { InkSample(x: $0.y, y: 20, time: $0.time, force: 1) }
    let placed = PlacedStroke(.identity, through: CoverageMask(width: 256, height: 256))
    for stroke in [line, row] { placed.draw(stroke, with: brush, into: &picture) }
    #expect(picture[width - 1, 20] != 0 && picture[30, height - 1] != 0)
    for change in picture.changes(since: nil) {
      #expect(change == change.intersection(picture.bounds))
    }
  }

  @Test("A scale that makes no sense is brought within bounds", .rule("INK-10"))
  func badScale() {
    #expect(InkPlacement(scale: .nan).scale == 1)
    #expect(InkPlacement(scale: .infinity).scale == 256)
    #expect(InkPlacement(scale: -3).scale == Float(InkPlacement.scales.lowerBound))
  }
}
