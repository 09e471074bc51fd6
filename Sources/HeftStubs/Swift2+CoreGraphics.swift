// Core Graphics as Swift 2 has it, of C: the functions that apps call less often.

import Heft

public func CGContextSetFlatness(_ context: CGContext?, _ flatness: CGFloat) {}
public func CGContextReplacePathWithStrokedPath(_ context: CGContext?) {
  context?.replacePathWithStrokedPath()
}
public func CGContextAddRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.addRects(Array(rects.prefix(max(count, 0))))
}
public func CGContextFillRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.fill(Array(rects.prefix(max(count, 0))))
}
public func CGContextClipToRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.clip(to: Array(rects.prefix(max(count, 0))))
}
public func CGContextIsPathEmpty(_ context: CGContext?) -> Bool { context?.isPathEmpty ?? true }
public func CGContextGetPathCurrentPoint(_ context: CGContext?) -> CGPoint {
  context?.currentPointOfPath ?? .zero
}
public func CGContextGetPathBoundingBox(_ context: CGContext?) -> CGRect {
  context?.boundingBoxOfPath ?? .null
}
public func CGContextGetClipBoundingBox(_ context: CGContext?) -> CGRect {
  context?.boundingBoxOfClipPath ?? .null
}
public func CGContextCopyPath(_ context: CGContext?) -> CGPath? { context?.path }
public func CGContextGetCTM(_ context: CGContext?) -> CGAffineTransform { context?.ctm ?? .identity }
public func CGContextGetUserSpaceToDeviceSpaceTransform(_ context: CGContext?) -> CGAffineTransform {
  context?.ctm ?? .identity
}
public func CGContextClipToMask(_ context: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
  if let mask { context?.clip(to: rect, mask: mask) }
}
public func CGContextSetFillColorSpace(_ context: CGContext?, _ space: CGColorSpace?) {}
public func CGContextSetStrokeColorSpace(_ context: CGContext?, _ space: CGColorSpace?) {}
public func CGContextBeginTransparencyLayer(_ context: CGContext?, _ info: NSNull?) {
  context?.beginTransparencyLayer(auxiliaryInfo: nil)
}
public func CGContextBeginTransparencyLayerWithRect(_ context: CGContext?, _ rect: CGRect, _ info: NSNull?) {
  context?.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
}
public func CGContextEndTransparencyLayer(_ context: CGContext?) { context?.endTransparencyLayer() }
public func CGContextDrawTiledImage(_ context: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { context?.draw(image, in: rect, byTiling: true) }
}
public func CGContextSetTextMatrix(_ context: CGContext?, _ matrix: CGAffineTransform) {
  context?.textMatrix = matrix
}
public func CGContextGetTextMatrix(_ context: CGContext?) -> CGAffineTransform {
  context?.textMatrix ?? .identity
}
public func CGContextSetTextPosition(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.textPosition = CGPoint(x: x, y: y)
}
public func CGContextGetTextPosition(_ context: CGContext?) -> CGPoint { context?.textPosition ?? .zero }
public func CGContextSetTextDrawingMode(_ context: CGContext?, _ mode: CGTextDrawingMode) {
  context?.setTextDrawingMode(mode)
}
public func CGContextSetCharacterSpacing(_ context: CGContext?, _ spacing: CGFloat) {}
public func CGContextSetFontSize(_ context: CGContext?, _ size: CGFloat) {}
public func CGContextSetAllowsAntialiasing(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextSetShouldSmoothFonts(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextSetAllowsFontSmoothing(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextSetShouldSubpixelPositionFonts(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextSetAllowsFontSubpixelPositioning(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextSetShouldSubpixelQuantizeFonts(_ context: CGContext?, _ isOn: Bool) {}
public func CGContextFlush(_ context: CGContext?) {}
public func CGContextSynchronize(_ context: CGContext?) {}
public func CGContextConvertPointToDeviceSpace(_ context: CGContext?, _ point: CGPoint) -> CGPoint {
  context?.convertToDeviceSpace(point) ?? point
}
public func CGContextConvertPointToUserSpace(_ context: CGContext?, _ point: CGPoint) -> CGPoint {
  context?.convertToUserSpace(point) ?? point
}
public func CGContextConvertSizeToDeviceSpace(_ context: CGContext?, _ size: CGSize) -> CGSize {
  context?.convertToDeviceSpace(size) ?? size
}
public func CGContextConvertSizeToUserSpace(_ context: CGContext?, _ size: CGSize) -> CGSize {
  context?.convertToUserSpace(size) ?? size
}
public func CGContextConvertRectToDeviceSpace(_ context: CGContext?, _ rect: CGRect) -> CGRect {
  context?.convertToDeviceSpace(rect) ?? rect
}
public func CGContextConvertRectToUserSpace(_ context: CGContext?, _ rect: CGRect) -> CGRect {
  context?.convertToUserSpace(rect) ?? rect
}
/// A bitmap to draw into.
///
/// - Parameters:
///   - data: Its pixels; nil makes them.
///   - width: In pixels.
///   - height: In pixels.
///   - bitsPerComponent: 8.
///   - bytesPerRow: 0 is as many as it takes.
///   - space: The colors.
///   - bitmapInfo: How the bytes lie.
/// - Returns: The context; nil where there is none of the kind.
public func CGBitmapContextCreate(
  _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int,
  _ space: CGColorSpace?, _ bitmapInfo: UInt32
) -> CGContext? {
  guard let space = space ?? CGColorSpaceCreateDeviceRGB() as CGColorSpace? else { return nil }
  return CGContext(
    data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
    space: space, bitmapInfo: bitmapInfo)
}
public func CGBitmapContextGetWidth(_ context: CGContext?) -> Int { context?.width ?? 0 }
public func CGBitmapContextGetHeight(_ context: CGContext?) -> Int { context?.height ?? 0 }
public func CGBitmapContextGetBytesPerRow(_ context: CGContext?) -> Int { context?.bytesPerRow ?? 0 }
public func CGBitmapContextGetBitsPerPixel(_ context: CGContext?) -> Int { context?.bitsPerPixel ?? 0 }
public func CGBitmapContextGetBitsPerComponent(_ context: CGContext?) -> Int {
  context?.bitsPerComponent ?? 0
}
public func CGBitmapContextGetAlphaInfo(_ context: CGContext?) -> CGImageAlphaInfo {
  context?.alphaInfo ?? .none
}
public func CGBitmapContextGetColorSpace(_ context: CGContext?) -> CGColorSpace? { context?.colorSpace }
public func CGBitmapContextGetData(_ context: CGContext?) -> UnsafeMutableRawPointer? { context?.data }
public func CGImageGetBitsPerComponent(_ image: CGImage?) -> Int { image?.bitsPerComponent ?? 0 }
public func CGImageGetBitsPerPixel(_ image: CGImage?) -> Int { image?.bitsPerPixel ?? 0 }
public func CGImageGetBytesPerRow(_ image: CGImage?) -> Int { image?.bytesPerRow ?? 0 }
public func CGImageGetColorSpace(_ image: CGImage?) -> CGColorSpace? { image?.colorSpace }
public func CGImageGetAlphaInfo(_ image: CGImage?) -> CGImageAlphaInfo { image?.alphaInfo ?? .none }
public func CGImageGetBitmapInfo(_ image: CGImage?) -> CGBitmapInfo {
  image?.bitmapInfo ?? CGBitmapInfo(rawValue: 0)
}
public func CGImageCreateCopy(_ image: CGImage?) -> CGImage? { image?.copy() }
public func CGImageCreateWithMask(_ image: CGImage?, _ mask: CGImage?) -> CGImage? {
  mask.flatMap { image?.masking($0) } ?? image
}
public func CGColorGetColorSpace(_ color: CGColor?) -> CGColorSpace? { color?.colorSpace }
public func CGColorCreateCopyWithAlpha(_ color: CGColor?, _ alpha: CGFloat) -> CGColor? {
  color?.copy(alpha: alpha)
}
public func CGColorEqualToColor(_ color: CGColor?, _ other: CGColor?) -> Bool { color == other }
public func CGColorCreate(_ space: CGColorSpace?, _ components: [CGFloat]) -> CGColor? {
  CGColor(colorSpace: space ?? CGColorSpaceCreateDeviceRGB(), components: components)
}
public func CGPathCreateMutableCopy(_ path: CGPath?) -> CGMutablePath? { path?.mutableCopy() }
public func CGPathEqualToPath(_ path: CGPath?, _ other: CGPath?) -> Bool { path == other }
public func CGPathCreateWithRoundedRect(
  _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: NSNull?
) -> CGPath {
  CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
}
/// A path that is moved, turned or made larger.
///
/// - Parameters:
///   - path: The path.
///   - transform: The transform.
/// - Returns: The path; nil for none.
public func CGPathCreateCopyByTransformingPath(_ path: CGPath?, _ transform: inout CGAffineTransform)
  -> CGPath?
{
  let transform: CGAffineTransform? = transform
  return path?.copy(using: transform)
}

/// The outline of the line along a path.
///
/// - Parameters:
///   - path: The path.
///   - transform: nil.
///   - width: The line's width in points.
///   - cap: How lines end.
///   - join: How lines meet.
///   - limit: How far a pointed corner reaches.
/// - Returns: The outline; nil for no path.
public func CGPathCreateCopyByStrokingPath(
  _ path: CGPath?, _ transform: NSNull?, _ width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin,
  _ limit: CGFloat
) -> CGPath? { path?.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit) }

/// Adds an arc that touches two lines.
///
/// - Parameters:
///   - path: The path.
///   - transform: nil.
///   - x1: Of the corner.
///   - y1: Of the corner.
///   - x2: Of the end of the second line.
///   - y2: Of the end of the second line.
///   - radius: In points.
public func CGPathAddArcToPoint(
  _ path: CGMutablePath?, _ transform: NSNull?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat,
  _ radius: CGFloat
) { path?.addArc(tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius) }
public func CGPathAddRects(_ path: CGMutablePath?, _ transform: NSNull?, _ rects: [CGRect], _ count: Int) {
  path?.addRects(Array(rects.prefix(max(count, 0))))
}
public func UIEdgeInsetsEqualToEdgeInsets(_ insets: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  insets == other
}
public func UIOffsetEqualToOffset(_ offset: UIOffset, _ other: UIOffset) -> Bool { offset == other }

extension Data {
  /// The number of bytes.
  public var length: Int { count }
}
