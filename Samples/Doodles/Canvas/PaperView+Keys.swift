import Heft

// The keys of a screen that shows a paper: plus, minus and 0 for its size, comma and period to turn it where it can be, and
// arrows where there is more than is seen.
extension PaperView {
  /// How much larger a key makes the paper, and how far an arrow moves it, in points (our choices).
  private static let step: CGFloat = 1.5
  private static let stride: CGFloat = 60
  /// How far a key turns it, in radians (our choice: 15 degrees, as what is chosen).
  private static let angle = CGFloat.pi / 12

  var moves: [UIKeyCommand] {
    var commands = [
      UIKeyCommand(input: "+", target: self, action: PaperView.zoomIn),
      // The same key without Shift on many keyboards.
      UIKeyCommand(input: "=", target: self, action: PaperView.zoomIn),
      UIKeyCommand(input: "-", target: self, action: PaperView.zoomOut),
      UIKeyCommand(input: "0", target: self, action: PaperView.fit),
    ]
    if canTurn {
      for (key, angle) in [(",", -PaperView.angle), (".", PaperView.angle)] {
        commands.append(UIKeyCommand(input: key, target: self) { paper in { paper.turn(by: angle) } })
      }
    }
    guard isBeyond else { return commands }
    // An arrow leads to what lies in its direction: the paper moves in the opposite direction.
    let arrows: [(String, CGFloat, CGFloat)] = [
      (UIKeyCommand.inputLeftArrow, 1, 0), (UIKeyCommand.inputRightArrow, -1, 0),
      (UIKeyCommand.inputUpArrow, 0, 1), (UIKeyCommand.inputDownArrow, 0, -1),
    ]
    for (key, x, y) in arrows {
      commands.append(
        UIKeyCommand(input: key, target: self) { paper in
          { paper.move(x * PaperView.stride, y * PaperView.stride) }
        })
    }
    return commands
  }

  func zoomIn() { enlarge(by: PaperView.step) }
  func zoomOut() { enlarge(by: 1 / PaperView.step) }
}
