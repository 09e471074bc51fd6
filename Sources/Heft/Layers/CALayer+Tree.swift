extension CALayer {
  /// The layer that this one is in.
  public var superlayer: CALayer? { maskOwner ?? node?.parent?.layer }

  /// The layers in this one, those of subviews among them, the rearmost first; nil where there are none. Others that are set
  /// take their place.
  public var sublayers: [CALayer]? {
    get {
      let children = node?.children.filter { ($0 as? LayerNode)?.isPartOfDrawing != true } ?? []
      return children.isEmpty ? nil : children.map { $0.layer }
    }
    set {
      for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The frontmost layer in this one, or itself, that has a point and is not hidden; nil where there is none. What lies
  /// outside of a layer that masks to its bounds does not count.
  ///
  /// - Parameter p: In the points of the layer that this one is in.
  /// - Returns: The layer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = superlayer.map { convert(p, from: $0) } ?? p
    let isInside = contains(own)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(own) { return found }
    }
    return isInside ? self : nil
  }

  /// The layer itself: what its properties are set to counts at once.
  ///
  /// - Returns: The layer.
  public func model() -> Self { self }

  /// Puts a layer in front of the others.
  ///
  /// - Parameter layer: The layer, which leaves the one that it had around it.
  public func addSublayer(_ layer: CALayer) {
    put(layer, at: node?.children.count ?? 0)
  }

  /// Puts a layer at a place among the others; a place that is not there counts as the nearest one.
  ///
  /// - Parameters:
  ///   - layer: The layer, which leaves the one that it had around it.
  ///   - idx: 0 is the rearmost.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    put(layer, at: Int(clamping: idx))
  }

  /// Puts a layer right behind another layer, or in front of all where that is not here.
  ///
  /// - Parameters:
  ///   - layer: The layer, which leaves the one that it had around it.
  ///   - sibling: A sublayer of this layer; nil for none.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    put(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer right in front of another layer, or in front of all where that is not here.
  ///
  /// - Parameters:
  ///   - layer: The layer, which leaves the one that it had around it.
  ///   - sibling: A sublayer of this layer; nil for none.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    put(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer in another layer's place.
  ///
  /// - Parameters:
  ///   - oldLayer: A sublayer of this layer.
  ///   - newLayer: What comes in its place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is in.
  public func removeFromSuperlayer() {
    if let maskOwner {
      maskOwner.takeMask(nil)
      return
    }
    noticeMask(.shapes)
    node?.removeFromSuperview()
    // The node lets go of the layer last: it may be all that keeps it.
    if let ownNode { ownNode.ownLayer = nil }
  }

  private func put(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard let node, let inner = layer.node else { return }
    let others = node.children.filter { $0 !== inner }
    guard let place = others.firstIndex(where: { $0 === sibling?.node }) else {
      return put(layer, at: node.children.count)
    }
    put(layer, at: place + offset)
  }

  private func put(_ layer: CALayer, at index: Int) {
    guard let node, let inner = layer.node, !node.isDescendant(of: inner) else { return }
    layer.maskOwner?.takeMask(nil)
    if layer.ownNode != nil {
      inner.ownLayer = layer
      node.layout.hasLayers = true
    }
    if layer.zPosition != 0 { node.layout.hasDepths = true }
    node.insert(inner, at: index)
    layer.noticeMask(.shapes)
    if CATransform3DIsIdentity(sublayerTransform) { return }
    layer.sent.mayBeInSpace = true
    inner.setNeedsDisplay(.space)
  }
}
