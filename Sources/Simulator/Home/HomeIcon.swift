import Heft

/// An app's icon: a tap opens the app, a deeper press the menu of its quick actions.
final class HomeIcon: UIControl, UIContextMenuInteractionDelegate {
  let owner: App
  /// The name under it.
  let name = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let actions: (App) -> [UIApplicationShortcutItem]
  private let open: (App, UIApplicationShortcutItem?) -> Void
  private var interaction: UIContextMenuInteraction?

  /// An icon that asks for the actions of its app at each press, and opens it.
  init(
    _ app: App, actions: @escaping (App) -> [UIApplicationShortcutItem],
    open: @escaping (App, UIApplicationShortcutItem?) -> Void
  ) {
    owner = app
    self.actions = actions
    self.open = open
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = app.name
    picture.image = AppPicture.image(of: app)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    name.text = app.name
    name.font = .systemFont(ofSize: HomeLook.nameFont, weight: .medium)
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
    let (app, open) = (owner, open)
    let entries = actions(app).map { item in
      UIAction(
        title: item.localizedTitle, subtitle: item.localizedSubtitle, image: item.icon?.image(in: app)
      ) { _ in open(app, item) }
    }
    guard !entries.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: entries.map { $0 }) })
  }
}
