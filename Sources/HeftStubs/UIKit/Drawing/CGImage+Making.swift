// Images of bytes, and images that are made of others.

import Heft
import Ink

extension CGImage {
  /// The image itself, which does not change.
  ///
  /// - Returns: The image.
  public func copy() -> CGImage? { self }

  /// The image in another space: gray where that is one of gray, else the image itself.
  ///
  /// - Parameter space: The space.
  /// - Returns: The image.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    if space.numberOfComponents > 1 { return self }
    return changed { bytes, place in
      let (red, green, blue) = (UInt32(bytes[place]), UInt32(bytes[place + 1]), UInt32(bytes[place + 2]))
      let gray = UInt8((red * 77 + green * 150 + blue * 29 + 128) >> 8)
      (bytes[place], bytes[place + 1], bytes[place + 2]) = (gray, gray, gray)
    }
  }

  /// The image, clear where its colors are within limits.
  ///
  /// - Parameter components: The least and the most of red, green and blue, 0...255 each.
  /// - Returns: The image; nil of other than six limits.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6 else { return nil }
    return changed { bytes, place in
      for part in 0..<3 {
        let value = CGFloat(bytes[place + part])
        if value < components[part * 2] || value > components[part * 2 + 1] { return }
      }
      bytes[place + 3] = 0
    }
  }

  /// The image as far as a mask lets it be seen.
  ///
  /// - Parameter mask: A picture of any size: where it has clear places its opacity counts, else how light it
  ///   is; of one that was made as a mask how dark it is.
  /// - Returns: The image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard var fitted = Bitmap(width: width, height: height) else { return nil }
    let map = Affine(
      a: Double(width) / Double(mask.width), b: 0, c: 0, d: Double(height) / Double(mask.height), tx: 0, ty: 0
    )
    fitted.draw(mask.bitmap, through: map, mode: .copy, clip: fitted.bounds)
    let kept = fitted.straightBytes(of: fitted.bounds)
    let isOpaque = stride(from: 3, to: kept.count, by: 4).allSatisfy { kept[$0] == 255 }
    return changed { bytes, place in
      let light =
        (UInt32(kept[place]) * 77 + UInt32(kept[place + 1]) * 150 + UInt32(kept[place + 2]) * 29) >> 8
      let share = isOpaque ? light : UInt32(kept[place + 3])
      bytes[place + 3] = UInt8((UInt32(bytes[place + 3]) * share + 127) / 255)
    }
  }

  /// A picture whose pixels a closure has changed: red, green, blue and alpha from a place on.
  private func changed(_ change: (inout [UInt8], Int) -> Void) -> CGImage? {
    var bytes = bitmap.straightBytes(of: bitmap.bounds)
    for place in stride(from: 0, to: bytes.count, by: 4) { change(&bytes, place) }
    return Bitmap(width: width, height: height, straightBytes: bytes).map { CGImage($0) }
  }

  /// An image of bytes.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8; nil is returned of others.
  ///   - bitsPerPixel: 8, 24 or 32.
  ///   - bytesPerRow: From row to row.
  ///   - space: Red, green and blue, or gray.
  ///   - bitmapInfo: Where alpha lies in a pixel, and in which order the bytes do.
  ///   - provider: The bytes, rows from the upper edge.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  ///   - intent: Ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let size = bitsPerPixel / 8
    let count = CFDataGetLength(provider.data)
    guard width > 0, height > 0, bitsPerComponent == 8, [1, 3, 4].contains(size),
      bytesPerRow >= width * size, let bytes = CFDataGetBytePtr(provider.data),
      count >= bytesPerRow * (height - 1) + width * size
    else { return nil }
    let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 31) ?? .none
    let isFirst = info == .first || info == .premultipliedFirst || info == .noneSkipFirst
    let hasAlpha = size == 4 && ![.none, .noneSkipLast, .noneSkipFirst].contains(info)
    let isMultiplied = info == .premultipliedFirst || info == .premultipliedLast
    // 32 bits with the least first: the bytes lie the other way round.
    let isTurned = size == 4 && bitmapInfo.rawValue >> 12 & 7 == 2
    var straight: [UInt8] = []
    straight.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * bytesPerRow + column * size
        func byte(_ index: Int) -> UInt8 { pixel[isTurned ? 3 - index : index] }
        let first = size == 4 && isFirst ? 1 : 0
        let alpha = hasAlpha ? byte(isFirst ? 0 : 3) : 255
        for part in 0..<3 {
          let value = UInt32(byte(size == 1 ? 0 : first + part))
          let isWhole = !isMultiplied || alpha == 255 || !hasAlpha
          straight.append(
            isWhole ? UInt8(value) : alpha == 0 ? 0 : UInt8(min(value * 255 / UInt32(alpha), 255)))
        }
        straight.append(alpha)
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, straightBytes: straight) else { return nil }
    self.init(bitmap)
  }

  /// A mask of bytes: an image that is opaque where they are dark.
  ///
  /// - Parameters:
  ///   - maskWidth: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8; nil is returned of others.
  ///   - bitsPerPixel: 8 to 32; the first byte of a pixel counts.
  ///   - bytesPerRow: From row to row.
  ///   - provider: The bytes, rows from the upper edge.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let size = bitsPerPixel / 8
    guard width > 0, height > 0, bitsPerComponent == 8, size > 0,
      let bytes = CFDataGetBytePtr(provider.data),
      CFDataGetLength(provider.data) >= bytesPerRow * (height - 1) + width * size
    else { return nil }
    var straight: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        straight += [0, 0, 0, 255 - bytes[row * bytesPerRow + column * size]]
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, straightBytes: straight) else { return nil }
    self.init(bitmap)
  }

  private convenience init?(file provider: CGDataProvider) {
    guard let start = CFDataGetBytePtr(provider.data) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: CFDataGetLength(provider.data))
    guard let image = UIImage(data: Data(Array(bytes)))?.cgImage else { return nil }
    self.init(image.bitmap)
  }

  /// An image of a PNG file.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  ///   - intent: Ignored.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source) }

  /// An image of a JPEG file.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  ///   - intent: Ignored.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source) }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var shouldInterpolate: Bool { true }
  public var isMask: Bool { false }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Nil: an image does not know its file.
  public var utType: CFString? { nil }
}
