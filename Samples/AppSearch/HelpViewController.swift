import Heft

/// A page of the help.
final class HelpViewController: UIViewController, WKNavigationDelegate {
  private let webView = WKWebView(frame: .zero)
  private let address: URL

  init(document: String) {
    address = URL(document: document)
    super.init()
  }

  private init(address: URL) {
    self.address = address
    super.init()
  }

  override func loadView() {
    webView.navigationDelegate = self
    webView.loadFileURL(address, allowingReadAccessTo: address)
    title = webView.title
    view = webView
  }

  /// Opens the page of the help that a link leads to as a screen of its own; false for a link to elsewhere.
  static func opens(_ action: WKNavigationAction, over controller: UIViewController) -> Bool {
    guard let url = action.request.url, url.absoluteString.utf8.starts(with: "file:".utf8) else {
      return false
    }
    controller.show(HelpViewController(address: url), sender: controller)
    return true
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(HelpViewController.opens(navigationAction, over: self) ? .cancel : .allow)
  }
}
