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
    sheet.addAction(
      UIAlertAction(
        title: "Gestures and Keys", style: .default, handler: weakify(self) { screen, _ in screen.showHelp() }
      ))
    let clear = UIAlertAction(title: "Clear", style: .destructive) { _ in canvas.clear() }
    clear.isEnabled = !canvas.isBare
    sheet.addAction(clear)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = moreItem
    present(sheet, animated: true)
  }

  /// Explains gestures and keys, which cannot be seen on the screen.
  private func showHelp() {
    let help = UIAlertController(
      title: "Gestures and Keys",
      message: """
        Hold still at the end of a stroke: it becomes a line, an arrow, an ellipse, a rectangle or a triangle.
        Two fingers zoom, move and turn the paper. Two that tap take back, three do again.
        A pen\u{2019}s other end erases, and the card of sizes has what its button does. Draw in that card to try a brush.

        1 to 5, T: tools
        6: select \u{00B7} L: layers
        I: color from the paper
        [ and ]: size
        +, \u{2212} and 0: zoom
        , and .: turn
        Arrows: move
        With strokes chosen, + and \u{2212}: their size, [ and ]: turn a little
        Ctrl or \u{2318} with Z, Y: undo, redo
        with A, C, X, V: select all, copy, cut, paste
        with S: done
        """, preferredStyle: .alert)
    help.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(help, animated: true)
  }
}
