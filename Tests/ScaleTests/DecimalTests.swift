import HeftTesting
import TestRules
import Testing

@testable import Scale

/// Numbers and weights in words (SCALE-2, SCALE-5).
struct DecimalTests {
  @Test("A number is written with its places, rounded to the nearest")
  func writes() {
    #expect(Decimals.text(12.34, places: 1) == "12.3")
    #expect(Decimals.text(12.35, places: 0) == "12")
    #expect(Decimals.text(0.049, places: 1) == "0.0")
    #expect(Decimals.text(0.05, places: 1) == "0.1")
    #expect(Decimals.text(7.005, places: 3) == "7.005")
    #expect(Decimals.text(1000, places: 2) == "1000.00")
  }

  @Test("Below zero it has a minus, and no zero has one")
  func writesBelowZero() {
    #expect(Decimals.text(-12.34, places: 1) == "\u{2212}12.3")
    #expect(Decimals.text(-0.04, places: 1) == "0.0")
  }

  @Test("Cut off, a share that came a little below itself out of a division keeps its last whole")
  func cutsOff() {
    #expect(Decimals.text(115.99, places: 0, rounding: .down) == "115")
    for hundredths in 1...99 {
      #expect(Decimals.text(Double(hundredths) / 100 * 100, places: 0, rounding: .down) == "\(hundredths)")
    }
  }

  @Test("What is not a number, or beyond all weights, is still written")
  func writesTheOddest() {
    #expect(Decimals.text(.nan, places: 1) == "0.0")
    #expect(Decimals.text(.infinity, places: 0) == "1000000000")
    #expect(Decimals.text(-.infinity, places: 9) == "\u{2212}1000000000.000000")
    #expect(Decimals.text(1.5, places: -3) == "2")
  }

  @Test("What is written is read back", .serialized, arguments: 0...6)
  func readsBack(places: Int) throws {
    var random = Seeded(Seeded.seed)
    for _ in 0..<200 {
      let value = Double.random(in: 0...100_000, using: &random)
      let text = Decimals.text(value, places: places)
      let (read, rest) = try #require(Decimals.read(Array(text.utf8)[...]))
      #expect(rest.isEmpty)
      #expect(Decimals.text(read, places: places) == text, "\(Seeded.seed)")
    }
  }
}

struct TypedWeightTests {
  @Test(
    "A weight is typed with a point or a comma, alone or with its unit", .rule("SCALE-5"),
    arguments: [
      ("50", 50.0), ("12.5", 12.5), ("12,5", 12.5), (" 7 g ", 7), ("1kg", 1000), ("2 oz", 56.69904625),
      ("2OZ", 56.69904625), ("0.5 N", 50.98581), (".5", 0.5), ("+3", 3), ("5 grams", 5), ("100 kg", 100_000),
    ])
  func reads(text: String, grams: Double) throws {
    #expect(abs(try TypedWeight.grams(text) - grams) < 1e-5)
  }

  @Test(
    "What is no weight is refused with a sentence", .rule("SCALE-5"),
    arguments: [
      ("", CalibrationProblem.notAWeight), ("g", .notAWeight), ("12 stone", .notAWeight),
      ("1.2.3", .notAWeight),
      ("1e3", .notAWeight), ("zwölf", .notAWeight), (".", .notAWeight), ("0", .nothing), ("-5", .nothing),
      ("0.0000001", .nothing), ("100001", .tooHeavy), ("101 kg", .tooHeavy),
      ("99999999999999999999999999", .tooHeavy),
    ])
  func refuses(text: String, problem: CalibrationProblem) {
    #expect(throws: problem) { try TypedWeight.grams(text) }
    #expect(problem.sentence.hasSuffix("."))
  }
}

struct WeightUnitTests {
  @Test("Units are their published sizes")
  func sizes() {
    #expect(WeightUnit.grams.size(fullScale: 385) == 1)
    #expect(WeightUnit.ounces.size(fullScale: 385) == 28.349523125)
    #expect(abs(WeightUnit.newtons.size(fullScale: 385) - 101.9716213) < 1e-7)
    #expect(abs(WeightUnit.percent.size(fullScale: 385) - 3.85) < 1e-12)
  }

  @Test("A full scale of nothing makes no endless per cent")
  func percentOfNothing() {
    #expect(WeightUnit.percent.size(fullScale: 0) > 0)
    #expect(WeightUnit.percent.size(fullScale: -5) > 0)
  }

  @Test("Nothing and one are a gram, all else is grams")
  func grams() {
    #expect(WeightUnit.grams.suffix(after: "0") == " gram")
    #expect(WeightUnit.grams.suffix(after: "1") == " gram")
    #expect(WeightUnit.grams.suffix(after: "10") == " grams")
    #expect(WeightUnit.grams.suffix(after: "385+") == " grams")
  }
}
