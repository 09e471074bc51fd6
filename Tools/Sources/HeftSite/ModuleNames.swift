import Foundation

/// The names of a WebAssembly module's functions, from its `name` section.
struct ModuleNames {
  /// In the order of the functions' indices, where they have names.
  let functions: [String]

  /// Reads a module. What is no module, or has no such section, has no names.
  init(of module: Data) {
    var reader = ModuleReader(module.dropFirst(8))
    var functions: [String] = []
    while let kind = reader.byte(), let section = reader.sized() {
      guard kind == 0 else { continue }
      var custom = ModuleReader(section)
      guard custom.name() == "name" else { continue }
      while let kind = custom.byte(), let names = custom.sized() {
        // The subsections for the module, its functions and their locals: 0, 1 and 2.
        guard kind == 1 else { continue }
        var list = ModuleReader(names)
        for _ in 0..<(list.number() ?? 0) {
          guard list.number() != nil, let name = list.name() else { break }
          functions.append(name)
        }
      }
    }
    self.functions = functions
  }
}

/// Reads numbers and names as WebAssembly's binary format writes them.
private struct ModuleReader {
  private var rest: Data.SubSequence

  init(_ bytes: Data.SubSequence) { rest = bytes }

  mutating func byte() -> UInt8? { rest.popFirst() }

  /// An unsigned LEB128 number of up to 32 bits.
  mutating func number() -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  /// Bytes with their count before them.
  mutating func sized() -> Data.SubSequence? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func name() -> String? { sized().map { String(decoding: $0, as: UTF8.self) } }
}
