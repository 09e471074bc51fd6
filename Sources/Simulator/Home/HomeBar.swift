import Heft

/// The bar at the screen's lower edge: what a swipe home begins at, and a button to the keyboard, the mouse and
/// screen readers.
final class HomeBar: UIControl {
  private let line = UIView()

  /// Whether it lies on dark ground: an app may keep to a style that is not the device's.
  var isOnDark = false { didSet { paint() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    paint()
    line.cornerRadius = 2.5
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  private func paint() {
    line.backgroundColor = isOnDark ? UIColor(white: 1, alpha: 0.6) : UIColor(white: 0.1, alpha: 0.55)
  }

  override func layoutSubviews() {
    line.frame = CGRect(x: bounds.midX - 67, y: bounds.maxY - 10, width: 134, height: 5)
  }
}
