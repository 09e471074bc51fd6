import Foundation

/// The compiler as a page's build calls it, over the sources of a package that has been written.
struct PageCompiler {
  /// How far the compiler goes.
  enum Stage {
    /// To the types. It also prints the tree of all expressions, which says where a value is converted.
    case tree
    /// To what it can make no code of for a page, which takes some seconds where the types take half a second.
    case code
  }

  /// An error, at the place that the compiler names.
  struct Error: Hashable {
    let path: String
    let line: Int
    /// From 1, in bytes of the line.
    let column: Int
    let message: String
  }

  /// A value that the compiler converts where a page cannot: a collection to one of a more general kind, `[UIView]` of
  /// `[UIButton]`, or anything to `Any`.
  struct Conversion: Hashable {
    let isErasure: Bool
    /// The file of the package; its lines are those of the source it was made of.
    let path: String
    let type: String
    let line: Int
    let column: Int
    /// Where the last word of the expression begins.
    let lastLine: Int
    let lastColumn: Int
  }

  /// What one run of the compiler said.
  struct Output {
    /// The lines that it printed, but for the tree.
    var text: [Substring]
    var succeeded: Bool
    var errors: [Error] = []
    var conversions: Set<Conversion> = []
  }

  /// The sources, by whole paths.
  let sources: [String]
  /// The folder that `Scripts/page-modules` writes.
  let modules: String
  /// The name of the sources' module.
  let product: String

  /// - Throws: Where the compiler cannot be started.
  func run(_ stage: Stage) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments(stage)
    // The tree, of some megabytes, goes to a file: the two would wait for each other, or mix their lines.
    let tree = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).tree")
    defer { try? FileManager.default.removeItem(at: tree) }
    try Data().write(to: tree)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = try FileHandle(forWritingTo: tree)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var output = Output(text: text.split(separator: "\n"), succeeded: process.terminationStatus == 0)
    output.errors = Self.errors(in: output.text)
    output.conversions = Self.conversions(in: String(decoding: try Data(contentsOf: tree), as: UTF8.self))
    return output
  }

  private func arguments(_ stage: Stage) -> [String] {
    let common = [
      "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-enable-experimental-feature",
      "Embedded", "-target", "wasm32-unknown-none-wasm", "-I", modules, "-module-name", product,
    ]
    return switch stage {
    // The driver would start a compiler for each file.
    case .tree: ["-frontend", "-dump-ast"] + common + sources.flatMap { ["-primary-file", $0] }
    case .code: ["-emit-sil", "-o", "/dev/null", "-wmo"] + common + sources
    }
  }

  private static func errors(in text: [Substring]) -> [Error] {
    var errors: [Error] = []
    for line in text where line.first == "/" {
      guard let match = line.firstMatch(of: /^(\/.*?):(\d+):(\d+): error: (.*?)( \[#\w+\])?$/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let error = Error(path: String(match.1), line: number, column: column, message: String(match.4))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  static func conversions(in tree: String) -> Set<Conversion> {
    var found: Set<Conversion> = []
    for line in tree.split(separator: "\n")
    where line.contains("collection_upcast_expr") || line.contains("erasure_expr") {
      if let conversion = conversion(line) { found.insert(conversion) }
    }
    return found
  }

  private static func conversion(_ line: Substring) -> Conversion? {
    let parts = /(\w+)_expr .*?type="(.*?)" .*?range=\[(.+?):(\d+):(\d+) - line:(\d+):(\d+)\]/
    guard let match = line.firstMatch(of: parts), let first = Int(match.4), let column = Int(match.5),
      let last = Int(match.6), let lastColumn = Int(match.7)
    else { return nil }
    let isErasure = match.1 == "erasure"
    // To a protocol of its own a value may well be converted.
    if isErasure, match.2 != "Any" { return nil }
    return Conversion(
      isErasure: isErasure, path: String(match.3), type: String(match.2), line: first, column: column,
      lastLine: last, lastColumn: lastColumn)
  }
}
