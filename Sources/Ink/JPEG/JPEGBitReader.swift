/// The bits of a scan, the highest of a byte first, without the zero after each byte of 255. At the next marker and at
/// the file's end zeros follow.
struct JPEGBitReader {
  private let bytes: [UInt8]
  /// The first byte that was not taken.
  private var position: Int
  private var held: UInt64 = 0
  /// How many of the lowest bits of `held` are still to be taken, and how many of these and those before are not
  /// the file's.
  private var count = 0
  private var padding = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether more bits were taken than there are.
  var isOver: Bool { padding > count }

  private mutating func fill() {
    while count <= 48 {
      held = held &<< 8
      count += 8
      guard position < bytes.count else {
        padding += 8
        continue
      }
      let byte = bytes[position]
      if byte == 0xFF {
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else {
          padding += 8
          continue
        }
        position += 1
      }
      position += 1
      held |= UInt64(byte)
    }
  }

  /// The next bits, at most 16.
  mutating func take(_ length: Int) -> Int32 {
    if count < length { fill() }
    count -= length
    return Int32(truncatingIfNeeded: held &>> UInt64(count)) & (1 &<< Int32(length) - 1)
  }

  /// A number that is written in so many bits; those that begin with 0 are the negative ones.
  mutating func number(_ size: Int) -> Int32 {
    if size == 0 { return 0 }
    let value = take(size)
    let least: Int32 = 1 &<< Int32(size - 1)
    return value < least ? value - 2 * least + 1 : value
  }

  /// The next symbol of a code; nil where no symbol has those bits.
  mutating func symbol(_ code: JPEGSymbols) -> Int? {
    if count < 16 { fill() }
    let next = Int(truncatingIfNeeded: held &>> UInt64(count - 16)) & 0xFFFF
    guard let (symbol, length) = code.symbol(next) else { return nil }
    count -= length
    return symbol
  }

  /// The place of the next marker's first byte, from where the bits are; the place of the end where there is none.
  func nextMarker() -> Int {
    var place = position
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF { return place }
      place += 1
    }
    return bytes.count
  }

  /// Goes on behind the next marker where that divides a scan; false where it is another marker.
  mutating func restart() -> Bool {
    let place = nextMarker()
    guard place < bytes.count, (0xD0...0xD7).contains(bytes[place + 1]) else { return false }
    self = JPEGBitReader(bytes, from: place + 2)
    return true
  }
}

/// The symbols of a code's words. All of it is in one array, so that looking one up takes hold of one thing.
struct JPEGSymbols {
  /// The longest words that are looked up at once.
  private static let shortBits = 9
  /// Where the array has what follows the last word of each length, what of a word's number leads to its symbol, and the
  /// symbols. Before them it has, for bits that a word begins with, its length and its symbol; 0 where it is longer.
  private static let ends = 1 << shortBits
  private static let offsets = ends + 16
  private static let symbols = offsets + 16

  private var table: [Int32] = []

  /// A code without words.
  init() {}

  /// A code by how many words of each length from 1 to 16 bits there are and what they stand for; nil where there is no
  /// such code.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    table = [Int32](repeating: 0, count: JPEGSymbols.symbols) + symbols.map { Int32($0) }
    var word = 0
    var next = 0
    for (index, count) in counts.enumerated() {
      let length = index + 1
      let count = Int(count)
      guard word + count <= 1 << length, next + count <= symbols.count else { return nil }
      table[JPEGSymbols.offsets + index] = Int32(JPEGSymbols.symbols + next - word)
      if length <= JPEGSymbols.shortBits {
        let rest = JPEGSymbols.shortBits - length
        for number in 0..<count {
          let entry = Int32(length) << 8 | table[JPEGSymbols.symbols + next + number]
          for bits in 0..<(1 << rest) { table[(word + number) << rest | bits] = entry }
        }
      }
      word += count
      next += count
      table[JPEGSymbols.ends + index] = Int32(word)
      word <<= 1
    }
  }

  /// The symbol that 16 bits begin with, and the length of its word; nil where there is none.
  func symbol(_ next: Int) -> (symbol: Int, length: Int)? {
    guard !table.isEmpty else { return nil }
    let entry = Int(table[next >> (16 - JPEGSymbols.shortBits)])
    if entry != 0 { return (entry & 255, entry >> 8) }
    for length in JPEGSymbols.shortBits + 1...16 {
      let word = next >> (16 - length)
      guard word < Int(table[JPEGSymbols.ends + length - 1]) else { continue }
      return (Int(table[word + Int(table[JPEGSymbols.offsets + length - 1])]), length)
    }
    return nil
  }
}
