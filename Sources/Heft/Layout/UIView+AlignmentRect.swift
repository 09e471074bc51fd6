// The rectangle of a view that constraints see.

extension UIView {
  /// What constraints see of a view with a frame.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  /// - Returns: The frame without `alignmentRectInsets`.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view of which constraints see a rectangle.
  ///
  /// - Parameter alignmentRect: The rectangle, in the superview's points.
  /// - Returns: The rectangle with `alignmentRectInsets` around it.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The size of the frame where the content has one; a side that the content does not decide stays so.
  final func frameSize(ofContent size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width < 0 ? size.width : size.width + insets.left + insets.right,
      height: size.height < 0 ? size.height : size.height + insets.top + insets.bottom)
  }
}
