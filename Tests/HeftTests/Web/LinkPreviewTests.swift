import Heft
import HeftTesting
import Testing

/// Links are peeked at and popped (WEB-11).
struct LinkPreviewTests {
  private let stage = WebStage()

  /// Presses the first link, and lets the preview open.
  private func peek(_ force: Double = 3) -> TestTouch {
    let finger = stage.device.press(at: 40, 110, force: 1)
    stage.device.advance(by: 0.1)
    finger.press(force)
    stage.device.advance(by: 0.8)
    return finger
  }

  private var documents: Int { stage.device.host.screen.views.values.filter { $0.kind == .document }.count }

  private func tap(_ title: String) {
    guard let place = stage.device.host.screen.middle(ofText: title) else { return }
    stage.device.tap(at: Double(place.x), Double(place.y))
    stage.device.advance(by: 1)
  }

  /// Opens the actions of the first link, and lifts the finger.
  private func openActions() {
    let finger = peek()
    finger.move(to: 40, 40)
    finger.lift()
    stage.device.advance(by: 1)
  }

  @Test("A link to a document of the app shows that at the peek, and follows the link at the pop")
  func pop() {
    stage.open("index.html")
    stage.layOut()
    let finger = peek()
    #expect(documents == 2)
    #expect(stage.heard == ["finish Home"])
    finger.press(6)
    stage.device.advance(by: 1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.text == "h1(Second)p(@0(Back))")
    #expect(stage.heard == ["finish Home", "decide file:///more/second.html#end", "finish "])
    #expect(documents == 1)
  }

  @Test("A finger that is lifted from a peek follows nothing")
  func lift() {
    stage.open("index.html")
    stage.layOut()
    peek().lift()
    stage.device.advance(by: 1)
    #expect(documents == 1)
    #expect(stage.heard == ["finish Home"])
  }

  @Test("A link to the web shows its address, and its actions open, copy and share it")
  func actions() {
    stage.show("<p><a href='https://example.com/a'>x</a></p>")
    stage.layOut()
    let finger = peek()
    #expect(stage.device.host.screen.texts.contains("https://example.com/a"))
    finger.lift()
    stage.device.advance(by: 1)
    openActions()
    tap("Copy")
    openActions()
    tap("Share\u{2026}")
    openActions()
    tap("Open")
    let asked = stage.device.host.requests.filter { request in
      switch request {
      case .copy(_, "https://example.com/a", nil), .share(_, _, "https://example.com/a", _): true
      case .open("https://example.com/a"): true
      default: false
      }
    }
    #expect(asked.count == 3)
  }

  @Test("The menu key opens the actions of the link that has the focus")
  func menu() {
    stage.show("<p><a href='https://example.com/a'>x</a></p>")
    stage.layOut()
    stage.use(0, .menu)
    stage.device.advance(by: 1)
    tap("Open")
    #expect(stage.opened == ["https://example.com/a"])
  }

  @Test("Beside a link, and where link previews are switched off, a press peeks at nothing")
  func nothing() {
    stage.open("index.html")
    stage.layOut()
    let beside = stage.device.press(at: 300, 400, force: 3)
    stage.device.advance(by: 1)
    #expect(documents == 1)
    beside.lift()
    stage.device.run { stage.webView.allowsLinkPreview = false }
    let finger = peek()
    #expect(documents == 1)
    finger.lift()
  }
}
