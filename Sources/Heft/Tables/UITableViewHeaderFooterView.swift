/// The title above a section, or the text below it.
open class UITableViewHeaderFooterView: UIView {
  enum Placement {
    /// Above the rows of a section, on the table's ground.
    case above
    /// Above them, and over rows that scroll past.
    case onRows
    /// Below them.
    case below
  }

  /// The name under which it is used again; nil for one that is not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The identifier that the view was made with, or dequeued by.
  final var storedReuseIdentifier: String?
  /// The view that holds the text, and views of the app's own.
  public final let contentView = UIView()
  /// The view behind the content; nil is the background color alone.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  final var margin = TableNumbers.margin
  private final var placement: Placement?
  private final var label: UILabel?
  private final var detailLabel: UILabel?
  /// The look that the text got here: a look that the app has set is kept.
  private final var givenFont: UIFont?
  private final var givenColor: UIColor?

  /// A view without text.
  ///
  /// - Parameter reuseIdentifier: The identifier by which it is used again; nil means it is not.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.layout.usualMargins = .edge
    addSubview(contentView)
  }

  /// The view that a table makes of a registered class. A class that overrides `init(reuseIdentifier:)` has it too.
  ///
  /// - Parameter reuseIdentifier: The identifier.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The words; made when it is first asked for.
  public final var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    self.label = label
    contentView.addSubview(label)
    givenFont = label.font
    givenColor = label.textColor
    if let placement { dress(label, placement) }
    setNeedsLayout()
    return label
  }

  /// Further words below those, in a grouped table; made when it is first asked for.
  public final var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The view is about to be used for another section: reset the values that were set for the last one.
  open func prepareForReuse() {}

  /// Shows the words as their place wants them, as far as the app has not said how.
  final func place(_ placement: Placement) {
    guard placement != self.placement else { return }
    self.placement = placement
    if let label { dress(label, placement) }
    if placement == .onRows, backgroundColor == nil, backgroundView == nil {
      backgroundColor = .secondarySystemBackground
    }
    setNeedsLayout()
  }

  private final func dress(_ label: UILabel, _ placement: Placement) {
    if placement == .below, label.numberOfLines == 1 { label.numberOfLines = 0 }
    if label.font === givenFont {
      label.font =
        placement == .onRows
        ? UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .boldSystemFont(ofSize: 15))
        : .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      givenFont = label.font
    }
    if label.textColor === givenColor {
      label.textColor = placement == .onRows ? .label : .secondaryLabel
      givenColor = label.textColor
    }
    if placement != .below {
      label.isAccessibilityElement = true
      label.accessibilityTraits = .header
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let label else { return }
    let width = max(bounds.size.width - 2 * margin, 0)
    let height = bounds.size.height
    let line = max(label.font.lineHeight, 18)
    let detail = detailLabel.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height } ?? 0
    switch placement ?? .above {
    case .onRows: label.frame = CGRect(x: margin, y: 0, width: width, height: height)
    case .above:
      label.frame = CGRect(
        x: margin, y: max(height - line - detail - 6, 0), width: width, height: min(line, height))
    case .below:
      let padding = TableNumbers.footerPadding
      label.frame = CGRect(
        x: margin, y: padding, width: width, height: max(height - detail - 2 * padding, 0))
    }
    detailLabel?.frame = CGRect(x: margin, y: label.frame.maxY, width: width, height: detail)
  }
}
