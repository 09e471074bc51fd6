import Heft
import HeftTesting

/// A device on which a web view fills the screen, with a host that lays its lines out 20 points high.
final class WebFixture: NSObject, WKNavigationDelegate {
  let webView = WKWebView(frame: .zero)
  private(set) var device: TestDevice!
  private(set) var heard: [String] = []
  /// The delegate's answer; nil means none yet.
  var policy: WKNavigationActionPolicy? = .allow
  var decide: ((WKNavigationActionPolicy) -> Void)?

  static let documents = [
    AppDocument(
      name: "index.html", html: "<title>Home</title><p>See <a href='more/second.html#end'>more</a>.</p>"),
    AppDocument(name: "more/second.html", html: "<h1>Second</h1><p><a href='../index.html'>Back</a></p>"),
  ]

  override init() {
    super.init()
    let webView = webView
    device = TestDevice(
      App(
        name: "Web", bundleIdentifier: "test.web",
        assets: [AppAsset(name: "dot", svg: "<svg/>", size: CGSize(width: 8, height: 9))],
        documents: WebFixture.documents, rootViewController: { SheetController(webView) },
        delegate: { PlainDelegate() }))
    device.run { webView.navigationDelegate = self }
  }

  var view: RenderedTree.View? { device.host.screen.views.values.first { $0.kind == .document } }
  var number: ViewNumber { view?.number ?? 0 }

  /// Shows HTML and answers what is shown of it, such as `p(See @0(more).)`.
  @discardableResult
  func show(_ html: String, base: String? = nil) -> String {
    device.run { _ = webView.loadHTMLString(html, baseURL: base.flatMap { URL(string: $0) }) }
    return text
  }

  func open(_ name: String) {
    device.run { _ = webView.loadFileURL(URL(document: name), allowingReadAccessTo: URL(document: name)) }
  }

  var nodes: [WebNode] { view?.document ?? [] }

  var text: String {
    nodes.map { node in
      switch node {
      case .close: ")"
      case .open(let element): WebFixture.names[Int(element.rawValue)] + "("
      case .link(let number): "@\(number)("
      case .text(let text): text
      case .lineBreak: "/"
      case .rule: "--"
      case .picture(_, let label, let width, let height): "[\(label) \(Int(width))x\(Int(height))]"
      }
    }.joined()
  }

  private static let names = [
    "", "h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "ol", "li", "quote", "pre", "b", "i", "code",
  ]

  /// The host says that the document is so high, and that each link takes a line of 20 points by itself.
  func layOut(height: Double = 1500, links: Int = 1) {
    let places = (0..<links).map { link in
      HostEvent.DocumentLayout.Link(
        number: UInt32(link), x: 16, y: 100 + 100 * Double(link), width: 80, height: 20)
    }
    device.device.handle(
      .document(
        HostEvent.DocumentLayout(view: number, height: height, time: device.time, links: places)))
  }

  func use(_ link: UInt32, _ kind: HostEvent.LinkUse.Kind = .activated) {
    device.device.handle(
      .link(HostEvent.LinkUse(view: number, link: link, kind: kind, time: device.time)))
  }

  var opened: [String] {
    device.host.requests.compactMap { request in
      if case .open(let address, _) = request { address } else { nil }
    }
  }

  var console: [String] {
    device.host.operations.compactMap { operation in
      if case .console(.heft, let line) = operation { line } else { nil }
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    heard.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
    guard let policy else {
      decide = decisionHandler
      return
    }
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    heard.append("finish \(webView.title ?? "")")
  }
}
