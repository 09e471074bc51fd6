extension DoodleDocument {
  /// What each file begins with: a byte above ASCII and both kinds of line ends, so that a transfer as text is noticed.
  static var signature: [UInt8] { [0x89, 0x44, 0x4F, 0x4F, 0x0D, 0x0A, 0x1A, 0x0A] }
  /// The version that is written, and the newest that is read.
  static var version: UInt64 { 1 }

  /// The document as a `.doodle` file, `docs/doodle-format.md`.
  public var file: [UInt8] {
    var writer = DoodleWriter()
    writer.bytes = DoodleDocument.signature
    writer.chunk(DoodleChunk.head) { body in
      body.number(DoodleDocument.version, bytes: 2)
      body.number(revision, bytes: 8)
      body.number(UInt64(paper.width), bytes: 4)
      body.number(UInt64(paper.height), bytes: 4)
      body.number(UInt64(paper.color), bytes: 4)
      body.bytes.append(paper.pattern.rawValue)
      body.bytes.append(contentsOf: title.utf8)
    }
    for layer in layers {
      writer.chunk(DoodleChunk.layer) { body in
        body.bytes.append(layer.opacity)
        body.bytes.append(layer.isHidden ? 1 : 0)
        body.bytes.append(contentsOf: layer.name.utf8)
      }
    }
    for stroke in strokes { writer.chunk(DoodleChunk.stroke) { $0.add(stroke) } }
    for chunk in unknown { writer.chunk(chunk.name) { $0.bytes.append(contentsOf: chunk.body) } }
    writer.chunk(DoodleChunk.end) { _ in }
    return writer.bytes
  }
}

/// Bytes of a file as they come, the lowest byte of a number first.
struct DoodleWriter {
  var bytes: [UInt8] = []

  mutating func number(_ number: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }

  /// A difference in sevens of bits, the lowest first, each byte but the last with its highest bit set; its sign is the lowest.
  mutating func difference(_ from: Int32, _ to: Int32) {
    let number = to &- from
    var rest = UInt32(bitPattern: (number << 1) ^ (number >> 31))
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func chunk(_ name: UInt32, _ fill: (inout DoodleWriter) -> Void) {
    var body = DoodleWriter()
    fill(&body)
    let start = bytes.count
    number(UInt64(name), bytes: 4)
    number(UInt64(body.bytes.count), bytes: 4)
    bytes.append(contentsOf: body.bytes)
    number(UInt64(Checksum.crc(bytes[start...])), bytes: 4)
  }

  mutating func add(_ stroke: DoodleStroke) {
    bytes.append(DoodleReader.code(stroke.kind))
    bytes.append(stroke.isEven ? 1 : 0)
    bytes.append(stroke.opacity)
    number(UInt64(stroke.layer), bytes: 4)
    number(UInt64(stroke.size), bytes: 4)
    number(UInt64(stroke.color), bytes: 4)
    number(UInt64(stroke.samples.count), bytes: 4)
    var last = DoodleSample(x: 0, y: 0, time: 0)
    for sample in stroke.samples {
      difference(last.x, sample.x)
      difference(last.y, sample.y)
      difference(last.time, sample.time)
      difference(Int32(last.force), Int32(sample.force))
      difference(Int32(last.altitude), Int32(sample.altitude))
      difference(Int32(last.azimuth), Int32(sample.azimuth))
      last = sample
    }
  }
}
