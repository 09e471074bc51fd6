/// The title above a section, or the words below it.
open class UITableViewHeaderFooterView: UIView {
  enum Seat {
    /// Above the rows of a section, on the table's ground.
    case above
    /// Above them, and over rows that scroll past.
    case onRows
    /// Below them.
    case below
  }

  /// The name under which it might be used again; kept for what is written for UIKit.
  public let reuseIdentifier: String?
  /// The words.
  public let textLabel: UILabel? = UILabel()
  /// What holds the words.
  public let contentView = UIView()
  var margin = TableNumbers.margin
  private var seat = Seat.above

  /// A view without words.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  func sits(_ seat: Seat) {
    self.seat = seat
    textLabel?.numberOfLines = seat == .below ? 0 : 1
    textLabel?.font =
      seat == .onRows
      ? UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .boldSystemFont(ofSize: 15))
      : .preferredFont(forTextStyle: .footnote)
    textLabel?.adjustsFontForContentSizeCategory = true
    textLabel?.textColor = seat == .onRows ? .label : .secondaryLabel
    if seat == .onRows { backgroundColor = .secondarySystemBackground }
    if seat != .below {
      textLabel?.isAccessibilityElement = true
      textLabel?.accessibilityTraits = .header
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let width = max(bounds.size.width - 2 * margin, 0)
    let height = bounds.size.height
    let line = max(textLabel?.font.lineHeight ?? 0, 18)
    switch seat {
    case .onRows: textLabel?.frame = CGRect(x: margin, y: 0, width: width, height: height)
    case .above:
      textLabel?.frame = CGRect(
        x: margin, y: max(height - line - 6, 0), width: width, height: min(line, height))
    case .below:
      let padding = TableNumbers.footerPadding
      textLabel?.frame = CGRect(x: margin, y: padding, width: width, height: max(height - 2 * padding, 0))
    }
  }
}
