import HeftTesting
import TestRules
import Testing

@testable import Scale

/// From known weights to a line, and from the line to grams (SCALE-4, SCALE-6).
struct CalibrationTests {
  private func calibration(_ points: [(Double, Double)]) throws -> Calibration {
    var calibration = Calibration()
    for (share, grams) in points { try calibration.add(CalibrationPoint(share: share, grams: grams)) }
    return calibration
  }

  @Test("Two weights make the line through both, which has no residual")
  func twoPoints() throws {
    let line = try #require(try calibration([(0.2, 50), (0.6, 170)]).line)
    #expect(abs(line.slope - 300) < 1e-9)
    #expect(abs(line.intercept + 10) < 1e-9)
    #expect(line.residual == nil)
    #expect(abs(line.grams(share: 0.4) - 110) < 1e-9)
  }

  @Test(
    "More weights make the line of least squares; the residual is about two weights fewer", .rule("SCALE-4"))
  func leastSquares() throws {
    // Anscombe's first set, whose line is y = 3.0001 + 0.5001 x with a residual of 1.2366 (published).
    let x = [10.0, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    let line = try #require(CalibrationLine(zip(x, y).map { CalibrationPoint(share: $0 / 20, grams: $1) }))
    #expect(abs(line.slope / 20 - 0.5001) < 5e-5)
    #expect(abs(line.intercept - 3.0001) < 5e-5)
    #expect(abs(try #require(line.residual) - 1.2366) < 5e-5)
  }

  @Test("No other line misses the weights by less")
  func leastOfAll() throws {
    var random = Seeded(Seeded.seed)
    for _ in 0..<50 {
      let points = (0..<6).map { index in
        CalibrationPoint(
          share: Double(index) / 8 + 0.1,
          grams: Double(index) * 50 + 30 + Double.random(in: -9...9, using: &random))
      }
      let line = try #require(CalibrationLine(points))
      func squares(_ slope: Double, _ intercept: Double) -> Double {
        points.reduce(0) { sum, point in
          let miss = point.grams - intercept - slope * point.share
          return sum + miss * miss
        }
      }
      let least = squares(line.slope, line.intercept)
      for (turn, shift) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -0.3)] {
        #expect(squares(line.slope + turn, line.intercept + shift) > least, "\(Seeded.seed)")
      }
    }
  }

  @Test("One weight makes no line, and weights that fall with the force make none", .rule("SCALE-4"))
  func noLine() throws {
    #expect(Calibration().line == nil)
    #expect(try calibration([(0.3, 50)]).line == nil)
    let falling = try calibration([(0.3, 50), (0.6, 20)])
    #expect(falling.line == nil)
    #expect(falling.summary.contains("take a point away"))
  }

  @Test("A line that begins below nothing weighs nothing there", .rule("SCALE-4"))
  func neverLessThanNothing() throws {
    let line = try #require(try calibration([(0.2, 10), (0.6, 170)]).line)
    #expect(line.grams(share: 0) == 0)
  }

  @Test("The same force cannot be two weights", .rule("SCALE-6"))
  func sameForce() throws {
    var calibration = try calibration([(0.3, 50)])
    #expect(throws: CalibrationProblem.sameForce(grams: 50)) {
      try calibration.add(CalibrationPoint(share: 0.3 + 1e-9, grams: 80))
    }
    #expect(CalibrationProblem.sameForce(grams: 50).sentence.contains("50.0 g"))
    #expect(calibration.points.count == 1)
  }

  @Test("What is no weight or no force is refused, and changes nothing", .rule("SCALE-6"))
  func refuses() {
    var calibration = Calibration()
    let bad: [(CalibrationPoint, CalibrationProblem)] = [
      (CalibrationPoint(share: .nan, grams: 5), .notAWeight),
      (CalibrationPoint(share: 0.5, grams: .infinity), .notAWeight),
      (CalibrationPoint(share: 0.5, grams: -1), .nothing), (CalibrationPoint(share: 0.5, grams: 0), .nothing),
      (CalibrationPoint(share: 0.5, grams: 2e5), .tooHeavy),
      (CalibrationPoint(share: 0, grams: 5), .notSteady),
    ]
    for (point, problem) in bad { #expect(throws: problem) { try calibration.add(point) } }
    #expect(calibration.points.isEmpty)
  }

  @Test("There is room for six weights", .rule("SCALE-6"))
  func full() throws {
    var calibration = try calibration((1...6).map { (Double($0) / 25, Double($0)) })
    #expect(throws: CalibrationProblem.tooManyPoints) {
      try calibration.add(CalibrationPoint(share: 0.99, grams: 99))
    }
    calibration.remove(at: 3)
    calibration.remove(at: 99)
    calibration.remove(at: -1)
    #expect(calibration.points.count == 5)
    try calibration.add(CalibrationPoint(share: 0.99, grams: 99))
  }

  @Test("The step counts by a twelfth of its square, and the residual with all of its own")
  func variances() throws {
    let two = try #require(try calibration([(0.2, 40), (0.6, 120)]).line)
    #expect(two.variance(step: nil) == nil)
    #expect(abs(try #require(two.variance(step: 0.01)) - 4.0 / 12) < 1e-9)
    let three = try #require(try calibration([(0.2, 40), (0.4, 83), (0.6, 120)]).line)
    let residual = try #require(three.residual)
    #expect(three.variance(step: nil) == residual * residual)
    #expect(try #require(three.variance(step: 0.01)) > residual * residual)
  }

  @Test("The summary says how far the calibration is")
  func summaries() throws {
    #expect(Calibration().summary == "Not calibrated")
    #expect(try calibration([(0.2, 40)]).summary == "One more weight makes a line")
    #expect(
      try calibration([(0.2, 40), (0.4, 80)]).summary
        == "200 g at the most. A third weight tells the residual")
    #expect(
      try calibration([(0.2, 40), (0.4, 83), (0.6, 120)]).summary == "201 g at the most, residual 2.4 g")
  }
}
