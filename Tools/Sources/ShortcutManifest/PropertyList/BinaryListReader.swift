import Foundation

/// Reads the binary kind of property lists: a table of objects that refer to one another by number.
///
/// The format is that of Apple's published CFBinaryPList.c. Every offset, count and number is checked before it is
/// used; an object that is within itself is an error, and one that many refer to is counted each time.
struct BinaryListReader {
  static let magic = Array("bplist".utf8)
  private static let headerBytes = 8
  private static let trailerBytes = 32

  private let bytes: [UInt8]
  private let offsetBytes: Int
  private let referenceBytes: Int
  private let count: Int
  private let table: Int
  private var values = 0
  private var open: Set<Int> = []
  /// Strings are read once, so that a thousand references to a long one cost its length once.
  private var strings: [Int: String] = [:]

  /// Reads a file that begins with `magic`.
  static func read(_ bytes: [UInt8]) throws(ReadingError) -> PropertyNode {
    guard bytes.count >= headerBytes + trailerBytes + 1 else {
      throw damaged("it is too short", at: bytes.count)
    }
    let trailer = bytes.count - trailerBytes
    let numbers = try [8, 16, 24].map { (offset) throws(ReadingError) in
      guard let number = whole(bytes, at: trailer + offset, count: 8) else {
        throw damaged("its trailer holds an impossible number", at: trailer + offset)
      }
      return number
    }
    let (offsetBytes, referenceBytes) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    let (count, top, table) = (numbers[0], numbers[1], numbers[2])
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes), top < count,
      table >= headerBytes, table < trailer, count <= (trailer - table) / offsetBytes
    else { throw damaged("its trailer does not fit the file", at: trailer) }
    var reader = BinaryListReader(
      bytes: bytes, offsetBytes: offsetBytes, referenceBytes: referenceBytes, count: count, table: table)
    return PropertyNode(try reader.object(top, depth: 1))
  }

  private init(bytes: [UInt8], offsetBytes: Int, referenceBytes: Int, count: Int, table: Int) {
    self.bytes = bytes
    self.offsetBytes = offsetBytes
    self.referenceBytes = referenceBytes
    self.count = count
    self.table = table
  }

  private mutating func object(_ number: Int, depth: Int) throws(ReadingError) -> PropertyValue {
    values += 1
    if values > Limit.values {
      throw ReadingError(
        "The file stands for more than \(Limit.values) values.", remedy: "Choose a smaller file.")
    }
    if depth > Limit.depth {
      throw ReadingError(
        "Values lie more than \(Limit.depth) deep in one another.", remedy: "Choose a flatter file.")
    }
    guard number < count,
      let at = BinaryListReader.whole(bytes, at: table + number * offsetBytes, count: offsetBytes),
      at >= BinaryListReader.headerBytes, at < table
    else { throw BinaryListReader.damaged("object \(number) lies outside of it", at: table) }
    let marker = bytes[at]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
    case 0x1 where low <= 4: return .integer(try integer(at: at + 1, count: 1 << low))
    case 0x2 where low == 2 || low == 3: return .real(String(try real(at: at + 1, count: 1 << low)))
    case 0x3 where low == 3: return .date(BinaryListReader.date(try real(at: at + 1, count: 8)))
    case 0x4:
      let (start, count) = try extent(at, low, unit: 1)
      return .data(Data(bytes[start..<(start + count)]).base64EncodedString())
    case 0x5, 0x6, 0x7: return .string(try string(number, at: at, marker))
    case 0x8:
      guard let identifier = BinaryListReader.whole(bytes, at: at + 1, count: low + 1) else { break }
      return .integer(String(identifier))
    case 0xA, 0xB, 0xC: return .array(try members(number, at: at, low, depth: depth))
    case 0xD: return .dictionary(try entries(number, at: at, low, depth: depth))
    default: break
    }
    throw BinaryListReader.damaged("object \(number) is of no known kind", at: at)
  }

  // MARK: Values with parts

  private mutating func members(
    _ number: Int, at: Int, _ low: Int, depth: Int
  ) throws(ReadingError) -> [PropertyNode] {
    let (start, count) = try extent(at, low, unit: referenceBytes)
    try enter(number, at: at)
    var result: [PropertyNode] = []
    for index in 0..<count {
      result.append(PropertyNode(try object(reference(start, index), depth: depth + 1)))
    }
    open.remove(number)
    return result
  }

  private mutating func entries(
    _ number: Int, at: Int, _ low: Int, depth: Int
  ) throws(ReadingError) -> [PropertyEntry] {
    let (start, count) = try extent(at, low, unit: 2 * referenceBytes)
    try enter(number, at: at)
    var result: [PropertyEntry] = []
    for index in 0..<count {
      guard case .string(let key) = try object(reference(start, index), depth: depth + 1) else {
        throw BinaryListReader.damaged("a key of object \(number) is not a string", at: at)
      }
      let value = try object(reference(start, count + index), depth: depth + 1)
      result.append(PropertyEntry(key, PropertyNode(value)))
    }
    open.remove(number)
    return result
  }

  private mutating func enter(_ number: Int, at: Int) throws(ReadingError) {
    if !open.insert(number).inserted {
      throw BinaryListReader.damaged("object \(number) contains itself", at: at)
    }
  }

  private func reference(_ start: Int, _ index: Int) -> Int {
    BinaryListReader.whole(bytes, at: start + index * referenceBytes, count: referenceBytes) ?? count
  }

  /// Where an object's contents begin, and how many units of so many bytes they have.
  private func extent(_ at: Int, _ low: Int, unit: Int) throws(ReadingError) -> (start: Int, count: Int) {
    var (start, count) = (at + 1, low)
    if low == 0x0F {
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3,
        let long = BinaryListReader.whole(bytes, at: start + 1, count: 1 << Int(bytes[start] & 0x0F))
      else { throw BinaryListReader.damaged("the length of an object is not a number", at: at) }
      start += 1 + 1 << Int(bytes[at + 1] & 0x0F)
      count = long
    }
    guard start <= table, count <= (table - start) / unit else {
      throw BinaryListReader.damaged("an object is longer than the file", at: at)
    }
    return (start, count)
  }

  // MARK: Plain values

  private mutating func string(_ number: Int, at: Int, _ marker: UInt8) throws(ReadingError) -> String {
    if let known = strings[number] { return known }
    let isWide = marker >> 4 == 0x6
    let (start, count) = try extent(at, Int(marker & 0x0F), unit: isWide ? 2 : 1)
    let text: String
    if isWide {
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: bytes[start..<(start + count)], as: UTF8.self)
    }
    strings[number] = text
    return text
  }

  private func integer(at: Int, count: Int) throws(ReadingError) -> String {
    guard at + count <= table else { throw BinaryListReader.damaged("a number is cut off", at: at) }
    var result: Int128 = count >= 8 && bytes[at] >= 0x80 ? -1 : 0
    for index in at..<(at + count) { result = result << 8 | Int128(bytes[index]) }
    return String(result)
  }

  private func real(at: Int, count: Int) throws(ReadingError) -> Double {
    guard at + count <= table else { throw BinaryListReader.damaged("a number is cut off", at: at) }
    let bits = bytes[at..<(at + count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }

  /// Seconds since 2001 as ISO 8601; a moment that no calendar has is the number itself.
  private static func date(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e11 else { return String(seconds) }
    return Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format()
  }

  /// A number with its highest byte first; nil outside of the file and beyond what an `Int` holds.
  private static func whole(_ bytes: [UInt8], at: Int, count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    var result: UInt64 = 0
    for index in at..<(at + count) {
      if result >> 56 != 0 { return nil }
      result = result << 8 | UInt64(bytes[index])
    }
    return Int(exactly: result)
  }

  private static func damaged(_ why: String, at offset: Int) -> ReadingError {
    ReadingError(
      "The binary property list is damaged: \(why) (byte \(offset)).",
      remedy: "Get the file anew, or convert the original with 'plutil -convert xml1'.")
  }
}
