/// Pictures as PNG files, written and read here, because a page has no system to do it.
public enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most pixels of a file that is read (our choice): 256 MB once unpacked. A small file can claim more.
  static let mostPixels = 1 << 26

  /// The file of a bitmap: eight bits for each of red, green, blue and alpha, in sRGB.
  ///
  /// - Parameter bitmap: The picture; a pixel of it is one of the file's.
  /// - Returns: The file's bytes. `decode` gives the very same pixels again.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var file = signature
    append("IHDR", number(UInt32(bitmap.width)) + number(UInt32(bitmap.height)) + [8, 6, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    append("IDAT", Deflate.pack(filtered(bitmap, bitmap.bounds)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  static func append(_ name: String, _ body: [UInt8], to file: inout [UInt8]) {
    let content = Array(name.utf8) + body
    file += number(UInt32(body.count)) + content + number(Checksum.crc(content))
  }

  /// The rows, each as what it differs by from the pixels on its left or above: whichever has the smaller sum.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - area: The part of it, within its bounds.
  static func filtered(_ bitmap: Bitmap, _ area: PixelRectangle) -> [UInt8] {
    let length = area.width * 4
    var result = [UInt8](repeating: 0, count: (length + 1) * area.height)
    var above = [UInt8](repeating: 0, count: length)
    result.withUnsafeMutableBufferPointer { result in
      for y in 0..<area.height {
        let row = bitmap.straightBytes(
          of: PixelRectangle(x: area.x, y: area.y + y, width: area.width, height: 1))
        let start = y * (length + 1)
        // The filter of the row above; where both are the same, which most rows of a drawing are, all else is 0.
        result[start] = 2
        if row == above { continue }
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            result[start] = filter(
              row, above, into: UnsafeMutableBufferPointer(rebasing: result[(start + 1)...]))
          }
        }
        above = row
      }
    }
    return result
  }

  /// Filters one row and answers by what: 1 is the left, 2 above.
  private static func filter(
    _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>,
    into room: UnsafeMutableBufferPointer<UInt8>
  ) -> UInt8 {
    var sums: (left: UInt32, up: UInt32) = (0, 0)
    for index in row.indices {
      let left = row[index] &- (index < 4 ? 0 : row[index - 4])
      sums.left &+= UInt32(Int8(bitPattern: left).magnitude)
      sums.up &+= UInt32(Int8(bitPattern: row[index] &- above[index]).magnitude)
      room[index] = left
    }
    if sums.left < sums.up { return 1 }
    for index in row.indices { room[index] = row[index] &- above[index] }
    return 2
  }
}
