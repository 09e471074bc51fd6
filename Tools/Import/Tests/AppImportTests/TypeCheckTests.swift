import Foundation
import Testing

@testable import AppImport

@Suite("Checking what a project becomes")
struct TypeCheckTests {
  @Test("The errors of every file are told, not only those of the file that fails first")
  func allFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("public struct UIApplicationShortcutItem {}\n", "Heft/Heft.swift")
    let names = (1...6).map { "File\($0)" }
    for name in names { try write("\nlet a\(name): NotThere\(name) = 1\n", "App/\(name).swift") }
    try write("", "Heft/HeftStubs.swift")
    for name in ["Heft", "HeftStubs"] {
      let module = Process()
      module.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      module.arguments = [
        "swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-experimental-feature", "Embedded",
        "-target", "wasm32-unknown-none-wasm", "-module-name", name,
        "-o", "\(folder)/Heft/\(name).swiftmodule", "\(folder)/Heft/\(name).swift",
      ]
      try module.run()
      module.waitUntilExit()
    }

    let package = AppPackage(try XcodeProject(at: folder + "/App"), heft: folder + "/Heft")
    try package.write(to: folder + "/Out")
    let check = try TypeCheck(package, in: folder + "/Out", modules: folder + "/Heft")

    let places = check.errors.map { "\(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line ?? 0)" }
    #expect(Set(places) == Set(names.map { "\($0).swift:2" }))
  }
}
