import Foundation

/// Has the compiler look at a package as it does for a page, against the library's modules for pages: natively a source
/// sees all of Foundation, of which a page has a part.
public struct TypeCheck {
  /// The compiler's errors, at the places of the project's own files.
  public let errors: [Diagnostic]
  /// The compiler's messages that name no place.
  public let other: String

  /// Checks a package that has been written.
  ///
  /// - Parameters:
  ///   - modules: The folder that `Scripts/page-modules` writes.
  ///   - isThorough: Whether the compiler also looks for what it can make no code of for a page, which takes some seconds
  ///     where the types take half a second.
  ///   - remedies: The checkout in whose docs/uikit.md the code to write instead is looked up; nil means none.
  public init(
    _ package: AppPackage, in folder: String, modules: String, isThorough: Bool = false,
    remedies checkout: String? = nil
  ) throws {
    let remedies = checkout.map(Remedies.init(checkout:))
    let stub = folder + "/InfoPlist.check.swift"
    try """
    import Heft
    enum InfoPlist {
      static let name = ""
      static let bundleIdentifier = ""
      static var shortcutItems: [UIApplicationShortcutItem] { [] }
    }
    """.write(toFile: stub, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var arguments = ["swiftc"]
    arguments += isThorough ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
    arguments += [
      "-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
      "-enable-experimental-feature", "Embedded", "-target", "wasm32-unknown-none-wasm",
      "-I", modules, "-module-name", package.product,
    ]
    process.arguments = arguments + package.checked.map { folder + "/" + $0 } + [stub]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var errors: [Diagnostic] = []
    var other: [Substring] = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(\/.*?):(\d+):\d+: error: (.*?)( \[#\w+\])?$/) {
        var found = Diagnostic(.error, path: String(match.1), line: Int(match.2), String(match.3))
        found.remedy = remedies?.remedy(for: found.message)
        if !errors.contains(found) { errors.append(found) }
      } else if line.hasPrefix("<unknown>") || line.hasPrefix("error:") {
        other.append(line)
      }
    }
    self.errors = errors
    guard process.terminationStatus != 0 else {
      self.other = ""
      return
    }
    if errors.isEmpty, other.isEmpty {
      other =
        ["The compiler stopped without naming a place. Its last words:"]
        + text.split(separator: "\n").suffix(5)
    }
    self.other = other.joined(separator: "\n")
  }
}
