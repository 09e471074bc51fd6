import Foundation
import Testing

@testable import AppImport

@Suite("A package to go on with by hand")
struct EjectTests {
  private func folder() throws -> ProjectFolder {
    let scene =
      "<document><scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
    let folder = try ProjectFolder([
      "App/List.swift": "import UIKit\nclass List: UIViewController {\n}\n",
      "App/List+More.swift": "import UIKit\nextension List {\n  override func viewDidLoad() {}\n}\n",
      "App/Main.storyboard": scene,
      "App/Card.xib": "<document><objects><view id=\"v\"/></objects></document>",
      "App/Star.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>",
      "App/data.json": "{}", "App/Localizable.strings": "\"a\" = \"b\";",
    ])
    return folder
  }

  @Test("It names no line of the project, no path of the machine, and nothing else to edit")
  func text() throws {
    let folder = try folder()
    let package = AppPackage(
      try XcodeProject(at: folder.path), heft: folder.path + "/Heft", isForReading: true,
      dependency: RelativePath.path(from: folder.path + "/Out/List", to: folder.path + "/Heft"))
    #expect(package.files.count > 7)
    for (name, text) in package.files {
      #expect(!text.contains("#sourceLocation"), "\(name)")
      #expect(!text.contains("Edit that file"), "\(name)")
      #expect(!text.contains(folder.path), "\(name)")
      #expect(!text.contains(URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path), "\(name)")
    }
    #expect(package.file("List.swift").contains("\n  func viewDidLoad() {}\n}"))
    #expect(package.files["Package.swift"]?.contains("path: \"../../Heft\"") == true)
  }

  @Test("What is built anew at each save names both")
  func pointers() throws {
    let package = try folder().package()
    #expect(package.file("List+Heft.swift").hasPrefix("#sourceLocation(file: \"/"))
    #expect(package.file("StoryboardMain.swift").contains("Edit that file, not this one."))
    #expect(package.file("NibCard.swift").contains("Edit that file, not this one."))
  }

  @Test(
    "A path from a folder to another is the same wherever the two lie",
    arguments: [
      ("/a/b", "/a/Heft", "../Heft"), ("/a/b/c", "/a/Heft/x", "../../Heft/x"), ("/a", "/a/b", "b"),
      ("/a/b", "/a", ".."), ("/a", "/a", "."), ("/a/../c", "/b", "../b"),
    ])
  func paths(folder: String, target: String, path: String) {
    #expect(RelativePath.path(from: folder, to: target) == path)
  }

  @Test("Reading a project and writing what it becomes changes none of its files")
  func project() throws {
    let folder = try folder()
    func state() -> [String: String] {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return Dictionary(
        uniqueKeysWithValues: names.map { name in
          let path = folder.path + "/" + name
          let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
          let content = FileManager.default.contents(atPath: path)?.base64EncodedString() ?? "folder"
          return (name, "\(date?.timeIntervalSince1970 ?? 0) \(content)")
        })
    }
    let before = state()
    let out = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: out) }
    let project = try XcodeProject(at: folder.path)
    var package = AppPackage(project, heft: folder.path + "/Heft")
    try package.write(to: out + "/Page")
    _ = try TypeCheck(&package, in: out + "/Page", modules: out)
    try AppPackage(project, heft: folder.path + "/Heft", tests: TestTargets(project).targets)
      .write(to: out + "/Tests")
    #expect(before.count > 8)
    #expect(state() == before)
  }
}
