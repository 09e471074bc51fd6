import Heft
import HeftTesting
import TestRules
import Testing

@testable import AppSearch

/// The actions on a message without opening it (SEARCH-6).
struct MessageActionTests {
  private let device = TestDevice(AppSearchApp.app)

  private var screen: RenderedTree { device.host.screen }
  private var texts: [String] { screen.texts }

  private func unread() -> Int {
    screen.views.values.filter { $0.accessibility?.label.hasPrefix("Unread") == true }.count
  }

  private func tap(on text: String) {
    let point = screen.label(text).flatMap { screen.middle(of: $0.number) } ?? .zero
    device.tap(at: Double(point.x), Double(point.y))
    device.advance(by: 1)
  }

  /// Peeks at the first message, slides up and lifts.
  private func openActions() {
    let finger = device.press(at: 180, 134, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    finger.move(to: 180, 64)
    finger.lift()
    device.advance(by: 1)
  }

  @Test("Mark turns a message read and unread again from its preview", .rule("SEARCH-6"))
  func mark() {
    let before = unread()
    openActions()
    tap(on: "Mark as Read")
    #expect(unread() == before - 1)
    openActions()
    tap(on: "Mark as Unread")
    #expect(unread() == before)
    #expect(screen.mistakes == [])
  }

  @Test("Trash takes a message away for good, and Undo brings it back", .rule("SEARCH-6"))
  func trash() {
    openActions()
    tap(on: "Trash")
    #expect(!texts.contains("The touchpad came") && texts.contains("Lunch on Thursday?"))
    device.flushStorage()
    let next = TestDevice(AppSearchApp.app, storage: device.storage)
    #expect(!next.host.screen.texts.contains("The touchpad came"))
    tap(on: "Undo")
    #expect(texts.contains("The touchpad came") && !texts.contains("Undo"))
  }

  @Test("A reply is kept with its message, which is read then", .rule("SEARCH-6"))
  func reply() throws {
    let before = unread()
    openActions()
    tap(on: "Reply")
    #expect(texts.contains("Reply to Mira Okafor"))
    let fields = screen.views.values.filter { $0.kind == .field }.map { $0.number }
    let field = try #require(fields.max())
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: field, text: "I am in", selectionStart: 7, selectionEnd: 7, time: device.time)))
    device.advance(by: 0.1)
    tap(on: "Send")
    #expect(unread() == before - 1)
    #expect(texts.contains { $0.hasSuffix(" The touchpad came") })
    device.tap(at: 180, 134)
    device.advance(by: 1)
    let document = screen.views.values.first { $0.kind == .document }?.document ?? []
    let words = document.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    #expect(words.hasSuffix("I am in"))
  }

  @Test(
    "A preview slid to the left and let go trashes its message; nearer, or back, it does not",
    .rule("PEEK-21"))
  func slide() {
    func peek(_ places: [Double]) {
      let finger = device.press(at: 250, 134, force: 1)
      device.advance(by: 0.1)
      finger.press(3)
      device.advance(by: 0.8)
      for x in places { finger.move(to: x, 134) }
      #expect(texts.contains("Trash") == (places.last! < 240))
      finger.lift()
      device.advance(by: 1)
    }
    peek([200])
    peek([140, 250])
    #expect(texts.contains("The touchpad came") && !texts.contains("Trash"))
    peek([200, 150])
    #expect(!texts.contains("The touchpad came") && texts.contains("Undo"))
    #expect(screen.mistakes == [])
  }

  @Test("A row that is swiped has the same actions", .rule("SEARCH-6"))
  func swipe() {
    let finger = device.press(at: 300, 134, force: 1)
    for x in stride(from: 290.0, through: 140, by: -10) { finger.move(to: x, 134) }
    finger.lift()
    device.advance(by: 1)
    #expect(texts.contains("Trash") && texts.contains("Read") && texts.contains("Reply"))
    tap(on: "Trash")
    #expect(!texts.contains("The touchpad came"))
  }
}
