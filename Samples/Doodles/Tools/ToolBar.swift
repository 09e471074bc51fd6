import Heft

/// The bar under the paper: the brushes, the color, undo and redo, all within the reach of a thumb.
final class ToolBar: UIView {
  /// The height without the safe area, in points (our choice).
  static let height: CGFloat = 56
  /// Wider screens have the tools in the middle (our choice).
  private static let widest: CGFloat = 460

  let undoButton = UIButton(type: .system)
  let redoButton = UIButton(type: .system)
  let selectButton = UIButton(type: .system)
  private let styleButton = StyleButton(frame: .zero)
  private var toolButtons: [UIButton] = []
  private let line = UIView()
  private let box: BrushBox
  /// Told when the size and color are asked for.
  var styled: (() -> Void)?
  /// Told when something to draw with is chosen.
  var toolChosen: (() -> Void)?

  init(_ box: BrushBox) {
    self.box = box
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
    for (index, tool) in BrushBox.tools.enumerated() {
      let button = UIButton(type: .system)
      button.setImage(ToolGlyphs.tools[index], for: .normal)
      button.accessibilityLabel = tool.name
      button.cornerRadius = 12
      button.addAction(
        UIAction(
          handler: weakify(self) { bar, _ in
            // A second press asks for more of the same tool.
            if bar.box.tool == index, !bar.isSelecting { return bar.styled?() ?? () }
            bar.toolChosen?()
            bar.box.choose(tool: index)
          }), for: .touchUpInside)
      toolButtons.append(button)
      addSubview(button)
    }
    styleButton.accessibilityLabel = "Size and Color"
    styleButton.addAction(UIAction(handler: weakify(self) { bar, _ in bar.styled?() }), for: .touchUpInside)
    selectButton.setImage(ToolGlyphs.select, for: .normal)
    selectButton.accessibilityLabel = "Select"
    selectButton.cornerRadius = 12
    undoButton.setImage(ToolGlyphs.undo, for: .normal)
    undoButton.accessibilityLabel = "Undo"
    redoButton.setImage(ToolGlyphs.redo, for: .normal)
    redoButton.accessibilityLabel = "Redo"
    for button in [selectButton, styleButton, undoButton, redoButton] as [UIView] { addSubview(button) }
    showChoice()
  }

  /// The color of the paper, on which ink is seen.
  func show(_ paper: UIColor) { styleButton.show(paper) }

  /// Whether strokes are chosen, and nothing is drawn.
  var isSelecting = false {
    didSet { showChoice() }
  }

  /// Shows what is chosen.
  func showChoice() {
    setNeedsLayout()
    selectButton.isSelected = isSelecting
    selectButton.backgroundColor = isSelecting ? .tertiarySystemFill : .clear
    selectButton.tintColor = isSelecting ? .systemBlue : .label
    for (index, button) in toolButtons.enumerated() {
      let isChosen = index == box.tool && !isSelecting
      button.isSelected = isChosen
      button.backgroundColor = isChosen ? .tertiarySystemFill : .clear
      button.tintColor = isChosen ? .systemBlue : .label
    }
    // An eraser has no color.
    let shade = box.isErasing ? nil : box.color
    styleButton.show(shade?.color, size: CGFloat(box.size), of: CGFloat(box.sizeRange.upperBound))
    let size = BrushBox.text(of: box.size)
    styleButton.accessibilityValue = shade.map { "\($0.name), \(size)" } ?? size
  }

  /// Under this width the tools fill the bar, and each place is at least so wide (our choices).
  private static let narrow: CGFloat = 500
  private static let least: CGFloat = 40

  /// Whether the button of a tool is hidden for want of room; the menu has it then.
  func hides(_ tool: Int) -> Bool { toolButtons[tool].isHidden }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let safe = bounds.inset(by: safeAreaInsets)
    let isNarrow = safe.width < ToolBar.narrow
    let width = isNarrow ? safe.width : ToolBar.widest
    let left = safe.midX - width / 2
    var all = toolButtons.map { $0 as UIView } + [selectButton, styleButton, undoButton, redoButton]
    // These buttons go first where there is no room for all; never the one that is chosen.
    let text = toolButtons[toolButtons.count - 1]
    let spare = box.isWriting && !isSelecting ? [redoButton, selectButton] : [text, redoButton]
    let count = all.count - Int(width / ToolBar.least)
    for view in all { view.isHidden = false }
    for view in spare.prefix(max(count, 0)) { view.isHidden = true }
    all.removeAll { $0.isHidden }
    let share = width / CGFloat(all.count)
    for (index, button) in all.enumerated() {
      let place = CGRect(x: left + CGFloat(index) * share, y: 0, width: share, height: ToolBar.height)
      button.frame = place.insetBy(dx: max((share - 44) / 2, 0), dy: 6)
    }
  }
}

/// A dot of the color, as large as the size says.
private final class StyleButton: UIControl {
  private let ring = UIView()
  private let dot = UIView()
  private var diameter: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.cornerRadius = StyleButton.side / 2
    ring.layer.borderWidth = 1.5
    accessibilityIgnoresInvertColors = true
    show(.white)
    for part in [ring, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  private static let side: CGFloat = 32
  private static let least: CGFloat = 8

  /// The paper, for ink is seen on that.
  func show(_ paper: UIColor) { ring.backgroundColor = paper }

  /// Shows a dot, or only its edge where there is no color.
  func show(_ color: UIColor?, size: CGFloat, of largest: CGFloat) {
    dot.backgroundColor = color
    dot.layer.borderWidth = color == nil ? 1.5 : 0
    dot.layer.borderColor = UIColor(white: 0.55, alpha: 1).cgColor
    ring.layer.borderColor = UIColor.separator.cgColor
    diameter = StyleButton.least + (StyleButton.side - 6 - StyleButton.least) * size / largest
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = CGRect(
      x: bounds.midX - StyleButton.side / 2, y: bounds.midY - StyleButton.side / 2, width: StyleButton.side,
      height: StyleButton.side)
    dot.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    dot.cornerRadius = diameter / 2
  }
}

extension BrushBox {
  /// A size in words: "5 points", "2.5 points", "0.06 points".
  static func text(of size: Double) -> String {
    let hundredths = Int((size * 100).rounded())
    let whole = "\(hundredths / 100)"
    if hundredths % 100 == 0 { return whole + (hundredths == 100 ? " point" : " points") }
    let rest = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : "\(hundredths / 10 % 10)\(hundredths % 10)"
    return UIApplication.regionFormat.text("\(whole).\(rest)") + " points"
  }
}
