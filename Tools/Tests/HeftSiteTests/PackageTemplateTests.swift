import Foundation
import HeftSite
import Testing

@Suite("A package to begin with")
struct PackageTemplateTests {
  private static let heft = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.path

  @Test("It is the one that README shows, under its own name, with a test, and depends on this checkout")
  func files() throws {
    let files = try PackageTemplate.files(name: "Tea_Timer2", heft: Self.heft)
    #expect(
      Set(files.keys) == [
        "Package.swift", "Sources/Tea_Timer2/ColorApp.swift", "Sources/Tea_Timer2/main.swift",
        "Tests/Tea_Timer2Tests/ColorAppTests.swift",
      ])
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains("name: \"Tea_Timer2\""))
    #expect(manifest.contains("path: \"\(Self.heft)\""))
    #expect(!files.values.contains { $0.contains("MyApp") || $0.contains("../Heft") })
  }

  @Test(
    "A name that no module can have is refused", arguments: ["", "2Go", "my-app", "Ümläut", "a/b", "../x"])
  func names(name: String) {
    #expect(throws: PackageTemplate.Problem.name(name)) {
      try PackageTemplate.files(name: name, heft: Self.heft)
    }
  }

  @Test("A folder that has files in it stays as it is")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PackageTemplate.write(name: "Tea", heft: Self.heft, to: folder.path)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Sources/Tea/main.swift"))
    try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
    #expect(throws: PackageTemplate.Problem.folderTaken(folder.path)) {
      try PackageTemplate.write(name: "Tea", heft: Self.heft, to: folder.path)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Package.swift"))
  }

  @Test("Without README there is nothing to begin with")
  func noReadme() {
    #expect(throws: PackageTemplate.Problem.readmeUnknown) {
      try PackageTemplate.files(name: "Tea", heft: "/nowhere")
    }
  }
}
