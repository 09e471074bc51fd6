import Heft
import Ink

/// A change to the layers.
enum LayerChange {
  case choose(UInt32)
  case show(UInt32)
  case add
  case raise
  case lower
  case merge
  case rename
  case delete
  /// So much of the chosen one is seen, 1...255.
  case fade(UInt8)
}

/// The card of layers, the topmost first: each can be hidden and chosen, and of the chosen one more is done below.
final class LayersPanel: Card {
  /// Told what is to be done.
  var act: ((LayerChange) -> Void)?

  private let titleLabel = UILabel()
  private let addButton = UIButton(type: .system)
  private let list = UIScrollView()
  private var rows: [LayerRow] = []
  private let opacity = UISlider(frame: .zero)
  private let opacityLabel = UILabel()
  private var tools: [UIButton] = []

  private static let width: CGFloat = 300
  /// More layers are scrolled to (our choice).
  private static let mostRows = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Layers"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    addButton.setImage(ToolGlyphs.add, for: .normal)
    addButton.accessibilityLabel = "Add Layer"
    addButton.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.act?(.add) }), for: .touchUpInside)
    opacity.minimumValue = 0.05
    opacity.maximumValue = 1
    // Each change is a step to take back: the last one counts.
    opacity.isContinuous = false
    opacity.accessibilityLabel = "Layer Opacity"
    opacity.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          panel.act?(.fade(UInt8((min(max(panel.opacity.value, 0.05), 1) * 255).rounded())))
        }), for: .valueChanged)
    opacityLabel.font = .systemFont(ofSize: 14)
    opacityLabel.textColor = .secondaryLabel
    opacityLabel.textAlignment = .right
    for view in [titleLabel, addButton, list, opacity, opacityLabel] as [UIView] { addSubview(view) }
    addTool(ToolGlyphs.raise, "Move Layer Up") { $0.act?(.raise) }
    addTool(ToolGlyphs.lower, "Move Layer Down") { $0.act?(.lower) }
    addTool(ToolGlyphs.merge, "Merge with Layer Below") { $0.act?(.merge) }
    addTool(ToolGlyphs.tools[2], "Rename Layer") { $0.act?(.rename) }
    addTool(ToolGlyphs.trash, "Delete Layer") { $0.act?(.delete) }
  }

  private func addTool(_ image: UIImage, _ label: String, _ act: @escaping (LayersPanel) -> Void) {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.accessibilityLabel = label
    button.addAction(UIAction(handler: weakify(self) { panel, _ in act(panel) }), for: .touchUpInside)
    tools.append(button)
    addSubview(button)
  }

  /// Shows the layers of a canvas as they are now.
  func show(_ canvas: Canvas) {
    let sheet = canvas.sheet
    while rows.count > sheet.layers.count { rows.removeLast().removeFromSuperview() }
    while rows.count < sheet.layers.count {
      let row = LayerRow(frame: .zero)
      row.act = weakify(self) { $0.act?($1) }
      rows.append(row)
      list.addSubview(row)
    }
    let chosen = sheet.place(of: canvas.layerNumber) ?? 0
    for (index, row) in rows.enumerated() {
      let place = sheet.layers.count - 1 - index
      row.show(sheet.layers[place], name: sheet.name(of: place), isChosen: place == chosen)
    }
    let share = Double(sheet.layers[chosen].look.opacity) / 255
    opacity.value = Float(share)
    let percent = "\(Int((share * 100).rounded()))"
    opacity.accessibilityValue = "\(percent) percent"
    opacityLabel.text = "\(percent) %"
    addButton.isEnabled = canvas.canAddLayer
    let can = [
      canvas.canMoveLayer(by: 1), canvas.canMoveLayer(by: -1), canvas.canMergeLayer, true,
      canvas.canDeleteLayer,
    ]
    for (button, can) in zip(tools, can) { button.isEnabled = can }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func size(in room: CGSize) -> CGSize {
    let others = 2 * Card.margin + 3 * Card.row
    let most = max(room.height - others, Card.row)
    let all = CGFloat(min(max(rows.count, 1), LayersPanel.mostRows)) * Card.row
    return CGSize(width: min(LayersPanel.width, room.width), height: others + min(all, most))
  }

  /// In the upper right corner, under the button that opens it.
  override func middle(in room: CGRect, _ size: CGSize) -> CGPoint {
    CGPoint(x: room.maxX - size.width / 2, y: room.minY + size.height / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.insetBy(dx: Card.margin, dy: Card.margin)
    let row = Card.row
    titleLabel.frame = CGRect(x: inside.minX, y: inside.minY, width: inside.width - row, height: row)
    addButton.frame = CGRect(x: inside.maxX - row + 6, y: inside.minY, width: row, height: row)
    list.frame = CGRect(
      x: 6, y: inside.minY + row, width: bounds.width - 12, height: max(inside.height - 3 * row, 0))
    for (index, view) in rows.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * row, width: list.bounds.width, height: row)
    }
    list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * row)
    let low = list.frame.maxY
    opacity.frame = CGRect(x: inside.minX, y: low, width: inside.width - 56, height: row)
    opacityLabel.frame = CGRect(x: inside.maxX - 52, y: low, width: 52, height: row)
    let share = inside.width / CGFloat(max(tools.count, 1))
    for (index, tool) in tools.enumerated() {
      tool.frame = CGRect(
        x: inside.minX + CGFloat(index) * share, y: low + row, width: share, height: row)
    }
  }
}

/// A layer: whether it is seen, and its name.
private final class LayerRow: UIView {
  var act: ((LayerChange) -> Void)?

  private let eye = UIButton(type: .system)
  private let button = UIButton(type: .system)
  private let percent = UILabel()
  private var number: UInt32 = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    cornerRadius = 10
    eye.addAction(
      UIAction(handler: weakify(self) { row, _ in row.act?(.show(row.number)) }), for: .touchUpInside)
    button.addAction(
      UIAction(handler: weakify(self) { row, _ in row.act?(.choose(row.number)) }), for: .touchUpInside)
    button.contentHorizontalAlignment = .left
    button.titleLabel?.font = .systemFont(ofSize: 16)
    percent.font = .systemFont(ofSize: 13)
    percent.textColor = .secondaryLabel
    percent.textAlignment = .right
    for view in [button, percent, eye] as [UIView] { addSubview(view) }
  }

  func show(_ layer: DoodleSheet.Layer, name: String, isChosen: Bool) {
    number = layer.number
    let isHidden = layer.look.isHidden
    eye.setImage(isHidden ? ToolGlyphs.closedEye : ToolGlyphs.eye, for: .normal)
    eye.tintColor = isHidden ? .tertiaryLabel : .label
    eye.accessibilityLabel = isHidden ? "Show \(name)" : "Hide \(name)"
    button.setTitle(name, for: .normal)
    button.tintColor = isHidden ? .secondaryLabel : .label
    button.isSelected = isChosen
    percent.text = layer.look.opacity == 255 ? "" : "\(Int((Double(layer.look.opacity) / 2.55).rounded())) %"
    backgroundColor = isChosen ? .tertiarySystemFill : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    eye.frame = CGRect(x: 0, y: 0, width: height, height: height)
    percent.frame = CGRect(x: bounds.width - 60, y: 0, width: 50, height: height)
    button.frame = CGRect(x: height, y: 0, width: max(bounds.width - height - 8, 0), height: height)
  }
}
