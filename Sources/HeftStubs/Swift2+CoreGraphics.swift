// Core Graphics as Swift 2 has it, of C: the functions that apps call less often.

import Heft

/// `CGContextSetFlatness`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - flatness: Left aside.
public func CGContextSetFlatness(_ context: CGContext?, _ flatness: CGFloat) {}
/// `CGContextReplacePathWithStrokedPath`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
public func CGContextReplacePathWithStrokedPath(_ context: CGContext?) {
  context?.replacePathWithStrokedPath()
}
/// `CGContextAddRects`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rects: The rectangles.
///   - count: How many of them.
public func CGContextAddRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.addRects(Array(rects.prefix(max(count, 0))))
}
/// `CGContextFillRects`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rects: The rectangles.
///   - count: How many of them.
public func CGContextFillRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.fill(Array(rects.prefix(max(count, 0))))
}
/// `CGContextClipToRects`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rects: The rectangles.
///   - count: How many of them.
public func CGContextClipToRects(_ context: CGContext?, _ rects: [CGRect], _ count: Int) {
  context?.clip(to: Array(rects.prefix(max(count, 0))))
}
/// `CGContextIsPathEmpty`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: Whether it is so.
public func CGContextIsPathEmpty(_ context: CGContext?) -> Bool { context?.isPathEmpty ?? true }
/// `CGContextGetPathCurrentPoint`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetPathCurrentPoint(_ context: CGContext?) -> CGPoint {
  context?.currentPointOfPath ?? .zero
}
/// `CGContextGetPathBoundingBox`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetPathBoundingBox(_ context: CGContext?) -> CGRect {
  context?.boundingBoxOfPath ?? .null
}
/// `CGContextGetClipBoundingBox`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetClipBoundingBox(_ context: CGContext?) -> CGRect {
  context?.boundingBoxOfClipPath ?? .null
}
/// `CGContextCopyPath`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value; nil if there is none.
public func CGContextCopyPath(_ context: CGContext?) -> CGPath? { context?.path }
/// `CGContextGetCTM`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetCTM(_ context: CGContext?) -> CGAffineTransform { context?.ctm ?? .identity }
/// `CGContextGetUserSpaceToDeviceSpaceTransform`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetUserSpaceToDeviceSpaceTransform(_ context: CGContext?) -> CGAffineTransform {
  context?.ctm ?? .identity
}
/// `CGContextClipToMask`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rect: The rectangle, in points.
///   - mask: The mask.
public func CGContextClipToMask(_ context: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
  if let mask { context?.clip(to: rect, mask: mask) }
}
/// `CGContextSetFillColorSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - space: The colors' space.
public func CGContextSetFillColorSpace(_ context: CGContext?, _ space: CGColorSpace?) {}
/// `CGContextSetStrokeColorSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - space: The colors' space.
public func CGContextSetStrokeColorSpace(_ context: CGContext?, _ space: CGColorSpace?) {}
/// `CGContextBeginTransparencyLayer`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - info: nil.
public func CGContextBeginTransparencyLayer(_ context: CGContext?, _ info: NSNull?) {
  context?.beginTransparencyLayer(auxiliaryInfo: nil)
}
/// `CGContextBeginTransparencyLayerWithRect`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rect: The rectangle, in points.
///   - info: nil.
public func CGContextBeginTransparencyLayerWithRect(_ context: CGContext?, _ rect: CGRect, _ info: NSNull?) {
  context?.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
}
/// `CGContextEndTransparencyLayer`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
public func CGContextEndTransparencyLayer(_ context: CGContext?) { context?.endTransparencyLayer() }
/// `CGContextDrawTiledImage`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rect: The rectangle, in points.
///   - image: The picture; nil means none.
public func CGContextDrawTiledImage(_ context: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { context?.draw(image, in: rect, byTiling: true) }
}
/// `CGContextSetTextMatrix`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - matrix: The transform.
public func CGContextSetTextMatrix(_ context: CGContext?, _ matrix: CGAffineTransform) {
  context?.textMatrix = matrix
}
/// `CGContextGetTextMatrix`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetTextMatrix(_ context: CGContext?) -> CGAffineTransform {
  context?.textMatrix ?? .identity
}
/// `CGContextSetTextPosition`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - x: In points.
///   - y: In points.
public func CGContextSetTextPosition(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  context?.textPosition = CGPoint(x: x, y: y)
}
/// `CGContextGetTextPosition`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGContextGetTextPosition(_ context: CGContext?) -> CGPoint { context?.textPosition ?? .zero }
/// `CGContextSetTextDrawingMode`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - mode: How.
public func CGContextSetTextDrawingMode(_ context: CGContext?, _ mode: CGTextDrawingMode) {
  context?.setTextDrawingMode(mode)
}
/// `CGContextSetCharacterSpacing`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - spacing: In points.
public func CGContextSetCharacterSpacing(_ context: CGContext?, _ spacing: CGFloat) {}
/// `CGContextSetFontSize`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - size: In points.
public func CGContextSetFontSize(_ context: CGContext?, _ size: CGFloat) {}
/// `CGContextSetAllowsAntialiasing`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetAllowsAntialiasing(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextSetShouldSmoothFonts`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetShouldSmoothFonts(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextSetAllowsFontSmoothing`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetAllowsFontSmoothing(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextSetShouldSubpixelPositionFonts`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetShouldSubpixelPositionFonts(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextSetAllowsFontSubpixelPositioning`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetAllowsFontSubpixelPositioning(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextSetShouldSubpixelQuantizeFonts`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - isOn: Whether it is on.
public func CGContextSetShouldSubpixelQuantizeFonts(_ context: CGContext?, _ isOn: Bool) {}
/// `CGContextFlush`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
public func CGContextFlush(_ context: CGContext?) {}
/// `CGContextSynchronize`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
public func CGContextSynchronize(_ context: CGContext?) {}
/// `CGContextConvertPointToDeviceSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - point: The point.
/// - Returns: The value.
public func CGContextConvertPointToDeviceSpace(_ context: CGContext?, _ point: CGPoint) -> CGPoint {
  context?.convertToDeviceSpace(point) ?? point
}
/// `CGContextConvertPointToUserSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - point: The point.
/// - Returns: The value.
public func CGContextConvertPointToUserSpace(_ context: CGContext?, _ point: CGPoint) -> CGPoint {
  context?.convertToUserSpace(point) ?? point
}
/// `CGContextConvertSizeToDeviceSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - size: In points.
/// - Returns: The value.
public func CGContextConvertSizeToDeviceSpace(_ context: CGContext?, _ size: CGSize) -> CGSize {
  context?.convertToDeviceSpace(size) ?? size
}
/// `CGContextConvertSizeToUserSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - size: In points.
/// - Returns: The value.
public func CGContextConvertSizeToUserSpace(_ context: CGContext?, _ size: CGSize) -> CGSize {
  context?.convertToUserSpace(size) ?? size
}
/// `CGContextConvertRectToDeviceSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rect: The rectangle, in points.
/// - Returns: The value.
public func CGContextConvertRectToDeviceSpace(_ context: CGContext?, _ rect: CGRect) -> CGRect {
  context?.convertToDeviceSpace(rect) ?? rect
}
/// `CGContextConvertRectToUserSpace`, as older apps call it.
///
/// - Parameters:
///   - context: The context; nil means none.
///   - rect: The rectangle, in points.
/// - Returns: The value.
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
/// `CGBitmapContextGetWidth`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetWidth(_ context: CGContext?) -> Int { context?.width ?? 0 }
/// `CGBitmapContextGetHeight`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetHeight(_ context: CGContext?) -> Int { context?.height ?? 0 }
/// `CGBitmapContextGetBytesPerRow`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetBytesPerRow(_ context: CGContext?) -> Int { context?.bytesPerRow ?? 0 }
/// `CGBitmapContextGetBitsPerPixel`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetBitsPerPixel(_ context: CGContext?) -> Int { context?.bitsPerPixel ?? 0 }
/// `CGBitmapContextGetBitsPerComponent`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetBitsPerComponent(_ context: CGContext?) -> Int {
  context?.bitsPerComponent ?? 0
}
/// `CGBitmapContextGetAlphaInfo`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value.
public func CGBitmapContextGetAlphaInfo(_ context: CGContext?) -> CGImageAlphaInfo {
  context?.alphaInfo ?? .none
}
/// `CGBitmapContextGetColorSpace`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value; nil if there is none.
public func CGBitmapContextGetColorSpace(_ context: CGContext?) -> CGColorSpace? { context?.colorSpace }
/// `CGBitmapContextGetData`, as older apps call it.
///
/// - Parameter context: The context; nil means none.
/// - Returns: The value; nil if there is none.
public func CGBitmapContextGetData(_ context: CGContext?) -> UnsafeMutableRawPointer? { context?.data }
/// `CGImageGetBitsPerComponent`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value.
public func CGImageGetBitsPerComponent(_ image: CGImage?) -> Int { image?.bitsPerComponent ?? 0 }
/// `CGImageGetBitsPerPixel`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value.
public func CGImageGetBitsPerPixel(_ image: CGImage?) -> Int { image?.bitsPerPixel ?? 0 }
/// `CGImageGetBytesPerRow`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value.
public func CGImageGetBytesPerRow(_ image: CGImage?) -> Int { image?.bytesPerRow ?? 0 }
/// `CGImageGetColorSpace`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value; nil if there is none.
public func CGImageGetColorSpace(_ image: CGImage?) -> CGColorSpace? { image?.colorSpace }
/// `CGImageGetAlphaInfo`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value.
public func CGImageGetAlphaInfo(_ image: CGImage?) -> CGImageAlphaInfo { image?.alphaInfo ?? .none }
/// `CGImageGetBitmapInfo`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value.
public func CGImageGetBitmapInfo(_ image: CGImage?) -> CGBitmapInfo {
  image?.bitmapInfo ?? CGBitmapInfo(rawValue: 0)
}
/// `CGImageCreateCopy`, as older apps call it.
///
/// - Parameter image: The picture; nil means none.
/// - Returns: The value; nil if there is none.
public func CGImageCreateCopy(_ image: CGImage?) -> CGImage? { image?.copy() }
/// `CGImageCreateWithMask`, as older apps call it.
///
/// - Parameters:
///   - image: The picture; nil means none.
///   - mask: The mask.
/// - Returns: The value; nil if there is none.
public func CGImageCreateWithMask(_ image: CGImage?, _ mask: CGImage?) -> CGImage? {
  mask.flatMap { image?.masking($0) } ?? image
}
/// `CGColorGetColorSpace`, as older apps call it.
///
/// - Parameter color: The color.
/// - Returns: The value; nil if there is none.
public func CGColorGetColorSpace(_ color: CGColor?) -> CGColorSpace? { color?.colorSpace }
/// `CGColorCreateCopyWithAlpha`, as older apps call it.
///
/// - Parameters:
///   - color: The color.
///   - alpha: From 0 to 1.
/// - Returns: The value; nil if there is none.
public func CGColorCreateCopyWithAlpha(_ color: CGColor?, _ alpha: CGFloat) -> CGColor? {
  color?.copy(alpha: alpha)
}
/// `CGColorEqualToColor`, as older apps call it.
///
/// - Parameters:
///   - color: The color.
///   - other: The other one.
/// - Returns: Whether it is so.
public func CGColorEqualToColor(_ color: CGColor?, _ other: CGColor?) -> Bool { color == other }
/// `CGColorCreate`, as older apps call it.
///
/// - Parameters:
///   - space: The colors' space.
///   - components: The color's parts, from 0 to 1.
/// - Returns: The value; nil if there is none.
public func CGColorCreate(_ space: CGColorSpace?, _ components: [CGFloat]) -> CGColor? {
  CGColor(colorSpace: space ?? CGColorSpaceCreateDeviceRGB(), components: components)
}
/// `CGPathCreateMutableCopy`, as older apps call it.
///
/// - Parameter path: The path; nil means none.
/// - Returns: The value; nil if there is none.
public func CGPathCreateMutableCopy(_ path: CGPath?) -> CGMutablePath? { path?.mutableCopy() }
/// `CGPathEqualToPath`, as older apps call it.
///
/// - Parameters:
///   - path: The path; nil means none.
///   - other: The other one.
/// - Returns: Whether it is so.
public func CGPathEqualToPath(_ path: CGPath?, _ other: CGPath?) -> Bool { path == other }
/// `CGPathCreateWithRoundedRect`, as older apps call it.
///
/// - Parameters:
///   - rect: The rectangle, in points.
///   - cornerWidth: In points.
///   - cornerHeight: In points.
///   - transform: The transform; nil for none.
/// - Returns: The value.
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
/// `CGPathAddRects`, as older apps call it.
///
/// - Parameters:
///   - path: The path; nil means none.
///   - transform: The transform; nil for none.
///   - rects: The rectangles.
///   - count: How many of them.
public func CGPathAddRects(_ path: CGMutablePath?, _ transform: NSNull?, _ rects: [CGRect], _ count: Int) {
  path?.addRects(Array(rects.prefix(max(count, 0))))
}
/// `UIEdgeInsetsEqualToEdgeInsets`, as older apps call it.
///
/// - Parameters:
///   - insets: The distances.
///   - other: The other one.
/// - Returns: Whether it is so.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  insets == other
}
/// `UIOffsetEqualToOffset`, as older apps call it.
///
/// - Parameters:
///   - offset: The offset.
///   - other: The other one.
/// - Returns: Whether it is so.
public func UIOffsetEqualToOffset(_ offset: UIOffset, _ other: UIOffset) -> Bool { offset == other }

extension Data {
  /// The number of bytes.
  public var length: Int { count }
}
