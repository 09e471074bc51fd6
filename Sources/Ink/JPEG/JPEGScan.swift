/// Takes the numbers of blocks out of a scan. A block has them in the order in which files have them, from the mean to the
/// finest.
struct JPEGScan {
  /// A part of the color that the scan has, and its codes.
  struct Part {
    /// Its number in the frame.
    let number: Int
    let mean: JPEGSymbols
    let rest: JPEGSymbols
    /// The mean of the last block.
    var last: Int32 = 0
  }

  var parts: [Part]
  private(set) var bits: JPEGBitReader
  /// Whether the file is a progressive one, whose scans have a few of a block's numbers, or a few of their bits.
  let isProgressive: Bool
  /// The first and the last number of a block that the scan has.
  let first: Int
  let last: Int
  /// Whether earlier scans had the higher bits, and the place of the bit that this one ends with.
  let refines: Bool
  let low: Int32
  /// How many blocks follow that have nothing new, or only bits of what they have.
  private var run = 0

  init(
    parts: [Part], bits: JPEGBitReader, isProgressive: Bool, first: Int, last: Int, refines: Bool, low: Int32
  ) {
    self.parts = parts
    self.bits = bits
    self.isProgressive = isProgressive
    self.first = first
    self.last = last
    self.refines = refines
    self.low = low
  }

  /// Goes on behind the marker that divides the scan; false where it is not there.
  mutating func restart() -> Bool {
    guard bits.restart() else { return false }
    for index in parts.indices { parts[index].last = 0 }
    run = 0
    return true
  }

  /// Reads what the scan has of a part's next block; false where its bits make no sense, or are not there.
  mutating func read(_ part: Int, into block: UnsafeMutablePointer<Int16>) -> Bool {
    let isGood: Bool
    if !isProgressive {
      isGood = readWhole(part, into: block)
    } else if first == 0 {
      isGood = refines ? refineMean(block) : readMean(part, into: block)
    } else {
      isGood = refines ? refineRest(part, block) : readRest(part, into: block)
    }
    return isGood && !bits.isOver
  }

  private mutating func readWhole(_ part: Int, into block: UnsafeMutablePointer<Int16>) -> Bool {
    guard readMean(part, into: block) else { return false }
    var place = 1
    while place < 64 {
      guard let symbol = bits.symbol(parts[part].rest) else { return false }
      let size = symbol & 15
      if size == 0, symbol != 0xF0 { break }
      place += symbol >> 4
      guard place < 64 else { return false }
      block[place] = Int16(truncatingIfNeeded: bits.number(size))
      place += 1
    }
    return true
  }

  private mutating func readMean(_ part: Int, into block: UnsafeMutablePointer<Int16>) -> Bool {
    guard let size = bits.symbol(parts[part].mean), size < 16 else { return false }
    parts[part].last &+= bits.number(size)
    block[0] = Int16(truncatingIfNeeded: parts[part].last &<< low)
    return true
  }

  private mutating func refineMean(_ block: UnsafeMutablePointer<Int16>) -> Bool {
    block[0] |= Int16(truncatingIfNeeded: bits.take(1) &<< low)
    return true
  }

  private mutating func readRest(_ part: Int, into block: UnsafeMutablePointer<Int16>) -> Bool {
    if run > 0 {
      run -= 1
      return true
    }
    var place = first
    while place <= last {
      guard let symbol = bits.symbol(parts[part].rest) else { return false }
      let (zeros, size) = (symbol >> 4, symbol & 15)
      if size == 0, zeros < 15 {
        run = 1 << zeros - 1 + Int(bits.take(zeros))
        break
      }
      place += zeros
      guard place <= last else { return false }
      block[place] = Int16(truncatingIfNeeded: bits.number(size) &<< low)
      place += 1
    }
    return true
  }

  private mutating func refineRest(_ part: Int, _ block: UnsafeMutablePointer<Int16>) -> Bool {
    var place = first
    while run == 0, place <= last {
      guard let symbol = bits.symbol(parts[part].rest) else { return false }
      var zeros = symbol >> 4
      let size = symbol & 15
      if size == 0, zeros < 15 {
        run = 1 << zeros + Int(bits.take(zeros))
        break
      }
      // The new number is plus or minus the scan's bit; before it come bits of those that are not 0.
      let new = size == 0 ? 0 : bits.take(1) == 1 ? 1 &<< low : -1 &<< low
      while place <= last {
        if block[place] != 0 {
          refine(&block[place])
        } else if zeros == 0 {
          break
        } else {
          zeros -= 1
        }
        place += 1
      }
      // A block that ends with zeros may end here.
      guard place <= last else { break }
      block[place] = Int16(truncatingIfNeeded: new)
      place += 1
    }
    if run > 0 {
      while place <= last {
        if block[place] != 0 { refine(&block[place]) }
        place += 1
      }
      run -= 1
    }
    return true
  }

  /// Adds the scan's bit to a number that is not 0.
  private mutating func refine(_ number: inout Int16) {
    let bit = Int16(truncatingIfNeeded: 1 &<< low)
    guard bits.take(1) == 1, number & bit == 0 else { return }
    number &+= number < 0 ? 0 &- bit : bit
  }
}
