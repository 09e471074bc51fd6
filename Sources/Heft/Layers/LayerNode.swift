import HeftProtocol

/// What shows a layer that belongs to no view: a view that touches pass by and that `subviews` leaves out.
///
/// While it is in another view its `ownLayer` keeps the layer, which keeps it.
final class LayerNode: UIView {
  /// Whose node it is, also where it keeps no layer.
  @Weak final var owner: CALayer? = nil

  override var kind: ViewKind { ownLayer?.nodeKind ?? .plain }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func draw(_ rect: CGRect) {
    guard let ownLayer, ownLayer.wantsDrawing, let context = UIGraphicsGetCurrentContext() else { return }
    if let delegate = ownLayer.delegate {
      delegate.draw(ownLayer, in: context)
    } else {
      ownLayer.draw(in: context)
    }
  }

  override func layoutSubviews() {
    guard let ownLayer else { return }
    ownLayer.layoutSublayers()
    ownLayer.delegate?.layoutSublayers(of: ownLayer)
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    ownLayer?.displayContent(on: host, number: display.number)
  }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    if let owner = (self as? LayerNode)?.owner { return owner }
    let layer = makeLayer()
    layer.become(of: self)
    ownLayer = layer
    return layer
  }

  /// A map in space applied to the view about its center.
  public var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// Where the host has a child among the others: by the depth of their layers, and then as they came.
  func displayIndex(of child: UIView) -> Int {
    var index = 0
    guard layout.hasDepths else { return children.firstIndex { $0 === child } ?? 0 }
    let depth = child.ownLayer?.zPosition ?? 0
    var isBefore = true
    for other in children {
      if other === child {
        isBefore = false
        continue
      }
      let otherDepth = other.ownLayer?.zPosition ?? 0
      if other.display.number != 0, otherDepth < depth || otherDepth == depth && isBefore { index += 1 }
    }
    return index
  }
}
