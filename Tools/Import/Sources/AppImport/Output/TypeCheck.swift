import Foundation

/// Has the compiler look at a package as it does for a page, against the library's modules for pages: natively a source
/// sees all of Foundation, of which a page has a part.
public struct TypeCheck {
  /// The compiler's errors, at the places of the project's own files.
  public let errors: [Diagnostic]
  /// The compiler's messages that name no place.
  public let other: String

  /// Each round mends what the one before made the compiler see: lists in lists, a call within a call. More were never
  /// needed [our choice].
  private static let mostRounds = 8

  /// Checks a package that has been written, and mends in its files what only the types tell.
  ///
  /// - Parameters:
  ///   - modules: The folder that `Scripts/page-modules` writes.
  ///   - isThorough: Whether the compiler also looks for what it can make no code of for a page, which takes some seconds
  ///     where the types take half a second.
  ///   - remedies: The checkout in whose docs/uikit.md the code to write instead is looked up; nil means none.
  /// - Throws: Where a file cannot be written, or the compiler not be started.
  public init(
    _ package: inout AppPackage, in folder: String, modules: String, isThorough: Bool = false,
    remedies checkout: String? = nil
  ) throws {
    // What the build's plugin makes of the Info.plist.
    let stub = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
    defer { try? FileManager.default.removeItem(atPath: stub) }
    try """
    import Heft
    enum InfoPlist {
      static let name = ""
      static let bundleIdentifier = ""
      static var shortcutItems: [UIApplicationShortcutItem] { [] }
    }
    """.write(toFile: stub, atomically: true, encoding: .utf8)
    let compiler = PageCompiler(
      sources: package.checked.map { folder + "/" + $0 } + [stub], modules: modules, product: package.product)
    var output = try compiler.run(.tree)
    for _ in 0..<Self.mostRounds where package.mend(output, in: folder) {
      try package.write(to: folder)
      output = try compiler.run(.tree)
    }
    if isThorough, output.succeeded { output = try compiler.run(.code) }

    let remedies = checkout.map(Remedies.init(checkout:))
    var errors: [Diagnostic] = []
    for error in output.errors {
      var found = Diagnostic(.error, path: error.path, line: error.line, error.message)
      found.remedy = remedies?.remedy(for: error.message)
      if !errors.contains(found) { errors.append(found) }
    }
    self.errors = errors
    other = output.succeeded ? "" : Self.other(output)
  }

  /// What names no place; where nothing does, the compiler's last words.
  private static func other(_ output: PageCompiler.Output) -> String {
    let other = output.text.filter { $0.hasPrefix("<unknown>") || $0.hasPrefix("error:") }
    guard output.errors.isEmpty, other.isEmpty else { return other.joined(separator: "\n") }
    return
      (["The compiler stopped without naming a place. Its last words:"] + output.text.suffix(5))
      .joined(separator: "\n")
  }
}
