import Heft
import Ink

// Text on the paper: a tap with the tool for it writes, or writes anew what is there.
extension NewDoodleViewController {
  /// A tap this near to a text is one on it, in points of the screen (our choice).
  private static let near = 8.0

  /// Follows the tool that is chosen.
  func showWriting() {
    guard box.isWriting else {
      endWriting()
      canvas?.written = nil
      return
    }
    canvas?.written = weakify(self) { $0.write(at: $1) }
    // A tap beside a text that is being written ends that.
    canvas?.mayWrite = weakify(self, otherwise: true) { screen in
      let isFree = screen.entry == nil
      screen.endWriting()
      return isFree
    }
    entry?.choose(size: box.size, color: box.brush.color)
  }

  /// Writes at a place of the paper, in points: the text that is there, or a new one.
  private func write(at place: CGPoint) {
    guard entry == nil, let canvas, let paperView else { return }
    let (x, y) = (Double(place.x) * canvas.scale, Double(place.y) * canvas.scale)
    let near = NewDoodleViewController.near * canvas.scale / canvas.shownScale
    let strokes = canvas.history.visible.strokes
    let index = strokes.lastIndex {
      $0.text != nil && $0.layer == canvas.layerNumber && $0.holds(SIMD2(x, y), within: near)
    }
    if let index {
      let brush = strokes[index].brush
      let anew = TextEntry(index, of: strokes, on: canvas, in: paperView)
      let alpha = max(brush.color >> 24, 1)
      func part(_ shift: UInt32) -> UInt32 { min((brush.color >> shift & 255) * 255 / alpha, 255) }
      box.mix(part(0) << 16 | part(8) << 8 | part(16))
      box.choose(opacity: Double(alpha) / 255)
      box.choose(size: brush.size / canvas.scale)
      entry = anew
    } else {
      // The tap is in the middle of the first line.
      let size = box.size * canvas.scale
      let half = CGPoint(x: 0, y: CGFloat(size * 0.6)).applying(
        CGAffineTransform(rotationAngle: -paperView.turn.angle))
      entry = TextEntry(
        at: Point(x - Double(half.x), y - Double(half.y)), size: size, color: box.brush.color, on: canvas,
        in: paperView)
    }
    entry?.choose(size: box.size, color: box.brush.color)
    paperView.followed = weakify(self) { $0.entry?.place() }
  }

  /// Writes in the middle of what is seen, or ends what is being written: for people who use only the keyboard.
  func writeInMiddle() {
    if entry != nil { return endWriting() }
    guard let canvas, let paperView else { return }
    if canvas.isLayerHidden { return tellHidden() }
    let map = paperView.map
    let seen = paperView.bounds.intersection(canvas.bounds.applying(map))
    write(at: CGPoint(x: seen.midX, y: seen.midY).applying(map.inverted()))
  }

  /// Ends the writing: the text is put on the paper.
  func endWriting() {
    guard let entry else { return }
    self.entry = nil
    paperView?.followed = nil
    entry.finish()
  }

  /// The keys of the tool that writes.
  var writingKeys: [UIKeyCommand] {
    guard box.isWriting, selectionView == nil else { return [] }
    let write = UIKeyCommand(input: "Enter", target: self, action: NewDoodleViewController.writeInMiddle)
    guard entry != nil else { return [write] }
    return [
      write,
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, target: self, action: NewDoodleViewController.endWriting),
    ]
  }
}
