import Heft
import HeftTesting
import TestRules
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

  /// Draws and saves a doodle; the list is shown afterwards.
  private func save() {
    tap(345, 22)
    draw()
    tap(330, 22)
    if let place = device.host.screen.views.values.first(where: { $0.accessibility?.label == "Save" }) {
      device.device.handle(
        .action(HostEvent.Action(view: place.number, kind: .activate, time: device.time)))
    }
    device.advance(by: 1)
  }

  private func openActions() {
    let finger = device.press(at: 100, 90)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.6)
    finger.move(to: 100, 20)
    finger.lift()
    device.advance(by: 1)
  }

  private func choose(_ name: String) {
    let row = device.host.screen.views.values.first { $0.accessibility?.label == name }
    device.device.handle(
      .action(HostEvent.Action(view: row?.number ?? 0, kind: .activate, time: device.time)))
    device.advance(by: 1)
  }

  /// The handlers run in the list's controller, because the preview has no navigation controller.
  @Test("The list peeks into a doodle, and shares and deletes it from there", .rule("PEEK-10"))
  func peek() {
    save()
    openActions()
    #expect(texts.contains("Share") && texts.contains("Delete"))
    choose("Share")
    #expect(!texts.contains("Delete"))
    #expect(device.host.screen.views.values.allSatisfy { $0.backgroundBlur.blur == 0 })
    device.device.handle(.key(HostEvent.Key(isDown: true, time: device.time, name: "Escape")))
    device.advance(by: 1)
    openActions()
    choose("Delete")
    #expect(texts.contains { $0.hasPrefix("No doodles yet") })
    #expect(device.host.screen.mistakes.isEmpty)
  }
}
