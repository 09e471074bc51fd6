/// Packs bytes into a zlib stream (RFC 1950 and 1951): repeated runs become references, the rest is written in
/// codes made for it.
struct Deflate {
  private static let window = 32768
  private static let shortest = 3
  private static let longest = 258
  /// How many places are looked at for a longer run, and how many symbols share their codes (our choices).
  private static let mostTries = 16
  private static let blockSize = 1 << 15
  private static let hashBits: UInt32 = 15

  /// A byte as it is, or a run that stood some distance back. The byte's distance is 0.
  private struct Symbol {
    var value: UInt16
    var distance: UInt16
  }

  /// The packed bytes.
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    // The method with its window, and that this is an ordinary packing.
    writer.put(0x78, bits: 8)
    writer.put(0x9C, bits: 8)
    let symbols = symbols(of: bytes)
    var start = 0
    repeat {
      let end = min(start + blockSize, symbols.count)
      write(symbols[start..<end], isLast: end == symbols.count, to: &writer)
      start = end
    } while start < symbols.count
    writer.finish()
    let sum = Checksum.adler(bytes)
    return writer.bytes + [24, 16, 8, 0].map { UInt8(sum >> $0 & 255) }
  }

  /// Finds for each place the longest run that stood before, by the places of the same three bytes.
  private static func symbols(of bytes: [UInt8]) -> [Symbol] {
    var symbols: [Symbol] = []
    var heads = [Int32](repeating: -1, count: 1 << Int(hashBits))
    var chain = [Int32](repeating: -1, count: window)
    bytes.withUnsafeBufferPointer { bytes in
      let last = bytes.count - shortest
      func remember(_ place: Int) {
        let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        let hash = Int((three &* 0x9E37_79B1) >> (32 - hashBits))
        chain[place & (window - 1)] = heads[hash]
        heads[hash] = Int32(place)
      }
      var place = 0
      while place < bytes.count {
        var best = 0
        var distance = 0
        if place <= last {
          remember(place)
          let most = min(longest, bytes.count - place)
          var candidate = Int(chain[place & (window - 1)])
          var tries = 0
          while candidate >= 0, place - candidate < window, tries < mostTries {
            var length = 0
            while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best { (best, distance) = (length, place - candidate) }
            if length == most { break }
            let further = Int(chain[candidate & (window - 1)])
            if further >= candidate { break }
            candidate = further
            tries += 1
          }
        }
        if best >= shortest {
          symbols.append(Symbol(value: UInt16(best), distance: UInt16(distance)))
          // Only the last places of a long run are remembered: a flat picture is one run after another.
          for other in max(place + 1, place + best - 8)..<place + best where other <= last { remember(other) }
          place += best
        } else {
          symbols.append(Symbol(value: UInt16(bytes[place]), distance: 0))
          place += 1
        }
      }
    }
    return symbols
  }

  private static func write(_ symbols: ArraySlice<Symbol>, isLast: Bool, to writer: inout BitWriter) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    literals[256] = 1
    for symbol in symbols {
      if symbol.distance == 0 {
        literals[Int(symbol.value)] += 1
      } else {
        literals[257 + index(of: Int(symbol.value), in: DeflateTables.lengths)] += 1
        distances[index(of: Int(symbol.distance), in: DeflateTables.distances)] += 1
      }
    }
    let literalCode = HuffmanCode(frequencies: literals, limit: 15)
    let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    writer.put(isLast ? 1 : 0, bits: 1)
    writer.put(2, bits: 2)
    writeLengths(literalCode.lengths + distanceCode.lengths, to: &writer)
    for symbol in symbols {
      if symbol.distance == 0 {
        writer.put(literalCode, symbol: Int(symbol.value))
        continue
      }
      let length = index(of: Int(symbol.value), in: DeflateTables.lengths)
      writer.put(literalCode, symbol: 257 + length)
      let (shortest, more) = DeflateTables.lengths[length]
      writer.put(Int(symbol.value) - shortest, bits: more)
      let slot = index(of: Int(symbol.distance), in: DeflateTables.distances)
      writer.put(distanceCode, symbol: slot)
      let (nearest, further) = DeflateTables.distances[slot]
      writer.put(Int(symbol.distance) - nearest, bits: further)
    }
    writer.put(literalCode, symbol: 256)
  }

  /// The lengths of both codes, each by its own code; runs of zeroes, which most of them are, in short.
  private static func writeLengths(_ lengths: [UInt8], to writer: inout BitWriter) {
    var pieces: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = 0
    while place < lengths.count {
      var run = 1
      while place + run < lengths.count, run < 138, lengths[place + run] == lengths[place] { run += 1 }
      if lengths[place] == 0, run >= 11 {
        pieces.append((18, run - 11, 7))
      } else if lengths[place] == 0, run >= 3 {
        pieces.append((17, run - 3, 3))
      } else {
        run = 1
        pieces.append((Int(lengths[place]), 0, 0))
      }
      place += run
    }
    var frequencies = [Int](repeating: 0, count: 19)
    for piece in pieces { frequencies[piece.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    writer.put(286 - 257, bits: 5)
    writer.put(30 - 1, bits: 5)
    writer.put(19 - 4, bits: 4)
    for symbol in DeflateTables.order { writer.put(Int(code.lengths[symbol]), bits: 3) }
    for piece in pieces {
      writer.put(code, symbol: piece.symbol)
      writer.put(piece.extra, bits: piece.bits)
    }
  }

  /// The last entry whose base is not above the value.
  private static func index(of value: Int, in table: [(base: Int, bits: Int)]) -> Int {
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].base <= value { low = middle } else { high = middle }
    }
    return low
  }
}
