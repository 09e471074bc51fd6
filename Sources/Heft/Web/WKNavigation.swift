/// How a web view is made. Nothing can be set yet; UIKit's code names it.
public final class WKWebViewConfiguration: NSObject {
  public override init() {
    super.init()
  }
}

/// A document that is being shown, to tell one from another.
public final class WKNavigation: NSObject {}

/// What makes a web view want another document.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  /// The app itself.
  case other = -1
}

/// Whether a web view may go on.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}

/// Where a web view wants to go, and why.
public final class WKNavigationAction: NSObject {
  /// What it asks for.
  public let request: URLRequest
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    super.init()
  }
}

/// Hears where a web view goes, and decides. Every method may be left out.
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a link may be followed: the handler is called with the answer, at once or later. Yes where it is left
  /// out. A browser opens an address outside only shortly after the user's touch.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigationAction: The link.
  ///   - decisionHandler: To be called once.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

  /// A document is shown.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: What was asked for.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
