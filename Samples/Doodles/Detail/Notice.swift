import Heft

/// A word at the bottom that says for a moment what was done.
final class Notice: UIView {
  /// How long it stays, in seconds, and how tall it is, in points (our choices).
  private static let patience: TimeInterval = 2
  private static let height: CGFloat = 40

  private let label = UILabel()

  private init(_ words: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.16, alpha: 0.96)
    cornerRadius = Notice.height / 2
    isUserInteractionEnabled = false
    label.text = words
    label.textColor = .white
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Says something over the bottom of a view, to a screen reader too.
  static func show(_ words: String, in room: UIView) {
    let notice = Notice(words)
    let safe = room.bounds.inset(by: room.safeAreaInsets)
    let width = min(notice.label.sizeThatFits(safe.size).width + 40, safe.width - 24)
    // Above a tool bar.
    notice.frame = CGRect(
      x: safe.midX - width / 2, y: safe.maxY - Notice.height - 64, width: width, height: Notice.height)
    notice.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
    room.addSubview(notice)
    UIAccessibility.post(notification: .announcement, argument: words)
    let shown = Weak<Notice>(wrappedValue: notice)
    Timer.scheduledTimer(withTimeInterval: Notice.patience, repeats: false) { _ in
      guard let notice = shown.wrappedValue else { return }
      UIView.animate(
        withDuration: 0.25, animations: { notice.alpha = 0 },
        completion: { _ in notice.removeFromSuperview() })
    }
  }
}
