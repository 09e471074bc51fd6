import Heft

/// A row of the list: a thumbnail on paper, the name, and when it was made.
final class DoodleCell: UITableViewCell {
  static let reuseIdentifier = "DoodleCell"
  static let height: CGFloat = 88

  private let thumbnailView = UIImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()

  /// What the row shows.
  var doodle: Doodle? {
    didSet { show() }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    thumbnailView.contentMode = .scaleAspectFit
    thumbnailView.clipsToBounds = true
    thumbnailView.layer.cornerRadius = 6
    thumbnailView.layer.borderWidth = 1
    thumbnailView.layer.borderColor = UIColor.separator.cgColor
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    dateLabel.font = .systemFont(ofSize: 14)
    dateLabel.textColor = .secondaryLabel
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
    nameLabel.frame = CGRect(x: x, y: room.midY - 24, width: width, height: 24)
    dateLabel.frame = CGRect(x: x, y: room.midY + 2, width: width, height: 20)
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
