import TestRules
import Testing

@testable import Ink

/// A stroke while it is drawn (INK-4, INK-5, INK-7).
struct LiveStrokeTests {
  private let planes = StrokeBuffers(width: 200, height: 200)

  private func paper() throws -> Bitmap {
    var paper = try #require(Bitmap(width: 200, height: 200))
    var path = Path()
    path.rectangle(from: Point(0, 0), to: Point(200, 90))
    paper.fill(path, color: 0xFF80_C0FF, clip: paper.bounds)
    return paper
  }

  @Test(
    "Showing only what is dirty shows the stroke, and lifted it has the pixels of one drawn at once",
    .rule("INK-7"),
    arguments: [InkBrush.Kind.pen, .marker, .pencil, .eraser])
  func dirtyRectangles(kind: InkBrush.Kind) throws {
    let base = try paper()
    var shown = base
    let brush = InkBrush(kind, size: 8, color: 0xFF20_40A0)
    var live = LiveStroke(brush: brush, planes: planes)
    let samples = StrokeSamples.wave(200)
    for (index, sample) in samples.enumerated() {
      live.add(sample)
      let dirty = live.show(on: &shown, over: base, predicting: 1.0 / 60)
      if index % 40 == 3 {
        var whole = base
        whole.ink(live.layer, through: StrokeSamples.united(planes.settled, planes.tip))
        #expect(shown == whole)
        #expect(dirty.width < 80 && dirty.height < 80)
      }
    }
    live.finish(on: &shown, over: base)
    var atOnce = base
    atOnce.ink(brush.layer, through: StrokeSamples.plane(StrokeSamples.circles(samples, brush: brush)))
    #expect(shown == atOnce)
    #expect(shown != base)
  }

  @Test("A stroke that is broken off leaves nothing for the next one in the same planes")
  func brokenOff() throws {
    let base = try paper()
    let brush = InkBrush(.marker, size: 12, color: 0xFF20_40A0)
    func draw(_ planes: StrokeBuffers) -> Bitmap {
      var shown = base
      var live = LiveStroke(brush: brush, planes: planes)
      for sample in StrokeSamples.wave(60) {
        live.add(sample)
        live.show(on: &shown, over: base, predicting: 1.0 / 60)
      }
      return shown
    }
    #expect(draw(planes) == draw(StrokeBuffers(width: 200, height: 200)))
    // As an app that undoes between two strokes inks others there.
    planes.settled.clear()
    #expect(draw(planes) == draw(StrokeBuffers(width: 200, height: 200)))
  }

  @Test("What a stroke that was broken off did not show is not dirty for the next one in the same planes")
  func brokenOffUnseen() throws {
    let base = try paper()
    var shown = base
    let brush = InkBrush(.pen, size: 8, color: 0xFF20_40A0)
    var unseen = LiveStroke(brush: brush, planes: planes)
    for sample in StrokeSamples.wave(60) { unseen.add(sample) }
    var live = LiveStroke(brush: brush, planes: planes)
    for index in 0..<8 {
      live.add(InkSample(x: 150 + Double(index), y: 180, time: Double(index) * 0.008, force: 0.5))
    }
    let dirty = live.finish(on: &shown, over: base)
    #expect(dirty.x > 130 && dirty.y > 160 && dirty.width < 40 && dirty.height < 30)
  }

  @Test("A wash that is broken off beside the picture leaves nothing for the next one")
  func brokenOffBeside() throws {
    let base = try paper()
    let brush = InkBrush(.watercolor, size: 12, color: 0xFF20_40A0)
    func draw(_ planes: StrokeBuffers) -> Bitmap {
      var shown = base
      var live = LiveStroke(brush: brush, planes: planes)
      for sample in StrokeSamples.wave(60) { live.add(sample) }
      live.finish(on: &shown, over: base)
      return shown
    }
    var beside = LiveStroke(brush: brush, planes: planes)
    for index in 0..<8 {
      beside.add(InkSample(x: -400 + 5 * Double(index), y: -400, time: Double(index) * 0.004, force: 0.5))
    }
    #expect(draw(planes) == draw(StrokeBuffers(width: 200, height: 200)))
  }

  @Test("What is settled never changes, and what is predicted is never settled", .rule("INK-4"))
  func settledStays() {
    let samples = StrokeSamples.wave(120)
    let whole = StrokeSamples.circles(samples)
    var pipeline = StrokePipeline(brush: StrokeSamples.pen)
    var circles: [InkPoint] = []
    for sample in samples {
      pipeline.add(sample) { circles.append($0) }
      var predicted = 0
      pipeline.tip(after: 1.0 / 60) { _ in predicted += 1 }
      #expect(predicted > 0)
      #expect(circles == Array(whole.prefix(circles.count)))
    }
    #expect(circles.count > whole.count / 2)
  }

  @Test("The tip runs ahead of the pen")
  func predicted() {
    var pipeline = StrokePipeline(brush: StrokeSamples.pen)
    for index in 0..<60 {
      pipeline.add(InkSample(x: 2 * Double(index), y: 50, time: Double(index) / 240, force: 0.6)) { _ in }
    }
    var end = InkPoint(x: 0, y: 0, radius: 0)
    pipeline.tip(after: 1.0 / 60) { end = $0 }
    #expect(abs(end.x - (118 + 8)) < 0.5 && abs(end.y - 50) < 0.1)
  }

  @Test(
    "A circle that goes on is predicted ever as well as in its first second", .rule("INK-5"),
    arguments: [40.0, 100, 200])
  func circle(radius: Double) {
    var pipeline = StrokePipeline(brush: StrokeSamples.pen)
    func place(_ time: Double) -> (x: Double, y: Double) {
      (300 + radius * Mathematics.cosine(time * 5), 300 + radius * Mathematics.sine(time * 5))
    }
    var errors = [0.0, 0, 0, 0, 0, 0]
    for index in 0..<1440 {
      let time = Double(index) / 240
      let (x, y) = place(time)
      pipeline.add(InkSample(x: x, y: y, time: time, force: 0.6)) { _ in }
      var end = InkPoint(x: 0, y: 0, radius: 0)
      pipeline.tip(after: 1.0 / 60) { end = $0 }
      let ahead = place(time + 1.0 / 60)
      let (dx, dy) = (Double(end.x) - ahead.x, Double(end.y) - ahead.y)
      errors[index / 240] += (dx * dx + dy * dy).squareRoot() / 240
    }
    #expect(errors[1...].allSatisfy { $0 <= errors[0] }, "\(errors)")
  }

  @Test("A stroke of 100,000 samples costs as many circles at its end as at its beginning", .rule("INK-7"))
  func long() {
    var pipeline = StrokePipeline(brush: StrokeSamples.pen)
    var (early, late) = (0, 0)
    for index in 0..<100_000 {
      let time = Double(index) / 240
      let sample = InkSample(
        x: 100 + 80 * Mathematics.sine(time * 5), y: 100 + 80 * Mathematics.cosine(time * 5), time: time,
        force: 0.7)
      pipeline.add(sample) { _ in
        if index >= 1000, index < 2000 { early += 1 }
        if index >= 99_000 { late += 1 }
      }
    }
    #expect(early >= 1000 && abs(early - late) <= 20)
  }

  @Test("A pencil that is laid down draws a wider line")
  func tilt() {
    func area(_ altitude: Double) -> Int {
      let samples = StrokeSamples.wave(100).map { sample -> InkSample in
        var sample = sample
        sample.altitude = altitude
        return sample
      }
      let plane = StrokeSamples.plane(
        StrokeSamples.circles(samples, brush: InkBrush(.pencil, size: 4, color: 0xFF00_0000)))
      return (0..<40_000).count { plane[$0 % 200, $0 / 200] > 0 }
    }
    #expect(area(0.4) > 2 * area(1.4))
  }
}
