import Heft
import HeftTesting
import TestRules
import Testing

@testable import Scale

/// A weight that stays on the pad while the calibration is left (TOUCH-18).
struct RestingWeightTests {
  private let device = TestDevice(ScaleApp.app)

  private func tap(_ label: String) throws {
    let place = try #require(
      device.host.screen.middle(of: label), "\(label): \(device.host.screen.texts)")
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 1)
  }

  /// The middle of the pad, which says what to do there.
  private func pad() throws -> CGPoint {
    let label = try #require(device.host.screen.label("Press here with a known weight"))
    return try #require(device.host.screen.middle(of: label.number))
  }

  @Test(
    "The weight is on the pad while Done is tapped, and the next calibration starts anew", .rule("TOUCH-18"))
  func leaves() throws {
    for _ in 1...3 {
      try tap("Calibrate")
      let place = try pad()
      let weight = device.press(at: Double(place.x), Double(place.y), force: 2)
      device.advance(by: 0.3)
      try tap("Done")
      #expect(device.host.screen.middle(of: "Done") == nil)
      weight.press(3)
      weight.lift()
      device.advance(by: 1)
    }
    try tap("Calibrate")
    let place = try pad()
    let weight = device.press(at: Double(place.x), Double(place.y), force: 2)
    device.advance(by: 0.3)
    #expect(device.host.screen.label("Press here with a known weight") == nil)
    weight.lift()
    #expect(device.host.screen.mistakes.isEmpty)
  }
}
