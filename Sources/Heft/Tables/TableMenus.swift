/// The menus of a table's rows: has the table's delegate answer for the row under the press.
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  @Weak private var table: UITableView? = nil
  private var interaction: UIContextMenuInteraction?

  init(_ table: UITableView) {
    super.init()
    self.table = table
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    table.addInteraction(interaction)
  }

  /// Takes the menus from the table.
  func end() {
    if let interaction { table?.removeInteraction(interaction) }
    interaction = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    interaction.sourceRect = table.rectForRow(at: path)
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UITableView {
  /// Asks a delegate once, when there is a first row, for that one's menu: one that leaves menus out says so, and then
  /// no press waits for any.
  final func learnOfMenus() {
    guard !table.knowsOfMenus, let section = table.layout.sections.firstIndex(where: { $0.rows.count > 0 })
    else { return }
    table.knowsOfMenus = true
    table.menus?.end()
    table.menus = nil
    guard let delegate = table.delegate else { return }
    leavesOut.remove(.menu)
    let path = IndexPath(row: 0, section: section)
    _ = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: rectForRow(at: path).origin)
    if !leavesOut.contains(.menu) { table.menus = TableMenus(self) }
  }
}
