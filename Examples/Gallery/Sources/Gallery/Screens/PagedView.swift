import Heft

/// Pages that a scroll view shows one at a time, and dots that follow and turn them.
final class PagedView: UIView, UIScrollViewDelegate {
  private let scroll = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private var pages: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    scroll.layer.cornerRadius = 16
    scroll.clipsToBounds = true
    addSubview(scroll)
    for (number, color) in [UIColor.systemBlue, .systemIndigo, .systemPurple].enumerated() {
      let ground = UIView()
      ground.backgroundColor = color
      let page = UILabel()
      page.text = "Page \(number + 1)"
      page.font = .preferredFont(forTextStyle: .title1)
      page.adjustsFontForContentSizeCategory = true
      page.textAlignment = .center
      page.textColor = .white
      ground.addSubview(page)
      scroll.addSubview(ground)
      pages.append(page)
    }
    dots.numberOfPages = pages.count
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.accessibilityLabel = "Pages"
    dots.addAction(
      UIAction(title: "", handler: weakify(self) { view, _ in view.turn() }), for: .valueChanged)
    addSubview(dots)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: bounds.height - 40)
    let shown = CGFloat(dots.currentPage)
    if scroll.bounds.size != size {
      scroll.frame = CGRect(origin: .zero, size: size)
      scroll.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
      scroll.contentOffset.x = shown * size.width
    }
    for (number, page) in pages.enumerated() {
      page.superview?.frame = CGRect(
        x: CGFloat(number) * size.width, y: 0, width: size.width, height: size.height)
      let text = page.sizeThatFits(size)
      page.frame = CGRect(
        x: (size.width - text.width) / 2, y: (size.height - text.height) / 2, width: text.width,
        height: text.height)
    }
    dots.frame = CGRect(x: 0, y: size.height + 4, width: bounds.width, height: 36)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scroll.bounds.width > 0, scroll.isDragging || scroll.isDecelerating else { return }
    let page = (scroll.contentOffset.x / scroll.bounds.width).rounded()
    dots.currentPage = min(max(Int(page), 0), pages.count - 1)
  }

  private func turn() {
    let place = CGPoint(x: CGFloat(dots.currentPage) * scroll.bounds.width, y: 0)
    scroll.setContentOffset(place, animated: true)
  }
}
