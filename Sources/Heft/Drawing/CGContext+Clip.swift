import Ink

extension CGContext {
  /// Draws from now on only within the path, and forgets the path. Edges are as smooth as those of a filling;
  /// within an earlier clip only what lies in both is left. A path of nothing leaves nothing.
  ///
  /// - Parameter rule: What counts as inside where outlines cross.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath, rule: rule.ink)
    currentPath = Path()
  }

  /// Draws from now on only within a rectangle.
  ///
  /// - Parameter rect: In the context's points.
  public func clip(to rect: CGRect) {
    let map = state.transform
    let placed = rect.applying(map)
    let isUpright = map.b == 0 && map.c == 0 || map.a == 0 && map.d == 0
    let edges = [placed.minX, placed.minY, placed.maxX, placed.maxY]
    // Where all edges lie between pixels no mask is needed. What is not a number is no place within a pixel.
    if isUpright, !edges.contains(where: { ($0 - $0.rounded()).magnitude > 1e-6 }) {
      state.clip = state.clip.intersection(PixelRectangle(placed))
    } else {
      clip(to: [rect])
    }
  }

  /// Draws from now on only within any of the rectangles.
  ///
  /// - Parameter rects: In the context's points.
  public func clip(to rects: [CGRect]) {
    var shape = Path()
    for rect in rects { shape.append(rectangle: rect, through: Affine(state.transform)) }
    clip(to: shape, rule: .nonZero)
  }

  /// Draws on all of the context again.
  public func resetClip() {
    state.clip = bitmap.bounds
    state.mask = nil
  }

  /// The smallest upright rectangle around all that can be drawn on, in the points that the drawing is in.
  public var boundingBoxOfClipPath: CGRect {
    let clip = state.clip
    if clip.isEmpty { return .null }
    return CGRect(
      x: CGFloat(clip.x), y: CGFloat(clip.y), width: CGFloat(clip.width), height: CGFloat(clip.height)
    )
    .applying(state.transform.inverted())
  }

  /// Draws only within a path of pixels.
  func clip(to shape: Path, rule: FillRule) {
    let mask = ClipMask(shape, rule: rule, within: state.clip, and: state.mask)
    state.mask = mask
    state.clip = mask?.area ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
  }
}

/// Draws from now on only within a rectangle of the current context. Without a context nothing happens.
///
/// - Parameter rect: In the context's points.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIBezierPath {
  /// Draws from now on only within the path in the current context. Without one nothing happens.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(to: placed(in: context), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}
