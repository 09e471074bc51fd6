import Foundation

/// The names of a WebAssembly module's functions, from its `name` section.
struct ModuleNames {
  /// In the order of the functions' indices, where they have names.
  let functions: [String]

  /// Reads a module. A file that is no module, or has no such section, gives no names.
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
