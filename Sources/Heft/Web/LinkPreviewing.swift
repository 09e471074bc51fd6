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
    let own = LinkPreviewController(address: address, open: weakify(webView) { $0.follow($1) })
    guard let delegate = webView.uiDelegate else { return own }
    let element = WKPreviewElementInfo(linkURL: URL(string: address))
    guard delegate.webView(webView, shouldPreviewElement: element) else { return nil }
    return delegate.webView(
      webView, previewingViewControllerForElement: element, defaultActions: own.actions.map { $0 }) ?? own
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    guard let webView else { return }
    if viewControllerToCommit is LinkPreviewController { return webView.follow(address) }
    webView.uiDelegate?.webView(webView, commitPreviewingViewController: viewControllerToCommit)
  }
}
