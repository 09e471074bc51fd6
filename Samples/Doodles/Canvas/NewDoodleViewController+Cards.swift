import Heft
import Ink

// The papers, and the layers.
extension NewDoodleViewController {
  /// Follows the canvas: its paper, and the cards.
  func showSheet() {
    guard let canvas else { return }
    let sheet = canvas.sheet
    sheetView?.show(sheet)
    sharp?.sheet = sheet
    paperPanel.show(sheet)
    layersPanel.show(canvas)
    box.show(onDark: sheet.isDark)
    toolBar.show(sheet.paperColor)
    panel.show(sheet.paperColor)
  }

  func prepareCards() {
    for card in [panel, paperPanel, layersPanel] as [Card] {
      card.closed = weakify(self) { $0.closePanel() }
    }
    paperPanel.chosen = weakify(self) { $0.canvas?.arrange($1, words: "Paper changed") }
    layersPanel.act = weakify(self) { $0.change($1) }
  }

  func toggleLayers() { toggle(layersPanel) }

  private func change(_ change: LayerChange) {
    guard let canvas else { return }
    selectionView?.chooseNone()
    switch change {
    case .choose(let number): canvas.choose(number)
    case .show(let number): canvas.toggle(number)
    case .add: canvas.addLayer()
    case .raise: canvas.moveLayer(by: 1)
    case .lower: canvas.moveLayer(by: -1)
    case .merge: canvas.mergeLayer()
    case .delete: canvas.deleteLayer()
    case .fade(let opacity): canvas.fadeLayer(to: opacity)
    case .rename: rename(canvas)
    }
    layersPanel.show(canvas)
  }

  private func rename(_ canvas: Canvas) {
    guard let place = canvas.sheet.place(of: canvas.layerNumber) else { return }
    present(
      NamePrompt.alert(proposing: canvas.sheet.name(of: place)) { canvas.renameLayer($0) }, animated: true)
  }

  /// A line on a layer that is hidden would not be seen.
  func tellHidden() {
    guard let sheet = canvas?.sheet, let place = sheet.place(of: canvas?.layerNumber ?? 0) else { return }
    Notice.show("\u{201C}\(sheet.name(of: place))\u{201D} is hidden", in: view)
  }
}
