import Heft

/// A bar at the bottom that offers for some seconds to bring back what was deleted.
final class UndoBar: UIView {
  /// How long it offers, in seconds (our choice).
  private static let patience: TimeInterval = 6
  private static let height: CGFloat = 52

  /// Told what to bring back.
  var undone: ((Doodle) -> Void)?

  private let label = UILabel()
  private let button = UIButton(type: .system)
  private var doodle: Doodle?
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.16, alpha: 0.96)
    cornerRadius = 14
    label.textColor = .white
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 19)
    label.adjustsFontForContentSizeCategory = true
    button.setTitle("Undo", for: .normal)
    button.tintColor = UIColor(red: 1, green: 0.84, blue: 0.04, alpha: 1)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.addTarget(self, action: UndoBar.undo, for: .touchUpInside)
    addSubview(label)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonWidth: CGFloat = 72
    button.frame = CGRect(x: bounds.width - buttonWidth - 4, y: 0, width: buttonWidth, height: bounds.height)
    label.frame = CGRect(x: 16, y: 0, width: max(button.frame.minX - 24, 0), height: bounds.height)
  }

  /// Offers to bring a doodle back, over the bottom of a view.
  func show(_ doodle: Doodle, in room: UIView) {
    self.doodle = doodle
    label.text = "\u{201C}\(doodle.name)\u{201D} deleted"
    UIAccessibility.post(notification: .announcement, argument: label.text)
    if superview !== room {
      room.addSubview(self)
      place(in: room)
      transform = CGAffineTransform(translationX: 0, y: 100)
      UIView.animate(
        withDuration: 0.4, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
        animations: { transform = .identity })
    }
    timer?.invalidate()
    // The bar keeps its timer, which must not keep the bar.
    let bar = Weak<UndoBar>(wrappedValue: self)
    timer = Timer.scheduledTimer(withTimeInterval: UndoBar.patience, repeats: false) { _ in
      bar.wrappedValue?.hide(animated: true)
    }
  }

  /// Takes the offer back.
  func hide(animated: Bool) {
    timer?.invalidate()
    timer = nil
    doodle = nil
    guard animated, superview != nil else {
      removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: 0.25, animations: { transform = CGAffineTransform(translationX: 0, y: 100) },
      completion: { [self] finished in
        if finished, doodle == nil { removeFromSuperview() }
        transform = .identity
      })
  }

  private func place(in room: UIView) {
    let safe = room.bounds.inset(by: room.safeAreaInsets)
    let width = min(safe.width - 24, 480)
    frame = CGRect(
      x: safe.midX - width / 2, y: safe.maxY - UndoBar.height - 12, width: width, height: UndoBar.height)
    autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
  }

  private func undo() {
    guard let doodle else { return }
    hide(animated: true)
    undone?(doodle)
  }
}
