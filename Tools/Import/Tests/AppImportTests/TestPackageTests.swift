import Foundation
import Testing

@testable import AppImport

@Suite("The unit tests of a project")
final class TestPackageTests {
  /// The folders are there as long as the test runs.
  private var folders: [ProjectFolder] = []
  private static let store = "class Store { func total() throws -> Int { 1 } }"

  private func project(_ files: [String: String]) throws -> (ProjectFolder, XcodeProject) {
    let folder = try ProjectFolder(files.merging(["App/Store.swift": Self.store]) { $1 })
    folders.append(folder)
    return (folder, try XcodeProject(at: folder.path))
  }

  @Test("Targets of unit tests are found by the project file, and those of UI tests are left out with a word")
  func byProjectFile() throws {
    let file = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (H, F3); sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (F1, F2); path = Checks; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Elsewhere/B.swift; sourceTree = SOURCE_ROOT; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        T = {isa = PBXNativeTarget; name = Checks; buildPhases = (S); productType = "com.apple.product-type.bundle.unit-test"; };
        U = {isa = PBXNativeTarget; name = Robots; buildPhases = (); productType = "com.apple.product-type.bundle.ui-testing"; };
      }; rootObject = P; }
      """
    let (folder, project) = try project([
      "App.xcodeproj/project.pbxproj": file, "Checks/A.swift": "", "Elsewhere/B.swift": "",
    ])
    let found = TestTargets(project)
    #expect(found.targets.map(\.name) == ["Checks"])
    let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    #expect(found.targets.first?.sources == [root + "/Checks/A.swift", root + "/Elsewhere/B.swift"])
    #expect(found.diagnostics.map(\.severity).sorted { $0.rawValue < $1.rawValue } == [.note, .warning])
  }

  @Test("Without a project file that says so they are those in folders named ...Tests")
  func byFolder() throws {
    let (_, project) = try project([
      "AppTests/A.swift": "", "AppUITests/B.swift": "", "App/Deep/MoreTests/C.swift": "",
    ])
    let found = TestTargets(project)
    #expect(found.targets.map(\.name) == ["MoreTests", "AppTests"])
    #expect(found.diagnostics.map(\.severity) == [.note])
  }

  @Test("Tests import the app that the project becomes, run in it, and throw what they like")
  func rewriting() throws {
    let source = """
      import XCTest
      import Foundation
      @testable import My_App
      class StoreTests: XCTestCase {
        let store = Store()
        override func setUp() { super.setUp() }
        func testTotal() throws { XCTAssertEqual(try store.total(), 1) }
      }
      """
    let (_, project) = try project(["AppTests/StoreTests.swift": source])
    let package = AppPackage(project, heft: "/nowhere", tests: TestTargets(project).targets)
    let made = package.files.first { $0.key.contains("/StoreTests") }
    let text = try #require(made?.value)
    #expect(text.contains("@testable import \(package.product)"))
    #expect(text.contains("class StoreTests: HeftTestCase {"))
    #expect(text.contains("lazy var store = Store()"))
    #expect(text.contains("override func setUp() { super.setUp() }"))
    #expect(text.contains("func testTotal() throws { XCTAssert"))
    #expect(text.contains("StoreTests.swift\", line: 1)"))
    #expect(package.files.keys.contains("tests.json"))
    #expect(!package.files.keys.contains { $0.hasSuffix("/main.swift") })
  }

  @Test("A test of Swift Testing has the trait that launches the app, before the values that it is run with")
  func swiftTesting() throws {
    let source = """
      import Testing
      @testable import App
      @Suite struct Sums {
        @Test func plain() {}
        @Test("Named") func named() {}
        @Test(arguments: [1, 2]) func many(_ number: Int) {}
      }
      """
    let (_, project) = try project(["AppTests/Sums.swift": source])
    let package = AppPackage(project, heft: "/nowhere", tests: TestTargets(project).targets)
    let text = try #require(package.files.first { $0.key.contains("/Sums") }?.value)
    #expect(text.contains("@Suite @MainActor struct Sums {"))
    #expect(text.contains("@MainActor @Test(.heftApp) func plain()"))
    #expect(text.contains("@MainActor @Test(\"Named\", .heftApp) func named()"))
    #expect(text.contains("@MainActor @Test(.heftApp, arguments: [1, 2]) func many"))
  }
}
