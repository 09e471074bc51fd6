import Ink

/// Draws the shadow of what is drawn. Only who sets a shadow has one that does.
protocol ShadowCaster: AnyObject {
  /// Draws the shadow of what a closure draws into a clear bitmap.
  func cast(in context: CGContext, by body: (inout Bitmap, BlendMode, PixelRectangle, ClipMask?) -> Void)
}

extension CGContext {
  /// Gives what is drawn from now on, fillings, lines and images, a shadow.
  ///
  /// - Parameters:
  ///   - offset: How far it lies from what is drawn, in points that no transform changes: to the right, and down;
  ///     up where the context's y grows upward.
  ///   - blur: How soft it is, in points; twice the standard deviation. 0 is sharp.
  ///   - color: Its color; nil is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0.pixel) }
  }

  /// Gives what is drawn from now on a shadow of a third of black.
  ///
  /// - Parameters:
  ///   - offset: In points, whatever the context's map is.
  ///   - blur: In points; 0 is a hard edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
  }
}

private final class ContextShadow: ShadowCaster {
  private let offset: CGSize
  private let blur: CGFloat
  private let color: UInt32

  init(offset: CGSize, blur: CGFloat, color: UInt32) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  func cast(in context: CGContext, by body: (inout Bitmap, BlendMode, PixelRectangle, ClipMask?) -> Void) {
    guard var shape = Bitmap(width: context.width, height: context.height) else { return }
    body(&shape, .normal, shape.bounds, nil)
    let x = Double(offset.width * context.scale).rounded()
    let y = Double(offset.height * context.scale).rounded() * (context.yGrowsUp ? -1 : 1)
    let farthest = Double(2 * Bitmap.longestSide)
    guard x.magnitude <= farthest, y.magnitude <= farthest,
      let shader = ShadowShader(
        of: shape, color: color, x: Int(x), y: Int(y), deviation: Double(blur * context.scale) / 2)
    else { return }
    context.bitmap.shade(
      with: shader, mode: context.state.blendMode, clip: context.state.clip.intersection(shader.area),
      mask: context.state.mask)
  }
}
