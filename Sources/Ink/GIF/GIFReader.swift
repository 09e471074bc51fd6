/// Reads a file, picture by picture.
struct GIFReader {
  /// What is done with a picture before the next one comes.
  private enum Disposal {
    case keep
    case clear
    case restore
  }

  private let file: [UInt8]
  private var place = 0
  private var width = 0
  private var height = 0
  /// The colors of the pictures that have none of their own: red, green and blue.
  private var colors: ArraySlice<UInt8> = []
  /// Red, green, blue and alpha of each pixel, as the next picture finds them.
  private var canvas: [UInt8] = []
  /// How many pixels of all pictures were read.
  private var unpacked = 0
  private var delay = 0
  private var disposal = Disposal.keep
  private var transparent: UInt8?

  init(_ file: [UInt8]) {
    self.file = file
    guard file.count >= 13, file.starts(with: "GIF87a".utf8) || file.starts(with: "GIF89a".utf8) else {
      place = file.count
      return
    }
    width = number(at: 6)
    height = number(at: 8)
    place = 13
    if file[10] & 0x80 != 0 { colors = palette(file[10]) }
  }

  /// Returns the next picture; nil at the end of what can be read.
  mutating func next() -> GIF.Frame? {
    while place < file.count {
      let kind = file[place]
      place += 1
      switch kind {
      case 0x21: readExtension()
      case 0x2C: return readPicture()
      // Zeros between blocks are passed over, as other readers do.
      case 0: continue
      default: place = file.count
      }
    }
    return nil
  }

  private func number(at place: Int) -> Int {
    place + 1 < file.count ? Int(file[place]) | Int(file[place + 1]) << 8 : 0
  }

  /// Reads a list of colors, whose length the flags say.
  private mutating func palette(_ flags: UInt8) -> ArraySlice<UInt8> {
    let end = min(place + 3 << (Int(flags & 7) + 1), file.count)
    defer { place = end }
    return file[place..<end]
  }

  /// The bytes of the blocks that follow, up to the empty one or the end of the file.
  private mutating func blocks() -> [UInt8] {
    var bytes: [UInt8] = []
    while place < file.count {
      let length = Int(file[place])
      place += 1
      if length == 0 { break }
      let end = min(place + length, file.count)
      bytes += file[place..<end]
      place = end
    }
    return bytes
  }

  private mutating func readExtension() {
    guard place < file.count else { return }
    let label = file[place]
    place += 1
    let bytes = blocks()
    // How the next picture is shown.
    guard label == 0xF9, bytes.count >= 4 else { return }
    disposal =
      switch bytes[0] >> 2 & 7 {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
    delay = Int(bytes[1]) | Int(bytes[2]) << 8
    transparent = bytes[0] & 1 != 0 ? bytes[3] : nil
  }

  private mutating func readPicture() -> GIF.Frame? {
    guard place + 9 < file.count else {
      place = file.count
      return nil
    }
    let (left, top) = (number(at: place), number(at: place + 2))
    let (across, down) = (number(at: place + 4), number(at: place + 6))
    let flags = file[place + 8]
    place += 9
    // Some files leave the size of the whole open.
    if width == 0 || height == 0 { (width, height) = (left + across, top + down) }
    let sides = 1...Bitmap.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= GIF.mostPixels else {
      place = file.count
      return nil
    }
    let colors = flags & 0x80 != 0 ? palette(flags) : colors
    guard place < file.count else { return nil }
    let codeLength = Int(file[place])
    place += 1
    // Sides of 65,535 have too many pixels for a number of 32 bits. Pictures within a small whole may claim as many each.
    let count = min(UInt64(across) * UInt64(down), UInt64(GIF.mostPixels - unpacked))
    let indices = LZW.unpack(blocks(), codeLength: codeLength, count: Int(count))
    unpacked += indices.count
    if canvas.isEmpty { canvas = [UInt8](repeating: 0, count: width * height * 4) }
    let before = disposal == .restore ? canvas : []
    if !indices.isEmpty {
      let rows = flags & 0x40 != 0 ? GIFReader.interlaced(down) : Array(0..<down)
      paint(indices, colors, left, top, across, rows)
    }
    let bitmap = Bitmap(width: width, height: height, straightBytes: canvas)
    let shown = Double(delay) / 100
    switch disposal {
    case .keep: break
    case .clear: clear(left, top, across, down)
    case .restore: canvas = before
    }
    (delay, disposal, transparent) = (0, .keep, nil)
    return bitmap.map { GIF.Frame(bitmap: $0, delay: shown) }
  }

  /// The rows in the order in which an interlaced picture has them.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in Array(stride(from: first, to: height, by: step))
    }
  }

  private mutating func paint(
    _ indices: [UInt8], _ colors: ArraySlice<UInt8>, _ left: Int, _ top: Int, _ across: Int, _ rows: [Int]
  ) {
    guard across > 0 else { return }
    let lines = (indices.count + across - 1) / across
    for (line, row) in rows.prefix(lines).enumerated() {
      let y = top + row
      guard y < height else { continue }
      for x in 0..<min(across, indices.count - line * across) where left + x < width {
        let index = indices[line * across + x]
        let color = colors.startIndex + Int(index) * 3
        if index == transparent || color + 2 >= colors.endIndex { continue }
        let pixel = (y * width + left + x) * 4
        for part in 0..<3 { canvas[pixel + part] = colors[color + part] }
        canvas[pixel + 3] = 255
      }
    }
  }

  private mutating func clear(_ left: Int, _ top: Int, _ across: Int, _ down: Int) {
    for y in min(top, height)..<min(top + down, height) {
      for x in min(left, width)..<min(left + across, width) {
        for part in 0..<4 { canvas[(y * width + x) * 4 + part] = 0 }
      }
    }
  }
}
