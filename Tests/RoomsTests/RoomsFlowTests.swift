import Heft
import HeftTesting
import Testing

@testable import Rooms

/// The way through Rooms with a finger, on a phone of 375 x 667 points (ROOMS-1 to ROOMS-3).
struct RoomsFlowTests {
  private let device = TestDevice(RoomsApp.app)

  private var screen: ShownScreen { device.host.screen }
  private var texts: [String] { screen.texts }

  private func tap(_ x: Double, _ y: Double) {
    device.tap(at: x, y)
    device.advance(by: 1)
  }

  /// Where the middle of the first label with that text is, in points of the screen.
  private func place(of text: String) -> (x: Double, y: Double) {
    let label = screen.label(text)
    var point = CGPoint(x: label?.frame.midX ?? 0, y: label?.frame.midY ?? 0)
    var outer = label.flatMap { screen.views[$0.parent] }
    while let view = outer {
      point.x += view.frame.minX - view.scroll.x
      point.y += view.frame.minY - view.scroll.y
      outer = screen.views[view.parent]
    }
    return (Double(point.x), Double(point.y))
  }

  private func tap(on text: String) {
    let place = place(of: text)
    tap(place.x, place.y)
  }

  /// ROOMS-1.
  @Test("The list begins with all rooms by their kinds, and a tap opens one without the tabs")
  func list() {
    #expect(texts.contains("Bread before sunrise") && texts.contains("Ines \u{00B7} 1,204 watching"))
    tap(on: "Bread before sunrise")
    #expect(texts.contains("Follow"))
    tap(30, 22)
    #expect(texts.contains("Soldering a synthesizer"))
  }

  /// ROOMS-2.
  @Test("A room that is followed is on its list, also at the next start")
  func follow() {
    tap(62, 640)
    #expect(texts.contains("You follow no room yet.\nOpen one and tap Follow."))
    tap(187, 640)
    tap(on: "Bread before sunrise")
    tap(on: "Follow")
    #expect(screen.label("Follow") == nil)
    tap(30, 22)
    tap(62, 640)
    #expect(texts.contains("Bread before sunrise"))
    device.keepWhatIsStored()
    let next = TestDevice(RoomsApp.app, storage: device.storage)
    next.tap(at: 62, 640)
    next.advance(by: 1)
    #expect(next.host.screen.texts.contains("Bread before sunrise"))
    #expect(!next.host.screen.texts.contains("You follow no room yet.\nOpen one and tap Follow."))
  }

  /// ROOMS-3.
  @Test("The profile's ground follows the force, and is as before when the finger has gone")
  func force() {
    tap(312, 640)
    func grounds() -> [UInt32] { screen.views.values.map { $0.background } }
    #expect(grounds().contains(0x8080_80FF) && texts.contains("0%"))
    let finger = device.press(at: 180, 100, force: 1)
    #expect(texts.contains("15%"))
    finger.press(400.0 / 60)
    #expect(grounds().contains(0x8080_FFFF) && texts.contains("100%"))
    finger.lift()
    #expect(grounds().contains(0x8080_80FF) && texts.contains("0%"))
  }

  /// ROOMS-3.
  @Test("The name is kept")
  func name() {
    tap(312, 640)
    let field = screen.views.values.first { $0.kind == .field }?.number ?? 0
    device.device.handle(.editing(HostEvent.Editing(view: field, change: .began, time: device.time)))
    device.device.handle(
      .text(
        HostEvent.TextInput(view: field, text: "Ada", selectionStart: 3, selectionEnd: 3, time: device.time)))
    device.device.handle(.editing(HostEvent.Editing(view: field, change: .returned, time: device.time)))
    device.keepWhatIsStored()
    let next = TestDevice(RoomsApp.app, storage: device.storage)
    next.tap(at: 312, 640)
    next.advance(by: 1)
    #expect(next.host.screen.views.values.contains { $0.kind == .field && $0.text == "Ada" })
  }

  /// Presses the row of a room, and opens the preview's actions.
  private func openActions(of name: String) {
    let row = place(of: name)
    let finger = device.press(at: row.x, row.y, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    finger.move(to: row.x, row.y - 70)
    finger.lift()
    device.advance(by: 1)
  }

  /// ROOMS-4.
  @Test("A pressed room says which row it is, and its actions jump in, cancel, and greet")
  func previews() {
    openActions(of: "A chair from one board")
    #expect(texts.contains("Row 2, opened by a firm press"))
    #expect(texts.contains("Jump In") && texts.contains("Cancel") && texts.contains("More"))
    tap(on: "Cancel")
    #expect(device.host.consoleLines == ["A chair from one board: not now"])
    openActions(of: "A chair from one board")
    tap(on: "More")
    tap(on: "Applaud")
    #expect(device.host.consoleLines.last == "Applaud: Tomas")
    openActions(of: "A chair from one board")
    tap(on: "Jump In")
    #expect(texts.contains("Follow") && !texts.contains("Row 2, opened by a firm press"))
    #expect(screen.mistakes == [])
  }
}
