import Heft
import HeftTesting
import TestRules
import Testing

@testable import Rooms

/// The way through Rooms with a finger, on a phone of 375 x 667 points (ROOMS-1 to ROOMS-3).
struct RoomsFlowTests {
  private let device = TestDevice(RoomsApp.app)

  private var screen: RenderedTree { device.host.screen }
  private var texts: [String] { screen.texts }

  private func tap(_ x: Double, _ y: Double) {
    device.tap(at: x, y)
    device.advance(by: 1)
  }

  /// Where the middle of the first label with that text is, in points of the screen.
  private func place(of text: String) -> (x: Double, y: Double) {
    let point = screen.label(text).flatMap { screen.middle(of: $0.number) } ?? .zero
    return (Double(point.x), Double(point.y))
  }

  private func tap(on text: String) {
    let place = place(of: text)
    tap(place.x, place.y)
  }

  @Test(
    "The list begins with all rooms by their kinds, and a tap opens one without the tabs", .rule("ROOMS-1"))
  func list() {
    #expect(texts.contains("Bread before sunrise") && texts.contains("Ines \u{00B7} 1,204 watching"))
    tap(on: "Bread before sunrise")
    #expect(texts.contains("Follow"))
    tap(30, 22)
    #expect(texts.contains("Soldering a synthesizer"))
  }

  @Test("A room that is followed is on its list, also at the next start", .rule("ROOMS-2"))
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
    device.flushStorage()
    let next = TestDevice(RoomsApp.app, storage: device.storage)
    next.tap(at: 62, 640)
    next.advance(by: 1)
    #expect(next.host.screen.texts.contains("Bread before sunrise"))
    #expect(!next.host.screen.texts.contains("You follow no room yet.\nOpen one and tap Follow."))
  }

  @Test("The profile's ground follows the force, and is as before when the finger has gone", .rule("ROOMS-3"))
  func force() {
    tap(312, 640)
    func grounds() -> [UInt32] { screen.views.values.map { $0.background } }
    #expect(grounds().contains(0x8080_80FF) && texts.contains("0%"))
    let finger = device.press(at: 180, 100, force: 1)
    #expect(texts.contains("15%") && grounds().contains(0x8080_26FF))
    finger.press(400.0 / 60)
    #expect(grounds().contains(0x8080_FFFF) && texts.contains("100%"))
    finger.lift()
    #expect(grounds().contains(0x8080_80FF) && texts.contains("0%"))
  }

  @Test("The profile tells what the touch tells, and keeps it when the finger has gone", .rule("ROOMS-3"))
  func readings() {
    tap(312, 640)
    let finger = device.press(at: 180, 100, force: 1)
    #expect(texts.contains("Began") && texts.contains("1.00 of 6.67") && texts.contains("Finger"))
    #expect(texts.contains("90\u{00B0}"))
    finger.press(2.5)
    #expect(texts.contains("Moved") && texts.contains("2.50 of 6.67"))
    finger.lift()
    #expect(texts.contains("Ended"))
  }

  @Test("On a phone on its side the preview holds all of the room, down to its button", .rule("ROOMS-4"))
  func lowPreview() throws {
    let shown = TestDevice(RoomsApp.app, width: 667, height: 375)
    let finger = shown.press(at: 300, 130, force: 1)
    shown.advance(by: 0.1)
    finger.press(3)
    shown.advance(by: 0.8)
    let screen = shown.host.screen
    let label = try #require(screen.label("Follow"))
    let button = try #require(screen.views[label.parent])
    let content = try #require(screen.views[button.parent])
    #expect(button.frame.maxY <= content.frame.height)
    #expect(button.frame.height == 50)
  }

  @Test(
    "All of the profile's readings are on the screen, also on a small one and on its side", .rule("ROOMS-3"),
    arguments: [(320.0, 568.0), (375, 667), (667, 375), (568, 320)])
  func readingsFit(width: Double, height: Double) {
    let shown = TestDevice(RoomsApp.app, width: width, height: height)
    shown.tap(at: width * 5 / 6, height - 27)
    shown.advance(by: 1)
    let screen = shown.host.screen
    let names = ["Taps", "Phase", "Time", "Type", "Force", "Tilt", "Direction", "Unit vector"]
    for name in names {
      var bottom = 0.0
      var view = screen.label(name)
      #expect(view != nil)
      bottom = Double(view?.frame.maxY ?? 0) + 21
      view = view.flatMap { screen.views[$0.parent] }
      while let outer = view {
        bottom += Double(outer.frame.minY - outer.scroll.y)
        view = screen.views[outer.parent]
      }
      #expect(bottom < height - 49, "\(name)")
    }
  }

  @Test("The name is kept", .rule("ROOMS-3"))
  func name() {
    tap(312, 640)
    let field = screen.views.values.first { $0.kind == .field }?.number ?? 0
    device.device.handle(.editing(HostEvent.Editing(view: field, change: .began, time: device.time)))
    device.device.handle(
      .text(
        HostEvent.TextInput(view: field, text: "Ada", selectionStart: 3, selectionEnd: 3, time: device.time)))
    device.device.handle(.editing(HostEvent.Editing(view: field, change: .returned, time: device.time)))
    device.flushStorage()
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

  @Test("A pressed room says which row it is, and its actions jump in, cancel, and greet", .rule("ROOMS-4"))
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
