import Heft
import Ink

/// The card of papers: what is printed on it, its color, how often a stroke is there and, before the first stroke, its size.
final class PaperPanel: Card {
  private let patterns = UISegmentedControl(items: DoodleSheet.patterns)
  private let sizes = UISegmentedControl(items: PaperSize.allCases.map { $0.name })
  private let symmetries = UISegmentedControl(items: ["Once", "Mirror", "2 Axes", "Turns"])
  /// How many turns, and that in words.
  private let folds = UISlider(frame: .zero)
  private let count = UILabel()
  private var swatches: [Swatch] = []
  private var sheet = DoodleSheet.plain
  /// Told of another paper.
  var chosen: ((DoodleSheet) -> Void)?
  /// Told how often a stroke is to be there.
  var aided: ((Symmetry) -> Void)?
  /// Told of another size.
  var sized: ((PaperSize) -> Void)?

  private static let width: CGFloat = 330

  override init(frame: CGRect) {
    super.init(frame: frame)
    patterns.accessibilityLabel = "Pattern"
    patterns.addAction(
      UIAction(handler: weakify(self) { panel, _ in panel.choosePattern() }), for: .valueChanged)
    addSubview(patterns)
    sizes.accessibilityLabel = "Size"
    sizes.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          if let size = PaperSize(rawValue: panel.sizes.selectedSegmentIndex) { panel.sized?(size) }
        }), for: .valueChanged)
    addSubview(sizes)
    addSymmetries()
    for shade in DoodleSheet.shades {
      let swatch = Swatch(frame: .zero)
      swatch.show(shade)
      swatch.accessibilityLabel = "\(shade.name) Paper"
      swatch.addAction(
        UIAction(
          handler: weakify(self) { panel, _ in
            var sheet = panel.sheet
            sheet.color = shade.pixel(1)
            panel.chosen?(sheet)
          }), for: .touchUpInside)
      swatches.append(swatch)
      addSubview(swatch)
    }
  }

  private func addSymmetries() {
    symmetries.accessibilityLabel = "Symmetry"
    symmetries.accessibilityHint = "How often a stroke is there."
    folds.accessibilityLabel = "Number of Turns"
    folds.minimumValue = Float(Symmetry.folds.lowerBound)
    folds.maximumValue = Float(Symmetry.folds.upperBound)
    folds.value = PaperPanel.firstFolds
    count.textColor = .secondaryLabel
    count.font = .systemFont(ofSize: 15)
    count.textAlignment = .right
    // The slider says it.
    count.isAccessibilityElement = false
    for control in [symmetries, folds] as [UIControl] {
      control.addAction(
        UIAction(handler: weakify(self) { panel, _ in panel.chooseSymmetry() }), for: .valueChanged)
    }
    for part in [symmetries, folds, count] as [UIView] { addSubview(part) }
    show(.none)
  }

  /// As many turns as a snowflake has (our choice).
  private static let firstFolds: Float = 6

  private func chooseSymmetry() {
    let all = [Symmetry.none, .mirror, .axes, .turns(Int(folds.value.rounded()))]
    let index = symmetries.selectedSegmentIndex
    if all.indices.contains(index) { aided?(all[index]) }
  }

  /// Shows how often a stroke is there.
  func show(_ symmetry: Symmetry) {
    let index =
      switch symmetry {
      case .none: 0
      case .mirror: 1
      case .axes: 2
      case .turns: 3
      }
    symmetries.selectedSegmentIndex = index
    if case .turns(let number) = symmetry { folds.value = Float(number) }
    let number = Int(folds.value.rounded())
    folds.accessibilityValue = "\(number) times"
    count.text = "\(number)\u{00D7}"
    (folds.isHidden, count.isHidden) = (index != 3, index != 3)
    setNeedsLayout()
  }

  private func choosePattern() {
    guard let pattern = DoodleDocument.Paper.Pattern(rawValue: UInt8(max(patterns.selectedSegmentIndex, 0)))
    else { return }
    var sheet = sheet
    sheet.pattern = pattern
    chosen?(sheet)
  }

  /// Shows the paper as it is now, and its size while that can be chosen. Sizes that cannot be chosen any more stay until the
  /// card is closed, so that nothing moves under the finger.
  func show(_ sheet: DoodleSheet, _ size: PaperSize?) {
    self.sheet = sheet
    sizes.isEnabled = size != nil
    if superview == nil { sizes.isHidden = size == nil }
    if let size { sizes.selectedSegmentIndex = size.rawValue }
    patterns.selectedSegmentIndex = Int(sheet.pattern.rawValue)
    for swatch in swatches {
      swatch.isSelected = DoodleSheet.shades.contains { $0.hex == swatch.hex && $0.pixel(1) == sheet.color }
    }
  }

  override func size(in room: CGSize) -> CGSize {
    CGSize(
      width: min(PaperPanel.width, room.width),
      height: 2 * Card.margin + 3 * Card.row + Card.gap + (folds.isHidden ? 0 : Card.row)
        + (sizes.isHidden ? 0 : Card.row))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.insetBy(dx: Card.margin, dy: Card.margin)
    patterns.frame = CGRect(x: inside.minX, y: inside.minY + 4, width: inside.width, height: Card.row - 8)
    sizes.frame = CGRect(
      x: inside.minX, y: inside.maxY - Card.row + 4, width: inside.width, height: Card.row - 8)
    let top = inside.minY + 2 * Card.row + Card.gap
    symmetries.frame = CGRect(x: inside.minX, y: top + 4, width: inside.width, height: Card.row - 8)
    folds.frame = CGRect(x: inside.minX, y: top + Card.row, width: inside.width - Card.row, height: Card.row)
    count.frame = CGRect(x: inside.maxX - Card.row, y: top + Card.row, width: Card.row, height: Card.row)
    let share = inside.width / CGFloat(max(swatches.count, 1))
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: inside.minX + CGFloat(index) * share, y: inside.minY + Card.row + Card.gap, width: share,
        height: Card.row)
    }
  }
}
