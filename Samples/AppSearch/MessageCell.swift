import Heft

/// A row of the list: sender, date and subject, and a dot while the message is unread.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"
  static var height: CGFloat { max(UIFontMetrics.default.scaledValue(for: 68), 68) }

  private let dot = UIView(frame: .zero)
  private let senderLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    dot.cornerRadius = 5
    dot.accessibilityIgnoresInvertColors = true
    senderLabel.adjustsFontSizeToFitWidth = true
    senderLabel.minimumScaleFactor = 0.6
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14))
    for label in [senderLabel, subjectLabel, dateLabel] { label.adjustsFontForContentSizeCategory = true }
    dateLabel.textColor = .secondaryLabel
    dateLabel.textAlignment = .right
    subjectLabel.textColor = .secondaryLabel
    for part in [dot, senderLabel, dateLabel, subjectLabel] as [UIView] { contentView.addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 30
    let width = max(contentView.bounds.width - left - 8, 0)
    let dateWidth = min(dateLabel.sizeThatFits(.zero).width, width / 2)
    let line = max(24, senderLabel.font.lineHeight)
    let isLarge = traitCollection.preferredContentSizeCategory > .large
    // Larger text needs a second line sooner.
    subjectLabel.numberOfLines = isLarge ? 2 : 1
    let room = bounds.height - line - 16
    let subject = max(20, min(subjectLabel.sizeThatFits(CGSize(width: width, height: 0)).height, room))
    let top = ((bounds.height - line - subject - 1) / 2).rounded(.down)
    dot.frame = CGRect(x: 11, y: top + line / 2 - 5, width: 10, height: 10)
    senderLabel.frame = CGRect(x: left, y: top, width: max(width - dateWidth - 8, 0), height: line)
    dateLabel.frame = CGRect(x: left + width - dateWidth, y: top, width: dateWidth, height: line)
    subjectLabel.frame = CGRect(x: left, y: top + line + 1, width: width, height: subject)
  }

  func show(_ message: Message, isRead: Bool, isReplied: Bool) {
    senderLabel.text = message.sender
    dateLabel.text = message.date
    subjectLabel.text = (isReplied ? "\u{21A9}\u{FE0E} " : "") + message.subject
    dot.backgroundColor = .systemBlue
    dot.isHidden = isRead
    let words = "\(message.sender), \(message.subject), \(message.date)" + (isReplied ? ", replied" : "")
    accessibilityLabel = isRead ? words : "Unread, \(words)"
    setNeedsLayout()
  }
}
