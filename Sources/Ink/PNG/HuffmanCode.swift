/// A code in which frequent symbols are short, to write with.
struct HuffmanCode {
  /// How many bits each symbol has; 0 where it never comes.
  let lengths: [UInt8]
  /// The bits, the one to be written first lowest.
  let codes: [Int]

  /// The best code of at most `limit` bits for symbols that come that often: Huffman's, whose rare symbols are
  /// made more frequent until none is too long. At least two symbols have a code, as a reader expects.
  init(frequencies: [Int], limit: Int) {
    var weights = frequencies
    for index in 0..<2 where weights.filter({ $0 > 0 }).count < 2 {
      if weights[index] == 0 { weights[index] = 1 }
    }
    var lengths = HuffmanCode.lengths(of: weights)
    while lengths.contains(where: { $0 > limit }) {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = HuffmanCode.lengths(of: weights)
    }
    self.lengths = lengths
    codes = HuffmanCode.codes(of: lengths)
  }

  /// How deep each symbol lies in a tree that joins the two rarest again and again.
  private static func lengths(of weights: [Int]) -> [UInt8] {
    var nodes = weights.indices.filter { weights[$0] > 0 }.sorted {
      (weights[$0], $0) < (weights[$1], $1)
    }.map { (weight: weights[$0], members: [$0]) }
    var lengths = [UInt8](repeating: 0, count: weights.count)
    // The joined ones come in order of their weight too, so that two queues find the rarest.
    var joined: [(weight: Int, members: [Int])] = []
    var (first, next) = (0, 0)
    func rarest() -> (weight: Int, members: [Int]) {
      if next >= joined.count || first < nodes.count && nodes[first].weight <= joined[next].weight {
        first += 1
        return nodes[first - 1]
      }
      next += 1
      return joined[next - 1]
    }
    while nodes.count - first + joined.count - next > 1 {
      let one = rarest()
      let other = rarest()
      let members = one.members + other.members
      for member in members { lengths[member] += 1 }
      joined.append((one.weight + other.weight, members))
    }
    nodes = []
    return lengths
  }

  /// The bits of each symbol: by length, then by number (RFC 1951, 3.2.2).
  private static func codes(of lengths: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      let code = next[Int(length)]
      if length > 0 { next[Int(length)] += 1 }
      return (0..<Int(length)).reduce(0) { $0 << 1 | code >> $1 & 1 }
    }
  }
}
