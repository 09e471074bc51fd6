extension PNG {
  /// The bitmap in a file of any kind of PNG. Colors are taken as sRGB whatever profile a file has.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The bitmap; nil where the file is not a PNG, is damaged or cut off, or is larger than a bitmap
  ///   may be.
  public static func decode(_ file: [UInt8]) -> Bitmap? {
    guard let (header, chunks) = chunks(of: file), let format = PNGFormat(header) else { return nil }
    var packed: [UInt8] = []
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    for chunk in chunks {
      switch chunk.name {
      case PNG.name("IDAT"): packed += file[chunk.body]
      case PNG.name("PLTE"): palette = Array(file[chunk.body])
      case PNG.name("tRNS"): transparency = Array(file[chunk.body])
      default: break
      }
    }
    // Packing makes nothing smaller than that, so a short file that claims to hold much is refused at once.
    guard format.byteCount / Inflate.largestRatio <= packed.count else { return nil }
    guard let bytes = Inflate.unpack(packed, limit: format.byteCount), bytes.count == format.byteCount
    else { return nil }
    var reader = PNGRows(format: format, bytes: bytes)
    if format.kind == .rgba, format.depth == 8, !format.isInterlaced { return reader.bitmap() }
    let colors = PNGColors(format, palette: palette, transparency: transparency)
    guard let pixels = reader.pixels(colors) else { return nil }
    return Bitmap(width: format.width, height: format.height, straightBytes: pixels)
  }

  /// A chunk's name as the number that its four letters are.
  private static func name(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  private struct Chunk {
    var name: UInt32
    var body: Range<Int>
  }

  /// The first chunk's body and where all others are; nil where a checksum is wrong or the file is cut off.
  private static func chunks(of file: [UInt8]) -> (header: [UInt8], chunks: [Chunk])? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [Chunk] = []
    var place = signature.count
    func number(_ place: Int) -> UInt32 { file[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    while file.count - place >= 12 {
      let length = Int(clamping: number(place))
      guard length <= file.count - place - 12 else { return nil }
      let body = place + 8..<place + 8 + length
      guard Checksum.crc(file[place + 4..<body.upperBound]) == number(body.upperBound) else { return nil }
      let name = number(place + 4)
      if name == PNG.name("IEND") { break }
      chunks.append(Chunk(name: name, body: body))
      place = body.upperBound + 4
    }
    guard let first = chunks.first, first.name == PNG.name("IHDR") else { return nil }
    return (Array(file[first.body]), chunks)
  }
}

/// The header of a file.
struct PNGFormat {
  /// The samples that make up a pixel.
  enum Kind: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// How many numbers a pixel has.
    var parts: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let height: Int
  /// Bits in each number of a pixel.
  let depth: Int
  let kind: Kind
  let isInterlaced: Bool

  init?(_ header: [UInt8]) {
    guard header.count == 13, let kind = Kind(rawValue: header[9]), header[10] == 0, header[11] == 0,
      header[12] <= 1
    else { return nil }
    width = Int(clamping: header[0..<4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
    height = Int(clamping: header[4..<8].reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
    depth = Int(header[8])
    self.kind = kind
    isInterlaced = header[12] == 1
    let sides = 1...Bitmap.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= PNG.mostPixels else { return nil }
    let depths: ClosedRange<Int> =
      switch kind {
      case .gray: 1...16
      case .palette: 1...8
      default: 8...16
      }
    guard depths.contains(depth), depth.nonzeroBitCount == 1 else { return nil }
  }

  /// The pictures in the file: one, or seven of Adam's, each with its first pixel and its steps.
  var passes: [(x: Int, y: Int, across: Int, down: Int)] {
    if !isInterlaced { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
  }

  /// The bytes of a row of that many pixels, without the filter's.
  func rowLength(_ columns: Int) -> Int { (columns * kind.parts * depth + 7) / 8 }

  func columns(_ pass: (x: Int, y: Int, across: Int, down: Int)) -> Int {
    max(0, (width - pass.x + pass.across - 1) / pass.across)
  }

  func rows(_ pass: (x: Int, y: Int, across: Int, down: Int)) -> Int {
    max(0, (height - pass.y + pass.down - 1) / pass.down)
  }

  /// The bytes of all rows, each with its filter's.
  var byteCount: Int {
    passes.reduce(0) { sum, pass in
      let columns = columns(pass)
      return sum + (columns == 0 ? 0 : rows(pass) * (rowLength(columns) + 1))
    }
  }
}
