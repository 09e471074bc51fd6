/// The preview of a link: the document, if it is one of the app's, or else the address in large letters.
final class LinkPreviewController: UIViewController {
  private let address: String
  private let open: (String) -> Void
  private let label = UILabel()

  /// The distance of the address from the edges, and the height of its preview, in points (our choice).
  private static let margin: CGFloat = 24
  private static let height: CGFloat = 220

  init(address: String, open: @escaping (String) -> Void) {
    self.address = address
    self.open = open
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if let name = WebAddress.documentName(in: address) {
      showDocument(URL(document: name))
    } else {
      label.text = address
      label.numberOfLines = 0
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20, weight: .semibold)
      view.addSubview(label)
      preferredContentSize = CGSize(width: 0, height: LinkPreviewController.height)
    }
    title = label.text ?? title
  }

  private func showDocument(_ url: URL) {
    let web = WKWebView(frame: view.bounds)
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    web.allowsLinkPreview = false
    web.loadFileURL(url, allowingReadAccessTo: url)
    title = web.title
    view.addSubview(web)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = LinkPreviewController.margin
    label.frame = view.bounds.insetBy(dx: margin, dy: margin)
  }

  override var previewActionItems: [any UIPreviewActionItem] { actions.map { $0 } }

  /// What can be done with the link.
  var actions: [LinkAction] {
    let address = address
    return [
      LinkAction(WKPreviewActionItemIdentifierOpen, title: "Open") { [open] in open(address) },
      LinkAction(WKPreviewActionItemIdentifierCopy, title: "Copy") {
        AppProcess.current?.copy(text: address)
      },
      LinkAction(WKPreviewActionItemIdentifierShare, title: "Share\u{2026}") { [title] in
        AppProcess.current?.share(title: title ?? "", text: address, files: [])
      },
    ]
  }
}
