/// Has the previews of a web view's links. Its registration keeps it.
final class LinkPreviewing: NSObject, UIViewControllerPreviewingDelegate {
  @Weak private var webView: WKWebView? = nil
  /// Where the link leads that was pressed last.
  private var address = ""

  init(_ webView: WKWebView) {
    super.init()
    self.webView = webView
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let webView else { return nil }
    let view = webView.documentView
    guard webView.allowsLinkPreview, let link = view.link(at: location) else { return nil }
    previewingContext.sourceRect = view.frame(ofLink: link.number) ?? link.frame
    address = view.document.addresses[Int(link.number)]
    return LinkPreviewController(address: address, open: weakify(webView) { $0.follow($1) })
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    webView?.follow(address)
  }
}
