import Heft
import TestRules
import Testing

@testable import Scale

/// A press that becomes a point of a calibration (SCALE-6).
struct CaptureTests {
  private final class Finger {}

  private let fingers = (0..<2).map { _ in Finger() }
  private func finger(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(fingers[index]) }

  private func press(_ share: Double) -> Press {
    Press(
      share: share, sensorShare: share, step: nil, gramsAtMaximum: nil, origin: .sensor(.penPressure),
      sensor: SensorKey(name: "pen-pressure"))
  }

  @Test("A press that rests is kept when it is lifted, and makes a point with a typed weight")
  func keeps() throws {
    var capture = Capture()
    #expect(capture.words == "Press here with a known weight")
    capture.press(finger(0), press(0.42), at: 1)
    #expect(capture.state == .settling(share: 0.42))
    #expect(capture.words == "Hold still: 42.0%")
    capture.advance(to: 1.9)
    capture.lift(finger(0))
    #expect(!capture.isPressed)
    #expect(capture.words == "Steady at 42.0%")
    #expect(capture.sensor == SensorKey(name: "pen-pressure"))
    #expect(try capture.point(typed: "50 g") == CalibrationPoint(share: 0.42, grams: 50))
    capture.clear()
    #expect(capture.state == .waiting)
  }

  @Test("A press that is lifted before it rests is forgotten", .rule("SCALE-6"))
  func forgets() {
    var capture = Capture()
    capture.press(finger(0), press(0.42), at: 1)
    capture.advance(to: 1.5)
    capture.lift(finger(0))
    #expect(capture.state == .waiting)
    #expect(throws: CalibrationProblem.notSteady) { try capture.point(typed: "50") }
  }

  @Test("A wrong weight is refused after the press, and the press stays")
  func wrongWeight() {
    var capture = Capture()
    capture.press(finger(0), press(0.42), at: 1)
    capture.advance(to: 2)
    #expect(throws: CalibrationProblem.notAWeight) { try capture.point(typed: "heavy") }
    #expect(throws: CalibrationProblem.nothing) { try capture.point(typed: "-50") }
    #expect(capture.state == .steady(share: 0.42))
  }

  @Test("A simulated force makes no point, and neither does a sensor at its end", .rule("SCALE-6"))
  func refuses() {
    var capture = Capture()
    var simulated = press(0.15)
    simulated.origin = .simulated(.nominal)
    simulated.sensor = nil
    capture.press(finger(0), simulated, at: 1)
    capture.advance(to: 5)
    #expect(throws: CalibrationProblem.noSensor) { try capture.point(typed: "50") }
    capture.lift(finger(0))
    capture.press(finger(0), press(1), at: 6)
    capture.advance(to: 9)
    #expect(capture.state == .overloaded)
    #expect(throws: CalibrationProblem.notSteady) { try capture.point(typed: "50") }
  }

  @Test("A second touch counts for nothing")
  func oneTouch() {
    var capture = Capture()
    capture.press(finger(0), press(0.42), at: 1)
    capture.press(finger(1), press(0.9), at: 1.5)
    capture.lift(finger(1))
    capture.advance(to: 1.9)
    #expect(capture.state == .steady(share: 0.42))
  }
}
