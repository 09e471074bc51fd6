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
    paperPanel.show(sheet, canChooseSize ? paperSize : nil)
    layersPanel.show(canvas)
    box.show(onDark: sheet.isDark)
    toolBar.show(sheet.paperColor)
    panel.show(sheet.paperColor)
  }

  func prepareCards() {
    for card in [panel, colorPanel, paperPanel, layersPanel] as [Card] {
      card.closed = weakify(self) { $0.closePanel() }
    }
    paperPanel.chosen = weakify(self) { $0.canvas?.arrange($1, words: "Paper changed") }
    paperPanel.aided = weakify(self) { screen, symmetry in
      screen.symmetry = symmetry
      screen.paperPanel.show(symmetry)
      // The card may be higher now.
      screen.view.setNeedsLayout()
    }
    paperPanel.sized = weakify(self) { $0.choose($1) }
    layersPanel.act = weakify(self) { $0.change($1) }
  }

  /// Whether nothing was done yet on the paper of a new doodle but choosing its color and its pattern.
  var canChooseSize: Bool {
    guard let canvas, doodle == nil, draft == nil else { return false }
    let isBlank = canvas.history.steps.allSatisfy { step in
      if case .sheet(let sheet) = step { return sheet.layers == DoodleSheet.plain.layers }
      return false
    }
    return isBlank && canvas.history.undone.isEmpty && canvas.pointer == nil
  }

  private func choose(_ size: PaperSize) {
    guard canChooseSize, size != paperSize, let room = paperView?.bounds.size else { return }
    endSelecting()
    endWriting()
    paperSize = size
    makeCanvas(room)
    view.setNeedsLayout()
    UIAccessibility.post(notification: .announcement, argument: canvas?.accessibilityValue ?? "")
  }

  func toggleLayers() {
    endWriting()
    toggle(layersPanel)
  }

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
