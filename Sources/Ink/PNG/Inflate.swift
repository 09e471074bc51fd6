/// Unpacks a zlib stream (RFC 1950 and 1951).
package struct Inflate {
  private let input: [UInt8]
  private var bits: BitReader
  /// As many bytes as there may be, of which so many are there.
  private var output: [UInt8]
  private var count = 0

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
    return inflate.run() ? (inflate.output, inflate.bits.next) : nil
  }

  /// The unpacked bytes before the first that cannot be unpacked, or does not fit.
  static func unpackStart(_ bytes: [UInt8], from start: Int, limit: Int) -> [UInt8] {
    var inflate = Inflate(input: bytes, start: start, limit: limit)
    if !inflate.run() { inflate.output.removeLast(inflate.output.count - inflate.count) }
    return inflate.output
  }

  private init(input: [UInt8], start: Int, limit: Int) {
    self.input = input
    bits = BitReader(position: start)
    output = [UInt8](repeating: 0, count: max(limit, 0))
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
      if isLast == 1 {
        output.removeLast(output.count - count)
        return true
      }
    }
  }

  /// Whether the checksum after the stream is the output's.
  private func checks() -> Bool {
    let end = bits.next
    guard end + 4 <= input.count else { return false }
    let sum = input[end..<end + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return sum == Checksum.adler(output)
  }

  /// The next bits, the first one lowest; nil at the end.
  private mutating func take(_ count: Int) -> Int? {
    input.withUnsafeBufferPointer { bits.fill(from: $0) }
    return bits.take(count)
  }

  private mutating func stored() -> Bool {
    bits = BitReader(position: bits.next)
    guard let low = take(16), let high = take(16), low == high ^ 0xFFFF else { return false }
    let start = bits.next
    guard start + low <= input.count, count + low <= output.count else { return false }
    output.replaceSubrange(count..<count + low, with: input[start..<start + low])
    count += low
    bits = BitReader(position: start + low)
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
    input.withUnsafeBufferPointer { bits.fill(from: $0) }
    return decoder.quick.withUnsafeBufferPointer { bits.symbol(decoder, $0) }
  }

  @_optimize(speed)
  private mutating func block(_ literals: HuffmanDecoder, _ distances: HuffmanDecoder) -> Bool {
    guard literals.isPossible, distances.isPossible else { return false }
    var (bits, count) = (bits, count)
    defer { (self.bits, self.count) = (bits, count) }
    let limit = output.count
    return input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        literals.quick.withUnsafeBufferPointer { literal in
          distances.quick.withUnsafeBufferPointer { distance in
            while true {
              // A symbol and its further bits are at most 20 bits, a distance and its further bits 28.
              bits.fill(from: input)
              guard let symbol = bits.symbol(literals, literal) else { return false }
              if symbol < 256 {
                guard count < limit else { return false }
                output[count] = UInt8(truncatingIfNeeded: symbol)
                count &+= 1
                continue
              }
              if symbol == 256 { return true }
              guard symbol - 257 < DeflateTables.lengths.count else { return false }
              let length = DeflateTables.lengths[symbol - 257]
              guard let more = bits.take(length.bits) else { return false }
              guard let further = bits.symbol(distances, distance), further < DeflateTables.distances.count
              else { return false }
              let code = DeflateTables.distances[further]
              guard let rest = bits.take(code.bits) else { return false }
              let start = count - code.base - rest
              let end = count + length.base + more
              guard start >= 0, end <= limit else { return false }
              var from = start
              while count < end {
                output[count] = output[from]
                count &+= 1
                from &+= 1
              }
            }
          }
        }
      }
    }
  }
}

/// Takes bits from bytes, the lowest first.
private struct BitReader {
  /// The next byte to fill from.
  private var position: Int
  /// So many are there; what lies above them is of the bytes that come next.
  private var bits: UInt64 = 0
  private var count = 0

  init(position: Int) { self.position = position }

  /// The byte behind the one that was taken from last: whole bytes that were taken in advance go back.
  var next: Int { position - count / 8 }

  /// Has 56 bits at least afterwards, or all there are.
  @inline(__always)
  mutating func fill(from bytes: UnsafeBufferPointer<UInt8>) {
    if count > 55 { return }
    if position &+ 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: count)
      let more = (63 &- count) >> 3
      position &+= more
      count &+= more &* 8
      return
    }
    while count < 56, position < bytes.count {
      bits |= UInt64(bytes[position]) &<< UInt64(truncatingIfNeeded: count)
      position &+= 1
      count &+= 8
    }
  }

  /// The next bits, of those that are there; nil where these are fewer.
  @inline(__always)
  mutating func take(_ number: Int) -> Int? {
    guard number <= count else { return nil }
    let value = Int(truncatingIfNeeded: bits & (1 &<< UInt64(truncatingIfNeeded: number) &- 1))
    bits &>>= UInt64(truncatingIfNeeded: number)
    count &-= number
    return value
  }

  /// The next symbol, of the bits that are there; nil where no symbol has them.
  @inline(__always)
  mutating func symbol(_ decoder: HuffmanDecoder, _ quick: UnsafeBufferPointer<UInt16>) -> Int? {
    let entry = quick[Int(truncatingIfNeeded: bits & HuffmanDecoder.quickMask)]
    if entry == 0 { return longSymbol(decoder) }
    return take(Int(entry & 15)).map { _ in Int(entry >> 4) }
  }

  /// One whose bits are too many for the table.
  @inline(never)
  private mutating func longSymbol(_ decoder: HuffmanDecoder) -> Int? {
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
}

/// A code in which frequent symbols are short, from the length of each symbol's bits.
struct HuffmanDecoder {
  /// How many symbols have each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols by length, then by number.
  private(set) var symbols: [Int] = []
  /// For the next bits the symbol that they begin with, times 16, and how many bits it has; 0 where it has more.
  private(set) var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  private static var quickBits: Int { 9 }
  static var quickMask: UInt64 { 1 << UInt64(quickBits) - 1 }
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
    var (code, place) = (0, 0)
    for length in 1...HuffmanDecoder.quickBits {
      for _ in 0..<counts[length] {
        // The first bit of a code comes lowest.
        var next = (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
        while next < quick.count {
          quick[next] = UInt16(symbols[place] << 4 | length)
          next += 1 << length
        }
        code += 1
        place += 1
      }
      code <<= 1
    }
  }
}
