import Heft

/// The card over the bar: the size of the brush, with what it draws, and the colors.
final class StylePanel: Card {
  private let preview = BrushPreview(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private let opacity = UISlider(frame: .zero)
  /// How firm a hand is.
  private let firmness = UISlider(frame: .zero)
  /// The words for the size, the opacity, and both ends of the firmness.
  private let words = [UILabel(), UILabel(), UILabel(), UILabel()]
  private var swatches: [Swatch] = []
  private let erasing = UISegmentedControl(items: ["Pixels", "Whole Strokes"])
  private let barrel = UISegmentedControl(items: BarrelAction.allCases.map { $0.name })
  private let barrelWords = UILabel()
  private let hexButton = UIButton(type: .system)
  private let mixButton = UIButton(type: .system)
  private let pickButton = UIButton(type: .system)
  private let box: BrushBox
  /// Told when a color is to be typed, to be mixed, and to be taken from the paper.
  var typed: (() -> Void)?
  var mixed: (() -> Void)?
  var picked: (() -> Void)?

  private static let previewHeight: CGFloat = 64
  private static let columns = 6
  private static let width: CGFloat = 292
  /// One above the other: the line, the size, the opacity, the firmness, the colors, the latest ones, and what else there is
  /// to them.
  private static let height = margin * 2 + previewHeight + gap + row * 3 + gap + row * 4
  /// Where it would leave less of the paper free, as on a small phone, the line is left out (our choice: two rows).
  private static let free = row * 2
  private static let heightWithoutLine = height - previewHeight - gap
  /// Where that is too high too, as on a phone on its side, the colors are beside the others, and the firmness beside the size
  /// (our choices).
  private static let lowWidth: CGFloat = 560
  private static let lowHeight = margin * 2 + row * 3
  /// Where the window is wide, but too low for all, the line, the size, the opacity and the firmness are beside the colors.
  private static let wideHeight = margin * 2 + previewHeight + gap + row * 3
  /// The room for what a pen's button does, with the words over it, once a pen was seen.
  private static let barrelWordHeight: CGFloat = 24
  private var barrelHeight: CGFloat { box.hasPen ? StylePanel.barrelWordHeight + StylePanel.row : 0 }
  /// The room for the words at a slider, in points (our choice).
  private static let wordWidth: CGFloat = 58

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
    firmness.accessibilityLabel = "Firmness"
    firmness.accessibilityHint = "How hard one presses for a wide line."
    firmness.minimumValue = Float(ForceResponse.range.lowerBound)
    firmness.maximumValue = Float(ForceResponse.range.upperBound)
    firmness.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          panel.box.choose(ForceResponse(firmness: Int(panel.firmness.value.rounded())))
        }), for: .valueChanged)
    for part in [preview, slider, opacity, firmness] as [UIView] { addSubview(part) }
    for (label, text) in zip(words, ["Size", "Opacity", "Soft", "Firm"]) {
      label.text = text
      label.textAlignment = text == "Firm" ? .right : .left
      label.textColor = .secondaryLabel
      label.font = .systemFont(ofSize: 15)
      // The slider says it.
      label.isAccessibilityElement = false
      addSubview(label)
    }
    erasing.accessibilityLabel = "What the eraser takes away"
    erasing.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          panel.box.choose(erasesStrokes: panel.erasing.selectedSegmentIndex == 1)
        }), for: .valueChanged)
    addSubview(erasing)
    barrel.accessibilityLabel = "What the pen's button does"
    barrel.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          let (index, all) = (panel.barrel.selectedSegmentIndex, BarrelAction.allCases)
          if all.indices.contains(index) { panel.box.choose(all[index]) }
        }), for: .valueChanged)
    barrelWords.text = "The pen\u{2019}s button"
    barrelWords.textColor = .secondaryLabel
    barrelWords.font = .systemFont(ofSize: 15)
    // The control says it.
    barrelWords.isAccessibilityElement = false
    for part in [barrel, barrelWords] as [UIView] { addSubview(part) }
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
    mixButton.setTitle("Mix", for: .normal)
    mixButton.accessibilityHint = "Mix another color."
    mixButton.addAction(UIAction(handler: weakify(self) { panel, _ in panel.mixed?() }), for: .touchUpInside)
    pickButton.setTitle("From Paper", for: .normal)
    pickButton.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.picked?() }), for: .touchUpInside)
    for button in [hexButton, mixButton, pickButton] {
      button.titleLabel?.font = .systemFont(ofSize: 15)
      addSubview(button)
    }
    showChoice()
  }

  /// The arrangement of the panel's parts.
  private enum Arrangement { case tall, tallWithoutLine, wide, low }

  private static func arrangement(in room: CGSize) -> Arrangement {
    if room.height >= height + free { return .tall }
    if room.width >= lowWidth, room.height >= wideHeight + free { return .wide }
    return room.height < heightWithoutLine ? .low : .tallWithoutLine
  }

  private var arrangement = Arrangement.tall

  /// As low as the room wants it.
  override func size(in room: CGSize) -> CGSize {
    let further = barrelHeight
    arrangement = StylePanel.arrangement(in: CGSize(width: room.width, height: room.height - further))
    setNeedsLayout()
    let (width, height): (CGFloat, CGFloat) =
      switch arrangement {
      case .tall: (StylePanel.width, StylePanel.height)
      case .tallWithoutLine: (StylePanel.width, StylePanel.heightWithoutLine)
      case .wide: (StylePanel.lowWidth, StylePanel.wideHeight)
      case .low: (StylePanel.lowWidth, StylePanel.lowHeight)
      }
    return CGSize(width: min(width, room.width), height: height + further)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The sizes to choose from follow the zoom.
    if superview == nil { preview.forget() } else { showChoice() }
  }

  /// The color of the paper, on which the line is shown.
  func show(_ paper: UIColor) { preview.backgroundColor = paper }

  /// Shows what is chosen.
  func showChoice() {
    preview.show(box.brush, box.response, isText: box.isWriting)
    // Letters know no force.
    firmness.isEnabled = !box.isWriting
    firmness.value = Float(box.response.firmness)
    firmness.accessibilityValue = box.response.text
    // Small sizes are chosen as finely as large ones: each half of the track is as much more.
    slider.value = Float(part(of: box.size))
    slider.accessibilityValue = BrushBox.text(of: box.size)
    opacity.value = Float(box.opacity)
    opacity.isHidden = box.isErasing
    erasing.isHidden = !box.isErasing
    words[1].isHidden = arrangement == .low || box.isErasing
    erasing.selectedSegmentIndex = box.erasesStrokes ? 1 : 0
    (barrel.isHidden, barrelWords.isHidden) = (!box.hasPen, !box.hasPen)
    barrel.selectedSegmentIndex = BarrelAction.allCases.firstIndex(of: box.barrel) ?? 0
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
    let isLow = arrangement == .low
    let hasColumns = isLow || arrangement == .wide
    let width = hasColumns ? (bounds.width - 3 * margin) / 2 : bounds.width - 2 * margin
    preview.isHidden = isLow || arrangement == .tallWithoutLine
    preview.frame = CGRect(x: margin, y: margin, width: width, height: StylePanel.previewHeight)
    let top = preview.isHidden ? margin : preview.frame.maxY + gap
    let word = isLow ? 0 : StylePanel.wordWidth
    slider.frame = CGRect(
      x: margin + word, y: top, width: isLow ? (width - margin) / 2 : width - word, height: row)
    opacity.frame = CGRect(x: margin + word, y: top + row, width: width - word, height: row)
    firmness.frame =
      isLow
      ? CGRect(x: slider.frame.maxX + margin, y: top, width: slider.frame.width, height: row)
      : CGRect(x: margin + row, y: top + 2 * row, width: width - 2 * row, height: row)
    for (index, label) in words.enumerated() {
      label.isHidden = isLow || (index == 1 && box.isErasing)
      label.frame = CGRect(
        x: index == 3 ? margin + width - row : margin, y: top + CGFloat(min(index, 2)) * row,
        width: index < 2 ? word : row, height: row)
    }
    barrel.frame = CGRect(
      x: margin, y: bounds.height - margin - row + 2, width: bounds.width - 2 * margin, height: row - 4)
    barrelWords.frame = CGRect(
      x: margin, y: bounds.height - margin - barrelHeight, width: bounds.width - 2 * margin,
      height: StylePanel.barrelWordHeight)
    erasing.frame = CGRect(x: margin, y: top + row + 4, width: width, height: row - 8)
    let corner =
      hasColumns
      ? CGPoint(x: 2 * margin + width, y: margin) : CGPoint(x: margin, y: firmness.frame.maxY + gap)
    let share = width / CGFloat(StylePanel.columns)
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: corner.x + CGFloat(index % StylePanel.columns) * share,
        y: corner.y + CGFloat(index / StylePanel.columns) * row, width: share, height: row)
    }
    let last = isLow ? opacity.frame.maxY : corner.y + 3 * row
    for (index, button) in [hexButton, mixButton, pickButton].enumerated() {
      let left = isLow ? margin : corner.x
      button.frame = CGRect(x: left + CGFloat(index) * width / 3, y: last, width: width / 3, height: row)
    }
  }
}
