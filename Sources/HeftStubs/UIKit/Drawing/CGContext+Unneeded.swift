// Rarer members of contexts: what can be drawn is drawn, the rest changes nothing here.

import Heft
import Ink

extension CGContext {
  // MARK: Places

  /// The map from the points that are drawn in to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// A point's place among the pixels.
  ///
  /// - Parameter point: In the context's points.
  /// - Returns: In pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size among the pixels.
  ///
  /// - Parameter size: In the context's points.
  /// - Returns: In pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A rectangle's place among the pixels.
  ///
  /// - Parameter rect: In the context's points.
  /// - Returns: The smallest upright rectangle around it, in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A pixel's place in the context.
  ///
  /// - Parameter point: In pixels.
  /// - Returns: In the context's points.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of pixels in the context.
  ///
  /// - Parameter size: In pixels.
  /// - Returns: In the context's points.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// A rectangle of pixels in the context.
  ///
  /// - Parameter rect: In pixels.
  /// - Returns: The smallest upright rectangle around it, in the context's points.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Path and clip

  /// Whether a point lies in the path.
  ///
  /// - Parameters:
  ///   - point: In the context's points.
  ///   - mode: What is inside: of an even-odd mode by that rule, else by the other. A stroke is its path.
  /// - Returns: Whether it does.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  /// Draws from now on only where a picture in a rectangle is more opaque than clear. It stands on its feet
  /// where y grows upward, as those that are drawn.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - mask: The picture.
  public func clip(to rect: CGRect, mask: CGImage) {
    let (width, height) = (mask.width, mask.height)
    let bytes = mask.bitmap.straightBytes(of: mask.bitmap.bounds)
    let (across, down) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    var spans: [CGRect] = []
    for row in 0..<height {
      var start: Int?
      for column in 0...width {
        let isIn = column < width && bytes[(row * width + column) * 4 + 3] > 127
        if isIn, start == nil { start = column }
        if !isIn, let first = start {
          spans.append(
            CGRect(
              x: rect.minX + CGFloat(first) * across, y: rect.maxY - CGFloat(row + 1) * down,
              width: CGFloat(column - first) * across, height: down))
          start = nil
        }
      }
    }
    clip(to: spans)
  }

  // MARK: Colors

  /// Sets the color of fillings to a gray.
  ///
  /// - Parameters:
  ///   - gray: 0...1, from black to white.
  ///   - alpha: 0...1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the color of lines to a gray.
  ///
  /// - Parameters:
  ///   - gray: 0...1, from black to white.
  ///   - alpha: 0...1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the color of fillings to a mixture of printer's inks.
  ///
  /// - Parameters:
  ///   - cyan: 0...1.
  ///   - magenta: 0...1.
  ///   - yellow: 0...1.
  ///   - black: 0...1.
  ///   - alpha: 0...1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    let light = 1 - black
    setFillColor(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }
  /// Sets the color of lines to a mixture of printer's inks.
  ///
  /// - Parameters:
  ///   - cyan: 0...1.
  ///   - magenta: 0...1.
  ///   - yellow: 0...1.
  ///   - black: 0...1.
  ///   - alpha: 0...1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let light = 1 - black
    setStrokeColor(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }
  /// Sets the color of fillings by its parts.
  ///
  /// - Parameter components: Red, green, blue and alpha, or gray and alpha.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(components: components) { setFillColor(color) }
  }
  /// Sets the color of lines by its parts.
  ///
  /// - Parameter components: Red, green, blue and alpha, or gray and alpha.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(components: components) { setStrokeColor(color) }
  }
  /// Changes nothing: each color has its space.
  ///
  /// - Parameter space: The space.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Changes nothing: each color has its space.
  ///
  /// - Parameter space: The space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Changes nothing: all colors can be shown.
  ///
  /// - Parameter intent: How others would be.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // MARK: Pictures

  /// Draws an image in a rectangle, or copies of it over all that can be drawn on.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The one tile, in the context's points.
  ///   - byTiling: Whether there are copies.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let clip = boundingBoxOfClipPath
    guard byTiling, rect.width > 0, rect.height > 0, !clip.isNull else { return draw(image, in: rect) }
    let first = ((clip.minX - rect.minX) / rect.width).rounded(.down)
    let top = ((clip.minY - rect.minY) / rect.height).rounded(.down)
    var y = rect.minY + top * rect.height
    while y < clip.maxY {
      var x = rect.minX + first * rect.width
      while x < clip.maxX {
        draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
        x += rect.width
      }
      y += rect.height
    }
  }

  /// Begins a transparency layer that is drawn only within a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - auxiliaryInfo: Ignored.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: NSObject]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  // MARK: Texts, which attributed strings draw

  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  /// Changes nothing: attributed strings say how they are drawn.
  ///
  /// - Parameter mode: The mode.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Changes nothing: attributed strings say how they are drawn.
  ///
  /// - Parameter spacing: In points.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Changes nothing: attributed strings say how they are drawn.
  ///
  /// - Parameter size: In points.
  public func setFontSize(_ size: CGFloat) {}
  /// Changes nothing: edges are smooth.
  ///
  /// - Parameter shouldSmoothFonts: Makes no difference.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Changes nothing: edges are smooth.
  ///
  /// - Parameter allowsFontSmoothing: Makes no difference.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Changes nothing: the host places letters.
  ///
  /// - Parameter allows: Makes no difference.
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  /// Changes nothing: the host places letters.
  ///
  /// - Parameter should: Makes no difference.
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  /// Changes nothing: the host places letters.
  ///
  /// - Parameter allows: Makes no difference.
  public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
  /// Changes nothing: the host places letters.
  ///
  /// - Parameter should: Makes no difference.
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}

  // MARK: Pixels

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { bytesPerRow / width == 1 ? 8 : 32 }
  public var colorSpace: CGColorSpace? {
    bitsPerPixel == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
  /// Where alpha lies, as a context's pixels usually have it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The same, as the bits say it.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Does nothing: all is drawn at once.
  public func flush() {}
  /// Does nothing: all is drawn at once.
  public func synchronize() {}
}

/// How letters would be drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How colors that cannot be shown would be changed.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A drawing that is drawn again and again.
public final class CGLayer: NSObject {
  /// Where it is drawn.
  public let context: CGContext?
  /// In points.
  public let size: CGSize

  /// A clear drawing.
  ///
  /// - Parameters:
  ///   - context: The context that it is for, whose pixels it has.
  ///   - size: In that context's points.
  ///   - auxiliaryInfo: Ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: AnyObject?) {
    let map = context.ctm
    let scale = max((map.a * map.a + map.b * map.b).squareRoot(), 1)
    guard
      let own = CGContext(
        data: nil, width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up)), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    own.scaleBy(x: scale, y: scale)
    self.context = own
    self.size = size
    super.init()
  }
}

extension CGContext {
  /// Draws a layer in a rectangle.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - rect: In the context's points.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }
  /// Draws a layer in its own size.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - point: Its corner, in the context's points.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
