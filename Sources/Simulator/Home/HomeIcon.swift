import Heft
import HeftForce

/// An app's icon: a tap opens the app, a deeper press the menu of its quick actions.
final class HomeIcon: UIControl, UIContextMenuInteractionDelegate {
  let owner: App
  /// The name under it.
  let name = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let menu: (App) -> HomeMenu
  private let open: (App, UIApplicationShortcutItem?) -> Void
  private let share: (App) -> Void
  private var interaction: UIContextMenuInteraction?
  /// Where and when the finger that may still be refused came down; nil where none may be.
  private var press: (place: CGPoint, time: Double)?

  /// An icon that asks for the menu of its app at each press, and opens it.
  init(
    _ app: App, menu: @escaping (App) -> HomeMenu,
    open: @escaping (App, UIApplicationShortcutItem?) -> Void, share: @escaping (App) -> Void
  ) {
    owner = app
    self.menu = menu
    self.open = open
    self.share = share
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = app.name
    picture.image = AppPicture.image(of: app)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    name.text = app.name
    name.font = .systemFont(ofSize: HomeMetrics.nameFont, weight: .medium)
    name.textAlignment = .center
    name.accessibilityElementsHidden = true
    addTarget(self, action: HomeIcon.tapped, for: .touchUpInside)
    let interaction = UIContextMenuInteraction(delegate: self)
    addInteraction(interaction)
    self.interaction = interaction
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.72 : 1 }
  }

  private func tapped() { open(owner, nil) }

  /// The icon's picture stays sharp, with its corners.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let copy = UIImageView(frame: bounds)
    copy.image = picture.image
    copy.cornerRadius = cornerRadius
    copy.clipsToBounds = true
    return UITargetedPreview(view: copy)
  }

  /// Takes the menu away.
  func closeMenu() { interaction?.dismissMenu() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let entries = menu(owner).entries(of: owner, open: open, share: share)
    guard !entries.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: entries) })
  }

  // MARK: Refusing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press = touches.first.map { ($0.location(in: nil), $0.timestamp) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let press, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    let distance = max(abs(place.x - press.place.x), abs(place.y - press.place.y))
    if distance > PeekLimits.slop {
      self.press = nil
      return
    }
    let deep = PeekForces.threshold(PeekForces.peek, of: Double(touch.maximumPossibleForce))
    let isDeep = Double(touch.force) >= deep && touch.timestamp - press.time >= PeekLimits.longestTap
    guard isDeep, menu(owner).isEmpty else { return }
    self.press = nil
    refuse()
  }

  /// Three short taps, and a shake of the head where things may move.
  private func refuse() {
    AudioServicesPlaySystemSound(1521)
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.performWithoutAnimation { transform = CGAffineTransform(translationX: HomeMetrics.shake, y: 0) }
    UIView.animate(
      withDuration: HomeMetrics.shaking, usingSpringWithDamping: HomeMetrics.shakeDamping,
      initialSpringVelocity: 0,
      animations: { transform = .identity })
  }
}
