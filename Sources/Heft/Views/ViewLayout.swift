/// Whose margins a view has that is given none.
enum UsualMargins {
  case plain
  /// The content of a row of a table.
  case row
  /// The content of a table's header or footer.
  case edge
}

/// Where a view lies.
struct ViewLayout {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  /// The point of the view that lies at `center`, as shares of the size: the layer's anchor point.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// Whether there are layers without views among the children.
  var hasLayers = false
  /// Whether a child's layer has a position in depth.
  var hasDepths = false
  var needsLayout = true
  var needsUpdateConstraints = true
  var hasDescendantThatNeedsLayout = false
  /// The margins of a view that has none of its own.
  var usualMargins = UsualMargins.plain
  /// The safe area that the view was told of last.
  var safeArea = UIEdgeInsets.zero

  /// Takes a frame where there is no transform.
  mutating func place(_ frame: CGRect) {
    let frame = frame.finite
    bounds.size = frame.size
    center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x, y: frame.origin.y + frame.size.height * anchor.y)
  }

  /// The top left corner of the untransformed frame.
  var corner: CGPoint {
    CGPoint(x: center.x - bounds.size.width * anchor.x, y: center.y - bounds.size.height * anchor.y)
  }
}

/// How a view looks.
struct ViewAppearance {
  var alpha: CGFloat = 1
  var isHidden = false
  var backgroundColor: UIColor?
  var clipsToBounds = false
  var cornerRadius: CGFloat = 0
}
