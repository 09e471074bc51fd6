import Foundation

/// The module as the page loads it: whole, or what the start needs and the rest.
struct ModuleParts {
  let first: Data
  /// Nil where the module is whole.
  let second: Data?

  /// The namespace from which the first part imports what is in the second, until that is there. `Web/protocol/parts.js`
  /// knows both names, and the prefix.
  static let placeholders = "placeholder"
  static let primary = "primary"
  static let exportPrefix = "%"

  /// The module at a path, whole.
  init(whole path: String) throws {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw SiteError.moduleMissing(path) }
    first = bytes
    second = nil
  }

  /// Splits a module as said.
  init(_ split: SiteBuilder.Split) throws {
    let path = split.named
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { throw SiteError.moduleMissing(path) }
    let folder = files.temporaryDirectory.appendingPathComponent("heft-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let (one, two) = (folder.path + "/first.wasm", folder.path + "/second.wasm")
    let profile = try String(contentsOfFile: split.profile, encoding: .utf8)
    let start = StartProfile(profile, modules: split.modules)
    let functions = ModuleNames(of: try Data(contentsOf: URL(fileURLWithPath: path))).functions
    let kept = folder.path + "/kept"
    try Data(try start.names(in: functions).map { $0 + "\n" }.joined().utf8).write(
      to: URL(fileURLWithPath: kept))
    try Tool.wasmSplit.run([
      "--split", "--keep-funcs=@" + kept, path, "-o1", one, "-o2", two,
      "--export-prefix=" + Self.exportPrefix, "--import-namespace=" + Self.primary,
      "--placeholder-namespace=" + Self.placeholders,
    ])
    let text = (
      first: try Tool.wasmDis.run([one, "-o", "-"]), second: try Tool.wasmDis.run([two, "-o", "-"])
    )
    (first, second) = try LateData(candidates: UnicodeTables().contents).move(
      from: Data(contentsOf: URL(fileURLWithPath: one)), to: Data(contentsOf: URL(fileURLWithPath: two)),
      text: text)
  }
}
