import InkWork
import TestRules
import Testing

@testable import Ink

/// The effect of paper on a stroke: a pencil's grain (INK-12) and a wash's edge (INK-13).
struct InkFinishTests {
  static let finishHash: UInt32 = 0x4E19_45BA

  static var pencil: InkBrush {
    var brush = InkBrush(.pencil, size: 6, color: 0xFF00_0000)
    brush.isGrainy = true
    return brush
  }
  static let wash = InkBrush(.watercolor, size: 24, color: 0xFF00_0000)

  private func line(y: Double, force: Double, altitude: Double? = nil, from: Double = 20, to: Double = 280)
    -> [InkSample]
  {
    (0...60).map { index in
      InkSample(
        x: from + (to - from) * Double(index) / 60, y: y, time: Double(index) / 120, force: force,
        altitude: altitude)
    }
  }

  private func drawn(
    _ strokes: [[InkSample]], _ brush: InkBrush, _ placement: InkPlacement = .identity, width: Int = 300,
    height: Int = 300
  ) throws -> Bitmap {
    var picture = try #require(Bitmap(width: width, height: height))
    let placed = PlacedStroke(placement, through: CoverageMask(width: width, height: height))
    for samples in strokes { placed.draw(samples, with: brush, into: &picture) }
    return picture
  }

  private func alphas(_ picture: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> [Int] {
    rows.flatMap { y in columns.map { x in Int(picture[x, y] >> 24) } }
  }

  private func mean(_ values: [Int]) -> Double { Double(values.reduce(0, +)) / Double(values.count) }

  @Test(
    "Over a large area graphite covers what the stroke does, at every scale", .rule("INK-12"),
    arguments: [1, 2, 3.7, 0.5, 20],
    [10, 60, 128, 200, 248])
  func coverage(scale: Double, level: Int) {
    let side = 256 * Int(max(scale / 4, 1))
    let plane = CoverageMask(width: side, height: side)
    let opacity = Float(level) / 255
    plane.disc(InkPoint(x: 99, y: 99, radius: 9999), full: Int16(level))
    plane.apply(.grain, at: InkPlacement(scale: scale, x: 1000, y: 500))
    let share = plane.area / Double(side * side)
    #expect(abs(share - Double(opacity)) < (scale == 1 ? 0.006 : 0.04), "\(share) of \(opacity)")
  }

  @Test("At a pencil's own size hills and valleys differ, and force fills the valleys", .rule("INK-12"))
  func force() throws {
    var (before, beforeBare) = (0.0, 1.1)
    for force in [0.1, 0.3, 0.6, 1] {
      let picture = try drawn([line(y: 100, force: force, altitude: 0.4)], Self.pencil)
      let middle = alphas(picture, 60..<240, 94..<107)
      // Valleys have at most what lies evenly.
      let bare = Double(middle.filter { $0 < 30 }.count) / Double(middle.count)
      #expect(mean(middle) > before * 1.1 && bare < beforeBare)
      #expect((middle.max() ?? 0) - (middle.min() ?? 0) > 60)
      (before, beforeBare) = (mean(middle), bare)
    }
  }

  @Test("A pencil that is laid down draws wide and pale", .rule("INK-12"))
  func tilt() throws {
    func look(_ altitude: Double) throws -> (rows: Int, tone: Double) {
      let picture = try drawn([line(y: 100, force: 0.7, altitude: altitude)], Self.pencil)
      let tones = (0..<200).map { mean(alphas(picture, 60..<240, $0..<$0 + 1)) }
      return (tones.filter { $0 > 2 }.count, tones.max() ?? 0)
    }
    let (upright, flat) = (try look(1.4), try look(0.4))
    #expect(flat.rows > 5 * upright.rows && flat.tone < 0.7 * upright.tone)
  }

  @Test(
    "The grain is the paper's: another stroke finds the same, and enlarged it is the same, larger",
    .rule("INK-12"))
  func paper() throws {
    let (one, other) = (line(y: 100, force: 0.5, altitude: 0.4), line(y: 104, force: 0.5, altitude: 0.4))
    let (first, second) = (try drawn([one], Self.pencil), try drawn([other], Self.pencil))
    let same = zip(alphas(first, 60..<240, 98..<107), alphas(second, 60..<240, 98..<107))
    #expect(same.allSatisfy { abs($0 - $1) <= 24 })
    // Pixel by pixel with the mean of those that it has become.
    let large = try drawn([one], Self.pencil, InkPlacement(scale: 3, x: 180, y: 200), width: 540, height: 200)
    var (own, enlarged): ([Double], [Double]) = ([], [])
    for y in 95..<106 {
      for x in 70..<230 {
        own.append(Double(first[x, y] >> 24))
        let (left, top) = (3 * x - 180, 3 * y - 200)
        enlarged.append(mean(alphas(large, left..<left + 3, top..<top + 3)))
      }
    }
    #expect(correlation(own, enlarged) > 0.85)
  }

  private func correlation(_ one: [Double], _ other: [Double]) -> Double {
    let count = Double(one.count)
    let (a, b) = (one.reduce(0, +) / count, other.reduce(0, +) / count)
    var (both, first, second) = (0.0, 0.0, 0.0)
    for (x, y) in zip(one, other) {
      both += (x - a) * (y - b)
      first += (x - a) * (x - a)
      second += (y - b) * (y - b)
    }
    return both / (first * second).squareRoot()
  }

  @Test(
    "A tile has the pixels of its part of the whole", .rules("INK-10", "INK-12", "INK-13"),
    arguments: [1, 2, 3.7, 0.3] as [Double],
    [pencil, wash])
  func tiles(scale: Double, brush: InkBrush) throws {
    let side = min(Int(200 * scale), 300)
    let samples = StrokeSamples.wave(200)
    let (left, top) = (Int(100 * scale) - side / 2, Int(160 * scale) - side / 2)
    let whole = try drawn(
      [samples], brush, InkPlacement(scale: scale, x: left, y: top), width: side, height: side)
    let (x, y) = (side / 3, side / 4)
    let tile = try drawn(
      [samples], brush, InkPlacement(scale: scale, x: left + x, y: top + y), width: side / 2, height: side / 2
    )
    #expect(!tile.isUntouched)
    // Two of 255 where the coverage is rounded elsewhere become more by the finish, in few pixels.
    let differences = zip(
      alphas(tile, 0..<side / 2, 0..<side / 2), alphas(whole, x..<x + side / 2, y..<y + side / 2)
    ).map { abs($0 - $1) }
    #expect((differences.max() ?? 0) <= 12 && mean(differences) < 0.1, "\(differences.max() ?? 0)")
  }

  @Test(
    "Drawn live a stroke has, once finished, the pixels of one that is drawn at once",
    .rules("INK-7", "INK-12", "INK-13"),
    arguments: [1, 2, 3.7] as [Double], [pencil, wash])
  func live(scale: Double, brush: InkBrush) throws {
    let samples = StrokeSamples.wave(80)
    let placement = InkPlacement(scale: scale, x: Int(100 * scale) - 150, y: Int(160 * scale) - 150)
    let base = try #require(Bitmap(width: 300, height: 300))
    let planes = StrokeBuffers(width: 300, height: 300)
    // The planes have been used.
    for own in [InkFinishTests.wash, brush] {
      var shown = base
      var live = LiveStroke(brush: own, planes: planes, placement: placement)
      for sample in samples {
        live.add(sample)
        live.show(on: &shown, over: base, predicting: 1.0 / 60)
      }
      live.finish(on: &shown, over: base)
      #expect(shown == (try drawn([samples], own, placement)))
      #expect(!shown.isUntouched)
    }
    // And a pen finds nothing of them.
    var (shown, fresh) = (base, base)
    var pen = LiveStroke(brush: StrokeSamples.pen, planes: planes)
    var other = LiveStroke(brush: StrokeSamples.pen, planes: StrokeBuffers(width: 300, height: 300))
    for sample in samples {
      pen.add(sample)
      other.add(sample)
    }
    pen.finish(on: &shown, over: base)
    other.finish(on: &fresh, over: base)
    #expect(shown == fresh)
  }

  @Test(
    "A wash is darkest along its edge and even in its middle, and the force tells how dark it is",
    .rule("INK-13"))
  func edge() throws {
    var last = 0.0
    for force in [0.1, 0.5, 1] {
      let picture = try drawn([line(y: 100, force: force)], Self.wash)
      let tones = (60..<140).map { mean(alphas(picture, 60..<240, $0..<$0 + 1)) }
      let edge = try #require(tones.max())
      let middle = mean(alphas(picture, 60..<240, 98..<103))
      #expect(
        edge > 1.25 * middle && middle > 8, "an edge of \(edge) beside \(middle), with a force of \(force)")
      // Both edges, one as dark as the other, and within three pixels of the ink's end.
      let first = try #require(tones.firstIndex { $0 > 4 })
      let end = try #require(tones.lastIndex { $0 > 4 })
      #expect(tones[first...first + 3].max()! > 0.9 * edge && tones[end - 3...end].max()! > 0.9 * edge)
      #expect(middle > last * 1.3)
      last = middle
    }
  }

  @Test(
    "Where a wash crosses itself it is as pale as its middle, and its edge is gone within it",
    .rules("INK-2", "INK-13"))
  func crossing() throws {
    // An eight.
    let eight = (0...160).map { index in
      let angle = Double(index) / 160 * 2 * Double.pi
      return InkSample(
        x: 150 + 90 * Mathematics.sine(angle), y: 150 + 60 * Mathematics.sine(2 * angle),
        time: Double(index) / 120, force: 0.6)
    }
    let single = try drawn([line(y: 150, force: 0.6)], Self.wash)
    let middle = mean(alphas(single, 60..<240, 148..<153))
    let picture = try drawn([eight], Self.wash)
    // Each edge goes through here, and would be twice as dark.
    #expect(mean(alphas(picture, 140..<161, 140..<161)) < 1.3 * middle)
    #expect(mean(alphas(picture, 140..<161, 140..<161)) > 0.7 * middle)
  }

  @Test("Files of shapes have graphite and washes without grain and edge, about as dark", .rule("INK-9"))
  func files() throws {
    for brush in [Self.pencil, Self.wash] {
      var drawing = InkDrawing(width: 300, height: 200)
      let circles = StrokeSamples.circles(line(y: 100, force: 0.6), brush: brush)
      drawing.layers = [InkDrawing.Layer(items: [.stroke(circles: circles, brush.layer)])]
      let text = String(decoding: SVG.encode(drawing), as: UTF8.self)
      #expect(text.contains("fill-opacity") && PDF.encode(drawing).count > 400)
    }
    let color = Self.wash.layer.fileColor
    #expect((100...200).contains(color >> 24))
  }

  @Test(
    "Pencils and washes have the pixels that they have as WebAssembly", .rules("INK-8", "INK-12", "INK-13"))
  func everywhere() {
    let hash = InkWork.finishHash()
    #expect(hash == InkFinishTests.finishHash, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }

  @Test("A document keeps that a pencil has grain, and washes; earlier pencils have none", .rule("FORMAT-19"))
  func document() throws {
    func stroke(_ kind: InkBrush.Kind, isGrainy: Bool = false) -> DoodleStroke {
      DoodleStroke(kind: kind, isGrainy: isGrainy, size: 512, color: 0xFF00_0000)
    }
    let strokes = [stroke(.pencil, isGrainy: true), stroke(.pencil), stroke(.watercolor)]
    let document = DoodleDocument(paper: .init(width: 9, height: 9), strokes: strokes)
    let reading = try DoodleDocument.read(document.file)
    #expect(reading.problem == nil && reading.document.strokes == strokes)
    #expect(reading.document.file == document.file)
    // The numbers are the format's.
    let heads = document.strokes.map { own in
      var writer = DoodleWriter()
      writer.add(own)
      return Array(writer.bytes.prefix(2))
    }
    #expect(heads == [[2, 4], [2, 0], [4, 0]])
  }
}
