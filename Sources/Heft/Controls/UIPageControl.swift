/// A row of dots, one for each page, of which that of the current page stands out. A tap beside the middle goes a
/// page on or back and sends `.valueChanged`.
open class UIPageControl: UIControl {
  /// How many pages there are; a negative number counts as none.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      if numberOfPages != oldValue { pagesChanged() }
    }
  }
  /// The page that is shown, from 0; one that is not there counts as the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != oldValue { show() }
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { show() }
  }
  /// The color of the dots; nil is the tint, faint.
  open var pageIndicatorTintColor: UIColor? {
    didSet { show() }
  }
  /// The color of the current page's dot; nil is the tint.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { show() }
  }

  private var dots: [UIView] = []

  /// A control with a frame and no pages.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Page"
    tintColor = .white
    show()
  }

  /// The size of the control with so many pages, in points.
  ///
  /// - Parameter pageCount: How many pages.
  /// - Returns: The size in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: max(count * PageControlMetrics.dot + (count - 1) * PageControlMetrics.gap, 0),
      height: PageControlMetrics.height)
  }

  private final func pagesChanged() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.cornerRadius = PageControlMetrics.dot / 2
      addSubview(dot)
      return dot
    }
    let page = currentPage
    currentPage = page
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    show()
  }

  private final func show() {
    for (page, dot) in dots.enumerated() {
      dot.backgroundColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? tintColor
        : pageIndicatorTintColor ?? tintColor?.withAlphaComponent(PageControlMetrics.faint)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    accessibilityValue = numberOfPages == 0 ? "" : "\(currentPage + 1) of \(numberOfPages)"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: numberOfPages)
    var x = (bounds.size.width - size.width) / 2
    for dot in dots {
      dot.frame = CGRect(
        x: x, y: (bounds.size.height - PageControlMetrics.dot) / 2, width: PageControlMetrics.dot,
        height: PageControlMetrics.dot)
      x += PageControlMetrics.dot + PageControlMetrics.gap
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    go(touch.location(in: self).x < bounds.size.width / 2 ? -1 : 1)
  }

  private final func go(_ step: Int) {
    let before = currentPage
    currentPage += step
    if currentPage != before { sendActions(for: .valueChanged) }
  }

  open override func accessibilityActivate() -> Bool { false }
  open override func accessibilityIncrement() { if isEnabled { go(1) } }
  open override func accessibilityDecrement() { if isEnabled { go(-1) } }
}

/// How a page control looks, after iOS 13. Lengths in points.
enum PageControlMetrics {
  static let dot: CGFloat = 7
  static let gap: CGFloat = 9
  static let height: CGFloat = 37
  static let faint: CGFloat = 0.2
}
