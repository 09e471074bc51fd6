/// The view of an activity sheet: the shared item, the activities, and a button that closes it.
final class ActivitySheet: UIView {
  /// One activity in the list.
  struct Row {
    let title: String
    let image: UIImage?
    let press: () -> Void
  }

  /// Our choice after iOS 13, in points.
  private enum Metrics {
    static let headerHeight: CGFloat = 72
    static let thumbnail: CGFloat = 48
    static let rowHeight: CGFloat = 52
    /// Where all rows fit so, they are as low as that: what a finger hits.
    static let lowestRow: CGFloat = 44
  }

  /// How high a row is in a room: lower where all fit then; where they do not, half of the last one that is seen says that there
  /// are more.
  private static func rowHeight(_ count: Int, in room: CGFloat) -> CGFloat {
    if CGFloat(count) * Metrics.rowHeight <= room { return Metrics.rowHeight }
    let share = room / CGFloat(max(count, 1))
    if share >= Metrics.lowestRow { return share }
    return room / max((room / Metrics.rowHeight - 0.5).rounded(.up) + 0.5, 1)
  }

  private let shade = PressableView()
  private let card = UIView()
  private let header = UIView()
  private let thumbnailView = UIImageView()
  private let titleLabel = UILabel()
  private let closeButton: BarButton
  /// All rows: a low screen shows a part of them.
  private let content = UIScrollView()
  private var rows: [RowView] = []

  init(title: String, thumbnail: UIImage?, rows: [Row], close: @escaping () -> Void) {
    let closeItem = UIBarButtonItem(barButtonSystemItem: .close, action: close)
    closeButton = BarButton(closeItem)
    super.init(frame: .zero)
    shade.backgroundColor = UIColor.black.withAlphaComponent(AlertMetrics.dimming)
    shade.isAccessibilityElement = false
    shade.accessibilityElementsHidden = true
    shade.onPress = close
    card.backgroundColor = AlertMetrics.ground
    card.cornerRadius = AlertMetrics.corner
    card.clipsToBounds = true
    thumbnailView.image = thumbnail
    thumbnailView.contentMode = .scaleAspectFit
    thumbnailView.isHidden = thumbnail == nil
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.numberOfLines = 2
    titleLabel.accessibilityTraits = .header
    for part in [thumbnailView, titleLabel, closeButton] as [UIView] { header.addSubview(part) }
    card.addSubview(header)
    self.rows = rows.map { RowView($0) }
    for row in self.rows { content.addSubview(row) }
    card.addSubview(content)
    addSubview(shade)
    addSubview(card)
  }

  private final class RowView: PressableView {
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()

    init(_ row: Row) {
      super.init(frame: .zero)
      label.text = row.title
      label.accessibilityElementsHidden = true
      picture.image = row.image?.withRenderingMode(.alwaysTemplate)
      picture.contentMode = .center
      picture.tintColor = .label
      line.backgroundColor = .separator
      accessibilityLabel = row.title
      onPress = row.press
      for part in [label, picture, line] as [UIView] { addSubview(part) }
      lookChanged()
    }

    override func lookChanged() {
      backgroundColor = isPressed ? AlertMetrics.pressed : AlertMetrics.ground
    }

    override func layoutSubviews() {
      let (width, height, margin) = (bounds.size.width, bounds.size.height, BarMetrics.margin)
      let side = BarIcons.side
      label.frame = CGRect(x: margin, y: 0, width: max(width - 3 * margin - side, 0), height: height)
      picture.frame = CGRect(x: width - margin - side, y: (height - side) / 2, width: side, height: side)
      line.frame = CGRect(x: 0, y: 0, width: width, height: BarMetrics.hairline)
    }
  }

  /// Gives the sheet its look while it is hidden, or while it is shown.
  func place(isShown: Bool) {
    layoutIfNeeded()
    shade.alpha = isShown ? 1 : 0
    let isCalm = UIAccessibility.isReduceMotionEnabled
    card.alpha = isShown || !isCalm ? 1 : 0
    let distance = isShown || isCalm ? 0 : bounds.size.height - card.center.y + card.bounds.size.height / 2
    card.transform = CGAffineTransform(translationX: 0, y: distance)
  }

  override func layoutSubviews() {
    shade.frame = bounds
    let safe = bounds.inset(by: safeAreaInsets)
    let margin = AlertMetrics.sheetMargin
    let width = min(safe.size.width - 2 * margin, AlertMetrics.sheetWidth)
    let isWide = bounds.size.width >= SheetMetrics.wideWidth
    let bottom = safe.maxY - margin
    let rowHeight = ActivitySheet.rowHeight(
      rows.count, in: bottom - safe.minY - margin - Metrics.headerHeight)
    let length = CGFloat(rows.count) * rowHeight
    let height = min(Metrics.headerHeight + length, bottom - safe.minY - margin)
    let top = isWide ? safe.midY - height / 2 : bottom - height
    // Not the frame, because the card may be on its way.
    card.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    card.center = CGPoint(x: safe.midX, y: top + height / 2)
    header.frame = CGRect(x: 0, y: 0, width: width, height: Metrics.headerHeight)
    let inset = (Metrics.headerHeight - Metrics.thumbnail) / 2
    thumbnailView.frame = CGRect(x: inset, y: inset, width: Metrics.thumbnail, height: Metrics.thumbnail)
    let start = thumbnailView.isHidden ? BarMetrics.margin : 2 * inset + Metrics.thumbnail
    let end = width - BarMetrics.margin - BarIcons.side
    titleLabel.frame = CGRect(
      x: start, y: inset, width: max(end - start - BarMetrics.gap, 0), height: Metrics.thumbnail)
    closeButton.frame = CGRect(x: end, y: inset, width: BarIcons.side, height: Metrics.thumbnail)
    content.frame = CGRect(
      x: 0, y: Metrics.headerHeight, width: width, height: max(height - Metrics.headerHeight, 0))
    content.contentSize = CGSize(width: width, height: length)
    content.isScrollEnabled = length > content.bounds.size.height
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
    }
  }
}
