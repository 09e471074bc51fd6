/// A link that is pressed.
public final class WKPreviewElementInfo: NSObject {
  /// Where it leads; nil of an address that is none.
  public let linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// An action that stands below a link's preview by itself.
public protocol WKPreviewActionItem: UIPreviewActionItem {
  /// Tells what it does: `WKPreviewActionItemIdentifierOpen` and the like.
  var identifier: String { get }
}

/// Opens the link.
public let WKPreviewActionItemIdentifierOpen = "WKElementActionTypeOpen"
/// Keeps the link for later; no action here does.
public let WKPreviewActionItemIdentifierAddToReadingList = "WKElementActionTypeAddToReadingList"
/// Copies the link.
public let WKPreviewActionItemIdentifierCopy = "WKElementActionTypeCopy"
/// Hands the link on.
public let WKPreviewActionItemIdentifierShare = "WKElementActionTypeShare"

/// An action of a link.
final class LinkAction: UIPreviewAction, WKPreviewActionItem {
  let identifier: String

  init(_ identifier: String, title: String, handler: @escaping () -> Void) {
    self.identifier = identifier
    super.init(title: title) { _, _ in handler() }
  }
}

/// The size and the place that a page asks for a window; it says nothing here.
public final class WKWindowFeatures: NSObject {}

/// A frame of a page. A document here has none but its own.
public final class WKFrameInfo: NSObject {
  /// Whether it is the document's own; always here.
  public let isMainFrame = true
}

/// The delegate that has a say in previews of links, and is asked for windows. Every method may be left out.
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns the view that shows a document in a window of its own; never called here, where links lead on in the same view.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - configuration: For the new view.
  ///   - navigationAction: The link.
  ///   - windowFeatures: What the document asks for.
  /// - Returns: The new view; nil means none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Returns whether a link that is pressed shows a preview. Without this method each does.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - elementInfo: The link.
  /// - Returns: No for a link that has no preview.
  func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool

  /// Returns the controller that previews a link in place of the view's own.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - elementInfo: The link.
  ///   - previewActions: The actions of the view's own preview, which the controller may have among its own.
  /// - Returns: The controller; nil shows the view's own.
  func webView(
    _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
    defaultActions previewActions: [any WKPreviewActionItem]
  ) -> UIViewController?

  /// A controller of the delegate's own is popped.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - previewingViewController: The controller.
  func webView(
    _ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool {
    true
  }

  public func webView(
    _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
    defaultActions previewActions: [any WKPreviewActionItem]
  ) -> UIViewController? { nil }

  public func webView(
    _ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController
  ) {}
}
