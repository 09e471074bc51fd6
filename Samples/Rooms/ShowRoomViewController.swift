import Heft

/// A room from inside.
final class ShowRoomViewController: UIViewController {
  /// How the user came here; nothing is said where it is empty.
  var showStr = "" {
    didSet { originLabel.text = showStr }
  }

  /// Shows a screen in the list's place: a controller that is peeked at has no navigation controller yet.
  var jumped: ((UIViewController) -> Void)?

  let room: Room
  private let account: Account
  private let picture = UIImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let originLabel = UILabel()
  private let followButton = UIButton(type: .system)

  init(room: Room, account: Account) {
    self.room = room
    self.account = account
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = room.host
    view.backgroundColor = .systemBackground
    picture.image = room.picture
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    picture.accessibilityLabel = "A lamp, a window and a plant"
    nameLabel.text = room.name
    nameLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 24, weight: .bold))
    nameLabel.numberOfLines = 2
    nameLabel.accessibilityTraits = .header
    detailLabel.text = room.detail
    detailLabel.textColor = .secondaryLabel
    originLabel.textColor = .secondaryLabel
    originLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.font = .preferredFont(forTextStyle: .body)
    for label in [nameLabel, detailLabel, originLabel] { label.adjustsFontForContentSizeCategory = true }
    originLabel.numberOfLines = 0
    followButton.cornerRadius = 12
    followButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    followButton.titleLabel?.adjustsFontForContentSizeCategory = true
    followButton.addTarget(self, action: ShowRoomViewController.follow, for: .touchUpInside)
    for part in [picture, nameLabel, detailLabel, originLabel, followButton] as [UIView] {
      view.addSubview(part)
    }
    showWhetherFollowed()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = safe.width - 40
    let labels = [nameLabel, detailLabel, originLabel]
    let heights = labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    let gaps = labels.map { $0.text?.isEmpty == false ? 6.0 as CGFloat : 0 }
    // The picture is as wide as the room has space for, and leaves the rest of the height to what is under it.
    let rest = (heights + gaps).reduce(20 + 14 + 50 + 12) { $0 + $1 }
    let height = max(min(safe.width * 9 / 16, safe.height / 2, safe.height - rest), 0)
    picture.frame = CGRect(x: 0, y: safe.minY, width: view.bounds.width, height: height)
    var y = picture.frame.maxY + 20
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: safe.minX + 20, y: y, width: width, height: heights[index])
      y += heights[index] + gaps[index]
    }
    followButton.frame = CGRect(x: safe.minX + 20, y: y + 14, width: width, height: 50)
  }

  private func follow() {
    account.setFollows(room, !account.follows(room))
    showWhetherFollowed()
  }

  private func showWhetherFollowed() {
    let isFollowed = account.follows(room)
    followButton.setTitle(isFollowed ? "Following" : "Follow", for: .normal)
    followButton.setTitleColor(isFollowed ? .label : .white, for: .normal)
    followButton.backgroundColor =
      isFollowed ? .secondarySystemFill : UIColor(red: 0, green: 0.42, blue: 0.86, alpha: 1)
    followButton.isSelected = isFollowed
  }

  // MARK: The preview's actions

  override var previewActionItems: [any UIPreviewActionItem] {
    let jump = UIPreviewAction(title: "Jump In") { [room, account, jumped] _, _ in
      jumped?(ShowRoomViewController(room: room, account: account))
    }
    let cancel = UIPreviewAction(title: "Cancel", style: .destructive) { [room] _, _ in
      print("\(room.name): not now")
    }
    let greetings = ["Wave", "Applaud", "Send a heart"].map { title in
      UIPreviewAction(title: title, style: .selected) { [room] _, _ in print("\(title): \(room.host)") }
    }
    return [jump, cancel, UIPreviewActionGroup(title: "More", style: .default, actions: greetings)]
  }
}
