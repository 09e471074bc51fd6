import Heft

/// The bar at the screen's lower edge: what a swipe home begins at, and a button to the keyboard, the mouse and
/// screen readers.
final class HomeBar: UIControl {
  private let line = UIView()
  /// A thin edge of the other color, which shows the bar on ground that is not of the app's style.
  private let edge = UIView()

  /// Whether it lies on dark ground: an app may keep to a style that is not the device's.
  var isOnDark = false { didSet { paint() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    paint()
    line.cornerRadius = 2.5
    edge.cornerRadius = 3.5
    for view in [edge, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func paint() {
    line.backgroundColor = isOnDark ? UIColor(white: 1, alpha: 0.6) : UIColor(white: 0.1, alpha: 0.55)
    edge.backgroundColor = UIColor(white: isOnDark ? 0 : 1, alpha: 0.35)
  }

  override func layoutSubviews() {
    line.frame = CGRect(x: bounds.midX - 67, y: bounds.maxY - 10, width: 134, height: 5)
    edge.frame = line.frame.insetBy(dx: -1, dy: -1)
  }
}
