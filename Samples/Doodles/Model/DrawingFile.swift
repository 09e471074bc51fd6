import Heft
import Ink

/// A drawing as earlier versions kept it, which is still read.
///
/// ```
/// u8 version (1) | u16 width | u16 height | u16 pixels in 256 points
/// u32 count | PNG of what was there before the first stroke; 0 bytes for bare paper
/// each stroke: u8 brush (see `kinds`) | u8 red, green, blue | u16 size in sixteenths of a pixel | short count | its samples
/// each sample, as differences from the one before: x, y, force, altitude, and the time as a short number
/// ```
/// Numbers are little-endian; short ones are those of `ByteReader`, and the samples' units those of
/// `StrokeSample.init(kept:_:time:force:altitude:)`.
enum DrawingFile {
  private static let version: UInt8 = 1
  private static let stepsInScale = 256.0
  private static let stepsInPixel = 16.0
  /// The first four are of the time when a marker's and a pencil's opacity was even.
  private static let kinds: [(kind: InkBrush.Kind, isEven: Bool)] = [
    (.pen, false), (.marker, true), (.pencil, true), (.eraser, false), (.marker, false), (.pencil, false),
  ]
  /// A sample takes at least so many bytes: no count can ask for more room than the file has.
  private static let leastSample = 5
  /// No sample lies further out, in steps, and none has more force, in steps, or altitude, in degrees and one more.
  private static let farthest: Int32 = 1 << 20
  private static let fullForce: Int32 = 1023
  private static let upright: Int32 = 91

  /// The drawing; nil where the bytes are not one, or damaged.
  static func read(_ bytes: ArraySlice<UInt8>) -> Drawing? {
    var file = ByteReader(bytes)
    guard file.byte() == version, let width = file.number(bytes: 2), let height = file.number(bytes: 2),
      let scale = file.number(bytes: 2), let png = file.counted(),
      var drawing = Drawing(width: Int(width), height: Int(height), scale: Double(scale) / stepsInScale)
    else { return nil }
    if !png.isEmpty {
      guard let base = BasePicture(png: Array(png)), base.bitmap.bounds == drawing.ground.bounds
      else { return nil }
      drawing.base = base
    }
    while !file.rest.isEmpty {
      guard let stroke = readStroke(&file) else { return nil }
      drawing.strokes.append(stroke)
    }
    return drawing
  }

  /// The next stroke; nil where the bytes are not one.
  static func readStroke(_ file: inout ByteReader) -> DrawnStroke? {
    guard let kind = file.byte(), kind < kinds.count, let color = file.number(bytes: 3),
      let size = file.number(bytes: 2), let count = file.short(), count <= file.rest.count / leastSample
    else { return nil }
    var brush = InkBrush(
      kinds[Int(kind)].kind, size: Double(size) / stepsInPixel, color: UInt32(color) | 0xFF00_0000)
    brush.isEven = kinds[Int(kind)].isEven
    var stroke = DrawnStroke(brush: brush)
    stroke.samples.reserveCapacity(Int(count))
    var last = (x: Int32(0), y: Int32(0), time: Int32(0), force: Int32(0), altitude: Int32(0))
    let places = -farthest...farthest
    for _ in 0..<count {
      guard let x = file.difference(), let y = file.difference(), let force = file.difference(),
        let altitude = file.difference(), let time = file.short()
      else { return nil }
      let before = last.time
      last = (
        last.x &+ x, last.y &+ y, last.time &+ Int32(bitPattern: time), last.force &+ force,
        last.altitude &+ altitude
      )
      guard places.contains(last.x), places.contains(last.y), last.time >= before,
        (0...fullForce).contains(last.force), (0...upright).contains(last.altitude)
      else { return nil }
      stroke.samples.append(
        StrokeSample(kept: last.x, last.y, time: last.time, force: last.force, altitude: last.altitude))
    }
    return stroke
  }
}
