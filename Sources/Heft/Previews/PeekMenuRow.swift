/// A row of a preview's actions.
final class PeekMenuRow: PressableView {
  private let item: PeekItem
  private let isHeader: Bool
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  private let line = UIView()

  var isWidget: Bool { item.isWidget }

  /// The title of the group that the row is in; empty for none.
  var heading: String { item.heading }

  /// Whether the finger that opened the menu is on the row.
  var isTouched = false {
    didSet { if isTouched != oldValue { lookChanged() } }
  }

  /// Whether the row begins with that text, in any case of the letters A to Z.
  func begins(with key: UInt8) -> Bool {
    guard isEnabled, let first = item.title.utf8.first else { return false }
    return first.lowered == key.lowered
  }

  /// A row of an item; a header leads back from a group.
  init(_ item: PeekItem, isHeader: Bool) {
    self.item = item
    self.isHeader = isHeader
    super.init(frame: .zero)
    detail.text = item.subtitle
    detail.font = .systemFont(ofSize: PeekMetrics.detailFont)
    detail.textColor = .secondaryLabel
    detail.accessibilityElementsHidden = true
    label.text = item.title
    label.font = .systemFont(ofSize: PeekMetrics.rowFont, weight: isHeader ? .semibold : .regular)
    label.accessibilityElementsHidden = true
    picture.image = isHeader ? PeekMetrics.back : item.image
    picture.contentMode = .scaleAspectFit
    if item.isWidget { dressWidget() }
    if item.isSelected {
      mark.image = PeekMetrics.tick
    } else if item.children != nil {
      mark.image = PeekMetrics.forward
    }
    line.backgroundColor = .separator
    for part in [label, detail, picture, mark, line] as [UIView] { addSubview(part) }
    accessibilityLabel = isHeader ? "Back from " + item.title : item.title
    accessibilityValue = item.subtitle
    if item.isSelected { accessibilityTraits = [.button, .selected] }
    if item.children != nil { accessibilityHint = "Opens more actions" }
    isEnabled = item.isEnabled && item.children?.isEmpty != true
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    lookChanged()
  }

  /// The title is small here, and large what the app has to say.
  private func dressWidget() {
    label.font = .systemFont(ofSize: PeekMetrics.widgetTitleFont, weight: .semibold)
    detail.font = .systemFont(ofSize: PeekMetrics.widgetFont, weight: .semibold)
    detail.textColor = .label
    detail.numberOfLines = 2
    picture.clipsToBounds = true
    picture.cornerRadius = 6
    accessibilityHint = "Goes to the app"
  }

  override func lookChanged() {
    backgroundColor = isPressed || isTouched ? AlertMetrics.pressed : .clear
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel : item.isDestructive ? .systemRed : isHeader || !item.isTinted ? .label : tintColor
    label.textColor = item.isWidget ? .secondaryLabel : color
    picture.tintColor = color
    mark.tintColor = color
  }

  override func tintColorDidChange() { lookChanged() }

  override func layoutSubviews() {
    if item.isWidget { return layoutWidget() }
    let side = BarIcons.side
    let middle = bounds.midY - side / 2
    let padding: CGFloat = 16
    var left = padding
    if picture.image != nil {
      picture.frame = CGRect(x: padding, y: middle, width: side, height: side)
      left += side + 10
    }
    mark.frame = CGRect(x: bounds.size.width - padding - side, y: middle, width: side, height: side)
    let right = mark.image == nil ? padding : padding + side + 8
    let width = max(bounds.size.width - left - right, 0)
    if item.subtitle == nil {
      label.frame = CGRect(x: left, y: 0, width: width, height: bounds.size.height)
    } else {
      let (above, below) = (PeekMetrics.rowFont + 6, PeekMetrics.detailFont + 5)
      let top = (bounds.size.height - above - below) / 2
      label.frame = CGRect(x: left, y: top, width: width, height: above)
      detail.frame = CGRect(x: left, y: top + above, width: width, height: below)
    }
    layoutLine()
  }

  private func layoutLine() {
    line.frame = CGRect(
      x: 0, y: bounds.size.height - BarMetrics.hairline, width: bounds.size.width, height: BarMetrics.hairline
    )
  }

  private func layoutWidget() {
    let padding: CGFloat = 16
    var left = padding
    if let image = picture.image {
      // As wide as its shape asks for, so that its corners are round.
      let side = PeekMetrics.widgetPicture
      let share = min(side / max(image.size.width, 1), side / max(image.size.height, 1))
      let (width, height) = (image.size.width * share, image.size.height * share)
      picture.frame = CGRect(
        x: padding, y: bounds.midY - height / 2, width: width, height: height)
      left = picture.frame.maxX + 12
    }
    let width = max(bounds.size.width - left - padding, 0)
    let above = PeekMetrics.widgetTitleFont + 5
    let below = min(detail.sizeThatFits(CGSize(width: width, height: bounds.size.height)).height, 48)
    let top = bounds.midY - (above + below) / 2
    label.frame = CGRect(x: left, y: top, width: width, height: above)
    detail.frame = CGRect(x: left, y: top + above, width: width, height: below)
    layoutLine()
  }
}

extension UInt8 {
  /// The small letter of a capital one of A to Z.
  fileprivate var lowered: UInt8 { self >= 65 && self <= 90 ? self + 32 : self }
}
