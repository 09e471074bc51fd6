import Heft
import TestRules
import Testing

@testable import Scale

/// The scale without its screen (SCALE-1 to SCALE-3, SCALE-8, SCALE-10, SCALE-12, SCALE-13).
struct WeighingTests {
  private final class Finger {}

  private let fingers = (0..<4).map { _ in Finger() }
  private func finger(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(fingers[index]) }

  /// A press on an iPhone, in its steps.
  private func phone(_ steps: Double) -> Press {
    Press(
      share: steps / 400, sensorShare: steps / 400, step: 1.0 / 400, gramsAtMaximum: 385,
      origin: .sensor(.device), sensor: SensorKey(name: "iphone-6s"))
  }

  private func calibrated(_ points: [(Double, Double)]) throws -> Weighing {
    var weighing = Weighing()
    for (share, grams) in points {
      try weighing.book[SensorKey(name: "iphone-6s")!].add(CalibrationPoint(share: share, grams: grams))
    }
    return weighing
  }

  @Test("An empty scale says what the tutorial says")
  func empty() {
    let readout = Weighing().readout
    #expect(readout.reading == "0 gram")
    #expect(readout.percentage == "0% force")
    #expect(readout.state == .empty)
    #expect(readout.precision == "")
    #expect(readout.caution == nil)
  }

  @Test("Without a calibration grams are cut off as in the tutorial, and the step is told")
  func tutorial() {
    var weighing = Weighing()
    weighing.press(finger(0), phone(120), at: 1)
    #expect(weighing.readout.reading == "115 grams")
    #expect(weighing.readout.percentage == "30% force")
    #expect(weighing.readout.precision == "In steps of 1.0 g")
    #expect(weighing.readout.state == .settling)
    weighing.lift(finger(0), at: 1.1)
    #expect(weighing.readout.reading == "0 gram")
  }

  @Test(
    "Every unit tells the same weight", .rule("SCALE-2"),
    arguments: [
      (WeightUnit.grams, "192 grams"), (.ounces, "6.79 oz"), (.newtons, "1.88 N"), (.percent, "50%"),
    ])
  func units(unit: WeightUnit, reading: String) {
    var weighing = Weighing()
    weighing.unit = unit
    weighing.press(finger(0), phone(200), at: 1)
    #expect(weighing.readout.reading == reading)
  }

  @Test(
    "At the end of the sensor the weight is this or more, in every unit",
    arguments: [
      (WeightUnit.grams, "385+ grams"), (.ounces, "13.58+ oz"), (.newtons, "3.77+ N"), (.percent, "100+%"),
    ])
  func overload(unit: WeightUnit, reading: String) {
    var weighing = Weighing()
    weighing.unit = unit
    weighing.press(finger(0), phone(400), at: 1)
    #expect(weighing.readout.reading == reading)
    #expect(weighing.readout.state == .overloaded)
    #expect(weighing.readout.caution == "The sensor feels no more than this")
    weighing.press(finger(0), phone(399), at: 1.1)
    #expect(weighing.readout.state == .settling)
  }

  @Test("A sensor that is set to firm is at its end before the force is at its maximum")
  func overloadAtFirm() {
    var press = phone(400)
    press.share = 1 / 1.2
    var weighing = Weighing()
    weighing.press(finger(0), press, at: 1)
    #expect(weighing.readout.reading == "320+ grams")
  }

  @Test("Touches add up, each with its last force, and one at its end overloads all", .rule("SCALE-12"))
  func addsUp() {
    var weighing = Weighing()
    weighing.press(finger(0), phone(100), at: 1)
    weighing.press(finger(1), phone(40), at: 1.1)
    #expect(weighing.readout.reading == "134 grams")
    #expect(weighing.readout.percentage == "2 touches, 35% force")
    weighing.press(finger(0), phone(120), at: 1.2)
    #expect(weighing.readout.reading == "154 grams")
    weighing.press(finger(2), phone(400), at: 1.3)
    #expect(weighing.readout.reading == "539+ grams")
    weighing.lift(finger(2), at: 1.4)
    weighing.lift(finger(0), at: 1.4)
    weighing.lift(finger(3), at: 1.4)
    #expect(weighing.readout.reading == "38 grams")
    weighing.liftAll(at: 1.5)
    #expect(weighing.readout.reading == "0 gram")
  }

  @Test("Grams that nobody measured are told apart, and an empty scale has none of them", .rule("SCALE-1"))
  func unmeasured() {
    var weighing = Weighing()
    #expect(weighing.readout.isMeasured && !weighing.wasPressed)
    var press = phone(200)
    press.gramsAtMaximum = nil
    press.sensor = nil
    press.origin = .simulated(.wheel)
    weighing.press(finger(0), press, at: 1)
    #expect(!weighing.readout.isMeasured && weighing.wasPressed)
    weighing.liftAll(at: 1.1)
    weighing.press(finger(1), phone(200), at: 1.2)
    #expect(weighing.readout.isMeasured)
  }

  @Test("A reading rests after a while, and then is the mean of its moments", .rule("SCALE-3"))
  func steadies() {
    var weighing = Weighing()
    weighing.press(finger(0), phone(200), at: 1)
    for tenth in 1...20 {
      weighing.press(finger(0), phone(tenth.isMultiple(of: 2) ? 200 : 202), at: 1 + Double(tenth) / 10)
    }
    #expect(weighing.readout.state == .stable)
    #expect(weighing.readout.reading == "193 grams")
    weighing.press(finger(0), phone(240), at: 3.1)
    #expect(weighing.readout.state == .settling)
    #expect(weighing.readout.reading == "231 grams")
  }

  @Test("A tare is taken off what lies on the scale; on an empty scale it ends", .rule("SCALE-13"))
  func tares() {
    var weighing = Weighing()
    weighing.press(finger(0), phone(100), at: 1)
    weighing.takeTare()
    #expect(weighing.tare.isSet)
    #expect(weighing.readout.reading == "0 gram")
    weighing.press(finger(0), phone(150), at: 1.1)
    #expect(weighing.readout.reading == "48 grams")
    weighing.lift(finger(0), at: 1.2)
    #expect(weighing.readout.reading == "\u{2212}96 grams")
    weighing.unit = .percent
    #expect(weighing.readout.reading == "\u{2212}25%")
    weighing.unit = .grams
    weighing.takeTare()
    #expect(!weighing.tare.isSet)
    #expect(weighing.readout.reading == "0 gram")
  }

  @Test("With a calibration its line weighs, and its uncertainty is told", .rule("SCALE-8"))
  func weighsByTheLine() throws {
    var weighing = try calibrated([(0.25, 50), (0.5, 104), (0.75, 150)])
    weighing.press(finger(0), phone(200), at: 1)
    // The line misses by 1.3, 2.7 and 1.3 g: their squares over one weight to spare, and a step of 0.5 g.
    #expect(weighing.readout.reading == "101 grams")
    #expect(weighing.readout.precision == "\u{00B1} 3.3 g")
    weighing.takeTare()
    #expect(weighing.readout.precision == "\u{00B1} 4.6 g")
  }

  @Test("A fine uncertainty gives the reading another place", .rule("SCALE-8"))
  func fine() throws {
    var weighing = try calibrated([(0.25, 50), (0.75, 150)])
    weighing.press(finger(0), phone(201), at: 1)
    #expect(weighing.readout.reading == "100.5 grams")
    #expect(weighing.readout.precision == "\u{00B1} 0.14 g")
    weighing.unit = .newtons
    #expect(weighing.readout.reading == "0.986 N")
    #expect(weighing.readout.precision == "\u{00B1} 0.0014 N")
  }

  @Test("A calibration counts for its own sensor, and takes the caution away")
  func bySensor() throws {
    var weighing = Weighing()
    var pen = phone(200)
    pen.sensor = SensorKey(name: "pen-pressure")
    pen.origin = .sensor(.penPressure)
    pen.gramsAtMaximum = nil
    pen.step = nil
    weighing.press(finger(0), pen, at: 1)
    #expect(weighing.readout.caution == "Nominal: Pen pressure is not calibrated")
    for point in [CalibrationPoint(share: 0.25, grams: 20), CalibrationPoint(share: 0.75, grams: 60)] {
      try weighing.book[SensorKey(name: "pen-pressure")!].add(point)
    }
    #expect(weighing.readout.caution == nil)
    #expect(weighing.readout.reading == "40 grams")
    #expect(weighing.readout.precision == "", "two weights and a step that nobody knows tell no uncertainty")
    weighing.press(finger(0), phone(200), at: 2)
    #expect(weighing.readout.reading == "192 grams")
  }

  @Test("Simulated forces are told, and that 3D Touch is off")
  func cautions() {
    var weighing = Weighing()
    var press = phone(60)
    press.gramsAtMaximum = nil
    press.sensor = nil
    let cautions: [(ForceOrigin, String)] = [
      (.undetermined, "Nominal: looking for a force sensor"),
      (.simulated(.nominal), "Nominal: no force sensor here"),
      (.simulated(.hold), "Nominal: Touch and hold stands in for force"),
    ]
    for (origin, caution) in cautions {
      press.origin = origin
      weighing.press(finger(0), press, at: 1)
      #expect(weighing.readout.caution == caution)
    }
    weighing.isOn = false
    #expect(weighing.readout.caution == "3D Touch is off: nothing can be weighed")
  }

  @Test(
    "A screen reader hears a weight that rests, once, and the next one two seconds later at the soonest",
    .rule("SCALE-10"))
  func announces() {
    var weighing = Weighing()
    var heard: [(Double, String)] = []
    func pass(until end: Double) {
      while weighing.now < end - 1e-9 {
        if let words = weighing.advance(to: weighing.now + 0.05) { heard.append((weighing.now, words)) }
      }
    }
    weighing.press(finger(0), phone(120), at: 1)
    pass(until: 1.75)
    #expect(heard.isEmpty)
    pass(until: 4)
    #expect(heard.map(\.1) == ["115 grams, Stable"])
    weighing.press(finger(0), phone(121), at: 4)
    pass(until: 6)
    #expect(heard.count == 1, "a step is no news")
    weighing.press(finger(0), phone(200), at: 6)
    pass(until: 7)
    weighing.press(finger(0), phone(300), at: 7)
    pass(until: 12)
    #expect(heard.map(\.1) == ["115 grams, Stable", "192 grams, Stable", "288 grams, Stable"])
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $1.0 - $0.0 >= Announcer.pace - 1e-9 })
    weighing.press(finger(0), phone(400), at: 12)
    pass(until: 20)
    #expect(heard.last?.1 == "385+ grams, Overload")
    #expect(heard.count == 4)
    weighing.lift(finger(0), at: 20)
    pass(until: 24)
    #expect(heard.count == 4)
  }
}
