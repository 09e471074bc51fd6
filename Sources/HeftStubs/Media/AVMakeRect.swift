import Heft

/// Returns the largest rectangle of a shape that fits into another, in its middle.
///
/// - Parameters:
///   - aspectRatio: The shape, as a width and a height.
///   - boundingRect: The rectangle that it fits into.
/// - Returns: The rectangle; an empty one in the middle where the shape has no width or no height.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  var size = CGSize.zero
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  }
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
