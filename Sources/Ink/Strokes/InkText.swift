/// Text of a drawing: its lines, and how they lie on the paper.
public struct InkText: Hashable, Sendable {
  /// From the upper one on.
  public var lines: [String]
  /// The size of the letters, like a font's, in pixels.
  public var size: Double
  /// The upper left corner of the frame, in pixels.
  public var origin: Point
  /// How long the frame is along the lines, in pixels.
  public var width: Double
  /// How high the frame is across the lines, in pixels.
  public var height: Double
  /// How far the lines are turned, in radians from the x axis toward the y axis.
  public var angle: Double
  /// As `premultiplied` gives it.
  public var color: UInt32

  /// A baseline is so far down its line, as a share of how high that is, as in Heft's lines (our choice).
  private static var baseline: Double { 0.75 }

  /// How high a line is, in pixels.
  public var lineHeight: Double { height / Double(max(lines.count, 1)) }

  /// How far below the frame's upper edge a line's letters stand.
  ///
  /// - Parameter line: Its number, from 0.
  /// - Returns: In pixels.
  public func baseline(of line: Int) -> Double { (Double(line) + InkText.baseline) * lineHeight }

  /// A pixel's step along the lines, and from one to the next.
  var along: Point { Point(Mathematics.cosine(angle), Mathematics.sine(angle)) }
  var down: Point { Point(-Mathematics.sine(angle), Mathematics.cosine(angle)) }

  /// The corners of the frame in the order in which a clock goes, the upper left one first.
  public var frame: [Point] {
    let (across, down) = (along * width, down * height)
    return [origin, origin + across, origin + across + down, origin + down]
  }

  /// The map from the text's own pixels, whose corner is the frame's, to the paper's pixels.
  public var map: Affine {
    Affine(a: along.x, b: along.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y)
  }
}

extension DoodleStroke {
  /// The text and how it lies, with the stroke's color; nil for strokes.
  public var lettering: InkText? {
    guard let text, samples.count == DoodleStroke.corners else { return nil }
    let places = samples.map { Point($0.ink.x, $0.ink.y) }
    let (across, down) = (places[1] - places[0], places[2] - places[0])
    return InkText(
      lines: text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      },
      size: Double(size) / DoodleStroke.stepsInSize, origin: places[0], width: across.length,
      height: down.length, angle: Mathematics.arctangent(y: across.y, x: across.x), color: color)
  }
}

/// The letters of WinAnsiEncoding, ISO 32000-1, annex D.
enum WindowsLetters {
  /// The letters from 0x80 to 0x9F; 0 where there is none.
  private static var others: [UInt32] {
    [
      0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
      0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
      0x0153, 0, 0x017E, 0x0178,
    ]
  }

  /// The byte of a letter; a question mark where there is none.
  static func code(of scalar: Unicode.Scalar) -> UInt8 {
    let value = scalar.value
    if (0x20..<0x7F).contains(value) || (0xA0...0xFF).contains(value) { return UInt8(value) }
    return others.firstIndex(of: value).map { UInt8(0x80 + $0) } ?? UInt8(ascii: "?")
  }
}
