import Heft

/// An app as the switcher shows it: its windows in a frame that can be as large as the screen or as small as its icon.
final class AppCard: UIView {
  let owner: App
  /// The view that holds the app's windows.
  let container = UIView()
  private let clip = UIView()
  /// The icon's picture over everything, while the app comes out of it or goes into it.
  private let cover = UIImageView(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let name = UILabel()
  private let close = CloseButton(frame: .zero)
  /// The part that is pressed while the card is one of several.
  let face = CardFace(frame: .zero)
  /// Whether the card is not seen, and comes out of its icon next.
  var isAtIcon = true

  init(_ app: App) {
    owner = app
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.backgroundColor = .systemBackground
    cover.contentMode = .scaleAspectFill
    cover.alpha = 0
    icon.clipsToBounds = true
    icon.cornerRadius = AppSwitcherMetrics.headerIcon * HomeMetrics.corner
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    name.textColor = .white
    name.accessibilityElementsHidden = true
    close.accessibilityLabel = "Close " + app.name
    for part in [icon, name, close] as [UIView] {
      part.alpha = 0
      addSubview(part)
    }
    clip.addSubview(container)
    clip.addSubview(cover)
    addSubview(clip)
    face.accessibilityLabel = app.name
    face.accessibilityHint = "Opens the app; the Delete key closes it"
    addSubview(face)
  }

  /// Sets the action of a press on the card.
  func onOpen(_ work: @escaping () -> Void) { face.addAction(UIAction { _ in work() }, for: .touchUpInside) }

  /// Sets the action of the cross and the Delete key.
  func onClose(_ work: @escaping () -> Void) {
    close.addAction(UIAction { _ in work() }, for: .touchUpInside)
    face.onDelete = work
  }

  // MARK: Looks

  /// Lies in a frame of the switcher, which is `screen` large; what the app shows becomes as wide, and is cut off above
  /// and below.
  func lie(in frame: CGRect, corner: CGFloat, screen: CGSize) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    clip.frame = bounds
    face.frame = bounds
    face.cornerRadius = corner
    clip.cornerRadius = corner
    cover.frame = bounds
    let scale = frame.size.width / max(screen.width, 1)
    container.bounds = CGRect(origin: .zero, size: screen)
    container.transform = CGAffineTransform(scaleX: scale, y: scale)
    container.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Shows the icon's picture instead of the app, or the app.
  func setCovered(_ isCovered: Bool) {
    if isCovered, cover.image == nil { cover.image = AppPicture.image(of: owner) }
    cover.alpha = isCovered ? 1 : 0
  }

  /// Is one of several cards, with its name above it, or the screen itself.
  func setCard(_ isCard: Bool) {
    if isCard, icon.image == nil {
      // Not before it is one for the first time: most never are.
      icon.image = AppPicture.image(of: owner)
      name.text = owner.name
      close.fill()
    }
    for part in [icon, name, close] as [UIView] { part.alpha = isCard ? 1 : 0 }
    for part in [face, close, icon, name] as [UIView] { part.isHidden = !isCard }
    isUserInteractionEnabled = isCard
  }

  /// Whether a screen reader and the keyboard reach what the app shows.
  func setReachable(_ isReachable: Bool) { container.accessibilityElementsHidden = !isReachable }

  override func layoutSubviews() {
    let side = AppSwitcherMetrics.headerIcon
    let y = -AppSwitcherMetrics.header + (AppSwitcherMetrics.header - side) / 2
    icon.frame = CGRect(x: 4, y: y, width: side, height: side)
    close.frame = CGRect(x: bounds.size.width - 34, y: y - 2, width: 32, height: 32)
    name.frame = CGRect(x: side + 14, y: y, width: max(bounds.size.width - side - 54, 0), height: side)
  }

  /// The header above the card belongs to it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(
      x: 0, y: -AppSwitcherMetrics.header, width: bounds.size.width,
      height: bounds.size.height + AppSwitcherMetrics.header
    ).contains(point)
  }
}

/// A card as a button.
final class CardFace: UIControl {
  var onDelete: (() -> Void)?

  override func accessibilityPerformDelete() -> Bool {
    onDelete?()
    return onDelete != nil
  }
}

/// The cross that closes an app.
private final class CloseButton: UIControl {
  private let cross = UIImageView(frame: .zero)

  func fill() {
    backgroundColor = UIColor(white: 1, alpha: 0.22)
    cornerRadius = 16
    cross.image = AppPicture.cross
    cross.tintColor = .white
    cross.frame = CGRect(x: 4, y: 4, width: 24, height: 24)
    addSubview(cross)
  }

  override var isHighlighted: Bool {
    didSet { cross.alpha = isHighlighted ? 0.5 : 1 }
  }
}
