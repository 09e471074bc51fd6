import Foundation
import Testing

@testable import AppImport

@Suite("Files of the bundle that are no text")
struct BundleFileTests {
  /// A project file whose one target lists a file and a folder as its resources.
  private static let projectFile = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (A); };
      A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F, D); };
      F = { isa = PBXFileReference; path = "level one.dat"; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = Maps; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (B, C); };
      B = { isa = PBXBuildFile; fileRef = F; };
      C = { isa = PBXBuildFile; fileRef = D; };
    }; }
    """

  private func folder() throws -> ProjectFolder {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": Self.projectFile, "App/notes.md": "not in the target",
      "App/short.txt": "short",
    ])
    try folder.write(Data([0, 255, 7]), "App/level one.dat")
    try folder.write(Data([1]), "App/Maps/north.map")
    try folder.write(Data([2]), "App/click.WAV")
    try folder.write(Data(repeating: 0x61, count: 1 << 20 + 1), "App/long.json")
    let list = ["rounds": 3]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), "App/Set.plist")
    return folder
  }

  @Test("What the target lists, sounds, and long texts lie beside the module, and the app knows their names")
  func files() throws {
    let package = try folder().package()
    #expect(package.bundleFiles.keys.sorted() == ["click.WAV", "level one.dat", "long.json", "north.map"])
    #expect(package.bundleFiles["level one.dat"] == Data([0, 255, 7]))
    let main = package.file("main.swift")
    #expect(
      main.contains("app.fileNames = [\"click.WAV\", \"level one.dat\", \"long.json\", \"north.map\"]\n"))
    #expect(main.contains("app.readFile = { HeftWeb.WebModule.file($0) }\n"))
    let assets = package.file("ProjectAssets.swift")
    #expect(assets.contains("AppDocument(name: \"short.txt\""))
    #expect(!assets.contains("long.json"))
  }

  @Test("A binary property list is one of XML in the module")
  func propertyLists() throws {
    #expect(try folder().package().file("ProjectAssets.swift").contains("<key>rounds</key>"))
  }

  @Test("They are written into a folder of their own, and go from there with the project's")
  func writing() throws {
    let folder = try folder()
    let out = folder.path + ".out"
    defer { try? FileManager.default.removeItem(atPath: out) }
    try folder.package().write(to: out)
    #expect(FileManager.default.contents(atPath: out + "/Files/north.map") == Data([1]))
    try FileManager.default.removeItem(atPath: folder.path + "/App/Maps/north.map")
    let other = try folder.package()
    try other.write(to: out)
    #expect(!FileManager.default.fileExists(atPath: out + "/Files/north.map"))
    #expect(FileManager.default.fileExists(atPath: out + "/Files/level one.dat"))
  }

  @Test("A file of more than 32 MB is left out with a warning")
  func large() throws {
    let folder = try folder()
    try folder.write(Data(count: 32 << 20 + 1), "App/Maps/world.map")
    let package = try folder.package()
    #expect(package.bundleFiles["world.map"] == nil)
    #expect(package.diagnostics.contains { $0.path.hasSuffix("world.map") && $0.message.contains("32 MB") })
  }
}
