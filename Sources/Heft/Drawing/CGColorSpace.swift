/// How a color's parts are meant. Everything here is sRGB; a space is taken and does not count.
public final class CGColorSpace: NSObject, @unchecked Sendable {
  /// The parts of a color without its alpha.
  public let numberOfComponents: Int

  private init(_ count: Int) {
    numberOfComponents = count
    super.init()
  }

  static let rgb = CGColorSpace(3)
  static let gray = CGColorSpace(1)
}

/// Red, green and blue.
///
/// - Returns: The space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Gray.
///
/// - Returns: The space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Where alpha lies in a pixel. Of a context it says only whether there is any.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

extension CGContext {
  /// A context of pixels, whose y grows upward from its lower edge as Core Graphics' does. The pixels are its own: there
  /// is no memory to hand it, and `makeImage()` has them. Nil for a size that is nothing or over 8192 pixels.
  ///
  /// - Parameters:
  ///   - data: Nil.
  ///   - width: In pixels, 1...8192.
  ///   - height: In pixels, 1...8192.
  ///   - bitsPerComponent: Left aside: it is 8.
  ///   - bytesPerRow: Left aside.
  ///   - space: Left aside: it is sRGB.
  ///   - bitmapInfo: Whether the pixels have an alpha; without one they begin black.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 31)
    let isOpaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipLast || alpha == .noneSkipFirst
    self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1, isOpaque: isOpaque)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
    yGrowsUp = true
  }
}
