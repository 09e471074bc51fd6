import Foundation
import SwiftParser
import Testing

@testable import AppImport

/// Storyboards that others have published are not part of this repository; `HEFT_DATA` names their folder.
private enum OthersStoryboards {
  static let folder = ProcessInfo.processInfo.environment["HEFT_DATA"].map { $0 + "/interface-builder" }
  static let skipped: Comment = "HEFT_DATA names no folder with real files: these tests are skipped"

  static var paths: [String] {
    guard let folder, let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted().map { folder + "/" + $0 }
  }

  /// The checkout, which begins five above this file.
  static let checkout = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.path

  /// The library's modules for pages, against which projects are checked.
  static let modules = checkout + "/.build/page-modules"
}

/// Classes as a storyboard asks for them: with each outlet and action that it connects.
private struct MadeUpClasses {
  private var bases: [String: String] = [:]
  private var members: [String: [String: String]] = [:]

  init(_ document: XMLNode) {
    let nodes = document.all.filter { !$0.id.isEmpty }
    let byId = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    func type(_ node: XMLNode?) -> String {
      guard let node else { return "UIView" }
      return node["customClass"] ?? ElementKinds.controllers[node.name] ?? ElementKinds.views[node.name]
        ?? ElementKinds.gestures[node.name] ?? (node.name == "constraint" ? "NSLayoutConstraint" : "UIView")
    }
    for node in nodes where node.name != "placeholder" {
      guard let name = node["customClass"] else { continue }
      bases[name] = ElementKinds.controllers[node.name] ?? ElementKinds.views[node.name] ?? "UIView"
      for link in node.list("connections") {
        guard let property = link["property"], !["view", "delegate", "dataSource"].contains(property) else {
          continue
        }
        let target = type(link["destination"].flatMap { byId[$0] })
        let declared = link.name == "outletCollection" ? "[\(target)]!" : "\(target)!"
        members[name, default: [:]][property] = "@IBOutlet var \(property): \(declared)"
      }
    }
    for link in document.all {
      guard let selector = link["selector"] ?? link["unwindAction"] else { continue }
      let owner = link["destination"].flatMap { byId[$0]?["customClass"] } ?? bases.keys.sorted().first
      guard let owner else { continue }
      let sender = link.name == "segue" ? "UIStoryboardSegue" : "Any"
      let parameter = selector.hasSuffix(":") ? "_ sender: \(sender)" : ""
      members[owner, default: [:]][selector] =
        "@IBAction func \(selector.prefix { $0 != ":" })(\(parameter)) {}"
    }
  }

  var source: String {
    let classes = bases.sorted { $0.key < $1.key }.map { name, base in
      let lines = members[name, default: [:]].sorted { $0.key < $1.key }.map { "  " + $0.value }
      return (["class \(name): \(base) {"] + lines + ["}"]).joined(separator: "\n")
    }
    return "import UIKit\n" + classes.joined(separator: "\n") + "\n"
  }
}

@Suite("Storyboards of others")
struct InterfaceBuilderDataTests {
  @Test(
    "Each becomes sources that are Swift, with a scene for each of its controllers and no error",
    .enabled(if: OthersStoryboards.folder != nil, OthersStoryboards.skipped),
    arguments: OthersStoryboards.paths)
  func generated(path: String) throws {
    let data = try #require(FileManager.default.contents(atPath: path))
    let document = try XMLNode.read(data)
    let index = SourceRewriter([("/MadeUp.swift", MadeUpClasses(document).source)]).index
    let result = StoryboardGenerator.generate(
      path: path, data: data, index: index,
      classes: Set(ElementKinds.views.values).union(ElementKinds.controllers.values))
    #expect(!result.diagnostics.contains { $0.severity == .error })
    #expect(!Parser.parse(source: result.source).hasError, "\(path)")
    let controllers = document.list("scenes").filter { scene in
      scene.list("objects").contains { ElementKinds.controllers[$0.name]?.isEmpty == false }
    }
    let scenes = result.source.components(separatedBy: "UIStoryboard.Scene(").count - 1
    #expect(scenes == controllers.count, "\(path)")
  }

  @Test(
    "Each compiles with classes that have what it connects",
    .enabled(if: OthersStoryboards.folder != nil, OthersStoryboards.skipped),
    arguments: OthersStoryboards.paths.filter { !$0.contains("LaunchScreen") })
  func compiled(path: String) throws {
    let modules = OthersStoryboards.modules
    try #require(
      FileManager.default.fileExists(atPath: modules + "/HeftStubs.swiftmodule"),
      "\(modules) has no module HeftStubs to check against: run Scripts/page-modules first"
    )
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
    let data = try #require(FileManager.default.contents(atPath: path))
    let name = (path as NSString).lastPathComponent
    try data.write(to: URL(fileURLWithPath: folder + "/App/" + name))
    let classes = MadeUpClasses(try XMLNode.read(data)).source
    let delegate = "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    try Data((classes + delegate).utf8).write(to: URL(fileURLWithPath: folder + "/App/Classes.swift"))
    var package = AppPackage(try XcodeProject(at: folder + "/App"), heft: OthersStoryboards.checkout)
    try package.write(to: folder + "/Out")
    let check = try TypeCheck(&package, in: folder + "/Out", modules: modules)
    #expect(check.errors.map(\.description) == [])
    #expect(check.other == "")
  }
}
