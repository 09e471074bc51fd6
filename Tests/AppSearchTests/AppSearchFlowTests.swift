import Heft
import HeftTesting
import TestRules
import Testing

@testable import AppSearch

/// The way through AppSearch with a finger and a keyboard, on a phone of 375 x 667 points (SEARCH-1 to SEARCH-3).
struct AppSearchFlowTests {
  private let device = TestDevice(AppSearchApp.app)

  private var screen: RenderedTree { device.host.screen }
  private var texts: [String] { screen.texts }

  private var document: String {
    let shown = screen.views.values.filter { $0.kind == .document }.max { $0.number < $1.number }
    return (shown?.document ?? []).map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  private func tap(_ x: Double, _ y: Double) {
    device.tap(at: x, y)
    device.advance(by: 1)
  }

  private func type(_ text: String) {
    let field = screen.views.values.first { $0.kind == .field }?.number ?? 0
    let end = UInt32(text.utf16.count)
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: field, text: text, selectionStart: end, selectionEnd: end, time: device.time)))
    device.advance(by: 0.5)
  }

  private func follow(_ link: UInt32) {
    let number = screen.views.values.filter { $0.kind == .document }.map { $0.number }.max() ?? 0
    device.device.handle(
      .link(HostEvent.LinkUse(view: number, link: link, kind: .activated, time: device.time)))
    device.advance(by: 1)
  }

  @Test("Typing finds messages by sender and subject, in any case of the letters", .rule("SEARCH-1"))
  func search() {
    #expect(texts.contains("Lunch on Thursday?"))
    type("MIRA")
    #expect(texts.contains("The touchpad came") && texts.contains("Notes on thresholds"))
    #expect(!texts.contains("Lunch on Thursday?"))
    type("thursday")
    #expect(texts.contains("Lunch on Thursday?") && !texts.contains("Notes on thresholds"))
    type("no such thing")
    #expect(texts.contains("No message like that."))
    type("")
    #expect(texts.contains("Welcome") && !texts.contains("No message like that."))
  }

  @Test("A message that was read is read at the next start too", .rule("SEARCH-2"))
  func read() {
    func unread() -> Int {
      screen.views.values.filter { $0.accessibility?.label.hasPrefix("Unread") == true }.count
    }
    let before = unread()
    tap(180, 134)
    #expect(document.contains("It feels three fingers at once"))
    tap(30, 22)
    #expect(unread() == before - 1)
    device.flushStorage()
    let next = TestDevice(AppSearchApp.app, storage: device.storage)
    let again = next.host.screen.views.values.filter { $0.accessibility?.label.hasPrefix("Unread") == true }
    #expect(again.count == before - 1)
  }

  @Test("The help's pages are screens of their own, and Back leads back through them", .rule("SEARCH-3"))
  func help() {
    tap(345, 22)
    #expect(document.hasPrefix("Press, and see"))
    follow(0)
    #expect(document.hasPrefix("How pressure works"))
    tap(30, 22)
    #expect(document.hasPrefix("Press, and see"))
    #expect(screen.mistakes == [])
  }

  @Test("A link to the web is opened outside, and the message stays", .rule("SEARCH-3"))
  func outside() {
    tap(180, 134)
    follow(0)
    #expect(device.host.requests.contains(.open(address: "https://www.w3.org/TR/pointerevents3/")))
    #expect(document.hasPrefix("The touchpad came"))
  }

  /// No page of the help has a link that leads nowhere.
  @Test(.rule("SEARCH-3")) func everyLinkOfTheHelpLeadsSomewhere() {
    let names = AppSearchApp.helpDocuments.map { "file:///" + $0.name }
    for name in names {
      let shown = device.run {
        let view = WKWebView(frame: .zero)
        let address = URL(string: name)!
        return (view.loadFileURL(address, allowingReadAccessTo: address), view.title)
      }
      #expect(shown?.0 != nil && shown?.1?.isEmpty == false)
    }
    tap(345, 22)
    for (link, title) in ["How pressure works", "Quick actions"].enumerated() {
      follow(UInt32(link))
      #expect(document.hasPrefix(title))
      tap(30, 22)
      #expect(document.hasPrefix("Press, and see"))
    }
    func opened() -> [String] {
      device.host.requests.compactMap { if case .open(let address, _) = $0 { address } else { nil } }
    }
    #expect(opened() == [])
    follow(2)
    #expect(opened() == ["https://www.w3.org/TR/pointerevents3/"])
    #expect(document.hasPrefix("Press, and see"))
    #expect(
      !device.host.operations.contains { if case .console(.heft, _) = $0 { true } else { false } })
  }

  @Test("A pressed message is seen and stays unread; pressed harder it opens, and is read", .rule("SEARCH-4"))
  func peek() {
    func unread() -> Int {
      screen.views.values.filter { $0.accessibility?.label.hasPrefix("Unread") == true }.count
    }
    let before = unread()
    let finger = device.press(at: 180, 134, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    #expect(document.hasPrefix("The touchpad came"))
    finger.lift()
    device.advance(by: 1)
    #expect(document.isEmpty && unread() == before)
    let second = device.press(at: 180, 134, force: 1)
    device.advance(by: 0.1)
    second.press(3)
    device.advance(by: 0.8)
    second.press(6)
    device.advance(by: 1)
    second.lift()
    device.advance(by: 1)
    #expect(document.hasPrefix("The touchpad came"))
    tap(30, 22)
    #expect(unread() == before - 1)
  }

  @Test("When a message came is told as the reader's region writes times", .rule("TYPE-5"))
  func times() {
    #expect(texts.contains("09:12"))
    device.device.handle(.setting(name: .timeFormat, value: "1:05 PM"))
    device.device.launch(AppSearchApp.app)
    device.advance(by: 1)
    #expect(texts.contains("9:12 AM"))
  }
}
