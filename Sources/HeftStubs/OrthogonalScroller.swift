import Heft

/// Holds the cells of a section that scrolls across the others.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  /// The speed from which a flick goes to the next group, in points a millisecond (our choice).
  private static let flick: CGFloat = 0.2

  private let list: Weak<UICollectionView>
  private var section: PlacedSection?
  /// Where the finger began to drag the content.
  private var dragStart: CGFloat = 0

  init(_ list: UICollectionView) {
    self.list = Weak(wrappedValue: list)
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    // The shadows of cells go on beyond the section, and the list ends what goes on beyond its edges.
    clipsToBounds = false
    delegate = self
    list.insertSubview(self, at: list.backgroundView == nil ? 0 : 1)
  }

  /// Lies where the section is laid out, and scrolls as that says.
  func show(_ section: PlacedSection) {
    self.section = section
    if frame != section.band { frame = section.band }
    let size = CGSize(width: section.breadth, height: section.band.height)
    if contentSize != size { contentSize = size }
    let behavior = section.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    decelerationRate = behavior == .groupPaging || behavior == .groupPagingCentered ? .fast : .normal
    let furthest = max(contentSize.width - bounds.width, 0)
    if !isDragging, !isDecelerating, contentOffset.x > furthest { contentOffset.x = furthest }
  }

  /// Where the content lies with a group at the edge, or in the middle where groups rest there.
  private func offset(of group: Int) -> CGFloat {
    guard let section else { return 0 }
    return min(section.groups.start(of: group), max(contentSize.width - bounds.width, 0))
  }

  private func nearestGroup(to place: CGFloat) -> Int {
    let count = section?.groups.count ?? 0
    return (0..<count).min { (offset(of: $0) - place).magnitude < (offset(of: $1) - place).magnitude } ?? 0
  }

  /// Brings an item into sight.
  func reveal(_ item: Int, at position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let section, let cell = section.groups.cell(of: item) else { return }
    let (low, high) = (section.lead + cell.frame.minX, section.lead + cell.frame.maxX)
    var place = contentOffset.x
    if section.section.orthogonalScrollingBehavior == .groupPagingCentered {
      place = offset(of: section.groups.group(of: item))
    } else if position.contains(.left) {
      place = low - section.section.contentInsets.leading
    } else if position.contains(.centeredHorizontally) {
      place = (low + high - bounds.width) / 2
    } else if position.contains(.right) {
      place = high + section.section.contentInsets.trailing - bounds.width
    } else if low < place {
      place = low
    } else if high > place + bounds.width {
      place = high - bounds.width
    }
    place = min(max(place, 0), max(contentSize.width - bounds.width, 0))
    setContentOffset(CGPoint(x: place, y: 0), animated: animated)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { list.wrappedValue?.setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset.x }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let section, section.groups.count > 0 else { return }
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: break
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee.x = offset(of: nearestGroup(to: targetContentOffset.pointee.x))
    case .groupPaging, .groupPagingCentered:
      var group = nearestGroup(to: contentOffset.x)
      if velocity.x.magnitude > OrthogonalScroller.flick {
        group = nearestGroup(to: dragStart) + (velocity.x > 0 ? 1 : -1)
      }
      targetContentOffset.pointee.x = offset(of: min(max(group, 0), section.groups.count - 1))
    }
  }
}
