/// Makes pixels of a file's samples.
struct JPEGColors {
  /// The components of a color.
  private enum Kind {
    case gray
    case rgb
    /// Brightness, and how far blue and red differ from it.
    case differences
    /// The three inks and black, each as what it leaves of the light where `isInverted`.
    case inks
    /// The same, the three inks written as differences.
    case inkDifferences
  }

  private let parts: [JPEGPart]
  private let kind: Kind
  /// Whether inks are written as what they leave of the light, as Adobe's programs do.
  private let isInverted: Bool

  init(parts: [JPEGPart], isJFIF: Bool, adobe: UInt8?) {
    self.parts = parts
    isInverted = adobe != nil
    switch parts.count {
    case 1: kind = .gray
    case 3:
      let isNamed = parts.map { $0.head.name } == Array("RGB".utf8)
      let isRGB = !isJFIF && (adobe.map { $0 == 0 } ?? isNamed)
      kind = isRGB ? .rgb : .differences
    default: kind = adobe == 2 ? .inkDifferences : .inks
    }
  }

  /// The picture, turned as it should be; nil where none of its size can be made.
  func bitmap(_ frame: JPEGFrame, _ orientation: JPEGOrientation) -> Bitmap? {
    let (width, height) = (frame.width, frame.height)
    let places = orientation.places(width, height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var rows = parts.map { JPEGRows($0, frame) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        for index in rows.indices { rows[index].read(y) }
        for x in 0..<width {
          let color = color(rows, x)
          let place = (places.first + x * places.across + y * places.down) * 4
          pixels[place] = color.0
          pixels[place + 1] = color.1
          pixels[place + 2] = color.2
        }
      }
    }
    return orientation.isTurned
      ? Bitmap(width: height, height: width, straightBytes: pixels)
      : Bitmap(width: width, height: height, straightBytes: pixels)
  }

  private func color(_ rows: [JPEGRows], _ x: Int) -> (UInt8, UInt8, UInt8) {
    let first = rows[0].line[x]
    if kind == .gray { return (first, first, first) }
    let (second, third) = (rows[1].line[x], rows[2].line[x])
    switch kind {
    case .gray, .rgb: return (first, second, third)
    case .differences: return JPEGColors.color(first, second, third)
    case .inks: return light((first, second, third), rows[3].line[x])
    case .inkDifferences:
      let (red, green, blue) = JPEGColors.color(first, second, third)
      return light((255 - red, 255 - green, 255 - blue), rows[3].line[x])
    }
  }

  /// Red, green and blue, by JFIF's factors in 65,536ths.
  private static func color(_ brightness: UInt8, _ blue: UInt8, _ red: UInt8) -> (UInt8, UInt8, UInt8) {
    let middle = Int32(brightness)
    let (blue, red) = (Int32(blue) - 128, Int32(red) - 128)
    func clamped(_ value: Int32) -> UInt8 { UInt8(min(max(value, 0), 255)) }
    return (
      clamped(middle + (91_881 * red + 32_768) >> 16),
      clamped(middle + (-22_554 * blue - 46_802 * red + 32_768) >> 16),
      clamped(middle + (116_130 * blue + 32_768) >> 16)
    )
  }

  /// The light that three inks and black leave.
  private func light(_ inks: (UInt8, UInt8, UInt8), _ black: UInt8) -> (UInt8, UInt8, UInt8) {
    func left(_ ink: UInt8) -> UInt8 {
      let (ink, black) = (UInt32(isInverted ? ink : 255 - ink), UInt32(isInverted ? black : 255 - black))
      return UInt8((ink * black + 127) / 255)
    }
    return (left(inks.0), left(inks.1), left(inks.2))
  }
}

/// A part's samples, one for each pixel of a row. Where it has half as many they are mixed from the nearest two, three
/// quarters from the one in which the pixel lies, as the Independent JPEG Group's library does; otherwise that one is
/// taken.
struct JPEGRows {
  private let part: JPEGPart
  private let across: Int
  private let down: Int
  /// The sums of the part's row and its neighbor; not used by every part.
  private var sums: [Int32]
  /// The samples of the row that was read last.
  private(set) var line: [UInt8]

  init(_ part: JPEGPart, _ frame: JPEGFrame) {
    self.part = part
    (across, down) = (frame.across, frame.down)
    sums = [Int32](repeating: 0, count: part.width)
    line = [UInt8](repeating: 0, count: frame.width)
  }

  /// Reads the samples for a row of pixels.
  mutating func read(_ y: Int) {
    let isHalfAcross = part.head.across * 2 == across && part.width > 2
    let isHalfDown = part.head.down * 2 == down
    let isAsWide = part.head.across == across
    guard isHalfAcross && (isHalfDown || part.head.down == down) || isAsWide && isHalfDown else {
      let start = y * part.head.down / down * part.stride
      for x in line.indices { line[x] = part.samples[start + x * part.head.across / across] }
      return
    }
    let near = (isHalfDown ? y / 2 : y) * part.stride
    if isHalfDown {
      let other = min(max(y % 2 == 0 ? y / 2 - 1 : y / 2 + 1, 0), part.height - 1) * part.stride
      for x in sums.indices { sums[x] = 3 * Int32(part.samples[near + x]) + Int32(part.samples[other + x]) }
    } else {
      for x in sums.indices { sums[x] = Int32(part.samples[near + x]) }
    }
    if isHalfAcross { widen(by: isHalfDown ? 4 : 2) } else { take(y % 2 == 0 ? 1 : 2) }
  }

  /// Divides the sums by four, with a little added before.
  private mutating func take(_ more: Int32) {
    for x in line.indices { line[x] = UInt8((sums[x] + more) >> 2) }
  }

  /// Makes two samples of each sum; the halves are rounded up and down in turn.
  private mutating func widen(by bits: Int32) {
    let half: Int32 = 1 << (bits - 1)
    let (left, right) = bits == 2 ? (half - 1, half) : (half, half - 1)
    for x in line.indices {
      let near = sums[x / 2]
      let other = sums[min(max(x % 2 == 0 ? x / 2 - 1 : x / 2 + 1, 0), sums.count - 1)]
      line[x] = UInt8((3 * near + other + (x % 2 == 0 ? left : right)) >> bits)
    }
  }
}
