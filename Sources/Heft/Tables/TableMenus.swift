extension UITableView {
  /// Asks a delegate once, when there is a first row, for that one's menu: one that leaves menus out says so, and then
  /// no press waits for any.
  final func probeContextMenuSupport() {
    guard !table.knowsOfMenus, let section = table.layout.sections.firstIndex(where: { $0.rows.count > 0 })
    else { return }
    table.knowsOfMenus = true
    table.menus?.end()
    table.menus = nil
    guard let delegate = table.delegate else { return }
    unimplemented.remove(.menu)
    let path = IndexPath(row: 0, section: section)
    _ = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: rectForRow(at: path).origin)
    if !unimplemented.contains(.menu) { table.menus = makeMenus() }
  }

  private func makeMenus() -> ItemMenus {
    ItemMenus(
      in: self,
      configure: weakify(self, otherwise: nil) { table, interaction, place in
        guard let path = table.indexPathForRow(at: place) else { return nil }
        interaction.sourceRect = table.rectForRow(at: path)
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: place)
      },
      highlight: weakify(self, otherwise: nil) { table, configuration in
        table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
      },
      commit: weakify(self) { table, configuration, animator in
        table.delegate?.tableView(
          table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
