/// The title of a menu above its rows, or that of a group whose rows stand among the others.
final class PeekMenuHeading: UIView {
  private let label = UILabel()
  private let line = UIView()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: PeekMetrics.headingFont)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    line.backgroundColor = .separator
    addSubview(label)
    addSubview(line)
  }

  /// The height that the whole title takes in a width.
  func height(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * PeekMetrics.margin, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + 2 * PeekMetrics.headingPadding
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: PeekMetrics.margin, dy: PeekMetrics.headingPadding)
    line.frame = CGRect(
      x: 0, y: bounds.size.height - BarMetrics.hairline, width: bounds.size.width, height: BarMetrics.hairline
    )
  }
}
