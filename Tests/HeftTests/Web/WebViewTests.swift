import Heft
import HeftTesting
import TestRules
import Testing

/// How a web view scrolls and follows links (WEB-5 to WEB-10).
struct WebViewTests {
  private let fixture = WebFixture()

  @Test(
    "The document is as wide as the view and as high as the host lays it out, and scrolls", .rule("WEB-6"))
  func scrolls() {
    fixture.show("<p>Long</p>")
    fixture.layOut(height: 1500, links: 0)
    #expect(fixture.view?.frame == CGRect(x: 0, y: 0, width: 375, height: 1500))
    let finger = fixture.device.press(at: 200, 500)
    finger.move(to: 200, 300)
    finger.move(to: 200, 200)
    finger.lift()
    fixture.device.advance(by: 3)
    #expect(fixture.webView.scrollView.contentOffset.y > 200)
    fixture.show("<p>Short</p>")
    #expect(fixture.webView.scrollView.contentOffset.y == 0)
  }

  @Test(
    "A link's address is made whole against its document's", .rule("WEB-5"),
    arguments: [
      ("a.html", "https://example.com/help/a.html"), ("/b", "https://example.com/b"),
      ("../c?d#e", "https://example.com/c?d#e"), ("//other.example/x", "https://other.example/x"),
      ("?q=1", "https://example.com/help/index.html?q=1"), ("HTTP://example.com", "http://example.com"),
      ("mailto:a@example.com", "mailto:a@example.com"),
      ("  a b\u{E9}.html ", "https://example.com/help/a%20b%C3%A9.html"),
      ("././/../f", "https://example.com/help/f"), ("../../../g", "https://example.com/g"),
    ])
  func addresses(reference: String, address: String) {
    fixture.show("<a href=\"\(reference)\">x</a>", base: "https://example.com/help/index.html?old#part")
    fixture.use(0)
    #expect(fixture.opened == [address])
  }

  @Test("A tap on a link follows it, and a drag does not", .rule("WEB-7"))
  func tap() {
    fixture.open("index.html")
    fixture.layOut()
    fixture.device.tap(at: 40, 110)
    #expect(fixture.text == "h1(Second)p(@0(Back))")
    fixture.layOut()
    let finger = fixture.device.press(at: 40, 110)
    finger.move(to: 40, 60)
    finger.lift()
    #expect(fixture.text == "h1(Second)p(@0(Back))")
    fixture.device.advance(by: 3)
    fixture.device.run { fixture.webView.scrollView.contentOffset = .zero }
    fixture.device.tap(at: 40, 110)
    #expect(fixture.text == "p(See @0(more).)")
    #expect(
      fixture.heard == [
        "finish Home", "decide file:///more/second.html#end", "finish ", "decide file:///index.html",
        "finish Home",
      ])
  }

  /// Also just beside its line; further away is beside it.
  @Test(
    .rule("WEB-7"),
    arguments: [(40.0, 96.0, true), (100.0, 110.0, true), (40.0, 92.0, false), (104.0, 110.0, false)])
  func aFingerReachesALinkAFewPointsBeside(x: Double, y: Double, isHit: Bool) {
    fixture.open("index.html")
    fixture.layOut()
    fixture.device.tap(at: x, y)
    #expect((fixture.heard.count > 1) == isHit)
  }

  @Test("A pressed link is lit while it is pressed, each of its lines", .rule("WEB-7"))
  func lit() {
    fixture.open("index.html")
    fixture.layOut()
    let finger = fixture.device.press(at: 40, 110)
    #expect(fixture.view?.children.count == 1)
    finger.cancel()
    #expect(fixture.view?.children.count == 0)
    #expect(fixture.heard == ["finish Home"])
  }

  @Test("The delegate decides, at once or later, and once", .rule("WEB-8"))
  func decides() {
    fixture.show("<a href='https://example.com'>x</a>")
    fixture.layOut()
    fixture.policy = .cancel
    fixture.device.tap(at: 40, 110)
    #expect(fixture.opened == [])
    fixture.policy = nil
    fixture.device.tap(at: 40, 110)
    #expect(fixture.opened == [])
    fixture.device.run {
      fixture.decide?(.allow)
      fixture.decide?(.allow)
    }
    #expect(fixture.opened == ["https://example.com"])
  }

  /// A handler that comes after the view has gone does nothing.
  @Test(.rule("WEB-8")) func aLateDecisionForAViewThatHasGoneIsNothing() {
    var decide: ((WKNavigationActionPolicy) -> Void)?
    fixture.device.run {
      let view = WKWebView(frame: .zero)
      fixture.policy = nil
      view.navigationDelegate = fixture
      fixture.webView.addSubview(view)
      _ = view.loadHTMLString("<a href='https://example.com'>x</a>", baseURL: nil)
      fixture.device.device.handle(.tick(time: fixture.device.time))
    }
    let number =
      fixture.device.host.screen.views.values.filter { $0.kind == .document }.map { $0.number }.max() ?? 0
    fixture.device.device.handle(
      .link(HostEvent.LinkUse(view: number, link: 0, kind: .activated, time: fixture.device.time)))
    decide = fixture.decide
    #expect(decide != nil)
    fixture.device.run { fixture.webView.subviews.last?.removeFromSuperview() }
    fixture.device.run { decide?(.allow) }
    #expect(fixture.opened == [])
  }

  @Test("A document that the app has not is told in the console, and what is shown stays", .rule("WEB-5"))
  func missing() {
    fixture.open("index.html")
    fixture.open("none.html")
    #expect(fixture.text == "p(See @0(more).)")
    #expect(
      fixture.console == [
        "There is no document at file:///none.html: a web view shows those that its App lists."
      ])
  }

  @Test(
    "The keyboard and a screen reader follow links, and what has the focus is scrolled into sight",
    .rule("WEB-9"))
  func keyboard() {
    fixture.show((0..<12).map { "<p><a href='https://example.com/\($0)'>x</a></p>" }.joined())
    fixture.layOut(height: 1400, links: 12)
    fixture.use(11, .focused)
    let offset = fixture.webView.scrollView.contentOffset.y
    #expect(offset + 667 >= 1220 && offset <= 1200)
    fixture.use(11)
    #expect(fixture.opened == ["https://example.com/11"])
  }

  @Test("Dark colors change the style alone, and the document is not told again", .rule("WEB-10"))
  func dark() {
    fixture.show("<p>Text</p>")
    let before = fixture.view?.documentStyle
    fixture.device.host.clear()
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(before?.text != fixture.view?.documentStyle?.text)
    #expect(!fixture.device.host.operations.contains { if case .document = $0 { true } else { false } })
  }

  @Test("A layout that makes no sense is counted and left out", .rule("WEB-6"))
  func nonsense() {
    fixture.show("<a href=x>x</a>")
    fixture.layOut(height: 100)
    for height in [.nan, -1, .infinity] { fixture.layOut(height: height) }
    fixture.device.device.handle(.document(HostEvent.DocumentLayout(view: 999, height: 5, time: 1)))
    fixture.use(7)
    #expect(fixture.device.device.count(of: .document) == 5)
    #expect(fixture.view?.frame.size.height == 100)
    let odd = [
      HostEvent.DocumentLayout.Link(number: 5, x: 0, y: 0, width: 375, height: 667),
      HostEvent.DocumentLayout.Link(number: 0, x: .nan, y: 0, width: 375, height: 667),
      HostEvent.DocumentLayout.Link(number: 0, x: 0, y: 0, width: -375, height: 667),
    ]
    fixture.device.device.handle(
      .document(HostEvent.DocumentLayout(view: fixture.number, height: 200, time: 1, links: odd)))
    fixture.device.tap(at: 40, 110)
    #expect(fixture.heard == ["finish "])
  }
}
