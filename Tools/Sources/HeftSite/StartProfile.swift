import Foundation

/// The functions that run from loading to the first frame, by their names in some earlier build of the module.
struct StartProfile {
  let names: [String]

  /// The modules all of whose functions the start needs, as far as anybody knows.
  let modules: [String]

  /// Reads a list with a name a line.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - modules: The names of modules that the list was not made with.
  init(_ text: String, modules: [String] = []) {
    names = text.split(separator: "\n").map(String.init)
    self.modules = modules
  }

  /// The module's functions that the start needs.
  ///
  /// The compiler makes one function of several that are alike and gives it the name of any of them, another one after
  /// every change. A name of such a function that is not in the module stands for all that are made of the same source.
  ///
  /// - Parameter functions: The names of all functions of the module.
  /// - Returns: Those of them that the start needs, each once.
  /// - Throws: ``SiteError`` where Swift's demangler is not there.
  func names(in functions: [String]) throws -> [String] {
    let present = Set(functions)
    var needed = Set(names).intersection(present)
    needed.formUnion(functions.filter(Self.isNumbered))
    // A mangled name has each module's with its length before it.
    let own = modules.map { "\($0.utf8.count)\($0)" }
    needed.formUnion(functions.filter { name in own.contains { name.contains($0) } })
    let lost = names.filter { !present.contains($0) }
    if !lost.isEmpty {
      let sources = Set(try Self.sources(of: lost))
      for (name, source) in zip(functions, try Self.sources(of: functions)) where sources.contains(source) {
        needed.insert(name)
      }
    }
    return needed.sorted()
  }

  /// Whether a function has a number for a name: all of those are a few bytes each.
  private static func isNumbered(_ name: String) -> Bool { name.hasPrefix(".L__unnamed") }

  /// Returns the declarations that the functions are compiled from: without the types that a generic one is made for,
  /// and whether it is shared.
  private static func sources(of names: [String]) throws -> [Substring] {
    let mangled = names.map { $0.hasPrefix(shared) ? String($0.dropFirst(shared.count)) : $0 }
    let input = Data(mangled.joined(separator: "\n").utf8)
    let printed = try Tool.swift.run(["demangle", "--compact"], input: input)
    return String(decoding: printed, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        var source = line
        if source.hasPrefix("merged ") { source = source.dropFirst("merged ".count) }
        if source.hasPrefix("generic "), let end = source.range(of: "> of ") {
          source = source[end.upperBound...]
        }
        return source
      }
  }

  /// The prefix that binaryen gives a function that it has made of several.
  private static let shared = "byn$mgfn-shared$"
}
