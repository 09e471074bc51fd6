import Ink

/// Pixels that do not change.
public final class CGImage: NSObject, @unchecked Sendable {
  /// The pixels as Ink has them, without a copy: Heft's own.
  public let bitmap: Bitmap
  /// What gives an app the pixels, kept as long as the image: pointers to them may be in use.
  package var provider: NSObject?

  /// An image of Ink's pixels, without a copy: Heft's own.
  ///
  /// - Parameter bitmap: The pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// The part of the image in a rectangle of pixels; nil if there is none.
  ///
  /// - Parameter rect: In pixels.
  /// - Returns: The image; nil where there is nothing in the rectangle.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRectangle(rect).intersection(bitmap.bounds)
    guard !part.isEmpty, var cropped = Bitmap(width: part.width, height: part.height) else { return nil }
    let map = Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(part.x), ty: -Double(part.y))
    cropped.draw(bitmap, through: map, mode: .copy, clip: cropped.bounds)
    return CGImage(cropped)
  }
}

extension PixelRectangle {
  /// The pixels whose edges are nearest to a rectangle's.
  init(_ rect: CGRect) {
    self.init(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)))
  }
}
