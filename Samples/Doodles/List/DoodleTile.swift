import Heft

/// An item of the grid: a thumbnail on paper, the name, and when it was made.
final class DoodleTile: UICollectionViewCell {
  static let reuseIdentifier = "DoodleTile"
  /// A pixel of the thumbnail is a point.
  private static let thumbnail = CGSize(
    width: Doodle.thumbnailSize.width * Doodle.thumbnailScale,
    height: Doodle.thumbnailSize.height * Doodle.thumbnailScale)
  private static let margin: CGFloat = 8
  private static var lineHeight: CGFloat { max(UIFontMetrics.default.scaledValue(for: 20), 20) }

  static var size: CGSize {
    CGSize(
      width: thumbnail.width + 4 * margin, height: thumbnail.height + 2 * lineHeight + 3 * margin)
  }

  private let thumbnailView = UIImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    DoodleLook.apply(to: thumbnailView, name: nameLabel, date: dateLabel)
    for label in [nameLabel, dateLabel] { label.textAlignment = .center }
    let selection = DoodleLook.selection()
    selection.layer.cornerRadius = 12
    selectedBackgroundView = selection
    for part in [thumbnailView, nameLabel, dateLabel] as [UIView] { contentView.addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (room, size, margin) = (contentView.bounds, DoodleTile.thumbnail, DoodleTile.margin)
    thumbnailView.frame = CGRect(
      x: room.midX - size.width / 2, y: margin, width: size.width, height: size.height)
    let (top, line) = (thumbnailView.frame.maxY + margin, DoodleTile.lineHeight)
    nameLabel.frame = CGRect(x: 4, y: top, width: room.width - 8, height: line)
    dateLabel.frame = CGRect(x: 4, y: top + line, width: room.width - 8, height: line)
  }

  /// Shows a doodle, with what can be done to it beside opening it.
  func show(_ doodle: Doodle, actions: [UIAccessibilityCustomAction]) {
    thumbnailView.image = Doodle.thumbnail(of: doodle)
    nameLabel.text = doodle.name
    let date = DoodleDate.text(
      of: doodle.date, now: UIApplication.shared.now, minutesFromUTC: UIApplication.shared.minutesFromUTC)
    dateLabel.text = date
    accessibilityLabel = "\(doodle.name), \(date)"
    accessibilityCustomActions = actions
  }
}
