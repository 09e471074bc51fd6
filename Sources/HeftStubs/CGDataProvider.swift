// The bytes of a picture's pixels, or of a file.

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

/// Bytes as `data as CFData`.
///
/// - Parameter data: The bytes.
/// - Returns: A copy that stays where it is.
public func heftData(_ data: Data) -> CFData { CFData([UInt8](data)) }
/// Bytes as `data as CFData`, which they are already.
///
/// - Parameter data: The bytes.
/// - Returns: The same.
public func heftData(_ data: CFData) -> CFData { data }

/// What gives the bytes of a picture's pixels, or of a file.
public final class CGDataProvider: NSObject {
  /// The bytes; of pixels, rows from the upper edge.
  public let data: CFData?

  fileprivate init(_ image: CGImage) {
    data = CFData(image.bitmap.straightBytes(of: image.bitmap.bounds))
    super.init()
  }

  /// Gives bytes.
  ///
  /// - Parameter data: The bytes.
  public init?(data: CFData) {
    self.data = data
    super.init()
  }

  /// Gives the bytes of a file.
  ///
  /// - Parameter url: The file's address; nil is returned where there is none.
  public init?(url: CFURL) {
    guard let contents = FileManager.default.contents(atPath: url.path) else { return nil }
    data = CFData([UInt8](contents))
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
  /// The pixels as bytes: red, green, blue and alpha of each, not multiplied by alpha.
  /// Kept with the image.
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
