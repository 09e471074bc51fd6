/// The delegate of an older web view. Every method may be left out.
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether a link may be followed.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - request: Where the link leads.
  ///   - navigationType: Why.
  /// - Returns: Whether it may.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// A document is about to be shown.
  ///
  /// - Parameter webView: The view.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A document is shown.
  ///
  /// - Parameter webView: The view.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A document cannot be shown; not told here.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - error: Why.
  func webView(_ webView: UIWebView, didFailLoadWithError error: NSError)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: NSError) {}
}

/// UIKit's older web view: a ``WKWebView`` with the older delegate.
open class UIWebView: WKWebView, WKNavigationDelegate {
  /// The reasons why a web view loads another document.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
  }

  /// The delegate, which decides which links are followed; not retained.
  public final var delegate: (any UIWebViewDelegate)? {
    get { olderDelegate.object }
    set {
      olderDelegate = Weak(newValue, token: newValue?.lifeToken)
      navigationDelegate = self
    }
  }
  private final var olderDelegate = Weak<any UIWebViewDelegate>(nil, token: nil)

  /// The request for the document; nil if none is shown.
  public final var request: URLRequest? { url.map { URLRequest(url: $0) } }

  /// Shows one of the app's documents.
  ///
  /// - Parameter request: The document's address.
  public final func loadRequest(_ request: URLRequest) { load(request) }

  @discardableResult
  open override func load(_ request: URLRequest) -> WKNavigation? {
    delegate?.webViewDidStartLoad(self)
    return super.load(request)
  }

  public final func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let type: NavigationType = navigationAction.navigationType == .linkActivated ? .linkClicked : .other
    let isAllowed =
      delegate?.webView(self, shouldStartLoadWith: navigationAction.request, navigationType: type) ?? true
    decisionHandler(isAllowed ? .allow : .cancel)
  }

  public final func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    delegate?.webViewDidFinishLoad(self)
  }
}
