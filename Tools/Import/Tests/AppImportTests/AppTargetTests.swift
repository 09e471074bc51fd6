import Foundation
import Testing

@testable import AppImport

@Suite("The target that is the app")
final class AppTargetTests {
  /// The folders are there as long as the test runs.
  private var folders: [ProjectFolder] = []
  private static let delegate = "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"

  /// A target of a project file that is written.
  private struct Target {
    var name: String
    var type = "application"
    var sources: [String] = []
    var resources: [String] = []
    var settings: [String: String] = [:]
    var dependencies: [String] = []
  }

  private func projectFile(_ targets: [Target]) -> String {
    var objects: [String] = []
    var files: [String] = []
    func phase(_ paths: [String], _ kind: String, _ id: String) {
      for path in paths {
        let file = "\"F\(path)\""
        if !files.contains(file) {
          files.append(file)
          objects.append(
            "\(file) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
        }
        objects.append("\"B\(id)\(path)\" = {isa = PBXBuildFile; fileRef = \(file); };")
      }
      let built = paths.map { "\"B\(id)\($0)\"" }.joined(separator: ", ")
      objects.append("\(id) = {isa = \(kind); files = (\(built)); };")
    }
    for target in targets {
      phase(target.sources, "PBXSourcesBuildPhase", "S" + target.name)
      phase(target.resources, "PBXResourcesBuildPhase", "R" + target.name)
      let settings = target.settings.map { "\($0.key) = \"\($0.value)\";" }.joined()
      objects.append(
        "C\(target.name) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };")
      objects.append(
        "L\(target.name) = {isa = XCConfigurationList; buildConfigurations = (C\(target.name)); };")
      for other in target.dependencies {
        objects.append("D\(other) = {isa = PBXTargetDependency; target = T\(other); };")
      }
      objects.append(
        """
        T\(target.name) = {isa = PBXNativeTarget; name = \(target.name);
        productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = L\(target.name);
        buildPhases = (S\(target.name), R\(target.name));
        dependencies = (\(target.dependencies.map { "D" + $0 }.joined(separator: ", "))); };
        """)
    }
    return """
      { objects = { \(objects.joined(separator: "\n"))
      G = {isa = PBXGroup; children = (\(files.joined(separator: ", "))); sourceTree = "<group>"; };
      P = {isa = PBXProject; mainGroup = G; targets = (\(targets.map { "T" + $0.name }.joined(separator: ", "))); };
      }; rootObject = P; }
      """
  }

  private func folder(_ files: [String: String]) throws -> ProjectFolder {
    let folder = try ProjectFolder(files)
    folders.append(folder)
    return folder
  }

  /// The files by their paths in the folder.
  private func names(_ paths: [String], _ folder: ProjectFolder) -> [String] {
    let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    return paths.map { String($0.dropFirst($0.hasPrefix(root) ? root.count + 1 : 0)) }
  }

  @Test(
    "The sources and resources are those that the target lists, wherever they lie, and what is missing is told"
  )
  func members() throws {
    let target = Target(
      name: "App", sources: ["App/AppDelegate.swift", "../Shared/Shared.swift", "App/Gone.swift"],
      resources: ["App/Main.storyboard", "App/Media.xcassets"])
    let folder = try folder([
      "One/App.xcodeproj/project.pbxproj": projectFile([target]), "One/App/AppDelegate.swift": Self.delegate,
      "One/App/Old.swift": "class Old: Gone {}", "One/App/Old.storyboard": "<document/>",
      "One/App/Main.storyboard": "<document/>", "One/App/Media.xcassets/Contents.json": "{}",
      "Shared/Shared.swift": "class Shared {}",
    ])
    let project = try XcodeProject(at: folder.path + "/One")
    #expect(names(project.sources, folder) == ["One/App/AppDelegate.swift", "Shared/Shared.swift"])
    #expect(names(project.storyboards, folder) == ["One/App/Main.storyboard"])
    #expect(names(project.catalogs, folder) == ["One/App/Media.xcassets"])
    #expect(project.diagnostics.map(\.severity) == [.warning])
    #expect(project.diagnostics.first?.path.hasSuffix("One/App/Gone.swift") == true)
    #expect(project.diagnostics.first?.message.contains("take it out of the target") == true)
  }

  @Test("Of several apps the first is taken, with its own plist and storyboard, and the others are named")
  func severalApps() throws {
    let targets = ["One", "Two"].map { name in
      Target(name: name, sources: ["\(name)/AppDelegate.swift"], resources: ["\(name)/Main.storyboard"])
    }
    let mac = Target(name: "Desk", sources: ["Desk/AppDelegate.swift"], settings: ["SDKROOT": "macosx"])
    func plist(_ name: String) -> String {
      "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>\(name)</string></dict></plist>"
    }
    var files = [
      "App.xcodeproj/project.pbxproj": projectFile([mac] + targets), "Info-One.plist": plist("First"),
      "Info-Two.plist": plist("Second"), "Two/More.swift": "", "Two/Most.swift": "",
    ]
    for name in ["One", "Two", "Desk"] { files[name + "/AppDelegate.swift"] = Self.delegate }
    for name in ["One", "Two"] { files[name + "/Main.storyboard"] = "<document/>" }
    let folder = try folder(files)
    let project = try XcodeProject(at: folder.path)
    #expect(project.name == "One")
    #expect(project.info["CFBundleDisplayName"]?.string == "First")
    #expect(names(project.sources, folder) == ["One/AppDelegate.swift"])
    #expect(names(project.storyboards, folder) == ["One/Main.storyboard"])
    #expect(project.diagnostics.map(\.message).filter { $0.contains("and not Two:") }.count == 1)
  }

  @Test("The project that is named is taken, and the plist that its target names")
  func namedProject() throws {
    func file(_ name: String, _ settings: [String: String]) -> String {
      projectFile([Target(name: name, sources: ["\(name)/AppDelegate.swift"], settings: settings)])
    }
    let folder = try folder([
      "A.xcodeproj/project.pbxproj": file("A", ["INFOPLIST_FILE": "$(SRCROOT)/Odd/Own.plist"]),
      "B.xcodeproj/project.pbxproj": file("B", [:]),
      "A/AppDelegate.swift": Self.delegate, "B/AppDelegate.swift": Self.delegate, "B/More.swift": "",
      "A/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
      "B/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
      "Odd/Own.plist":
        "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>$(TARGET_NAME)!</string></dict></plist>",
    ])
    let one = try XcodeProject(at: folder.path + "/A.xcodeproj")
    #expect(one.name == "A")
    #expect(one.info["CFBundleDisplayName"]?.string == "A!")
    #expect(names(one.sources, folder) == ["A/AppDelegate.swift"])
    let other = try XcodeProject(at: folder.path + "/B.xcodeproj")
    #expect(other.name == "B")
    #expect(names([other.infoPlist ?? ""], folder) == ["B/Info.plist"])
  }

  @Test("A library of the project that the app depends on or imports becomes one with it")
  func libraries() throws {
    let targets = [
      Target(name: "App", sources: ["App/AppDelegate.swift"], dependencies: ["Kit"]),
      Target(name: "Kit", type: "framework", sources: ["Kit/Kit.swift"]),
      Target(name: "Ink", type: "framework", sources: ["Ink/Ink.swift"]),
      Target(name: "Unused", type: "framework", sources: ["Unused/Unused.swift"]),
      Target(name: "Share", type: "app-extension", sources: ["Share/Share.swift"]),
    ]
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": projectFile(targets), "App/AppDelegate.swift": Self.delegate,
      "Kit/Kit.swift": "import UIKit\nimport Ink\n", "Ink/Ink.swift": "", "Unused/Unused.swift": "",
      "Share/Share.swift": "",
    ])
    let project = try XcodeProject(at: folder.path)
    #expect(names(project.sources, folder) == ["App/AppDelegate.swift", "Kit/Kit.swift", "Ink/Ink.swift"])
    #expect(project.modules.contains("Kit") && project.modules.contains("Ink"))
  }

  @Test("A folder that a target takes whole is without the files that the project excepts")
  func wholeFolders() throws {
    let file = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (A); };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Deep/Old.swift, Info.plist); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (A); };
      }; }
      """
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": file, "App/AppDelegate.swift": Self.delegate, "App/Deep/Old.swift": "",
      "App/Deep/New.swift": "", "App/Media.xcassets/Contents.json": "{}",
      "App/Base.lproj/Main.storyboard": "<document/>",
      "Elsewhere.swift": "",
    ])
    let project = try XcodeProject(at: folder.path)
    #expect(names(project.sources, folder) == ["App/AppDelegate.swift", "App/Deep/New.swift"])
    #expect(names(project.catalogs, folder) == ["App/Media.xcassets"])
    #expect(names(project.storyboards, folder) == ["App/Base.lproj/Main.storyboard"])
    #expect(project.diagnostics == [])
  }

  @Test("A project file whose app has no source that is there is an odd one, and the folder is read")
  func oddProjectFile() throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": projectFile([Target(name: "App", sources: ["Gone.swift"])]),
      "App/AppDelegate.swift": Self.delegate,
    ])
    #expect(names(try XcodeProject(at: folder.path).sources, folder) == ["App/AppDelegate.swift"])
  }

  @Test("A workspace leads to its app's project, also where that lies elsewhere")
  func workspaces() throws {
    let file = projectFile([Target(name: "App", sources: ["App/AppDelegate.swift"])])
    let folder = try folder([
      "Elsewhere/App.xcodeproj/project.pbxproj": file, "Elsewhere/App/AppDelegate.swift": Self.delegate,
      "Work/Pods.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "Work/App.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><FileRef location="group:Pods.xcodeproj"/>
      <Group location="group:../Elsewhere"><FileRef location="group:App.xcodeproj"/></Group></Workspace>
      """,
    ])
    for place in ["/Work/App.xcworkspace", "/Work"] {
      let project = try XcodeProject(at: folder.path + place)
      #expect(names(project.sources, folder) == ["Elsewhere/App/AppDelegate.swift"])
    }
  }
}
