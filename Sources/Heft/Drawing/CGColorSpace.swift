/// How a color's parts are meant. Everything here is sRGB; a space is taken and does not count.
public final class CGColorSpace: NSObject, @unchecked Sendable {
  /// The parts of a color without its alpha.
  public let numberOfComponents: Int

  private init(_ count: Int) {
    numberOfComponents = count
    super.init()
  }

  /// A space by its name.
  ///
  /// - Parameter name: A name of Core Graphics'; one with `Gray` in it is of gray, any other of red, green and blue.
  public convenience init?(name: String) {
    self.init(name.contains("Gray") ? 1 : 3)
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
  /// A context of pixels, whose y grows upward from its lower edge as Core Graphics' does. Memory that it is given has
  /// its pixels after each drawing, and what the app writes there counts from the next drawing or `makeImage()`; it must
  /// stay as long as the context. Nil for a size that is nothing or over 8192 pixels, and for memory whose pixels Core
  /// Graphics has no context for.
  ///
  /// - Parameters:
  ///   - data: The memory, rows from the upper edge, with what the picture begins with; nil for the context's own, which
  ///     begins empty.
  ///   - width: In pixels, 1...8192.
  ///   - height: In pixels, 1...8192.
  ///   - bitsPerComponent: 8; where no memory is given it is left aside.
  ///   - bytesPerRow: From row to row of the memory; 0 is as many as the pixels need. Left aside where none is given.
  ///   - space: Red, green and blue in sRGB, or gray, in which colors become gray.
  ///   - bitmapInfo: Whether the pixels have an alpha, and how their bytes lie; without an alpha they begin black.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 31)
    let isOpaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipLast || alpha == .noneSkipFirst
    let isGray = space.numberOfComponents == 1
    let layout = PixelMemory.Layout(isGray: isGray, bitmapInfo: bitmapInfo)
    let rowLength = bytesPerRow == 0 ? width &* (layout?.size ?? 0) : bytesPerRow
    if data != nil {
      guard bitsPerComponent == 8, let layout, width > 0, rowLength / layout.size >= width else { return nil }
    }
    self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1, isOpaque: isOpaque)
    if let layout {
      let form = PixelMemory.Form(layout, width: width, rowLength: rowLength)
      memoryForm = form
      if data != nil || isGray {
        memory = PixelMemory(
          data, rowLength: data == nil ? form.rowLength : rowLength, layout: layout, of: bitmap)
        readMemory()
      }
    }
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
    yGrowsUp = true
  }

  /// The pixels, rows from the upper edge, as long as the context exists: those of the memory that it was given, else of its
  /// own, in the order that it was told, or blue, green, red and alpha for a picture's context. They have each drawing at once,
  /// and what the app writes there counts from the next drawing or `makeImage()`.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil, layers.isEmpty, let form { memory = PixelMemory(&bitmap, form: form) }
    return memory?.address
  }

  /// Bytes from row to row of ``data``.
  public var bytesPerRow: Int { memory?.rowLength ?? form?.rowLength ?? width * 4 }

  /// How the pixels lie in memory that the app asks for.
  private var form: PixelMemory.Form? {
    if let memoryForm { return memoryForm }
    // Alpha first in 32 bits whose least byte comes first.
    guard let layout = PixelMemory.Layout(isGray: false, bitmapInfo: 2 | 2 << 12) else { return nil }
    return PixelMemory.Form(layout, width: width, rowLength: 0)
  }
}
