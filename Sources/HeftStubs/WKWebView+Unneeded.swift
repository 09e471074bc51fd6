// The members of web views that a page does without: links are previewed by the view itself.

import Heft

/// A link that is pressed.
public final class WKPreviewElementInfo: NSObject {
  public let linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// An action that stands below a link's preview by itself.
public protocol WKPreviewActionItem: AnyObject {
  /// Tells what it does: `WKPreviewActionItemIdentifierOpen` and the like.
  var identifier: String { get }
}

/// Opens the link.
public let WKPreviewActionItemIdentifierOpen = "WKElementActionTypeOpen"
/// Keeps the link for later.
public let WKPreviewActionItemIdentifierAddToReadingList = "WKElementActionTypeAddToReadingList"
/// Copies the link.
public let WKPreviewActionItemIdentifierCopy = "WKElementActionTypeCopy"
/// Hands the link on.
public let WKPreviewActionItemIdentifierShare = "WKElementActionTypeShare"

/// The delegate for windows that a page opens and questions that it asks. Nobody is asked: a document here runs no
/// scripts, and previews are the view's own.
public protocol WKUIDelegate: AnyObject {}

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
  public final var uiDelegate: (any WKUIDelegate)? {
    get { nil }
    set {
      if newValue != nil { Stub.say("WKWebView.uiDelegate", "a link's preview is the view's own here.") }
    }
  }
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
