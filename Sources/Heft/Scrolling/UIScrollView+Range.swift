// Where the content may rest.

extension UIScrollView {
  /// The insets with the safe area added, where `contentInsetAdjustmentBehavior` says so. Sideways the safe area
  /// counts only for content that scrolls sideways.
  public var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset.finite
    insets.top += scroll.pull?.room ?? 0
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let safe = safeAreaInsets
    insets.top += safe.top
    insets.bottom += safe.bottom
    if alwaysBounceHorizontal || contentSize.width > bounds.size.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// The offsets between which the content rests.
  var horizontalRange: ClosedRange<Double> {
    let insets = scroll.adjustedInsets
    return UIScrollView.range(
      content: contentSize.width, before: insets.left, after: insets.right, length: bounds.size.width)
  }

  var verticalRange: ClosedRange<Double> {
    let insets = scroll.adjustedInsets
    return UIScrollView.range(
      content: contentSize.height, before: insets.top, after: insets.bottom, length: bounds.size.height)
  }

  private static func range(
    content: CGFloat, before: CGFloat, after: CGFloat, length: CGFloat
  ) -> ClosedRange<Double> {
    let first = Double(-before)
    return first...max(first, Double(min(content, ScrollNumbers.largest) + after - length))
  }

  /// The nearest offset at which the content may rest.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(horizontalRange.nearest(to: Double(offset.x))),
      y: CGFloat(verticalRange.nearest(to: Double(offset.y))))
  }

  /// Whether fingers move the content along an axis.
  var scrollsVertically: Bool {
    isScrollEnabled && (verticalRange.isWide || (alwaysBounceVertical && bounces))
  }

  var scrollsHorizontally: Bool {
    isScrollEnabled && (horizontalRange.isWide || (alwaysBounceHorizontal && bounces))
  }

  /// The offset that shows a rectangle with the least scrolling.
  func offset(showing rect: CGRect) -> CGPoint {
    let insets = scroll.adjustedInsets
    func place(_ offset: CGFloat, _ near: CGFloat, _ far: CGFloat, _ before: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      if near < offset + before || far - near > length { return near - before }
      if far > offset + before + length { return far - before - length }
      return offset
    }
    let size = bounds.inset(by: insets).size
    return restingOffset(
      near: CGPoint(
        x: place(contentOffset.x, rect.minX, rect.maxX, insets.left, max(size.width, 0)),
        y: place(contentOffset.y, rect.minY, rect.maxY, insets.top, max(size.height, 0))))
  }

  /// Takes changed insets into account: what was at the edge of the old ones is at that of the new ones.
  func updateInsets() {
    let old = scroll.adjustedInsets
    let new = adjustedContentInset
    guard new != old else { return }
    let wasAtEnd = verticalRange.isWide && Double(contentOffset.y) >= verticalRange.upperBound
    scroll.adjustedInsets = new
    if scroll.drag == nil, scroll.motion == nil {
      let shift = wasAtEnd ? new.bottom - old.bottom : old.top - new.top
      moveContent(to: CGPoint(x: contentOffset.x + old.left - new.left, y: contentOffset.y + shift))
    }
    adjustedContentInsetDidChange()
    scroll.delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// Content that has shrunk, or whose view has grown, does not stay where there is none of it. A content whose
  /// size was never set is left to the app.
  func keepInRange() {
    guard scroll.drag == nil, scroll.motion == nil, contentSize != .zero else { return }
    guard bounds.size != scroll.laidOutSize || contentSize != scroll.laidOutContent else { return }
    scroll.laidOutSize = bounds.size
    scroll.laidOutContent = contentSize
    let resting = restingOffset(near: contentOffset)
    if resting != contentOffset { moveContent(to: resting) }
  }
}

extension ClosedRange<Double> {
  var isWide: Bool { upperBound > lowerBound }

  func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension UIEdgeInsets {
  /// The insets with 0 in place of values that are not finite, and none beyond the largest that counts.
  var finite: UIEdgeInsets {
    func sound(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -ScrollNumbers.largest), ScrollNumbers.largest) : 0
    }
    return UIEdgeInsets(top: sound(top), left: sound(left), bottom: sound(bottom), right: sound(right))
  }
}
