import Ink

/// The state of a context before a transparency layer was begun.
struct TransparencyLayer {
  let bitmap: Bitmap
  let state: CGContext.State
  let savedCount: Int
}

extension CGContext {
  /// Begins a layer: everything drawn until it ends is mixed with the pixels below as one picture, with the opacity,
  /// the blend mode and the shadow that are set now. In the layer these are 1, normal and none at first.
  ///
  /// - Parameter auxiliaryInfo: Ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [String: NSObject]?) {
    guard layers.count < CGContext.mostLayers, let clear = Bitmap(width: width, height: height) else {
      return
    }
    saveGState()
    layers.append(TransparencyLayer(bitmap: bitmap, state: state, savedCount: savedCount))
    bitmap = clear
    state.alpha = 255
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the layer that was begun last and draws it. Without one nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    while savedCount > layer.savedCount { restoreGState() }
    let picture = bitmap
    bitmap = layer.bitmap
    state = layer.state
    let alpha = state.alpha
    draw { $0.draw(picture, through: .identity, alpha: alpha, mode: $1, clip: $2, mask: $3) }
    restoreGState()
  }
}
