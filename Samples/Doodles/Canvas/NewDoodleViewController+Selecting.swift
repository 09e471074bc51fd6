import Heft

// Choosing strokes, in place of drawing.
extension NewDoodleViewController {
  func toggleSelecting() {
    if selectionView == nil { beginSelecting() } else { endSelecting() }
  }

  func beginSelecting() {
    guard selectionView == nil, let canvas, let paperView else { return }
    closePanel()
    endWriting()
    let over = SelectionView(over: paperView, of: canvas)
    over.color = weakify(self, otherwise: 0xFF00_0000) { $0.box.color.pixel($0.box.opacity) }
    over.pasted = weakify(self) { $0.paste() }
    over.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    paperView.addSubview(over)
    paperView.followed = weakify(over) {
      // Over the tiles, which come and go.
      $0.superview?.bringSubviewToFront($0)
      $0.show()
    }
    selectionView = over
    ring?.isPaused = true
    toolBar.isSelecting = true
  }

  /// The view that chooses strokes, from now on.
  func viewToChoose() -> SelectionView? {
    beginSelecting()
    return selectionView
  }

  /// Whether a touch draws or chooses that other fingers do not end.
  var isBusy: Bool { canvas?.isDrawing == true || selectionView?.isBusy == true }

  /// A tool is chosen: touches draw.
  func beginDrawing() {
    endSelecting()
    endWriting()
    canvas?.picked = nil
  }

  /// Lays what was copied in the middle of what is seen of the paper, and chooses it.
  func paste() {
    guard !isBusy, let canvas, let paperView, let clipboard = StrokeClipboard.current else { return }
    if canvas.isLayerHidden { return tellHidden() }
    let map = paperView.map
    let seen = paperView.bounds.intersection(canvas.bounds.applying(map))
    let middle = CGPoint(x: seen.midX, y: seen.midY).applying(map.inverted())
    let strokes = clipboard.paste(
      around: SIMD2(Double(middle.x) * canvas.scale, Double(middle.y) * canvas.scale),
      scale: canvas.scale, layer: canvas.layerNumber)
    choose(strokes, words: "Pasted")
  }

  /// Lays more strokes over those that there are, as one step, and chooses them.
  func choose(_ strokes: [DrawnStroke], words: String) {
    selectionView?.chooseNone()
    canvas?.lay(strokes, words: words)
    beginSelecting()
    selectionView?.choose(last: strokes.count)
  }

  func endSelecting() {
    guard let over = selectionView else { return }
    over.chooseNone()
    over.removeFromSuperview()
    paperView?.followed = nil
    selectionView = nil
    ring?.isPaused = false
    toolBar.isSelecting = false
  }

  func selectAll() {
    beginSelecting()
    selectionView?.chooseAll()
  }

  /// The keys while strokes are chosen.
  var selectionKeys: [UIKeyCommand] {
    guard let over = selectionView else { return [] }
    var commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, target: self, action: NewDoodleViewController.endSelecting)
    ]
    guard over.selection != nil else { return commands }
    commands += [
      UIKeyCommand(input: "Delete", target: over, action: SelectionView.deleteChosen),
      UIKeyCommand(input: "Backspace", target: over, action: SelectionView.deleteChosen),
      UIKeyCommand(input: "d", modifierFlags: .command, target: over, action: SelectionView.duplicate),
      UIKeyCommand(input: "c", modifierFlags: .command, target: over, action: SelectionView.copyChosen),
      UIKeyCommand(input: "x", modifierFlags: .command, target: over, action: SelectionView.cut),
    ]
    commands += turningKeys(of: over) + growingKeys(of: over)
    let directions: [(String, CGFloat, CGFloat)] = [
      (UIKeyCommand.inputLeftArrow, -1, 0), (UIKeyCommand.inputRightArrow, 1, 0),
      (UIKeyCommand.inputUpArrow, 0, -1), (UIKeyCommand.inputDownArrow, 0, 1),
    ]
    for (key, x, y) in directions {
      commands.append(UIKeyCommand(input: key, target: over) { view in { view.move(x * 4, y * 4) } })
    }
    return commands
  }

  /// The keys that turn what is chosen by 15 degrees, and by one (our choices).
  private func turningKeys(of over: SelectionView) -> [UIKeyCommand] {
    let turns: [(String, Double)] = [(",", -15), (".", 15), ("[", -1), ("]", 1)]
    return turns.map { key, degrees in
      UIKeyCommand(input: key, target: over) { view in { view.turn(degrees * .pi / 180) } }
    }
  }

  /// The keys that make what is chosen larger and smaller.
  private func growingKeys(of over: SelectionView) -> [UIKeyCommand] {
    let factors: [(String, Double)] = [
      ("+", SelectionView.step), ("=", SelectionView.step), ("-", 1 / SelectionView.step),
    ]
    return factors.map { key, factor in
      UIKeyCommand(input: key, target: over) { view in { view.grow(factor) } }
    }
  }
}
