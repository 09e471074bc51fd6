/// An animated PNG (the third edition of PNG, chunks acTL, fcTL and fdAT): frames that each replace a part of the frame before.
/// A reader that knows no animation shows the first one.
public struct AnimatedPNG {
  private let width: Int
  private let height: Int
  private var frames: [Frame] = []

  private struct Frame {
    let area: PixelRectangle
    let data: [UInt8]
    /// In milliseconds.
    var time: Double
  }

  /// The longest time that one frame can have, in milliseconds.
  private static var longest: Double { 65_535 }

  /// An animation that begins with a picture, which it is as large as.
  ///
  /// - Parameters:
  ///   - picture: The first frame.
  ///   - seconds: How long it is seen; 0...65; NaN and values outside are brought into the range.
  public init(_ picture: Bitmap, seconds: Double) {
    (width, height) = (picture.width, picture.height)
    add(picture, x: 0, y: 0, seconds: seconds)
  }

  /// How many frames there are.
  public var count: Int { frames.count }

  /// Adds a frame that differs from the one before in a part; the part outside of the picture is left out, and a part of
  /// which nothing is left lengthens the last frame.
  ///
  /// - Parameters:
  ///   - part: Takes the place of the pixels there.
  ///   - x: Where the part's left edge lies, in pixels, not below 0.
  ///   - y: Where its upper edge lies, not below 0.
  ///   - seconds: How long the frame is seen.
  public mutating func add(_ part: Bitmap, x: Int, y: Int, seconds: Double) {
    let area = PixelRectangle(x: x, y: y, width: part.width, height: part.height)
      .intersection(PixelRectangle(x: 0, y: 0, width: width, height: height))
    guard x >= 0, y >= 0, !area.isEmpty else { return hold(seconds: seconds) }
    let seen = PixelRectangle(x: 0, y: 0, width: area.width, height: area.height)
    frames.append(
      Frame(area: area, data: Deflate.pack(PNG.filtered(part, seen)), time: AnimatedPNG.time(seconds)))
  }

  /// Shows the last frame so much longer.
  ///
  /// - Parameter seconds: In seconds; a frame is seen for 65 seconds at most.
  public mutating func hold(seconds: Double) {
    let last = frames.count - 1
    frames[last].time = min(frames[last].time + AnimatedPNG.time(seconds), AnimatedPNG.longest)
  }

  /// Milliseconds, not rounded, so that many short times add up rightly.
  private static func time(_ seconds: Double) -> Double { seconds > 0 ? min(seconds * 1000, longest) : 0 }

  /// The file: it begins anew when it is over.
  public var file: [UInt8] {
    var file = PNG.signature
    PNG.append("IHDR", PNG.number(UInt32(width)) + PNG.number(UInt32(height)) + [8, 6, 0, 0, 0], to: &file)
    PNG.append("sRGB", [0], to: &file)
    PNG.append("acTL", PNG.number(UInt32(frames.count)) + PNG.number(0), to: &file)
    var sequence: UInt32 = 0
    // The rounding error of one frame, which the next one makes up for.
    var rest = 0.0
    for (index, frame) in frames.enumerated() {
      let time = min(frame.time + rest, AnimatedPNG.longest)
      rest = time - time.rounded()
      PNG.append("fcTL", AnimatedPNG.control(frame.area, UInt32(time.rounded()), sequence), to: &file)
      sequence += 1
      if index == 0 {
        PNG.append("IDAT", frame.data, to: &file)
      } else {
        PNG.append("fdAT", PNG.number(sequence) + frame.data, to: &file)
        sequence += 1
      }
    }
    PNG.append("IEND", [], to: &file)
    return file
  }

  /// Where a frame lies, how long it is seen in thousandths of a second, that it stays, and that it takes the place of what
  /// is there.
  private static func control(_ area: PixelRectangle, _ time: UInt32, _ sequence: UInt32) -> [UInt8] {
    var body = PNG.number(sequence)
    for side in [area.width, area.height, area.x, area.y] { body += PNG.number(UInt32(side)) }
    return body + [UInt8(time >> 8), UInt8(time & 255), 0x03, 0xE8, 0, 0]
  }
}
