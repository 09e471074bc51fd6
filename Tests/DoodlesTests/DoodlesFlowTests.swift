import Heft
import HeftTesting
import Testing

@testable import Doodles

/// The way through Doodles with a finger, on a phone of 375 x 667 points.
struct DoodlesFlowTests {
  private let device = TestDevice(DoodlesApp.app)

  private func tap(_ x: Double, _ y: Double) {
    device.tap(at: x, y)
    device.advance(by: 1)
  }

  private var texts: [String] { device.host.screen.views.values.map { $0.text }.filter { !$0.isEmpty } }

  private func draw() {
    let finger = device.press(at: 80, 300, force: 1)
    for step in 1...10 { finger.move(to: 80 + Double(step) * 15, 300, force: 1) }
    finger.lift()
    device.advance(by: 0.5)
  }

  @Test func whatIsNotSavedIsThrownAwayOnlyWhenAsked() {
    tap(345, 22)
    #expect(texts.contains("New Doodle"))
    draw()
    tap(45, 22)
    #expect(texts.contains("Throw Away"))
    tap(187, 631)
    #expect(!texts.contains("Throw Away"))
    tap(45, 22)
    #expect(texts.contains("Throw Away"))
    tap(187, 567)
    #expect(!texts.contains("New Doodle"))
  }
}
