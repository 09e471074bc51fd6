// The bytes of a picture's pixels.

import Heft
import Ink

/// Bytes that stay where they are.
public final class CFData: NSObject {
  fileprivate let bytes: UnsafeMutableBufferPointer<UInt8>

  fileprivate init(_ source: [UInt8]) {
    bytes = UnsafeMutableBufferPointer.allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
    super.init()
  }

  deinit { bytes.deallocate() }
}

/// What gives the bytes of a picture's pixels.
public final class CGDataProvider: NSObject {
  /// The bytes, rows from the upper edge.
  public let data: CFData?

  fileprivate init(_ image: CGImage) {
    data = CFData(image.bitmap.straightBytes(of: image.bitmap.bounds))
    super.init()
  }
}

/// The first byte, which stays there as long as the data.
///
/// - Parameter theData: The data.
/// - Returns: Where it is; nil where there are no bytes.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData?.bytes.baseAddress.map { UnsafePointer($0) }
}

/// How many bytes there are.
///
/// - Parameter theData: The data.
/// - Returns: The number.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.bytes.count ?? 0 }

extension CGImage {
  /// The pixels as bytes: red, green, blue and alpha of each, the colors not multiplied by alpha. Kept with the image.
  public var dataProvider: CGDataProvider? {
    if let made = provider as? CGDataProvider { return made }
    let made = CGDataProvider(self)
    provider = made
    return made
  }

  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Four bytes a pixel.
  public var bytesPerRow: Int { width * 4 }
  /// Alpha comes last, and the colors are not multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// The same, as the bits say it.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
}
