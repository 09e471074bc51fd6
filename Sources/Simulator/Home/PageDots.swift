import Heft

/// A dot for each page of the home screen, the page that is shown darker than the others.
final class PageDots: UIView {
  private var dots: [UIView] = []
  /// Called with the page that a screen reader's user goes to.
  var onChange: ((Int) -> Void)?

  private(set) var count = 0
  private(set) var current = 0

  func show(page: Int, of count: Int) {
    if count != self.count {
      for dot in dots { dot.removeFromSuperview() }
      dots = (0..<count).map { _ in UIView() }
      for dot in dots {
        dot.cornerRadius = HomeMetrics.dot / 2
        dot.backgroundColor = .label
        addSubview(dot)
      }
      self.count = count
      setNeedsLayout()
    }
    current = page
    isHidden = count < 2
    isAccessibilityElement = count > 1
    accessibilityTraits = .adjustable
    accessibilityLabel = "Page"
    accessibilityValue = "\(page + 1) of \(count)"
    for (index, dot) in dots.enumerated() { dot.alpha = index == page ? 0.9 : 0.3 }
  }

  override func accessibilityIncrement() { onChange?(min(current + 1, count - 1)) }
  override func accessibilityDecrement() { onChange?(max(current - 1, 0)) }

  override func layoutSubviews() {
    let pitch = HomeMetrics.dot + 9
    var x = bounds.midX - (CGFloat(count) * pitch - 9) / 2
    for dot in dots {
      dot.frame = CGRect(
        x: x, y: bounds.midY - HomeMetrics.dot / 2, width: HomeMetrics.dot, height: HomeMetrics.dot)
      x += pitch
    }
  }
}
