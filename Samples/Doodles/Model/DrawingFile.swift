import Heft
import Ink

/// A drawing as bytes.
///
/// ```
/// u8 version (1) | u16 width | u16 height | u16 pixels in 256 points
/// u32 count | PNG of what was there before the first stroke; 0 bytes for bare paper
/// each stroke: u8 brush (see `kinds`) | u8 red, green, blue | u16 size in sixteenths of a pixel | short count | its samples
/// each sample, as differences from the one before: x, y, force, altitude, and the time as a short number
/// ```
/// Numbers are little-endian; short ones are those of `ByteReader`.
enum DrawingFile {
  private static let version: UInt8 = 1
  private static let stepsInScale = 256.0
  /// The first four are of the time when a marker's and a pencil's opacity was even.
  private static let kinds: [(kind: InkBrush.Kind, isEven: Bool)] = [
    (.pen, false), (.marker, true), (.pencil, true), (.eraser, false), (.marker, false), (.pencil, false),
  ]
  /// A sample takes at least so many bytes: no count can ask for more room than the file has.
  private static let leastSample = 5

  static func write(_ drawing: Drawing) -> [UInt8] {
    var file = ByteWriter()
    file.add(UInt64(version), bytes: 1)
    file.add(UInt64(drawing.width), bytes: 2)
    file.add(UInt64(drawing.height), bytes: 2)
    file.add(UInt64((drawing.scale * stepsInScale).rounded()), bytes: 2)
    file.addCounted(drawing.base?.png[...] ?? [])
    for stroke in drawing.strokes { write(stroke, to: &file) }
    return file.bytes
  }

  /// Adds a stroke.
  static func write(_ stroke: DrawnStroke, to file: inout ByteWriter) {
    let brush = stroke.brush
    let kind = kinds.firstIndex { $0.kind == brush.kind && $0.isEven == brush.isEven }
    file.add(UInt64(kind ?? 0), bytes: 1)
    // The colors of brushes are opaque: what is left is red, green and blue.
    file.add(UInt64(stroke.brush.color), bytes: 3)
    file.add(UInt64((stroke.brush.size * StrokeSample.stepsInPixel).rounded()), bytes: 2)
    file.addShort(UInt32(stroke.samples.count))
    var last = StrokeSample(x: 0, y: 0, time: 0, force: 0, altitude: 0)
    for sample in stroke.samples {
      file.addDifference(sample.x &- last.x)
      file.addDifference(sample.y &- last.y)
      file.addDifference(Int32(sample.force) - Int32(last.force))
      file.addDifference(Int32(sample.altitude) - Int32(last.altitude))
      file.addShort(UInt32(bitPattern: max(sample.time &- last.time, 0)))
      last = sample
      last.time = max(sample.time, 0)
    }
  }

  /// The drawing; nil where the bytes are none, or damaged.
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

  /// The next stroke; nil where the bytes are none.
  static func readStroke(_ file: inout ByteReader) -> DrawnStroke? {
    guard let kind = file.byte(), kind < kinds.count, let color = file.number(bytes: 3),
      let size = file.number(bytes: 2), let count = file.short(), count <= file.rest.count / leastSample
    else { return nil }
    var brush = InkBrush(
      kinds[Int(kind)].kind, size: Double(size) / StrokeSample.stepsInPixel,
      color: UInt32(color) | 0xFF00_0000)
    brush.isEven = kinds[Int(kind)].isEven
    var stroke = DrawnStroke(brush: brush)
    stroke.samples.reserveCapacity(Int(count))
    var last = StrokeSample(x: 0, y: 0, time: 0, force: 0, altitude: 0)
    let places = -StrokeSample.farthest...StrokeSample.farthest
    for _ in 0..<count {
      guard let x = file.difference(), let y = file.difference(), let force = file.difference(),
        let altitude = file.difference(), let time = file.short()
      else { return nil }
      let next = (x: last.x &+ x, y: last.y &+ y, time: last.time &+ Int32(bitPattern: time))
      let (pressure, angle) = (Int32(last.force) &+ force, Int32(last.altitude) &+ altitude)
      guard places.contains(next.x), places.contains(next.y), next.time >= last.time,
        (0...Int32(StrokeSample.fullForce)).contains(pressure), (0...91).contains(angle)
      else { return nil }
      last = StrokeSample(
        x: next.x, y: next.y, time: next.time, force: Int16(pressure), altitude: Int16(angle))
      stroke.samples.append(last)
    }
    return stroke
  }
}
