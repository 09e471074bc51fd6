import Heft

/// The card over the bar: the size of the brush, with what it draws, and the colors.
final class StylePanel: Card {
  private let preview = BrushPreview(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private let opacity = UISlider(frame: .zero)
  private var swatches: [Swatch] = []
  private let erasing = UISegmentedControl(items: ["Pixels", "Whole Strokes"])
  private let hexButton = UIButton(type: .system)
  private let pickButton = UIButton(type: .system)
  private let box: BrushBox
  /// Told when a color is to be typed, and when one is to be taken from the paper.
  var typed: (() -> Void)?
  var picked: (() -> Void)?

  private static let previewHeight: CGFloat = 64
  private static let columns = 6
  private static let width: CGFloat = 292
  /// One above the other: the line, the size, the opacity, the colors, the latest ones, and what else there is to them.
  private static let height = margin * 2 + previewHeight + gap + row * 2 + gap + row * 4
  /// Where that is too high, as on a small phone on its side, the colors are beside the others, without the line (our
  /// choices).
  private static let lowWidth: CGFloat = 560
  private static let lowHeight = margin * 2 + row * 3

  init(_ box: BrushBox) {
    self.box = box
    super.init(frame: .zero)
    slider.accessibilityLabel = "Size"
    slider.minimumValue = 0
    slider.maximumValue = 1
    slider.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.chooseSize() }), for: .valueChanged)
    opacity.accessibilityLabel = "Opacity"
    opacity.minimumValue = Float(BrushBox.opacities.lowerBound)
    opacity.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.box.choose(opacity: Double(panel.opacity.value)) }),
      for: .valueChanged)
    addSubview(preview)
    addSubview(slider)
    addSubview(opacity)
    erasing.accessibilityLabel = "What the eraser takes away"
    erasing.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          panel.box.choose(erasesStrokes: panel.erasing.selectedSegmentIndex == 1)
        }), for: .valueChanged)
    addSubview(erasing)
    for index in 0..<BrushBox.shades.count + BrushBox.mostRecent {
      let swatch = Swatch(frame: .zero)
      swatch.addAction(
        UIAction(handler: weakify(self) { panel, _ in panel.box.choose(hex: panel.swatches[index].hex) }),
        for: .touchUpInside)
      swatches.append(swatch)
      addSubview(swatch)
    }
    hexButton.accessibilityHint = "Type another color."
    hexButton.addAction(UIAction(handler: weakify(self) { panel, _ in panel.typed?() }), for: .touchUpInside)
    pickButton.setTitle("From Paper", for: .normal)
    pickButton.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.picked?() }), for: .touchUpInside)
    for button in [hexButton, pickButton] {
      button.titleLabel?.font = .systemFont(ofSize: 15)
      addSubview(button)
    }
    showChoice()
  }

  /// As low as the room wants it.
  override func size(in room: CGSize) -> CGSize {
    let isLow = room.height < StylePanel.height
    return CGSize(
      width: min(isLow ? StylePanel.lowWidth : StylePanel.width, room.width),
      height: isLow ? StylePanel.lowHeight : StylePanel.height)
  }

  /// The color of the paper, on which the line is shown.
  func show(_ paper: UIColor) { preview.backgroundColor = paper }

  /// Shows what is chosen.
  func showChoice() {
    preview.show(box.brush)
    // Small sizes are chosen as finely as large ones: each half of the way is as much more.
    slider.value = Float(part(of: box.size))
    slider.accessibilityValue = BrushBox.text(of: box.size)
    opacity.value = Float(box.opacity)
    opacity.isHidden = box.isErasing
    erasing.isHidden = !box.isErasing
    erasing.selectedSegmentIndex = box.erasesStrokes ? 1 : 0
    opacity.accessibilityValue = "\(Int((box.opacity * 100).rounded())) percent"
    for (index, swatch) in swatches.enumerated() {
      let own = index - BrushBox.shades.count
      if own < 0 {
        swatch.show(box.shades[index])
      } else if own < box.recent.count {
        swatch.show(BrushBox.Shade(name: BrushBox.digits(of: box.recent[own]), hex: box.recent[own]))
      }
      swatch.isHidden = own >= box.recent.count
      swatch.isSelected = swatch.hex == box.hex && !box.isErasing
    }
    hexButton.setTitle(BrushBox.digits(of: box.hex), for: .normal)
    hexButton.accessibilityLabel = "Color \(BrushBox.digits(of: box.hex))"
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
    preview.isHidden = isLow
    preview.frame = CGRect(x: margin, y: margin, width: width, height: StylePanel.previewHeight)
    let top = isLow ? margin : preview.frame.maxY + gap
    slider.frame = CGRect(x: margin, y: top, width: width, height: row)
    opacity.frame = CGRect(x: margin, y: slider.frame.maxY, width: width, height: row)
    erasing.frame = opacity.frame.insetBy(dx: 0, dy: 4)
    let corner =
      isLow
      ? CGPoint(x: slider.frame.maxX + margin, y: margin) : CGPoint(x: margin, y: opacity.frame.maxY + gap)
    let share = width / CGFloat(StylePanel.columns)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: corner.x + CGFloat(index % StylePanel.columns) * share,
        y: corner.y + CGFloat(index / StylePanel.columns) * row, width: share, height: row)
    }
    let last = isLow ? opacity.frame.maxY : corner.y + 3 * row
    hexButton.frame = CGRect(x: margin, y: last, width: width / 2, height: row)
    pickButton.frame = CGRect(x: margin + width / 2, y: last, width: width / 2, height: row)
  }
}
