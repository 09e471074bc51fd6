import Heft
import Ink

// Colors that are typed, and taken from the paper.
extension NewDoodleViewController {
  /// Asks for a color in hexadecimal digits. Anything else changes nothing.
  func typeColor() {
    let alert = UIAlertController(title: "Color", message: "As #RRGGBB or #RGB.", preferredStyle: .alert)
    let proposal = BrushBox.digits(of: box.hex)
    alert.addTextField { field in
      field.text = proposal
      field.placeholder = proposal
      field.accessibilityLabel = "Color in hexadecimal digits"
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { action in (action.sender as? UITextField)?.selectAll(nil) }, for: .editingDidBegin)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let choose = UIAlertAction(
      title: "Choose", style: .default,
      handler: weakify(self) { screen, _ in
        let text = screen.typedColor?.textFields?.first?.text ?? ""
        screen.typedColor = nil
        if let hex = BrushBox.hex(of: text) { return screen.box.choose(hex: hex) }
        Notice.show("\u{201C}\(text)\u{201D} is not a color", in: screen.view)
      })
    alert.addAction(choose)
    alert.preferredAction = choose
    typedColor = alert
    present(alert, animated: true)
  }

  /// The keys while a color is mixed.
  var mixingKeys: [UIKeyCommand] {
    guard colorPanel.superview != nil else { return [] }
    let directions: [(String, Double, Double)] = [
      (UIKeyCommand.inputLeftArrow, -1, 0), (UIKeyCommand.inputRightArrow, 1, 0),
      (UIKeyCommand.inputUpArrow, 0, 1), (UIKeyCommand.inputDownArrow, 0, -1),
    ]
    return directions.map { key, x, y in
      UIKeyCommand(input: key, target: colorPanel) { panel in { panel.step(x, y) } }
    }
  }

  /// The next touch of the paper takes the color that is seen there. Asked for again, no more.
  func pickColor() {
    if canvas?.picked != nil { return stopPicking() }
    closePanel()
    Notice.show("Touch the color on the paper", in: view)
    canvas?.picked = weakify(self) { $0.box.choose(hex: $1) }
  }

  func stopPicking() {
    canvas?.picked = nil
    Notice.show("No color is taken", in: view)
  }
}

extension Canvas {
  /// The color that is seen at a place of the paper, `0xRRGGBB`.
  func color(at place: CGPoint) -> UInt32 {
    let (x, y) = ((Double(place.x) * scale).rounded(.down), (Double(place.y) * scale).rounded(.down))
    // The picture of the whole may be coarse, or begin elsewhere.
    let dot = result.picture(of: PixelRectangle(x: Int(x), y: Int(y), width: 1, height: 1), times: 1)
    let pixel = dot?[0, 0] ?? 0
    // Ink lies over the paper.
    let (rest, paper) = (255 - (pixel >> 24), sheet.shownColor)
    func part(_ shift: UInt32) -> UInt32 {
      min((pixel >> shift & 255) + ((paper >> shift & 255) * rest + 127) / 255, 255)
    }
    return part(0) << 16 | part(8) << 8 | part(16)
  }
}
