// The members of web views that a page does without.

import Heft

/// Values that a page's scripts would send: there are no scripts.
public final class WKUserContentController: NSObject {}

extension WKWebViewConfiguration {
  /// Nothing comes from scripts.
  public final var userContentController: WKUserContentController {
    get { WKUserContentController() }
    set {}
  }
}

extension WKWebView {
  /// There is no list of the pages that were shown.
  public final var allowsBackForwardNavigationGestures: Bool {
    get { false }
    set {}
  }
  public final var canGoBack: Bool { false }
  public final var canGoForward: Bool { false }
  /// A page is shown at once.
  public final var estimatedProgress: Double { 1 }
  public final var isLoading: Bool { false }

  /// Shows the document again.
  public final func reload() {
    if let url { load(URLRequest(url: url)) }
  }
  public final func stopLoading() {}
  public final func goBack() {}
  public final func goForward() {}
}
