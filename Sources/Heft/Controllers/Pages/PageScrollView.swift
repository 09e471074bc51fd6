/// The scroll view of a page controller, with the pages side by side. It is its own delegate, so that a subclass of the
/// controller can be the delegate of its own views.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  @Weak var owner: UIPageViewController? = nil

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    safeAreaPropagation = .same
    delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isDragging { owner?.dragged() }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.arrived() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.arrived() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.finishTurn() }
}
