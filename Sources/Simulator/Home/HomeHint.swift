import Heft

/// The card on the first page that says what a press on an icon does.
final class HomeHint: UIView {
  private let mark = UIImageView(frame: .zero)
  private let title = UILabel()
  private let text = UILabel()
  /// As wide as the force that presses is deep.
  private let level = UIView()
  private var advice = PressAdvice()

  init() {
    super.init(frame: .zero)
    backgroundColor = HomeMetrics.dock
    cornerRadius = HomeMetrics.hintCorner
    mark.image = AppPicture.press
    mark.contentMode = .scaleAspectFit
    mark.tintColor = UIColor { $0.userInterfaceStyle == .dark ? Self.glow : Self.ember }
    title.font = .systemFont(ofSize: 19, weight: .bold)
    text.font = .systemFont(ofSize: 14)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    clipsToBounds = true
    level.isUserInteractionEnabled = false
    level.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? HomeHint.glow.withAlphaComponent(0.35) : HomeHint.ember.withAlphaComponent(0.22)
    }
    addSubview(level)
    for part in [mark, title, text] as [UIView] { addSubview(part) }
    words()
  }

  private static let ember = UIColor(red: 0.84, green: 0.24, blue: 0.12, alpha: 1)
  private static let glow = UIColor(red: 1, green: 0.42, blue: 0.29, alpha: 1)

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { words() }

  /// Shows what is in the user's hand, and how far a press has come.
  func show(_ advice: PressAdvice) {
    let isSameHand = advice.type == self.advice.type && advice.measures == self.advice.measures
    self.advice = advice
    if !isSameHand { words() }
    fill()
  }

  private func words() {
    let isOn = traitCollection.forceTouchCapability == .available
    (title.text, text.text) = advice.words(isForceTouchOn: isOn)
    setNeedsLayout()
  }

  private func fill() {
    let width = bounds.width * CGFloat(min(max(advice.share, 0), 1))
    level.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
  }

  override func layoutSubviews() {
    fill()
    let isNarrow = bounds.size.width < 310
    let side: CGFloat = isNarrow ? 52 : 72
    let margin: CGFloat = isNarrow ? 16 : 22
    mark.frame = CGRect(x: margin, y: bounds.midY - side / 2, width: side, height: side)
    let left = mark.frame.maxX + margin - 2
    let width = max(bounds.size.width - left - margin + 4, 0)
    let height = text.sizeThatFits(CGSize(width: width, height: bounds.size.height)).height
    let top = bounds.midY - (26 + height) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: 24)
    text.frame = CGRect(x: left, y: top + 28, width: width, height: height)
  }
}
