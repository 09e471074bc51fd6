import Heft
import HeftTesting
import Testing

/// How a web view scrolls and follows links (WEB-5 to WEB-10).
struct WebViewTests {
  private let stage = WebStage()

  /// WEB-6.
  @Test("The document is as wide as the view and as high as the host lays it out, and scrolls")
  func scrolls() {
    stage.show("<p>Long</p>")
    stage.layOut(height: 1500, links: 0)
    #expect(stage.view?.frame == CGRect(x: 0, y: 0, width: 375, height: 1500))
    let finger = stage.device.press(at: 200, 500)
    finger.move(to: 200, 300)
    finger.move(to: 200, 200)
    finger.lift()
    stage.device.advance(by: 3)
    #expect(stage.webView.scrollView.contentOffset.y > 200)
    stage.show("<p>Short</p>")
    #expect(stage.webView.scrollView.contentOffset.y == 0)
  }

  /// WEB-5.
  @Test(
    "A link's address is made whole against its document's",
    arguments: [
      ("a.html", "https://example.com/help/a.html"), ("/b", "https://example.com/b"),
      ("../c?d#e", "https://example.com/c?d#e"), ("//other.example/x", "https://other.example/x"),
      ("?q=1", "https://example.com/help/index.html?q=1"), ("HTTP://example.com", "http://example.com"),
      ("mailto:a@example.com", "mailto:a@example.com"),
      ("  a b\u{E9}.html ", "https://example.com/help/a%20b%C3%A9.html"),
      ("././/../f", "https://example.com/help/f"), ("../../../g", "https://example.com/g"),
    ])
  func addresses(reference: String, address: String) {
    stage.show("<a href=\"\(reference)\">x</a>", base: "https://example.com/help/index.html?old#part")
    stage.use(0)
    #expect(stage.opened == [address])
  }

  /// WEB-7.
  @Test("A tap on a link follows it, and a drag does not")
  func tap() {
    stage.open("index.html")
    stage.layOut()
    stage.device.tap(at: 40, 110)
    #expect(stage.text == "h1(Second)p(@0(Back))")
    stage.layOut()
    let finger = stage.device.press(at: 40, 110)
    finger.move(to: 40, 60)
    finger.lift()
    #expect(stage.text == "h1(Second)p(@0(Back))")
    stage.device.advance(by: 3)
    stage.device.run { stage.webView.scrollView.contentOffset = .zero }
    stage.device.tap(at: 40, 110)
    #expect(stage.text == "p(See @0(more).)")
    #expect(
      stage.heard == [
        "finish Home", "decide file:///more/second.html#end", "finish ", "decide file:///index.html",
        "finish Home",
      ])
  }

  /// WEB-7: also just beside its line; further away is beside it.
  @Test(arguments: [(40.0, 96.0, true), (100.0, 110.0, true), (40.0, 92.0, false), (104.0, 110.0, false)])
  func aFingerReachesALinkAFewPointsBeside(x: Double, y: Double, isHit: Bool) {
    stage.open("index.html")
    stage.layOut()
    stage.device.tap(at: x, y)
    #expect((stage.heard.count > 1) == isHit)
  }

  /// WEB-7.
  @Test("A pressed link is lit while it is pressed, each of its lines")
  func lit() {
    stage.open("index.html")
    stage.layOut()
    let finger = stage.device.press(at: 40, 110)
    #expect(stage.view?.children.count == 1)
    finger.cancel()
    #expect(stage.view?.children.count == 0)
    #expect(stage.heard == ["finish Home"])
  }

  /// WEB-8.
  @Test("The delegate decides, at once or later, and once")
  func decides() {
    stage.show("<a href='https://example.com'>x</a>")
    stage.layOut()
    stage.policy = .cancel
    stage.device.tap(at: 40, 110)
    #expect(stage.opened == [])
    stage.policy = nil
    stage.device.tap(at: 40, 110)
    #expect(stage.opened == [])
    stage.device.run {
      stage.decide?(.allow)
      stage.decide?(.allow)
    }
    #expect(stage.opened == ["https://example.com"])
  }

  /// WEB-8: a handler that comes after the view has gone does nothing.
  @Test func aLateDecisionForAViewThatHasGoneIsNothing() {
    var decide: ((WKNavigationActionPolicy) -> Void)?
    stage.device.run {
      let view = WKWebView(frame: .zero)
      stage.policy = nil
      view.navigationDelegate = stage
      stage.webView.addSubview(view)
      _ = view.loadHTMLString("<a href='https://example.com'>x</a>", baseURL: nil)
      stage.device.device.handle(.tick(time: stage.device.time))
    }
    let number =
      stage.device.host.screen.views.values.filter { $0.kind == .document }.map { $0.number }.max() ?? 0
    stage.device.device.handle(
      .link(HostEvent.LinkUse(view: number, link: 0, kind: .activated, time: stage.device.time)))
    decide = stage.decide
    #expect(decide != nil)
    stage.device.run { stage.webView.subviews.last?.removeFromSuperview() }
    stage.device.run { decide?(.allow) }
    #expect(stage.opened == [])
  }

  /// WEB-5.
  @Test("A document that the app has not is told in the console, and what is shown stays")
  func missing() {
    stage.open("index.html")
    stage.open("none.html")
    #expect(stage.text == "p(See @0(more).)")
    #expect(
      stage.console == [
        "There is no document at file:///none.html: a web view shows those that its App lists."
      ])
  }

  /// WEB-9.
  @Test("The keyboard and a screen reader follow links, and what has the focus is scrolled into sight")
  func keyboard() {
    stage.show((0..<12).map { "<p><a href='https://example.com/\($0)'>x</a></p>" }.joined())
    stage.layOut(height: 1400, links: 12)
    stage.use(11, .focused)
    let offset = stage.webView.scrollView.contentOffset.y
    #expect(offset + 667 >= 1220 && offset <= 1200)
    stage.use(11)
    #expect(stage.opened == ["https://example.com/11"])
  }

  /// WEB-10.
  @Test("Dark colors change the style alone, and the document is not told again")
  func dark() {
    stage.show("<p>Text</p>")
    let before = stage.view?.documentStyle
    stage.device.host.clear()
    stage.device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(before?.text != stage.view?.documentStyle?.text)
    #expect(!stage.device.host.operations.contains { if case .document = $0 { true } else { false } })
  }

  /// WEB-6.
  @Test("A layout that makes no sense is counted and left out")
  func nonsense() {
    stage.show("<a href=x>x</a>")
    stage.layOut(height: 100)
    for height in [.nan, -1, .infinity] { stage.layOut(height: height) }
    stage.device.device.handle(.document(HostEvent.DocumentLayout(view: 999, height: 5, time: 1)))
    stage.use(7)
    #expect(stage.device.device.count(of: .document) == 5)
    #expect(stage.view?.frame.size.height == 100)
    let odd = [
      HostEvent.DocumentLayout.Link(number: 5, x: 0, y: 0, width: 375, height: 667),
      HostEvent.DocumentLayout.Link(number: 0, x: .nan, y: 0, width: 375, height: 667),
      HostEvent.DocumentLayout.Link(number: 0, x: 0, y: 0, width: -375, height: 667),
    ]
    stage.device.device.handle(
      .document(HostEvent.DocumentLayout(view: stage.number, height: 200, time: 1, links: odd)))
    stage.device.tap(at: 40, 110)
    #expect(stage.heard == ["finish "])
  }
}
