import Heft

/// One message.
final class DetailViewController: UIViewController, WKNavigationDelegate {
  /// The message that is shown.
  private(set) var detailItem: Message?
  /// Called when the message has come to the screen for good, and not only for a peek.
  var appeared: (() -> Void)?
  /// The actions on the message while it is peeked at.
  var actions: [any UIPreviewActionItem] = []

  private var reply: String?
  private let webView = WKWebView(frame: .zero)

  func setDetailItem(_ item: Message, reply: String?) {
    detailItem = item
    self.reply = reply
    title = item.sender
    if isViewLoaded { showItem() }
  }

  override func loadView() {
    webView.navigationDelegate = self
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let share = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: DetailViewController.share)
    share.accessibilityLabel = "Share"
    navigationItem.rightBarButtonItem = share
    showItem()
  }

  override var previewActionItems: [any UIPreviewActionItem] { actions }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if navigationController != nil { appeared?() }
  }

  private func showItem() {
    guard let detailItem else { return }
    webView.loadHTMLString(detailItem.html(reply: reply), baseURL: nil)
  }

  /// Offers the message to other apps.
  func share() {
    guard let detailItem else { return }
    let words = "\(detailItem.subject) (\(detailItem.sender), \(detailItem.date))"
    let sheet = UIActivityViewController(activityItems: [words], applicationActivities: nil)
    sheet.title = detailItem.subject
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  /// A page of the help is a screen of its own, so that Back leads to the message again.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(HelpViewController.opens(navigationAction, over: self) ? .cancel : .allow)
  }
}
