/// The menus of a list's items: has the list's delegate answer for the item under the press.
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  typealias Configure = (UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration?
  typealias Highlight = (UIContextMenuConfiguration) -> UITargetedPreview?
  typealias Commit = (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void

  @Weak private var list: UIView? = nil
  private var interaction: UIContextMenuInteraction?
  private let configure: Configure
  private let highlight: Highlight
  private let commit: Commit

  init(
    in list: UIView, configure: @escaping Configure, highlight: @escaping Highlight, commit: @escaping Commit
  ) {
    self.configure = configure
    self.highlight = highlight
    self.commit = commit
    super.init()
    self.list = list
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  /// Takes the menus from the list.
  func end() {
    if let interaction { list?.removeInteraction(interaction) }
    interaction = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configure(interaction, location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { highlight(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { commit(configuration, animator) }
}
