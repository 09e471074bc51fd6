import Heft

/// A row of the list: sender, date and subject, and a dot while the message is unread.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"
  static let height: CGFloat = 68

  private let dot = UIView(frame: .zero)
  private let senderLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    dot.cornerRadius = 5
    senderLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    subjectLabel.font = .systemFont(ofSize: 15)
    dateLabel.font = .systemFont(ofSize: 14)
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
    dot.frame = CGRect(x: 11, y: 18, width: 10, height: 10)
    senderLabel.frame = CGRect(x: left, y: 11, width: max(width - dateWidth - 8, 0), height: 24)
    dateLabel.frame = CGRect(x: left + width - dateWidth, y: 11, width: dateWidth, height: 24)
    subjectLabel.frame = CGRect(x: left, y: 36, width: width, height: 20)
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
