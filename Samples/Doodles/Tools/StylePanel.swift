import Heft

/// The card over the bar: the size of the brush, with what it draws, and the colors.
final class StylePanel: UIView {
  private let preview = BrushPreview(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private var swatches: [Swatch] = []
  private let box: BrushBox
  /// Told when the card is no longer wanted.
  var closed: (() -> Void)?

  private static let margin: CGFloat = 14
  private static let previewHeight: CGFloat = 64
  private static let row: CGFloat = 44
  private static let columns = 6
  private static let gap: CGFloat = 4
  private static let width: CGFloat = 292
  /// One above the other: the line, the size, the colors.
  private static let height = margin * 2 + previewHeight + gap + row + gap + row * 2
  /// Where that is too high, as on a small phone on its side, the colors are beside the others (our choices).
  private static let lowWidth: CGFloat = 540
  private static let lowHeight = margin * 2 + previewHeight + gap + row

  init(_ box: BrushBox) {
    self.box = box
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    cornerRadius = 18
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    slider.accessibilityLabel = "Size"
    slider.minimumValue = 0
    slider.maximumValue = 1
    slider.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.chooseSize() }), for: .valueChanged)
    addSubview(preview)
    addSubview(slider)
    for (index, shade) in BrushBox.shades.enumerated() {
      let swatch = Swatch(frame: .zero)
      swatch.color = shade.color
      swatch.accessibilityLabel = shade.name
      swatch.addAction(
        UIAction(handler: weakify(self) { panel, _ in panel.box.choose(shade: index) }), for: .touchUpInside)
      swatches.append(swatch)
      addSubview(swatch)
    }
    showChoice()
  }

  override func accessibilityPerformEscape() -> Bool {
    closed?()
    return true
  }

  /// Lies at the bottom of a room, in the middle; as low as the room wants it.
  func place(in room: CGRect) {
    let isLow = room.height < StylePanel.height
    let size = CGSize(
      width: min(isLow ? StylePanel.lowWidth : StylePanel.width, room.width),
      height: isLow ? StylePanel.lowHeight : StylePanel.height)
    // Not the frame, for the card may be on its way.
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(x: room.midX, y: room.maxY - size.height / 2)
  }

  /// Shows what is chosen.
  func showChoice() {
    layer.borderColor = UIColor.separator.cgColor
    preview.show(box.brush)
    // Small sizes are chosen as finely as large ones: each half of the way is as much more.
    slider.value = Float(part(of: box.size))
    slider.accessibilityValue = BrushBox.text(of: box.size)
    for (index, swatch) in swatches.enumerated() { swatch.isSelected = index == box.shade && !box.isErasing }
  }

  private func part(of size: Double) -> Double {
    let range = box.sizeRange
    return ((size - range.lowerBound) / (range.upperBound - range.lowerBound)).squareRoot()
  }

  private func chooseSize() {
    let range = box.sizeRange
    let part = Double(slider.value)
    let size = range.lowerBound + (range.upperBound - range.lowerBound) * part * part
    box.choose(size: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, row, gap) = (StylePanel.margin, StylePanel.row, StylePanel.gap)
    let isLow = bounds.height < StylePanel.height
    let width = isLow ? (bounds.width - 3 * margin) / 2 : bounds.width - 2 * margin
    preview.frame = CGRect(x: margin, y: margin, width: width, height: StylePanel.previewHeight)
    slider.frame = CGRect(x: margin, y: preview.frame.maxY + gap, width: width, height: row)
    let corner =
      isLow
      ? CGPoint(x: slider.frame.maxX + margin, y: bounds.midY - row)
      : CGPoint(x: margin, y: slider.frame.maxY + gap)
    let share = width / CGFloat(StylePanel.columns)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: corner.x + CGFloat(index % StylePanel.columns) * share,
        y: corner.y + CGFloat(index / StylePanel.columns) * row, width: share, height: row)
    }
  }
}

/// A color to choose.
private final class Swatch: UIControl {
  private let dot = UIView()
  private let ring = UIView()

  private static let side: CGFloat = 30
  private static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.layer.borderWidth = 2.5
    // Black is seen on a dark card by its edge.
    dot.layer.borderWidth = 1
    dot.accessibilityIgnoresInvertColors = true
    for part in [ring, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    ring.isHidden = true
  }

  var color: UIColor? {
    didSet { dot.backgroundColor = color }
  }

  override var isSelected: Bool {
    didSet {
      ring.isHidden = !isSelected
      // A layer's colors are those of light or dark at the time.
      ring.layer.borderColor = UIColor.label.cgColor
      dot.layer.borderColor = UIColor.systemGray.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Swatch.side
    dot.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    dot.cornerRadius = side / 2
    ring.frame = dot.frame.insetBy(dx: -Swatch.gap, dy: -Swatch.gap)
    ring.cornerRadius = side / 2 + Swatch.gap
  }
}
