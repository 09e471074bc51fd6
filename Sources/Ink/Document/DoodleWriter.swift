extension DoodleDocument {
  /// The signature of every file: a byte above ASCII and both kinds of line ends, so that a transfer as text is
  /// noticed.
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
      body.bytes.append((paper.pattern == .dots ? .grid : paper.pattern).rawValue)
      body.bytes.append(contentsOf: title.utf8)
    }
    if let date {
      writer.chunk(DoodleChunk.date) { $0.number(UInt64(bitPattern: date), bytes: 8) }
    }
    if let density {
      writer.chunk(DoodleChunk.density) { $0.number(UInt64(density), bytes: 4) }
    }
    // The head was made for the first three patterns; a reader that knows no more shows a grid.
    if paper.pattern == .dots {
      writer.chunk(DoodleChunk.pattern) { $0.bytes.append(paper.pattern.rawValue) }
    }
    for layer in layers {
      writer.chunk(DoodleChunk.layer) { body in
        body.bytes.append(layer.opacity)
        body.bytes.append(layer.isHidden ? 1 : 0)
        body.bytes.append(contentsOf: layer.name.utf8)
      }
    }
    for picture in pictures { writer.chunk(of: picture) }
    for stroke in strokes { writer.chunk(of: stroke) }
    // Behind the strokes, of which it may have many times the bytes: a file that is cut off has lost it first.
    if let preview {
      writer.chunk(DoodleChunk.preview) { body in
        body.number(preview.revision, bytes: 8)
        body.bytes.append(contentsOf: preview.png)
      }
    }
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

  /// A chunk whose body a closure writes.
  mutating func chunk(_ name: UInt32, _ fill: (inout DoodleWriter) -> Void) {
    let start = bytes.count
    number(UInt64(name), bytes: 4)
    number(0, bytes: 4)
    fill(&self)
    let length = UInt32(truncatingIfNeeded: bytes.count - start - 8)
    for index in 0..<4 { bytes[start + 4 + index] = UInt8(truncatingIfNeeded: length >> UInt32(8 * index)) }
    number(UInt64(Checksum.crc(bytes[start...])), bytes: 4)
  }

  /// The chunk of a stroke, of a text or of a picture among the strokes.
  mutating func chunk(of stroke: DoodleStroke) {
    guard stroke.frame != nil else { return chunk(DoodleChunk.stroke) { $0.add(stroke) } }
    let picture = stroke.picture
    chunk(picture == nil ? DoodleChunk.text : DoodleChunk.image) { body in
      body.bytes.append(stroke.opacity)
      body.number(UInt64(stroke.layer), bytes: 4)
      if picture == nil {
        body.number(UInt64(stroke.size), bytes: 4)
        body.number(UInt64(stroke.color), bytes: 4)
      }
      for corner in stroke.samples {
        body.number(UInt64(UInt32(bitPattern: corner.x)), bytes: 4)
        body.number(UInt64(UInt32(bitPattern: corner.y)), bytes: 4)
      }
      if let picture {
        body.bytes.append(contentsOf: picture.png)
      } else {
        body.bytes.append(contentsOf: (stroke.text ?? "").utf8)
      }
    }
  }

  /// The chunk of a picture beneath the strokes; an empty one for none.
  mutating func chunk(of picture: DoodleDocument.Picture?) {
    chunk(DoodleChunk.picture) { body in
      guard let picture else { return }
      body.number(UInt64(UInt32(bitPattern: picture.x)), bytes: 4)
      body.number(UInt64(UInt32(bitPattern: picture.y)), bytes: 4)
      body.number(UInt64(picture.width), bytes: 4)
      body.number(UInt64(picture.height), bytes: 4)
      body.bytes.append(contentsOf: picture.file)
    }
  }

  mutating func add(_ stroke: DoodleStroke) {
    bytes.append(DoodleReader.code(stroke.kind))
    bytes.append((stroke.isEven ? 1 : 0) | (stroke.isTapered ? 2 : 0) | (stroke.isGrainy ? 4 : 0))
    bytes.append(stroke.opacity)
    number(UInt64(stroke.layer), bytes: 4)
    number(UInt64(stroke.size), bytes: 4)
    number(UInt64(stroke.color), bytes: 4)
    add(stroke.samples[...])
  }

  /// How many samples there are, and each by its differences from the one before.
  mutating func add(_ samples: ArraySlice<DoodleSample>) {
    number(UInt64(samples.count), bytes: 4)
    var last = DoodleSample(x: 0, y: 0, time: 0)
    for sample in samples {
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
