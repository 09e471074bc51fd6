/// Hears of a screen that shows an address. Every method may be left out.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user is done with it.
  ///
  /// - Parameter controller: The screen.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Shows where an address leads, and opens it in the browser: a page cannot show another site inside itself.
open class SFSafariViewController: UIViewController {
  private final let url: URL
  private final let openButton = UIButton(type: .system)
  private final let doneButton = UIButton(type: .system)
  private final let card: LinkPreviewController
  private final var delegateReference = Weak<any SFSafariViewControllerDelegate>(nil, token: nil)

  /// The height of the row of buttons, in points (our choice).
  private static let rowHeight: CGFloat = 50

  /// Who hears of the screen; not kept.
  public final var delegate: (any SFSafariViewControllerDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// A screen for an address.
  ///
  /// - Parameter url: The address.
  public init(url: URL) {
    self.url = url
    card = LinkPreviewController(address: url.absoluteString) { SFSafariViewController.open($0) }
    super.init()
  }

  private static func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    UIApplication.shared.open(url)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(card)
    view.addSubview(card.view)
    card.didMove(toParent: self)
    title = card.title
    openButton.setTitle("Open in Browser", for: .normal)
    openButton.addTarget(self, action: SFSafariViewController.openAddress, for: .touchUpInside)
    view.addSubview(openButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.addTarget(self, action: SFSafariViewController.finish, for: .touchUpInside)
    view.addSubview(doneButton)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let row = SFSafariViewController.rowHeight
    doneButton.isHidden = presentingViewController == nil || navigationController != nil
    card.view.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: max(room.height - row, 0))
    let buttons = CGRect(x: room.minX, y: room.maxY - row, width: room.width, height: row)
    let half = doneButton.isHidden ? buttons.width : buttons.width / 2
    openButton.frame = CGRect(x: buttons.maxX - half, y: buttons.minY, width: half, height: row)
    doneButton.frame = CGRect(x: buttons.minX, y: buttons.minY, width: half, height: row)
  }

  open override var previewActionItems: [any UIPreviewActionItem] { card.previewActionItems }

  private final func openAddress() { SFSafariViewController.open(url.absoluteString) }

  private final func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
