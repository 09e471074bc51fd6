/// The frame of a file: the size, and the parts of a color.
struct JPEGFrame {
  /// The most blocks for each byte of a file (our choice). A whole file has at least a bit for each block, so one that claims
  /// more than this lacks seven eighths at least.
  private static let mostBlocksPerByte = 64

  let width: Int
  let height: Int
  let isProgressive: Bool
  /// The most samples that a part has, side by side and one below another, where the others have fewer.
  let across: Int
  let down: Int
  /// The head of each part.
  private let heads: [JPEGPart.Head]

  /// How many units of blocks lie side by side and one below another, in a scan of several parts.
  var columns: Int { (width + 8 * across - 1) / (8 * across) }
  var rows: Int { (height + 8 * down - 1) / (8 * down) }

  /// The frame by the body of its segment, in a file of so many bytes.
  init(_ body: ArraySlice<UInt8>, isProgressive: Bool, fileLength: Int) throws(JPEG.ReadError) {
    let body = Array(body)
    guard body.count >= 6, body.count == 6 + 3 * Int(body[5]) else { throw .isDamaged }
    (height, width) = (Int(body[1]) << 8 | Int(body[2]), Int(body[3]) << 8 | Int(body[4]))
    self.isProgressive = isProgressive
    // A height of 0 is told behind the picture, which nearly no file does.
    guard body[0] == 8, height > 0, [1, 3, 4].contains(body[5]) else { throw .isUnsupported }
    guard width > 0 else { throw .isDamaged }
    guard max(width, height) <= Bitmap.longestSide, width * height <= PNG.mostPixels else {
      throw .isTooLarge
    }
    var heads: [JPEGPart.Head] = []
    var most = (across: 1, down: 1)
    var perUnit = 0
    for at in stride(from: 6, to: body.count, by: 3) {
      let factors = body[at + 1]
      let (across, down) = (Int(factors >> 4), Int(factors & 15))
      guard 1...4 ~= across, 1...4 ~= down, body[at + 2] < 4 else { throw .isDamaged }
      heads.append(JPEGPart.Head(name: body[at], table: Int(body[at + 2]), across: across, down: down))
      most = (max(most.across, across), max(most.down, down))
      perUnit += across * down
    }
    self.heads = heads
    (across, down) = most
    let blocks = perUnit * columns * rows
    guard blocks / JPEGFrame.mostBlocksPerByte <= fileLength else { throw .isCutOff }
  }

  /// The parts, with room for the whole picture.
  func makeParts() -> [JPEGPart] { heads.map { JPEGPart($0, self) } }
}

/// One of the parts of a color, for the whole picture.
struct JPEGPart {
  /// The frame's description of a part.
  struct Head {
    /// The name that scans use for it.
    let name: UInt8
    /// Which table its steps are in.
    let table: Int
    /// How many blocks a unit has, side by side and one below another.
    let across: Int
    let down: Int
  }

  let head: Head
  /// The samples that are the picture's.
  let width: Int
  let height: Int
  /// The blocks that there is room for.
  private let columns: Int
  private let rows: Int
  /// The steps that its first scan found; empty before.
  var steps: [UInt16] = []
  /// In a progressive file the numbers of all blocks, until their samples are made of them.
  private(set) var numbers: [Int16]
  /// All samples, row by row; gray where there is none.
  private(set) var samples: [UInt8]

  init(_ head: Head, _ frame: JPEGFrame) {
    self.head = head
    width = (frame.width * head.across + frame.across - 1) / frame.across
    height = (frame.height * head.down + frame.down - 1) / frame.down
    columns = frame.columns * head.across
    rows = frame.rows * head.down
    let count = columns * rows * 64
    numbers = frame.isProgressive ? [Int16](repeating: 0, count: count) : []
    samples = frame.isProgressive ? [] : [UInt8](repeating: 128, count: count)
  }

  /// From one row of samples to the next.
  var stride: Int { columns * 8 }

  /// Reads what a scan has of a block; false where its bits make no sense, or are not there.
  mutating func read(
    _ scan: inout JPEGScan, part: Int, column: Int, row: Int, room: UnsafeMutablePointer<Int16>
  ) -> Bool {
    let block = row * columns + column
    if scan.isProgressive {
      return numbers.withUnsafeMutableBufferPointer { numbers in
        guard let base = numbers.baseAddress else { return false }
        return scan.read(part, into: base + block * 64)
      }
    }
    room.update(repeating: 0, count: 64)
    guard scan.read(part, into: room) else { return false }
    write(room, column: column, row: row)
    return true
  }

  private mutating func write(_ block: UnsafePointer<Int16>, column: Int, row: Int) {
    let stride = stride
    steps.withUnsafeBufferPointer { steps in
      samples.withUnsafeMutableBufferPointer { samples in
        guard let steps = steps.baseAddress, let base = samples.baseAddress else { return }
        JPEGTransform.inverse(block, steps, into: base + row * 8 * stride + column * 8, stride: stride)
      }
    }
  }

  /// Makes the samples of a progressive file.
  mutating func finish() {
    guard !numbers.isEmpty else { return }
    samples = [UInt8](repeating: 128, count: numbers.count)
    let numbers = numbers
    self.numbers = []
    // A part that no scan had stays gray.
    guard !steps.isEmpty else { return }
    numbers.withUnsafeBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      for row in 0..<rows {
        for column in 0..<columns {
          write(base + (row * columns + column) * 64, column: column, row: row)
        }
      }
    }
  }
}
