extension JPEG {
  /// Why a file gives no picture.
  public enum ReadError: Error, Equatable, Sendable {
    /// The file does not begin as a JPEG file does.
    case isNoJPEG
    /// It is lossless, hierarchical or arithmetically coded, has more than 8 bits for a sample, two parts or more than four,
    /// or its height behind the picture.
    case isUnsupported
    /// A side is longer than a bitmap's may be, or there are more than 2^26 pixels.
    case isTooLarge
    /// It makes no sense before the first block of the picture.
    case isDamaged
    /// It ends before the first block of the picture, or is far shorter than a picture of its size can be.
    case isCutOff
  }

  /// The bitmap in a baseline or progressive file, upright as its Exif data says. Colors are taken as sRGB whatever profile
  /// a file has. Parts that are missing or damaged behind the first block are gray.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The bitmap.
  /// - Throws: `ReadError` where there is no picture.
  public static func decode(_ file: [UInt8]) throws(ReadError) -> Bitmap {
    var reader = JPEGReader(file)
    return try reader.read()
  }
}

/// Reads a file, segment by segment.
struct JPEGReader {
  /// The most scans that are read (our choice); usual files have at most ten. Each may take as long as the picture is large.
  private static let mostScans = 128

  private let file: [UInt8]
  private var frame: JPEGFrame?
  private var parts: [JPEGPart] = []
  private var steps = [[UInt16]](repeating: [], count: 4)
  private var means = [JPEGSymbols](repeating: JPEGSymbols(), count: 4)
  private var rests = [JPEGSymbols](repeating: JPEGSymbols(), count: 4)
  /// How many units lie between two marks in a scan; 0 where there are none.
  private var interval = 0
  private var orientation: JPEGOrientation?
  private var isJFIF = false
  /// How Adobe's programs say that colors are written.
  private var adobe: UInt8?
  private var scanCount = 0
  /// Whether a block was read.
  private var hasBlocks = false

  init(_ file: [UInt8]) {
    self.file = file
  }

  mutating func read() throws(JPEG.ReadError) -> Bitmap {
    guard file.count > 2, file[0] == 0xFF, file[1] == 0xD8 else { throw .isNoJPEG }
    var problem = JPEG.ReadError.isCutOff
    do throws(JPEG.ReadError) {
      try readSegments()
    } catch {
      problem = error
    }
    guard let frame, hasBlocks else { throw problem }
    for index in parts.indices { parts[index].finish() }
    let colors = JPEGColors(parts: parts, isJFIF: isJFIF, adobe: adobe)
    parts = []
    guard let bitmap = colors.bitmap(frame, orientation ?? .upright) else { throw .isTooLarge }
    return bitmap
  }

  /// Reads as far as the file makes sense.
  private mutating func readSegments() throws(JPEG.ReadError) {
    var place = 2
    while place + 1 < file.count {
      let marker = file[place + 1]
      // Between segments there may be anything that is no marker.
      if file[place] != 0xFF || marker == 0xFF {
        place += 1
        continue
      }
      switch marker {
      case 0xD9: return
      case 0x00, 0x01, 0xD0...0xD8: place += 2
      default:
        guard place + 4 <= file.count else { throw .isCutOff }
        let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
        guard length >= 2 else { throw .isDamaged }
        guard place + 2 + length <= file.count else { throw .isCutOff }
        let end = place + 2 + length
        place = try read(marker, place + 4..<end)
      }
    }
    throw .isCutOff
  }

  /// Reads a segment, and returns where the next one begins.
  private mutating func read(_ marker: UInt8, _ body: Range<Int>) throws(JPEG.ReadError) -> Int {
    switch marker {
    case 0xC0...0xC2:
      guard frame == nil else { throw .isDamaged }
      let frame = try JPEGFrame(file[body], isProgressive: marker == 0xC2, fileLength: file.count)
      parts = frame.makeParts()
      self.frame = frame
    case 0xC4: try readCodes(body)
    case 0xC3, 0xC5...0xCF, 0xDE, 0xDF: throw .isUnsupported
    case 0xDA: return try readScan(body)
    case 0xDB: try readSteps(body)
    case 0xDD:
      guard body.count == 2 else { throw .isDamaged }
      interval = Int(file[body.lowerBound]) << 8 | Int(file[body.lowerBound + 1])
    case 0xE0: if has("JFIF", at: body) { isJFIF = true }
    case 0xE1:
      if orientation == nil, has("Exif", at: body) {
        orientation = JPEGOrientation(exif: Array(file[body].dropFirst(6)))
      }
    case 0xEE: if body.count >= 12, has("Adobe", at: body) { adobe = file[body.lowerBound + 11] }
    default: break
    }
    return body.upperBound
  }

  private func has(_ name: StaticString, at body: Range<Int>) -> Bool {
    guard body.count >= name.utf8CodeUnitCount else { return false }
    for index in 0..<name.utf8CodeUnitCount where file[body.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func readSteps(_ body: Range<Int>) throws(JPEG.ReadError) {
    var place = body.lowerBound
    while place < body.upperBound {
      let (size, number) = (Int(file[place] >> 4), Int(file[place] & 15))
      guard size < 2, number < 4, place + 1 + 64 * (size + 1) <= body.upperBound else { throw .isDamaged }
      place += 1
      var table: [UInt16] = []
      for index in 0..<64 {
        let at = place + index * (size + 1)
        table.append(size == 0 ? UInt16(file[at]) : UInt16(file[at]) << 8 | UInt16(file[at + 1]))
      }
      steps[number] = table
      place += 64 * (size + 1)
    }
  }

  private mutating func readCodes(_ body: Range<Int>) throws(JPEG.ReadError) {
    var place = body.lowerBound
    while place < body.upperBound {
      let (kind, number) = (file[place] >> 4, Int(file[place] & 15))
      guard kind < 2, number < 4, place + 17 <= body.upperBound else { throw .isDamaged }
      let counts = file[place + 1..<place + 17]
      place += 17
      let count = counts.reduce(0) { $0 + Int($1) }
      guard place + count <= body.upperBound,
        let code = JPEGSymbols(counts: counts, symbols: file[place..<place + count])
      else { throw .isDamaged }
      if kind == 0 { means[number] = code } else { rests[number] = code }
      place += count
    }
  }

  /// Reads a scan by its header, and returns where the next segment begins.
  private mutating func readScan(_ body: Range<Int>) throws(JPEG.ReadError) -> Int {
    scanCount += 1
    guard let frame, scanCount <= JPEGReader.mostScans, let count = file[body].first.map(Int.init), count > 0,
      count <= parts.count, body.count == 4 + 2 * count
    else { throw .isDamaged }
    var chosen: [JPEGScan.Part] = []
    for index in 0..<count {
      let at = body.lowerBound + 1 + 2 * index
      let (mean, rest) = (Int(file[at + 1] >> 4), Int(file[at + 1] & 15))
      guard mean < 4, rest < 4, let number = parts.firstIndex(where: { $0.head.name == file[at] }),
        !chosen.contains(where: { $0.number == number })
      else { throw .isDamaged }
      chosen.append(JPEGScan.Part(number: number, mean: means[mean], rest: rests[rest]))
      // A later table of the same number is for other parts.
      if parts[number].steps.isEmpty { parts[number].steps = steps[parts[number].head.table] }
      guard !parts[number].steps.isEmpty else { throw .isDamaged }
    }
    let isProgressive = frame.isProgressive
    let (first, last) = (Int(file[body.upperBound - 3]), Int(file[body.upperBound - 2]))
    let (high, low) = (file[body.upperBound - 1] >> 4, file[body.upperBound - 1] & 15)
    if isProgressive {
      guard low < 14, first == 0 ? last == 0 : first <= last && last < 64 && count == 1 else {
        throw .isDamaged
      }
    }
    var scan = JPEGScan(
      parts: chosen, bits: JPEGBitReader(file, from: body.upperBound), isProgressive: isProgressive,
      first: first, last: last, refines: high > 0, low: isProgressive ? Int32(low) : 0)
    readUnits(of: &scan, frame)
    // Marks that divide a scan may be left over from a damaged one.
    while scan.restart() {}
    return scan.bits.nextMarker()
  }

  /// Reads a scan's blocks. Where they make no sense it goes on behind the next mark, if there is one.
  private mutating func readUnits(of scan: inout JPEGScan, _ frame: JPEGFrame) {
    var (columns, rows) = (frame.columns, frame.rows)
    if scan.parts.count == 1 {
      let part = parts[scan.parts[0].number]
      (columns, rows) = ((part.width + 7) / 8, (part.height + 7) / 8)
    }
    let count = columns * rows
    let length = interval > 0 ? interval : count
    withUnsafeTemporaryAllocation(of: Int16.self, capacity: 64) { room in
      guard let room = room.baseAddress else { return }
      for start in stride(from: 0, to: count, by: length) {
        if start > 0, !scan.restart() { return }
        for unit in start..<min(start + length, count) {
          guard readUnit(of: &scan, column: unit % columns, row: unit / columns, room) else { break }
        }
      }
    }
  }

  /// Reads a block, or as many of each part as its factors say.
  private mutating func readUnit(
    of scan: inout JPEGScan, column: Int, row: Int, _ room: UnsafeMutablePointer<Int16>
  ) -> Bool {
    let isAlone = scan.parts.count == 1
    for index in scan.parts.indices {
      let number = scan.parts[index].number
      let (across, down) = isAlone ? (1, 1) : (parts[number].head.across, parts[number].head.down)
      for y in 0..<down {
        for x in 0..<across {
          guard
            parts[number].read(
              &scan, part: index, column: column * across + x, row: row * down + y, room: room)
          else { return false }
          hasBlocks = true
        }
      }
    }
    return true
  }
}
