import Ink

/// Where a context's pixels lie beside the context. Only a context that is made with memory, or in gray, has one.
protocol ContextMemory: AnyObject {
  /// Writes new drawing into the memory.
  func write(_ bitmap: inout Bitmap)
  /// Reads changes that were made in the memory from outside.
  func read(into bitmap: inout Bitmap)
  /// Where the first pixel is.
  var address: UnsafeMutableRawPointer { get }
  /// Bytes from row to row.
  var rowLength: Int { get }
}

/// The bytes of a context's pixels, row by row from the upper edge, as `CGContext(data:...)` is told they lie.
final class PixelMemory: ContextMemory {
  /// Where a pixel's parts are in it.
  struct Layout {
    /// Bytes of a pixel: 4, or 1 of a gray one.
    var size = 4
    var (red, green, blue) = (0, 1, 2)
    /// Nil where the pixels have no alpha.
    var alpha: Int? = 3

    /// Nil for pixels that Core Graphics has no context for.
    init?(isGray: Bool, bitmapInfo: UInt32) {
      let order = bitmapInfo >> 12 & 7
      let info = CGImageAlphaInfo(rawValue: bitmapInfo & 31)
      if isGray {
        guard info == CGImageAlphaInfo.none else { return nil }
        (size, red, green, blue, alpha) = (1, 0, 0, 0, nil)
        return
      }
      switch info {
      case .premultipliedLast: break
      case .noneSkipLast: alpha = nil
      case .premultipliedFirst: (red, green, blue, alpha) = (1, 2, 3, 0)
      case .noneSkipFirst: (red, green, blue, alpha) = (1, 2, 3, nil)
      default: return nil
      }
      // 32 bits with the least first: the bytes lie the other way round.
      if order == 2 { (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 }) }
    }
  }

  /// How a context's pixels lie in memory that it is asked for.
  struct Form {
    let layout: Layout
    let rowLength: Int

    /// Rows of so many bytes, or of as many as the pixels need where that is fewer or makes no sense.
    init(_ layout: Layout, width: Int, rowLength: Int) {
      self.layout = layout
      let least = width * layout.size
      self.rowLength = rowLength < least || rowLength > 65_536 ? least : rowLength
    }
  }

  private let layout: Layout
  private let memory: UnsafeMutableRawPointer
  let rowLength: Int
  private let isOwn: Bool
  /// The picture in the memory, and its bytes without the gaps between the rows.
  private var known: Bitmap
  private var bytes: [UInt8]

  /// Memory that the app has handed over, or some of its own where that is nil.
  init(_ memory: UnsafeMutableRawPointer?, rowLength: Int, layout: Layout, of bitmap: Bitmap) {
    self.layout = layout
    self.rowLength = rowLength
    let size = rowLength * bitmap.height
    isOwn = memory == nil
    self.memory = memory ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    known = bitmap
    bytes = Array(repeating: 0, count: bitmap.width * bitmap.height * layout.size)
    if isOwn { self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
  }

  var address: UnsafeMutableRawPointer { memory }

  /// Memory of its own with the pixels that a bitmap has.
  convenience init?(_ bitmap: inout Bitmap, form: Form) {
    guard let clear = Bitmap(width: bitmap.width, height: bitmap.height) else { return nil }
    self.init(nil, rowLength: form.rowLength, layout: form.layout, of: clear)
    write(&bitmap)
  }

  deinit {
    if isOwn { memory.deallocate() }
  }

  func write(_ bitmap: inout Bitmap) {
    for area in bitmap.changes(since: known) { write(bitmap.straightBytes(of: area), in: area) }
    known = bitmap
    // Gray memory keeps only the gray of a color, so the bitmap takes that over.
    if layout.size == 1 { take(&bitmap) }
  }

  private func write(_ straight: [UInt8], in area: PixelRectangle) {
    var index = 0
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width {
        let alpha = UInt32(straight[index + 3])
        func part(_ offset: Int) -> UInt8 {
          let product: UInt32 = UInt32(straight[index + offset]) * alpha + 127
          return UInt8(product / 255)
        }
        let place = (y * known.width + x) * layout.size
        if layout.size == 1 {
          bytes[place] = PixelMemory.gray(part(0), part(1), part(2))
        } else {
          bytes[place + layout.red] = part(0)
          bytes[place + layout.green] = part(1)
          bytes[place + layout.blue] = part(2)
          if let offset = layout.alpha { bytes[place + offset] = UInt8(alpha) }
        }
        index += 4
      }
      let (start, count) = ((y * known.width + area.x) * layout.size, area.width * layout.size)
      bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        (memory + y * rowLength + area.x * layout.size).copyMemory(from: base + start, byteCount: count)
      }
    }
  }

  /// How light a color is: the weights of ITU-R BT.601 in 256ths.
  private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let (red, green, blue) = (UInt32(red) * 77, UInt32(green) * 150, UInt32(blue) * 29)
    return UInt8((red + green + blue + 128) >> 8)
  }

  func read(into bitmap: inout Bitmap) {
    let length = known.width * layout.size
    var differs = false
    for y in 0..<known.height {
      let row = UnsafeRawBufferPointer(start: memory + y * rowLength, count: length)
      for x in 0..<length where row[x] != bytes[y * length + x] {
        bytes[y * length + x] = row[x]
        differs = true
      }
    }
    if differs { take(&bitmap) }
  }

  /// Makes a picture of the bytes.
  private func take(_ bitmap: inout Bitmap) {
    var straight: [UInt8] = []
    straight.reserveCapacity(known.width * known.height * 4)
    for place in stride(from: 0, to: bytes.count, by: layout.size) {
      let alpha = layout.alpha.map { UInt32(bytes[place + $0]) } ?? 255
      func part(_ offset: Int) -> UInt8 {
        if alpha == 0 { return 0 }
        let product: UInt32 = UInt32(bytes[place + offset]) * 255 + alpha / 2
        return UInt8(min(product / alpha, 255))
      }
      straight.append(part(layout.red))
      straight.append(part(layout.green))
      straight.append(part(layout.blue))
      straight.append(UInt8(alpha))
    }
    guard let picture = Bitmap(width: known.width, height: known.height, straightBytes: straight) else {
      return
    }
    known = picture
    bitmap = picture
  }
}
