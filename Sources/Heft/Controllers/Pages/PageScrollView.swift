/// What the pages of a page controller lie in, one beside the other. It is its own delegate, so that a subclass of the
/// controller can be one for views of its own.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  @Weak var owner: UIPageViewController? = nil

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
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
