// Rarer functions of drawing.

import Heft

/// Fills a rectangle of the current context with its fill color, mixed with the pixels there.
///
/// - Parameters:
///   - rect: In the context's points.
///   - blendMode: How it is mixed.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.mixed(by: blendMode) { $0.fill(rect) }
}

/// Draws a line a point wide along the inside of a rectangle's edges, mixed with the pixels there.
///
/// - Parameters:
///   - rect: In the context's points.
///   - blendMode: How it is mixed.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.mixed(by: blendMode) { context in
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
    context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
  }
}

extension CGContext {
  fileprivate func mixed(by mode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    draw(self)
    restoreGState()
  }
}

extension UIGraphicsImageRendererContext {
  /// Fills a rectangle with the fill color.
  ///
  /// - Parameters:
  ///   - rect: In points.
  ///   - blendMode: How it is mixed with the pixels there.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.mixed(by: blendMode) { $0.fill(rect) }
  }
  /// Draws a line around a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In points.
  ///   - blendMode: How it is mixed with the pixels there.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.mixed(by: blendMode) { $0.stroke(rect) }
  }
}

extension UIGraphicsImageRendererFormat {
  /// How many colors a picture can have, which are sRGB's here.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  public var preferredRange: Range {
    get { .standard }
    set {}
  }
  public var prefersExtendedRange: Bool {
    get { false }
    set {}
  }
  public var supportsHighDynamicRange: Bool { false }

  /// A format for a screen of some traits.
  ///
  /// - Parameter traits: Their scale counts.
  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }
}
