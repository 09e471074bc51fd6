import HeftTesting
import TestRules
import Testing

@testable import Scale

/// When a reading rests (SCALE-3).
struct SteadinessTests {
  @Test("A reading that stays rests after the whole span, and not before", .rule("SCALE-3"))
  func rests() {
    var steadiness = StabilityDetector()
    #expect(!steadiness.isSteady(at: 5, tolerance: 1))
    steadiness.add(100, at: 1)
    #expect(!steadiness.isSteady(at: 1.79, tolerance: 1))
    #expect(steadiness.isSteady(at: 1.8, tolerance: 1))
    #expect(steadiness.isSteady(at: 60, tolerance: 0))
  }

  @Test("A change beyond the tolerance ends the rest until it is a span ago", .rule("SCALE-3"))
  func isShaken() {
    var steadiness = StabilityDetector()
    steadiness.add(100, at: 0)
    steadiness.add(103, at: 2)
    #expect(!steadiness.isSteady(at: 2, tolerance: 2))
    #expect(!steadiness.isSteady(at: 2.7, tolerance: 2))
    #expect(steadiness.isSteady(at: 2.8, tolerance: 2))
    #expect(steadiness.isSteady(at: 2, tolerance: 3))
  }

  @Test("The mean weighs each reading by how long it lasted", .rule("SCALE-3"))
  func meansByTime() throws {
    var steadiness = StabilityDetector()
    steadiness.add(100, at: 0)
    steadiness.add(108, at: 0.6)
    #expect(abs(try #require(steadiness.mean(at: 0.8)) - 102) < 1e-9)
    #expect(abs(try #require(steadiness.mean(at: 1.0)) - 104) < 1e-9)
    #expect(abs(try #require(steadiness.mean(at: 9)) - 108) < 1e-9)
    #expect(steadiness.mean(at: 0.6) != nil)
  }

  @Test("Readings at one moment count as the last of them; what is not a number is left out")
  func oddReadings() throws {
    var steadiness = StabilityDetector()
    steadiness.add(.nan, at: 0)
    steadiness.add(5, at: .infinity)
    #expect(steadiness.mean(at: 1) == nil)
    steadiness.add(100, at: 1)
    steadiness.add(200, at: 1)
    #expect(steadiness.mean(at: 1) == 200)
    #expect(steadiness.spread(at: 1) == 0)
  }

  @Test("Noise within the tolerance rests, and its mean is near the truth")
  func noise() throws {
    var random = Seeded(Seeded.seed)
    var steadiness = StabilityDetector()
    var time = 0.0
    for _ in 0..<500 {
      steadiness.add(200 + Double.random(in: -0.9...0.9, using: &random), at: time)
      time += 1.0 / 240
    }
    #expect(steadiness.isSteady(at: time, tolerance: 1.8), "\(Seeded.seed)")
    #expect(abs(try #require(steadiness.mean(at: time)) - 200) < 0.3, "\(Seeded.seed)")
  }
}
