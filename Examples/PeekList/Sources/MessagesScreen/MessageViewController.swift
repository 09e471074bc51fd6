import Heft

/// One message, with what can be done about it while it is previewed.
final class MessageViewController: UIViewController {
  var number = 0
  @Weak var list: MessagesViewController?

  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message \(number)"
    view.backgroundColor = .systemBackground
    label.text = "This is what message \(number) says. Press deeper to open it, or go up for what you can do."
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    label.frame = CGRect(origin: room.origin, size: label.sizeThatFits(room.size))
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    let say = { (action: UIPreviewAction, controller: UIViewController) in
      print("\(action.title): \(controller.title ?? "")")
    }
    return [
      UIPreviewAction(title: "Mark as read", style: .default, handler: say),
      UIPreviewAction(
        title: "Delete", style: .destructive,
        handler: weakify(self) { screen, _, _ in screen.list?.delete(screen.number) }),
      UIPreviewActionGroup(
        title: "More", style: .default,
        actions: [
          UIPreviewAction(title: "Reply", style: .selected, handler: say),
          UIPreviewAction(title: "Forward", style: .default, handler: say),
        ]),
    ]
  }
}
