/// A fault of a `.doodle` file, and its place.
public struct DoodleError: Error, Hashable, Sendable {
  /// The kinds of damage.
  public enum Kind: Hashable, Sendable {
    /// The file does not begin as one.
    case noDoodle
    /// The file's version is newer than this reader.
    case newer
    /// The file ends before what it holds does.
    case cutOff
    /// A chunk's checksum, the value, does not fit its bytes.
    case checksum
    /// A number is not one that the format knows.
    case value
  }

  /// What is wrong.
  public var kind: Kind
  /// The byte of the file, from 0.
  public var place: Int
  /// The value that stands there.
  public var value: UInt64

  /// A sentence for people.
  public var message: String {
    switch kind {
    case .noDoodle: "This is no doodle: byte \(place) does not begin as one does."
    case .newer:
      "The doodle is of version \(value) (byte \(place)); this program reads up to \(DoodleDocument.version)."
    case .cutOff: "The doodle is cut off at byte \(place). What comes before is whole."
    case .checksum:
      "The doodle is damaged from byte \(place) on: its checksum is \(value) there. What comes before is whole."
    case .value: "The doodle has a value at byte \(place) that is not known: \(value). That part is left out."
    }
  }
}

/// The readable part of a file.
public struct DoodleReading: Hashable, Sendable {
  /// The document as far as it could be read.
  public var document: DoodleDocument
  /// The first thing that is wrong; nil where all is whole.
  public var problem: DoodleError?
}

extension DoodleDocument {
  /// Reads a `.doodle` file up to the last whole chunk; time and memory are bounded by the file's size.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The document as far as it is whole, and the first thing that is wrong.
  /// - Throws: A `DoodleError` where not even the title and the paper can be read.
  public static func read(_ file: [UInt8]) throws(DoodleError) -> DoodleReading {
    try walk(file, leavingStrokes: false).reading
  }

  /// The same without the strokes, of which only the checksums are tried: soon done, for what shows the document's look first.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The document, which has no strokes, the first thing that is wrong besides numbers in them, and how many chunks of
  ///   strokes there are.
  /// - Throws: A `DoodleError` where not even the title and the paper can be read.
  public static func readWithoutStrokes(_ file: [UInt8]) throws(DoodleError) -> (
    reading: DoodleReading, strokeCount: Int
  ) {
    var (reading, count) = try walk(file, leavingStrokes: true)
    // Strokes that are kept in other chunks count too.
    count += reading.document.strokes.count
    reading.document.strokes = []
    return (reading, count)
  }

  private static func walk(_ file: [UInt8], leavingStrokes: Bool) throws(DoodleError) -> (
    reading: DoodleReading, strokeCount: Int
  ) {
    guard file.starts(with: signature) else {
      let place = zip(file, signature).prefix { $0 == $1 }.count
      throw DoodleError(kind: .noDoodle, place: place, value: place < file.count ? UInt64(file[place]) : 0)
    }
    var reader = DoodleReader(file: file, place: signature.count, end: file.count)
    let head = try reader.chunk()
    guard head.name == DoodleChunk.head else {
      throw DoodleError(kind: .noDoodle, place: signature.count, value: UInt64(head.name))
    }
    var body = DoodleReader(file: file, place: head.body.lowerBound, end: head.body.upperBound)
    var reading = DoodleReading(document: try body.head(), problem: nil)
    var strokeCount = 0
    do throws(DoodleError) {
      while true {
        let chunk = try reader.chunk()
        if chunk.name == DoodleChunk.end {
          guard reader.place == file.count else {
            throw DoodleError(kind: .value, place: reader.place, value: UInt64(file[reader.place]))
          }
          return (reading, strokeCount)
        }
        let isStroke =
          chunk.name == DoodleChunk.stroke || chunk.name == DoodleChunk.text
          || chunk.name == DoodleChunk.image
        if isStroke { strokeCount += 1 }
        if leavingStrokes, isStroke { continue }
        reader.take(chunk, into: &reading)
      }
    } catch {
      if reading.problem == nil { reading.problem = error }
      // How it looks stands behind the strokes, and is whole where one of these is not.
      if reading.document.preview == nil {
        reader.findPreview(from: error.place)
        if let chunk = try? reader.chunk() { reader.take(chunk, into: &reading) }
      }
      return (reading, strokeCount)
    }
  }
}

/// Reads a part of a file from its front.
struct DoodleReader {
  let file: [UInt8]
  var place: Int
  let end: Int
  /// The pictures among the strokes so far: those that are equal are one.
  var pictures: [InkPicture] = []

  init(file: [UInt8], place: Int, end: Int) {
    self.file = file
    self.place = place
    self.end = end
  }

  static func code(_ kind: InkBrush.Kind) -> UInt8 {
    switch kind {
    case .pen: 0
    case .marker: 1
    case .pencil: 2
    case .eraser: 3
    case .watercolor: 4
    }
  }

  mutating func number(bytes count: Int) throws(DoodleError) -> UInt64 {
    guard end - place >= count else { throw DoodleError(kind: .cutOff, place: end, value: 0) }
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(file[place + index]) << UInt64(8 * index) }
    place += count
    return number
  }

  /// A number that the format knows none above.
  private mutating func number(bytes count: Int, most: UInt64) throws(DoodleError) -> UInt64 {
    let start = place
    let number = try number(bytes: count)
    guard number <= most else { throw DoodleError(kind: .value, place: start, value: number) }
    return number
  }

  mutating func four() throws(DoodleError) -> UInt32 { UInt32(try number(bytes: 4)) }

  mutating func byte(most: UInt64 = 255) throws(DoodleError) -> UInt8 {
    UInt8(try number(bytes: 1, most: most))
  }

  mutating func pattern(most: DoodleDocument.Paper.Pattern) throws(DoodleError)
    -> DoodleDocument.Paper.Pattern
  {
    DoodleDocument.Paper.Pattern(rawValue: try byte(most: UInt64(most.rawValue))) ?? .plain
  }

  mutating func text() -> String {
    defer { place = end }
    return String(decoding: file[place..<end], as: UTF8.self)
  }

  /// Text of so many bytes.
  mutating func text(bytes count: UInt64) throws(DoodleError) -> String {
    guard count <= UInt64(end - place) else { throw DoodleError(kind: .cutOff, place: place, value: count) }
    let start = place
    place += Int(count)
    return String(decoding: file[start..<place], as: UTF8.self)
  }

  /// The next chunk, whose checksum is right.
  mutating func chunk() throws(DoodleError) -> (name: UInt32, body: Range<Int>) {
    let start = place
    let name = try four()
    let length = try number(bytes: 4)
    // Not added up: the length may be all of 32 bits, as many as the page's whole numbers have.
    guard end - place >= 4, length <= UInt64(end - place - 4) else {
      throw DoodleError(kind: .cutOff, place: start, value: length)
    }
    let body = place..<place + Int(length)
    place = body.upperBound
    let checksum = try number(bytes: 4)
    guard Checksum.crc(file[start..<body.upperBound]) == checksum else {
      throw DoodleError(kind: .checksum, place: start, value: checksum)
    }
    return (name, body)
  }

  /// Goes to the name of a preview's chunk at or behind a place; to the end where there is none.
  mutating func findPreview(from start: Int) {
    func isName(_ place: Int) -> Bool {
      (0..<4).allSatisfy { file[place + $0] == UInt8(truncatingIfNeeded: DoodleChunk.preview >> (8 * $0)) }
    }
    place = min(max(start, 0), end)
    while place < end, end - place < 4 || !isName(place) { place += 1 }
  }

  mutating func head() throws(DoodleError) -> DoodleDocument {
    let start = place
    let version = try number(bytes: 2)
    guard version <= DoodleDocument.version else {
      throw DoodleError(kind: .newer, place: start, value: version)
    }
    guard version > 0 else { throw DoodleError(kind: .value, place: start, value: version) }
    let revision = try number(bytes: 8)
    var paper = DoodleDocument.Paper(width: try four(), height: try four(), color: try four())
    paper.pattern = try pattern(most: .grid)
    return DoodleDocument(title: text(), revision: revision, paper: paper)
  }

  /// Adds what a chunk holds. A chunk of an unknown kind or with unknown content is kept unchanged.
  mutating func take(_ chunk: (name: UInt32, body: Range<Int>), into reading: inout DoodleReading) {
    var body = DoodleReader(file: file, place: chunk.body.lowerBound, end: chunk.body.upperBound)
    do throws(DoodleError) {
      switch chunk.name {
      case DoodleChunk.date: reading.document.date = Int64(bitPattern: try body.whole(bytes: 8))
      case DoodleChunk.density: reading.document.density = UInt32(try body.whole(bytes: 4))
      case DoodleChunk.preview:
        let revision = try body.number(bytes: 8)
        reading.document.preview = DoodleDocument.Preview(revision: revision, png: body.rest())
      case DoodleChunk.pattern:
        let pattern = try body.pattern(most: .dots)
        try body.finish()
        reading.document.paper.pattern = pattern
      case DoodleChunk.picture: reading.document.pictures.append(try body.picture())
      case DoodleChunk.layer: reading.document.layers.append(try body.layer())
      case DoodleChunk.stroke: reading.document.strokes.append(try body.stroke())
      case DoodleChunk.text: reading.document.strokes.append(try body.textStroke())
      case DoodleChunk.image:
        body.pictures = pictures
        reading.document.strokes.append(try body.pictureStroke())
        pictures = body.pictures
      default: reading.document.unknown.append(DoodleChunk(name: chunk.name, body: Array(file[chunk.body])))
      }
    } catch {
      reading.document.unknown.append(DoodleChunk(name: chunk.name, body: Array(file[chunk.body])))
      // Within a whole chunk nothing is cut off: its numbers are wrong.
      let problem = DoodleError(kind: .value, place: error.place, value: error.value)
      if reading.problem == nil { reading.problem = problem }
    }
  }

  /// A number that is all there is.
  private mutating func whole(bytes count: Int) throws(DoodleError) -> UInt64 {
    let number = try number(bytes: count)
    try finish()
    return number
  }

  /// Nothing is left.
  func finish() throws(DoodleError) {
    guard place == end else { throw DoodleError(kind: .value, place: place, value: UInt64(file[place])) }
  }

  mutating func rest() -> [UInt8] {
    defer { place = end }
    return Array(file[place..<end])
  }

  mutating func picture() throws(DoodleError) -> DoodleDocument.Picture {
    let x = Int32(bitPattern: try four())
    let y = Int32(bitPattern: try four())
    let (width, height) = (try four(), try four())
    return DoodleDocument.Picture(x: x, y: y, width: width, height: height, file: rest())
  }

  private mutating func layer() throws(DoodleError) -> DoodleDocument.Layer {
    let opacity = try byte()
    let isHidden = try byte(most: 1) == 1
    return DoodleDocument.Layer(name: text(), opacity: opacity, isHidden: isHidden)
  }

  mutating func stroke() throws(DoodleError) -> DoodleStroke {
    let kinds: [InkBrush.Kind] = [.pen, .marker, .pencil, .eraser, .watercolor]
    let kind = kinds[Int(try byte(most: 4))]
    let flags = try byte(most: 7)
    let opacity = try byte()
    let layer = try four()
    let size = try four()
    let color = try four()
    let samples = try samples()
    try finish()
    return DoodleStroke(
      kind: kind, isEven: flags & 1 != 0, isTapered: flags & 2 != 0, isGrainy: flags & 4 != 0, size: size,
      color: color, opacity: opacity, layer: layer, samples: samples)
  }

  /// Samples behind their count.
  mutating func samples() throws(DoodleError) -> [DoodleSample] {
    // A sample has a byte at least of each of its six numbers, so a short chunk that claims many is refused at once.
    let count = Int(try number(bytes: 4, most: UInt64(max(end - place - 4, 0) / 6)))
    if let samples = quickSamples(count) { return samples }
    var samples: [DoodleSample] = []
    samples.reserveCapacity(count)
    var last = DoodleSample(x: 0, y: 0, time: 0)
    for _ in 0..<count {
      last.x = try next(last.x)
      last.y = try next(last.y)
      last.time = try next(last.time)
      last.force = try next(last.force)
      last.altitude = try next(last.altitude)
      last.azimuth = try next(last.azimuth)
      samples.append(last)
    }
    return samples
  }

  /// The samples at once, as nearly every file has them; nil where something is wrong with them: what reads them one by one
  /// says what.
  @_optimize(speed)
  private mutating func quickSamples(_ count: Int) -> [DoodleSample]? {
    var (place, isRight) = (place, true)
    let samples = [DoodleSample](unsafeUninitializedCapacity: count) { room, filled in
      file.withUnsafeBufferPointer { bytes in
        var last = (
          x: Int32(0), y: Int32(0), time: Int32(0), force: Int32(0), altitude: Int32(0), azimuth: Int32(0)
        )
        func next(_ last: inout Int32) {
          var number: UInt32 = 0
          var shift: UInt32 = 0
          while place < end {
            let byte = UInt32(bytes[place])
            place &+= 1
            number |= (byte & 127) &<< shift
            if byte < 128 {
              if shift == 28, byte > 15 { break }
              last = last &+ (Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1))
              return
            }
            if shift == 28 { break }
            shift &+= 7
          }
          isRight = false
        }
        var index = 0
        while index < count {
          next(&last.x)
          next(&last.y)
          next(&last.time)
          next(&last.force)
          next(&last.altitude)
          next(&last.azimuth)
          // None is negative or above 16 bits.
          guard isRight, UInt32(bitPattern: last.force | last.altitude | last.azimuth) < 65_536 else {
            isRight = false
            break
          }
          room[index] = DoodleSample(
            x: last.x, y: last.y, time: last.time, force: UInt16(truncatingIfNeeded: last.force),
            altitude: UInt16(truncatingIfNeeded: last.altitude),
            azimuth: UInt16(truncatingIfNeeded: last.azimuth))
          index &+= 1
        }
        filled = index
      }
    }
    guard isRight else { return nil }
    self.place = place
    return samples
  }

  /// A number by its difference from the one before.
  mutating func next(_ last: Int32) throws(DoodleError) -> Int32 {
    let start = place
    var number: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 35, by: 7) {
      let byte = UInt32(try byte())
      guard shift < 28 || byte < 16 else {
        throw DoodleError(kind: .value, place: start, value: UInt64(byte))
      }
      number |= (byte & 127) << shift
      if byte < 128 { break }
    }
    return last &+ (Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1))
  }

  private mutating func next(_ last: UInt16) throws(DoodleError) -> UInt16 {
    let start = place
    let number = try next(Int32(last))
    guard let number = UInt16(exactly: number) else {
      throw DoodleError(kind: .value, place: start, value: UInt64(UInt32(bitPattern: number)))
    }
    return number
  }
}
