/// The configuration of a web view. Nothing can be set yet; it is here because apps for UIKit name it.
public final class WKWebViewConfiguration: NSObject {
  public override init() {
    super.init()
  }
}

/// The navigation to a document, to tell one from another.
public final class WKNavigation: NSObject {}

/// The reasons why a web view loads another document.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  /// The app itself loads it.
  case other = -1
}

/// Whether a web view may continue.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}

/// The destination of a web view, and the reason.
public final class WKNavigationAction: NSObject {
  /// The request for the document.
  public let request: URLRequest
  public let navigationType: WKNavigationType
  /// The frame that it leads to: the document's own, whatever the link says.
  public var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// The frame that it comes from.
  public var sourceFrame: WKFrameInfo { WKFrameInfo() }

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    super.init()
  }
}

/// The delegate that is told of navigation, and decides on it. Every method may be left out.
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a link may be followed: the handler is called with the answer, at once or later. Without this
  /// method, every link is followed. A browser opens an address outside only shortly after the user's touch.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigationAction: The link.
  ///   - decisionHandler: Must be called once.
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
