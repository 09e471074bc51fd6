import Foundation
import ShortcutManifest
import Testing

/// Runs another program.
private enum Program {
  /// Returns its output, with its exit code where that is not 0.
  static func output(_ path: String, _ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let said = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? said : "exit \(process.terminationStatus): \(said)"
  }

  /// Does something in a folder that is gone afterwards.
  static func inFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("heft-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try work(folder)
  }

  static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// Debian's `desktop-file-validate`, which knows the Desktop Entry Specification.
enum DesktopCheck {
  static let missing: Comment = "desktop-file-validate is not installed: these tests are skipped"
  private static let program = "/usr/bin/desktop-file-validate"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Returns its complaints about a file; empty where all is well.
  static func complaints(_ text: String) throws -> String {
    try Program.inFolder { folder in
      try Program.write(text, to: folder + "/app.desktop")
      return try Program.output(program, ["app.desktop"], in: folder)
    }
  }
}

/// Debian's `aapt2` with Android's own resources, which compiles and links an app's.
enum AndroidCheck {
  static let missing: Comment = "aapt2 or android-framework-res is not installed: these tests are skipped"
  private static let program = "/usr/bin/aapt2"
  private static let framework = "/usr/share/android-framework-res/framework-res.apk"
  static var isThere: Bool {
    FileManager.default.isExecutableFile(atPath: program) && FileManager.default.fileExists(atPath: framework)
  }

  private static let shape = #"<shape xmlns:android="http://schemas.android.com/apk/res/android"/>"#

  /// Returns its complaints about the files, in an app that has all pictures which they name; empty where all is well.
  static func complaints(_ export: Export) throws -> String {
    try Program.inFolder { folder in
      for file in export.files { try Program.write(file.text, to: "\(folder)/\(file.path)") }
      for piece in export.files[0].text.components(separatedBy: "@drawable/").dropFirst() {
        try Program.write(shape, to: "\(folder)/res/drawable/\(piece.prefix { $0 != "\"" }).xml")
      }
      let package = export.files[0].text.components(separatedBy: "android:targetPackage=\"").dropFirst().first
      let name = package.map { String($0.prefix { $0 != "\"" }) } ?? "com.example.app"
      let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
      try Program.write("<manifest \(space) package=\"\(name)\"/>", to: folder + "/AndroidManifest.xml")
      let compiled = try Program.output(program, ["compile", "--dir", "res", "-o", "res.zip"], in: folder)
      guard compiled.isEmpty else { return compiled }
      let link = ["link", "-I", framework, "--manifest", "AndroidManifest.xml", "-o", "app.apk", "res.zip"]
      return try Program.output(program, link, in: folder)
    }
  }
}
