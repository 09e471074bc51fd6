import TestRules
import Testing

@testable import Ink

/// The first stage by itself: which samples are left, and what of them (INK-3).
struct SampleCleanerTests {
  private func cleaned(_ samples: [InkSample]) -> [CleanSample] {
    var cleaner = SampleCleaner()
    return samples.compactMap { cleaner.clean($0) }
  }

  /// Samples as bad as devices send them, by a seed: values that are not numbers, times that stand or step back.
  private func rough(seed: UInt64) -> [InkSample] {
    var state = seed
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % Int(count)
    }
    let odd: [Double?] = [nil, 0, 0.5, 1, 2, -1, .nan, .infinity, 0.3]
    let angles: [Double?] = [nil, 0, 1, -3, 9, .nan]
    return (0..<400).map { index in
      InkSample(
        x: random(20) == 0 ? .nan : Double(random(5)), y: random(20) == 0 ? .infinity : Double(random(5)),
        time: random(20) == 0 ? .nan : Double(index - random(4)) / 1000, force: odd[random(9)],
        altitude: angles[random(6)])
    }
  }

  @Test(
    "Whatever comes, what is left are numbers, times that grow, forces of 0...1 and angles of 0...pi/2",
    .rule("INK-3"),
    arguments: 1...20)
  func sane(seed: UInt64) {
    let clean = cleaned(rough(seed: seed))
    #expect(clean.count > 200)
    for (one, next) in zip(clean, clean.dropFirst()) {
      #expect(next.time >= one.time + SampleCleaner.leastStep * 0.999)
    }
    for sample in clean {
      #expect(sample.x.isFinite && sample.y.isFinite && sample.time.isFinite)
      #expect(sample.force.map { $0 > 0 && $0 <= 1 } ?? true)
      #expect(sample.altitude.map { $0 >= 0 && $0 <= .pi / 2 } ?? true)
    }
  }

  @Test("A good sample comes through as it is")
  func untouched() throws {
    let sample = InkSample(x: 1.25, y: -7, time: 3, force: 0.7, altitude: 0.4)
    let clean = try #require(cleaned([sample]).first)
    #expect(clean == CleanSample(x: 1.25, y: -7, time: 3, force: 0.7, altitude: 0.4))
  }

  @Test(
    "A half is no force until another one came, and real afterwards; a 0 is the force before it",
    .rule("INK-3"))
  func forces() {
    let forces: [Double?] = [0.5, 0, 0.5, 0.8, 0.5, 0, nil]
    let samples = forces.enumerated().map { InkSample(x: Double($0), y: 0, time: Double($0), force: $1) }
    #expect(cleaned(samples).map { $0.force } == [nil, nil, nil, 0.8, 0.5, 0.5, 0.5])
  }

  @Test(
    "The same sample again, not later, has nothing new; another force at the same moment has", .rule("INK-3"))
  func repeated() {
    let samples = [0.4, 0.4, 0.6].map { InkSample(x: 1, y: 1, time: 2, force: $0) }
    #expect(cleaned(samples).map { $0.force } == [0.4, 0.6])
    #expect(cleaned(samples).map { $0.time } == [2, 2 + SampleCleaner.leastStep])
  }
}
