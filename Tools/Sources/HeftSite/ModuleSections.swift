import Foundation

/// The sections of a WebAssembly module or object file, which can be changed and written again.
struct ModuleSections {
  /// The kinds of section that are read here, by their numbers in the binary format.
  enum Kind {
    static let imports: UInt8 = 2
    static let data: UInt8 = 11
    static let dataCount: UInt8 = 12
  }

  private static let magic = Data([0, 0x61, 0x73, 0x6D])
  private let header: Data
  private(set) var all: [(kind: UInt8, content: Data)] = []

  /// Reads a module; nil where the bytes are not one, or break off.
  init?(of module: Data) {
    guard module.count >= 8, module.prefix(4) == Self.magic else { return nil }
    header = Data(module.prefix(8))
    var reader = ModuleReader(module.dropFirst(8))
    while let kind = reader.byte() {
      guard let content = reader.sized() else { return nil }
      all.append((kind, Data(content)))
    }
  }

  /// The content of a section; setting it replaces the section, or adds one at the end where there is none. Nil removes it.
  subscript(kind: UInt8) -> Data? {
    get { all.first { $0.kind == kind }?.content }
    set {
      guard let index = all.firstIndex(where: { $0.kind == kind }) else {
        if let newValue { all.append((kind, newValue)) }
        return
      }
      if let newValue { all[index].content = newValue } else { all.remove(at: index) }
    }
  }

  /// The module's bytes.
  var bytes: Data {
    all.reduce(into: header) { module, section in
      module.append(section.kind)
      module.append(number: section.content.count)
      module.append(section.content)
    }
  }
}
