/// Has the previews of a web view's links. Its registration keeps it.
final class LinkPreviewing: NSObject, UIViewControllerPreviewingDelegate {
  /// Clears its registration when it goes.
  private unowned(unsafe) let webView: WKWebView
  /// Where the link leads that was pressed last.
  private var address = ""

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    let view = webView.documentView
    guard webView.allowsLinkPreview, let link = view.link(at: location) else { return nil }
    previewingContext.sourceRect = view.frame(ofLink: link.number) ?? link.frame
    address = view.document.addresses[Int(link.number)]
    let web = WeakReference(webView, token: webView.lifeToken)
    return LinkPreviewController(address: address) { web.object?.follow($0) }
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    webView.follow(address)
  }
}
