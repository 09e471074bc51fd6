// Core Graphics as functions of C, by names that only Swift 2 had: contexts and pictures.

import Heft

@available(*, deprecated)
public func CGContextMoveToPoint(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.move(to: CGPoint(x: x, y: y))
}
@available(*, deprecated)
public func CGContextAddLineToPoint(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.addLine(to: CGPoint(x: x, y: y))
}
@available(*, deprecated)
public func CGContextStrokePath(_ context: CGContext?) { context?.strokePath() }
@available(*, deprecated)
public func CGContextFillPath(_ context: CGContext?) { context?.fillPath() }
@available(*, deprecated)
public func CGContextSetLineWidth(_ context: CGContext?, _ width: CGFloat) { context?.setLineWidth(width) }
@available(*, deprecated)
public func CGContextSetLineCap(_ context: CGContext?, _ cap: CGLineCap) { context?.setLineCap(cap) }
@available(*, deprecated)
public func CGContextSetLineJoin(_ context: CGContext?, _ join: CGLineJoin) { context?.setLineJoin(join) }
@available(*, deprecated)
public func CGContextSetStrokeColorWithColor(_ context: CGContext?, _ color: CGColor?) {
  if let color { context?.setStrokeColor(color) }
}
@available(*, deprecated)
public func CGContextSetFillColorWithColor(_ context: CGContext?, _ color: CGColor?) {
  if let color { context?.setFillColor(color) }
}
@available(*, deprecated)
public func CGContextSetRGBStrokeColor(
  _ context: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { context?.setStrokeColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor) }
@available(*, deprecated)
public func CGContextSetBlendMode(_ context: CGContext?, _ mode: CGBlendMode) { context?.setBlendMode(mode) }
@available(*, deprecated)
public func CGContextSetAlpha(_ context: CGContext?, _ alpha: CGFloat) { context?.setAlpha(alpha) }
@available(*, deprecated)
public func CGContextFillRect(_ context: CGContext?, _ rect: CGRect) { context?.fill(rect) }
@available(*, deprecated)
public func CGContextFillEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
  context?.fillEllipse(in: rect)
}
@available(*, deprecated)
public func CGContextClearRect(_ context: CGContext?, _ rect: CGRect) { context?.clear(rect) }
@available(*, deprecated)
public func CGContextSaveGState(_ context: CGContext?) { context?.saveGState() }
@available(*, deprecated)
public func CGContextRestoreGState(_ context: CGContext?) { context?.restoreGState() }
@available(*, deprecated)
public func CGContextTranslateCTM(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.translateBy(x: x, y: y)
}
@available(*, deprecated)
public func CGContextScaleCTM(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.scaleBy(x: x, y: y)
}
@available(*, deprecated)
public func CGContextRotateCTM(_ context: CGContext?, _ angle: CGFloat) { context?.rotate(by: angle) }
@available(*, deprecated)
public func CGContextBeginPath(_ context: CGContext?) { context?.beginPath() }
@available(*, deprecated)
public func CGContextClosePath(_ context: CGContext?) { context?.closePath() }
@available(*, deprecated)
public func CGContextAddPath(_ context: CGContext?, _ path: CGPath) { context?.addPath(path) }
@available(*, deprecated)
public func CGContextDrawImage(_ context: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { context?.draw(image, in: rect) }
}
/// Pictures are drawn smoothly here.
///
/// - Parameters:
///   - context: The context; nil draws nothing.
///   - quality: Makes no difference here.
public func CGContextSetInterpolationQuality(_ context: CGContext?, _ quality: CGInterpolationQuality) {}
@available(*, deprecated)
public func CGContextSetShouldAntialias(_ context: CGContext?, _ isSmooth: Bool) {}
@available(*, deprecated)
public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? {
  image?.cropping(to: rect)
}
@available(*, deprecated)
public func CGContextAddArc(
  _ context: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat,
  _ clockwise: Int
) {
  context?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: clockwise != 0)
}
@available(*, deprecated)
public func CGContextAddArcToPoint(
  _ context: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
  context?.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}
@available(*, deprecated)
public func CGContextAddCurveToPoint(
  _ context: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) {
  context?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
}
@available(*, deprecated)
public func CGContextAddQuadCurveToPoint(
  _ context: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
) { context?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1)) }
@available(*, deprecated)
public func CGContextAddEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
  context?.addEllipse(in: rect)
}
@available(*, deprecated)
public func CGContextAddRect(_ context: CGContext?, _ rect: CGRect) { context?.addRect(rect) }
@available(*, deprecated)
public func CGContextAddLines(_ context: CGContext?, _ points: [CGPoint], _ count: Int) {
  context?.addLines(between: Array(points.prefix(count)))
}
@available(*, deprecated)
public func CGContextStrokeLineSegments(_ context: CGContext?, _ points: [CGPoint], _ count: Int) {
  context?.strokeLineSegments(between: Array(points.prefix(count)))
}
@available(*, deprecated)
public func CGContextClip(_ context: CGContext?) { context?.clip() }
@available(*, deprecated)
public func CGContextEOClip(_ context: CGContext?) { context?.clip(using: .evenOdd) }
@available(*, deprecated)
public func CGContextClipToRect(_ context: CGContext?, _ rect: CGRect) { context?.clip(to: rect) }
@available(*, deprecated)
public func CGContextEOFillPath(_ context: CGContext?) { context?.fillPath(using: .evenOdd) }
@available(*, deprecated)
public func CGContextDrawPath(_ context: CGContext?, _ mode: CGPathDrawingMode) {
  context?.drawPath(using: mode)
}
@available(*, deprecated)
public func CGContextConcatCTM(_ context: CGContext?, _ transform: CGAffineTransform) {
  context?.concatenate(transform)
}
@available(*, deprecated)
public func CGContextStrokeRect(_ context: CGContext?, _ rect: CGRect) { context?.stroke(rect) }
@available(*, deprecated)
public func CGContextStrokeRectWithWidth(_ context: CGContext?, _ rect: CGRect, _ width: CGFloat) {
  context?.stroke(rect, width: width)
}
@available(*, deprecated)
public func CGContextStrokeEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
  context?.strokeEllipse(in: rect)
}
@available(*, deprecated)
public func CGContextSetRGBFillColor(
  _ context: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { context?.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }
@available(*, deprecated)
public func CGContextSetGrayFillColor(_ context: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  context?.setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
}
@available(*, deprecated)
public func CGContextSetGrayStrokeColor(_ context: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  context?.setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
}
@available(*, deprecated)
public func CGContextSetMiterLimit(_ context: CGContext?, _ limit: CGFloat) { context?.setMiterLimit(limit) }
@available(*, deprecated)
public func CGContextSetLineDash(
  _ context: CGContext?, _ phase: CGFloat, _ lengths: [CGFloat]?, _ count: Int
) { context?.setLineDash(phase: phase, lengths: Array((lengths ?? []).prefix(count))) }
@available(*, deprecated)
public func CGContextSetShadow(_ context: CGContext?, _ offset: CGSize, _ blur: CGFloat) {
  context?.setShadow(offset: offset, blur: blur)
}
@available(*, deprecated)
public func CGContextSetShadowWithColor(
  _ context: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
) { context?.setShadow(offset: offset, blur: blur, color: color) }
@available(*, deprecated)
public func CGContextDrawLinearGradient(
  _ context: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ end: CGPoint,
  _ options: CGGradientDrawingOptions
) {
  if let gradient { context?.drawLinearGradient(gradient, start: start, end: end, options: options) }
}
@available(*, deprecated)
public func CGContextDrawRadialGradient(
  _ context: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint,
  _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
) {
  guard let gradient else { return }
  context?.drawRadialGradient(
    gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
    options: options)
}
@available(*, deprecated)
public func CGGradientCreateWithColors(
  _ space: CGColorSpace?, _ colors: CFArray, _ locations: [CGFloat]?
) -> CGGradient? { CGGradient(colorsSpace: space, colors: colors, locations: locations) }
@available(*, deprecated)
public func CGBitmapContextCreateImage(_ context: CGContext?) -> CGImage? { context?.makeImage() }
@available(*, deprecated)
public func CGImageGetWidth(_ image: CGImage?) -> Int { image?.width ?? 0 }
@available(*, deprecated)
public func CGImageGetHeight(_ image: CGImage?) -> Int { image?.height ?? 0 }

/// How smoothly pictures are drawn at another size, which makes no difference here.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

extension CGContext {
  public final var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Core Graphics' function of that name.
  ///
  /// - Parameter isSmooth: Makes no difference here.
  public final func setShouldAntialias(_ isSmooth: Bool) {}
  /// Core Graphics' function of that name.
  ///
  /// - Parameter isSmooth: Makes no difference here.
  public final func setAllowsAntialiasing(_ isSmooth: Bool) {}
}

/// Red, green, blue and alpha.
///
/// - Parameter color: The color.
/// - Returns: The four, 0...1 each.
public func CGColorGetComponents(_ color: CGColor) -> [CGFloat] { color.components ?? [] }

/// How opaque a color is.
///
/// - Parameter color: The color.
/// - Returns: 0...1.
public func CGColorGetAlpha(_ color: CGColor) -> CGFloat { color.alpha }

/// How many components there are.
///
/// - Parameter color: The color.
/// - Returns: Four.
public func CGColorGetNumberOfComponents(_ color: CGColor) -> Int { 4 }
