import Heft

// The menu of what the bars have no room for.
extension NewDoodleViewController {
  func showMore() {
    endWriting()
    guard let canvas, let paperView else { return }
    closePanel()
    selectionView?.chooseNone()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if toolBar.redoButton.isHidden, canvas.canRedo {
      sheet.addAction(UIAlertAction(title: "Redo", style: .default) { _ in canvas.redo() })
    }
    for (index, tool) in BrushBox.tools.enumerated() where toolBar.hides(index) {
      sheet.addAction(
        UIAlertAction(
          title: tool.name, style: .default,
          handler: weakify(self) { screen, _ in screen.choose(tool: index) }))
    }
    if toolBar.selectButton.isHidden {
      sheet.addAction(
        UIAlertAction(
          title: "Select", style: .default, handler: weakify(self) { screen, _ in screen.toggleSelecting() }))
    }
    if paperView.isZoomed {
      sheet.addAction(
        UIAlertAction(
          title: paperView.isEndless ? "Show Whole Drawing" : "Show Whole Paper", style: .default
        ) { _ in paperView.fit() })
    }
    sheet.addAction(
      UIAlertAction(
        title: "Paper\u{2026}", style: .default,
        handler: weakify(self) { screen, _ in screen.toggle(screen.paperPanel) }))
    sheet.addAction(
      UIAlertAction(title: canvas.fingersDraw ? "Draw with Pen Only" : "Draw with Fingers", style: .default) {
        _ in
        canvas.fingersDraw.toggle()
      })
    let clear = UIAlertAction(title: "Clear", style: .destructive) { _ in canvas.clear() }
    clear.isEnabled = !canvas.isBare
    sheet.addAction(clear)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = moreItem
    present(sheet, animated: true)
  }
}
