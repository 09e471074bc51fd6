// Kinds of layers that a page draws as plain ones, and the members of others that change nothing here.

import Heft

/// The directions in which a layer scrolls.
public enum CAScrollLayerScrollMode: Sendable { case none, vertically, horizontally, both }

/// A layer that shows a part of what is in it.
open class CAScrollLayer: CALayer {
  public final var scrollMode = CAScrollLayerScrollMode.both

  public override init() { super.init() }

  /// Moves what is in the layer.
  ///
  /// - Parameter p: What lies at the layer's corner then; a direction that does not scroll stays as it is.
  public final func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Moves what is in the layer as little as shows a rectangle.
  ///
  /// - Parameter r: In the layer's points.
  public final func scroll(to r: CGRect) {
    let shown = bounds
    var p = shown.origin
    if r.maxX > shown.maxX { p.x += r.maxX - shown.maxX }
    if r.minX < p.x { p.x = r.minX }
    if r.maxY > shown.maxY { p.y += r.maxY - shown.maxY }
    if r.minY < p.y { p.y = r.minY }
    scroll(to: p)
  }
}

/// A layer that is drawn in one piece here.
open class CATiledLayer: CALayer {
  /// The size of a tile; one tile is all of the layer here.
  public final var tileSize = CGSize(width: 256, height: 256)
  public final var levelsOfDetail = 1
  public final var levelsOfDetailBias = 0

  public override init() { super.init() }

  /// Seconds in which a tile appears.
  ///
  /// - Returns: Nothing: it is there at once.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}

extension CATextLayer {
  public final var allowsFontSubpixelQuantization: Bool {
    get { false }
    set {}
  }
}

extension CAReplicatorLayer {
  public final var preservesDepth: Bool {
    get { false }
    set {}
  }
}

extension CAEmitterLayer {
  public final var emitterZPosition: CGFloat {
    get { 0 }
    set {}
  }
  public final var emitterDepth: CGFloat {
    get { 0 }
    set {}
  }
  public final var preservesDepth: Bool {
    get { false }
    set {}
  }
  public final var spin: Float {
    get { 1 }
    set {}
  }
  public final var seed: UInt32 {
    get { 0 }
    set {}
  }
}

extension CAEmitterCell {
  public final var zAcceleration: CGFloat {
    get { 0 }
    set {}
  }
  public final var redRange: Float {
    get { 0 }
    set {}
  }
  public final var greenRange: Float {
    get { 0 }
    set {}
  }
  public final var blueRange: Float {
    get { 0 }
    set {}
  }
  public final var redSpeed: Float {
    get { 0 }
    set {}
  }
  public final var greenSpeed: Float {
    get { 0 }
    set {}
  }
  public final var blueSpeed: Float {
    get { 0 }
    set {}
  }
  public final var contentsScale: CGFloat {
    get { 1 }
    set {}
  }
  public final var contentsRect: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {}
  }
  public final var magnificationFilter: String {
    get { "linear" }
    set {}
  }
  public final var minificationFilter: String {
    get { "linear" }
    set {}
  }
}
