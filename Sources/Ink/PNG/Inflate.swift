/// Unpacks a zlib stream (RFC 1950 and 1951).
package struct Inflate {
  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// No stream unpacks to more than this many times its length: 258 bytes in two bits.
  package static let largestRatio = 1032

  /// The unpacked bytes; nil where the stream is damaged, ends too soon, or holds more than `limit`.
  static func unpack(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count >= 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0,
      bytes[1] & 32 == 0
    else { return nil }
    var inflate = Inflate(input: bytes, start: 2, limit: limit)
    return inflate.run() && inflate.checks() ? inflate.output : nil
  }

  /// The bytes of a deflated stream without a frame, and the place behind it; nil as for `unpack(_:limit:)`.
  package static func unpackRaw(_ bytes: [UInt8], from start: Int, limit: Int) -> (output: [UInt8], end: Int)?
  {
    var inflate = Inflate(input: bytes, start: start, limit: limit)
    return inflate.run() ? (inflate.output, inflate.position - inflate.bitCount / 8) : nil
  }

  private init(input: [UInt8], start: Int, limit: Int) {
    self.input = input
    self.limit = limit
    position = start
    output.reserveCapacity(limit)
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isGood: Bool
      switch kind {
      case 0: isGood = stored()
      case 1:
        isGood = block(
          HuffmanDecoder(DeflateTables.fixedLengths), HuffmanDecoder([UInt8](repeating: 5, count: 30)))
      case 2: isGood = dynamic()
      default: isGood = false
      }
      if !isGood { return false }
      if isLast == 1 { return true }
    }
  }

  /// Whether the checksum after the stream is that of the output.
  private mutating func checks() -> Bool {
    // Whole bytes that were taken in advance go back.
    position -= bitCount / 8
    guard position + 4 <= input.count else { return false }
    let sum = input[position..<position + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return sum == Checksum.adler(output)
  }

  /// The next bits, the first one lowest; nil at the end.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < input.count else { return nil }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func stored() -> Bool {
    position -= bitCount / 8
    bits = 0
    bitCount = 0
    guard let low = take(16), let high = take(16), low == high ^ 0xFFFF, position + low <= input.count,
      output.count + low <= limit
    else { return false }
    output += input[position..<position + low]
    position += low
    return true
  }

  private mutating func dynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codes + 4 {
      guard let length = take(3) else { return false }
      codeLengths[DeflateTables.order[index]] = UInt8(length)
    }
    let decoder = HuffmanDecoder(codeLengths)
    let count = literals + 257 + distances + 1
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard let symbol = symbol(decoder) else { return false }
      var repeated: UInt8 = 0
      var times = 1
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = take(2) else { return false }
        (repeated, times) = (last, 3 + more)
      case 17:
        guard let more = take(3) else { return false }
        times = 3 + more
      case 18:
        guard let more = take(7) else { return false }
        times = 11 + more
      default: repeated = UInt8(symbol)
      }
      lengths += Array(repeating: repeated, count: times)
    }
    guard lengths.count == count else { return false }
    return block(
      HuffmanDecoder(Array(lengths[..<(literals + 257)])), HuffmanDecoder(Array(lengths[(literals + 257)...]))
    )
  }

  /// The next symbol of a code; nil where no symbol has those bits.
  private mutating func symbol(_ decoder: HuffmanDecoder) -> Int? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = decoder.counts[length]
      if code - count < first { return decoder.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  private mutating func block(_ literals: HuffmanDecoder, _ distances: HuffmanDecoder) -> Bool {
    guard literals.isPossible, distances.isPossible else { return false }
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < DeflateTables.lengths.count else { return false }
      let length = DeflateTables.lengths[symbol - 257]
      guard let more = take(length.bits), let distanceSymbol = self.symbol(distances),
        distanceSymbol < DeflateTables.distances.count
      else { return false }
      let distance = DeflateTables.distances[distanceSymbol]
      guard let further = take(distance.bits) else { return false }
      let start = output.count - distance.base - further
      let count = length.base + more
      guard start >= 0, output.count + count <= limit else { return false }
      for offset in 0..<count { output.append(output[start + offset]) }
    }
  }
}

/// A code in which frequent symbols are short, from the length of each symbol's bits.
struct HuffmanDecoder {
  /// How many symbols have each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols by length, then by number.
  private(set) var symbols: [Int] = []
  /// Whether no bits stand for two symbols.
  private(set) var isPossible = true

  /// Lengths are 0 (not there) to 15.
  init(_ lengths: [UInt8]) {
    var offsets = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 {
        isPossible = false
        counts = [Int](repeating: 0, count: 16)
        return
      }
      offsets[length + 1] = offsets[length] + counts[length]
    }
    symbols = [Int](repeating: 0, count: offsets[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[offsets[Int(length)]] = symbol
      offsets[Int(length)] += 1
    }
  }
}
