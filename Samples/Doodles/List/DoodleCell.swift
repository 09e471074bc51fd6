import Heft

/// A row of the list: a thumbnail on paper, the name, and when it was made.
final class DoodleCell: UITableViewCell {
  static let reuseIdentifier = "DoodleCell"
  static var height: CGFloat { max(UIFontMetrics.default.scaledValue(for: 76), 88) }

  private let thumbnailView = UIImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()

  /// The doodle that the row shows.
  var doodle: Doodle? {
    didSet { show() }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    DoodleLook.apply(to: thumbnailView, name: nameLabel, date: dateLabel)
    selectedBackgroundView = DoodleLook.selection()
    for part in [thumbnailView, nameLabel, dateLabel] as [UIView] { contentView.addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let thumbnail = Doodle.thumbnailSize
    thumbnailView.frame = CGRect(
      x: 16, y: (room.height - thumbnail.height) / 2, width: thumbnail.width, height: thumbnail.height)
    let x = thumbnailView.frame.maxX + 14
    let width = max(room.width - x - 8, 0)
    // Larger text needs a second line sooner.
    nameLabel.numberOfLines = traitCollection.preferredContentSizeCategory > .large ? 2 : 1
    let date = max(20, dateLabel.font.lineHeight)
    let name = max(
      24, min(nameLabel.sizeThatFits(CGSize(width: width, height: 0)).height, room.height - date - 10))
    let top = room.midY - (name + date + 2) / 2 - 1
    nameLabel.frame = CGRect(x: x, y: top, width: width, height: name)
    dateLabel.frame = CGRect(x: x, y: top + name + 2, width: width, height: date)
  }

  private func show() {
    thumbnailView.image = doodle.map { Doodle.thumbnail(of: $0) }
    nameLabel.text = doodle?.name
    dateLabel.text = doodle.map {
      DoodleDate.text(
        of: $0.date, now: UIApplication.shared.now, minutesFromUTC: UIApplication.shared.minutesFromUTC)
    }
    accessibilityLabel = doodle.map { "\($0.name), \(dateLabel.text ?? "")" }
  }
}
