/// Who draws and lays out a layer without a view. Methods that are not there do nothing.
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context, whose points are those of the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  ///
  /// - Parameter layer: The layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
