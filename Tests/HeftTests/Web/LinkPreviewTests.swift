import Heft
import HeftTesting
import TestRules
import Testing

/// Links are peeked at and popped (WEB-11).
struct LinkPreviewTests {
  private let fixture = WebFixture()

  /// Presses the first link, and lets the preview open.
  private func peek(_ force: Double = 3) -> TestTouch {
    let finger = fixture.device.press(at: 40, 110, force: 1)
    fixture.device.advance(by: 0.1)
    finger.press(force)
    fixture.device.advance(by: 0.8)
    return finger
  }

  private var documents: Int { fixture.device.host.screen.views.values.filter { $0.kind == .document }.count }

  private func tap(_ title: String) {
    guard let place = fixture.device.host.screen.middle(ofText: title) else {
      Issue.record("nothing says \(title)")
      return
    }
    fixture.device.tap(at: Double(place.x), Double(place.y))
    fixture.device.advance(by: 1)
  }

  /// Opens the actions of the first link, and lifts the finger.
  private func openActions() {
    let finger = peek()
    finger.move(to: 40, 40)
    finger.lift()
    fixture.device.advance(by: 1)
  }

  @Test(
    "A link to a document of the app shows that at the peek, and follows the link at the pop", .rule("WEB-11")
  )
  func pop() {
    fixture.open("index.html")
    fixture.layOut()
    let finger = peek()
    #expect(documents == 2)
    #expect(fixture.heard == ["finish Home"])
    finger.press(6)
    fixture.device.advance(by: 1)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.text == "h1(Second)p(@0(Back))")
    #expect(fixture.heard == ["finish Home", "decide file:///more/second.html#end", "finish "])
    #expect(documents == 1)
  }

  @Test("A finger that is lifted from a peek follows nothing")
  func lift() {
    fixture.open("index.html")
    fixture.layOut()
    peek().lift()
    fixture.device.advance(by: 1)
    #expect(documents == 1)
    #expect(fixture.heard == ["finish Home"])
  }

  @Test("A link to the web shows its address, and its actions open, copy and share it", .rule("WEB-11"))
  func actions() {
    fixture.show("<p><a href='https://example.com/a'>x</a></p>")
    fixture.layOut()
    let finger = peek()
    #expect(fixture.device.host.screen.texts.contains("https://example.com/a"))
    finger.lift()
    fixture.device.advance(by: 1)
    openActions()
    tap("Copy")
    openActions()
    tap("Share\u{2026}")
    openActions()
    tap("Open")
    let asked = fixture.device.host.requests.filter { request in
      switch request {
      case .copy(_, "https://example.com/a", nil), .share(_, _, "https://example.com/a", _): true
      case .open("https://example.com/a", true): true
      default: false
      }
    }
    #expect(asked.count == 3)
  }

  @Test("The menu key opens the actions of the link that has the focus", .rule("WEB-11"))
  func menu() {
    fixture.show("<p><a href='https://example.com/a'>x</a></p>")
    fixture.layOut()
    fixture.use(0, .menu)
    fixture.device.advance(by: 1)
    tap("Open")
    #expect(fixture.opened == ["https://example.com/a"])
  }

  @Test("Beside a link, and where link previews are switched off, a press peeks at nothing", .rule("WEB-11"))
  func nothing() {
    fixture.open("index.html")
    fixture.layOut()
    let beside = fixture.device.press(at: 300, 400, force: 3)
    fixture.device.advance(by: 1)
    #expect(documents == 1)
    beside.lift()
    fixture.device.run { fixture.webView.allowsLinkPreview = false }
    let finger = peek()
    #expect(documents == 1)
    finger.lift()
  }

  private final class Own: UIViewController {
    var actions: [any UIPreviewActionItem] = []
    override var previewActionItems: [any UIPreviewActionItem] { actions }
  }

  private final class Delegate: NSObject, WKUIDelegate {
    var heard: [String] = []

    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool {
      elementInfo.linkURL?.scheme == "https"
    }

    func webView(
      _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
      defaultActions previewActions: [any WKPreviewActionItem]
    ) -> UIViewController? {
      heard.append(elementInfo.linkURL?.absoluteString ?? "")
      if heard.count > 2 { return nil }
      let own = Own()
      own.actions = previewActions.filter { $0.identifier == WKPreviewActionItemIdentifierCopy }
      return own
    }

    func webView(_ webView: WKWebView, commitPreviewingViewController controller: UIViewController) {
      heard.append("\(controller is Own)")
    }
  }

  @Test("A delegate refuses the preview of a link, and has one of its own with its actions", .rule("WEB-11"))
  func delegate() {
    let delegate = Delegate()
    fixture.device.run { fixture.webView.uiDelegate = delegate }
    fixture.open("index.html")
    fixture.layOut()
    peek().lift()
    fixture.device.advance(by: 1)
    #expect(documents == 1 && delegate.heard.isEmpty)
    fixture.show("<p><a href='https://example.com/a'>x</a></p>")
    fixture.layOut()
    let finger = peek()
    finger.press(6)
    fixture.device.advance(by: 1)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(delegate.heard == ["https://example.com/a", "true"])
    #expect(fixture.opened.isEmpty)
    fixture.device.run { delegate.heard = [] }
    openActions()
    #expect(
      fixture.device.host.screen.texts.contains("Copy") && !fixture.device.host.screen.texts.contains("Open"))
    tap("Copy")
    #expect(
      fixture.device.host.requests.contains {
        if case .copy(_, "https://example.com/a", nil) = $0 { true } else { false }
      })
  }
}
