import Foundation

/// Moves constant data that the start does not read into a module's second part, beside the functions that read it.
///
/// Moved data has zeros in its place until the second part is there, so the first part must not read it before: neither
/// its code has an address in it, nor anything that its code has an address of.
struct LateData {
  /// The data that may be moved, each by its content. None of it has an address in it.
  let candidates: [Data]

  /// Moves what no function of the first part reaches.
  ///
  /// - Parameters:
  ///   - first: The first part. Its data is what the whole module has.
  ///   - second: The second part, which shares the first's memory.
  ///   - text: Both parts as `wasm-dis` prints them.
  /// - Returns: Both parts, as they were where nothing can be moved.
  func move(from first: Data, to second: Data, text: (first: Data, second: Data)) -> (
    first: Data, second: Data
  ) {
    guard var one = ModuleSections(of: first), var two = ModuleSections(of: second),
      var kept = ModuleMemory(of: one), var moved = ModuleMemory(of: two), two.importsMemory
    else { return (first, second) }
    let image = kept.image
    let ranges = candidates.compactMap { kept.range(of: $0, in: image) }
    let byFirst = Self.addresses(in: text.first, of: image)
    let bySecond = Self.addresses(in: text.second, of: image)
    // An address in the data belongs to what code names next before it: a table of addresses, or one alone.
    let named = byFirst.union(bySecond).sorted()
    let words = image.words.filter { word in ranges.contains { $0.contains(word.value) } }
    let reached = words.filter { word in
      guard !ranges.contains(where: { $0.contains(word.address) }) else { return false }
      let after = named.firstIndex { $0 > word.address } ?? named.endIndex
      return after == 0 || byFirst.contains(named[after - 1])
    }
    let needed = byFirst.union(reached.map(\.value))
    for range in ranges where !needed.contains(where: range.contains) {
      moved.segments += kept.take(range)
    }
    kept.write(to: &one)
    moved.write(to: &two)
    return (one.bytes, two.bytes)
  }

  /// The addresses that a module's functions have in them, as constants or as the offsets of loads.
  ///
  /// - Parameters:
  ///   - text: The module as `wasm-dis` prints it: data first, functions after it.
  ///   - image: The memory that the addresses are in.
  static func addresses(in text: Data, of image: ModuleMemory.Image) -> Set<Int> {
    guard let functions = text.range(of: Data("\n (func ".utf8)) else { return [] }
    let memory = image.start..<(image.start + image.bytes.count)
    var addresses: Set<Int> = []
    var number: Int?
    // A number counts after a space or an equals sign: names and the digits of fractions do not count.
    var previous: UInt8 = 0
    for byte in text[functions.upperBound...] {
      if (0x30...0x39).contains(byte) {
        if let sofar = number {
          number = min(sofar * 10 + Int(byte) - 0x30, memory.upperBound)
        } else if previous == 0x20 || previous == 0x3D {
          number = Int(byte) - 0x30
        }
      } else if let whole = number {
        if memory.contains(whole) { addresses.insert(whole) }
        number = nil
      }
      previous = byte
    }
    return addresses
  }
}

extension ModuleSections {
  /// Whether a module imports a memory, so that its data goes where another module's does.
  fileprivate var importsMemory: Bool {
    guard let imports = self[Kind.imports] else { return false }
    var reader = ModuleReader(imports[...])
    for _ in 0..<(reader.number() ?? 0) {
      guard reader.name() != nil, reader.name() != nil, let kind = reader.byte() else { return false }
      switch kind {
      case 2: return true
      case 0: _ = reader.number()
      case 3: _ = reader.bytes(2)
      case 1:
        _ = reader.byte()
        let hasMaximum = reader.byte() == 1
        _ = reader.number()
        if hasMaximum { _ = reader.number() }
      default: return false
      }
    }
    return false
  }
}
