import TestRules
import Testing

@testable import Ink

/// The complaints of people about ink libraries, a test each (INK-3 to INK-5).
struct StrokeComplaintTests {
  private func hold(_ count: Int, force: (Int) -> Double?) -> [InkSample] {
    (0..<count).map { InkSample(x: 100, y: 100, time: Double($0) / 120, force: force($0)) }
  }

  @Test("A dot grows with rising force and stays round")
  func dot() {
    let plane = StrokeSamples.plane(StrokeSamples.circles(hold(30) { 0.1 + 0.03 * Double($0) }))
    let radius = 3 * (1 + 0.8 * (2 * 0.97 - 1))
    #expect(abs(plane.area - .pi * radius * radius) < 2)
    for (x, y) in [(103, 99), (96, 99), (99, 103), (99, 96)] { #expect(plane[x, y] > 200) }
  }

  @Test("A tap of one sample is a dot", arguments: [nil, 0, 0.5, 1])
  func tap(force: Double?) {
    let plane = StrokeSamples.plane(
      StrokeSamples.circles([InkSample(x: 100, y: 100, time: 0, force: force)]))
    #expect(plane.area > 20)
  }

  @Test("A hook at full force is as sharp as it was drawn")
  func hook() {
    var samples: [InkSample] = (0...40).map {
      InkSample(x: 60 + 2 * Double($0), y: 100, time: Double($0) / 240, force: 1)
    }
    samples += (1...6).map {
      InkSample(x: 140 - 2 * Double($0), y: 100 + 2 * Double($0), time: Double(40 + $0) / 240, force: 1)
    }
    let circles = StrokeSamples.circles(samples)
    #expect(circles.allSatisfy { $0.x < 142 && $0.y > 98.5 && $0.radius <= 5.4001 })
    #expect((circles.map(\.x).max() ?? 0) > 137.5)
  }

  @Test("Equal time stamps, and some that step back, change the line by less than a pixel")
  func equalTimes() {
    let right = StrokeSamples.wave(200)
    var wrong = right
    for index in wrong.indices {
      wrong[index].time = right[index / 4 * 4].time
      if index % 50 == 7 { wrong[index].time -= 0.1 }
    }
    let (one, other) = (StrokeSamples.circles(right), StrokeSamples.circles(wrong))
    for circle in other {
      let nearest = one.map { ($0.x - circle.x) * ($0.x - circle.x) + ($0.y - circle.y) * ($0.y - circle.y) }
        .min()
      #expect((nearest ?? .infinity) < 1)
    }
    #expect(abs(StrokeSamples.plane(one).area / StrokeSamples.plane(other).area - 1) < 0.02)
  }

  @Test(
    "A force of 0 or a half throughout does not count: the width follows the speed", .rule("INK-3"),
    arguments: [0, 0.5])
  func constantForce(force: Double) {
    var told = StrokeSamples.wave(100)
    var untold = told
    for index in told.indices {
      told[index].force = force
      untold[index].force = nil
    }
    #expect(StrokeSamples.circles(told) == StrokeSamples.circles(untold))
    let radii = StrokeSamples.circles(told).map(\.radius)
    #expect((radii.min() ?? 0) > 1 && (radii.max() ?? 9) <= 3)
  }

  @Test("A gap of 100 ms is crossed by a line without loops")
  func gap() {
    var samples: [InkSample] = (0..<30).map {
      InkSample(x: 40 + 2 * Double($0), y: 100, time: Double($0) / 240, force: 0.5)
    }
    samples += (0..<30).map {
      InkSample(x: 130 + 2 * Double($0), y: 100, time: 0.225 + Double($0) / 240, force: 0.6)
    }
    let circles = StrokeSamples.circles(samples)
    #expect(circles.count > 60)
    #expect(zip(circles, circles.dropFirst()).allSatisfy { $1.x > $0.x - 0.5 })
    #expect(circles.allSatisfy { abs($0.y - 100) < 0.01 })
  }

  @Test(
    "A first sample before there is any force has the force of the next, a last one without that of the one before",
    .rule("INK-3")
  )
  func ends() {
    var samples = StrokeSamples.wave(60)
    for index in samples.indices { samples[index].force = 0.8 }
    let even = StrokeSamples.circles(samples)
    samples[0].force = nil
    samples[1].force = 0
    samples[59].force = 0
    #expect(StrokeSamples.circles(samples) == even)
    #expect(Set(even.map(\.radius)).count == 1)
  }

  @Test(
    "Every stroke ends where the pen was, at any rate", .rule("INK-4"), arguments: [30.0, 60, 120, 240, 1000])
  func ending(rate: Double) throws {
    for count in 1...60 {
      let samples = StrokeSamples.wave(count, rate: rate)
      let (end, last) = (try #require(samples.last), try #require(StrokeSamples.circles(samples).last))
      #expect(abs(Double(last.x) - end.x) < 0.001 && abs(Double(last.y) - end.y) < 0.001)
    }
  }

  @Test("The shape of a stroke does not depend on the device's rate", .rule("INK-4"))
  func rates() {
    let areas = [60.0, 120, 240, 480].map { rate in
      StrokeSamples.plane(StrokeSamples.circles(StrokeSamples.wave(Int(rate), rate: rate))).area
    }
    for area in areas { #expect(abs(area / areas[3] - 1) < 0.02) }
  }

  @Test("Samples that are no numbers are left out", .rule("INK-3"))
  func noNumbers() {
    let samples = StrokeSamples.wave(50)
    var broken = samples
    broken.insert(InkSample(x: .nan, y: 3, time: 0.01, force: 1), at: 10)
    broken.insert(InkSample(x: 3, y: .infinity, time: 0.01, force: 1), at: 20)
    broken.insert(InkSample(x: 3, y: 3, time: .nan, force: 1), at: 30)
    #expect(StrokeSamples.circles(broken) == StrokeSamples.circles(samples))
  }
}
