import Foundation
import Testing

@testable import AppImport

@Suite("Folders that are not projects, and broken projects")
final class ProjectInputTests {
  /// The folders of the test, which are removed when it is over.
  private var made: [String] = []

  deinit { for path in made { try? FileManager.default.removeItem(atPath: path) } }

  private func temporaryPath(_ name: String) -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    made.append(path)
    return path
  }

  private func folder(_ files: [String: String]) throws -> String {
    let path = temporaryPath(UUID().uuidString + " ä")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return path
  }

  private func refusal(_ path: String) -> String {
    do {
      _ = try XcodeProject(at: path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let delegate = "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"

  @Test("A path that leads to no app is told in a sentence with what to name instead")
  func refusals() throws {
    let empty = try folder([:])
    let file = try folder(["a.txt": ""]) + "/a.txt"
    let objectiveC = try folder(["A.m": "", "B.m": ""])
    #expect(refusal("/nowhere/at all").contains("There is no folder or project"))
    #expect(refusal(empty).contains("no Swift source"))
    #expect(refusal(file).contains("is a file"))
    #expect(refusal(objectiveC).contains("Objective-C (2 sources)"))
    let package = try folder([
      "Package.swift": ".product(name: \"Heft\", package: \"Heft\")", "Sources/A/A.swift": "",
    ])
    #expect(refusal(package).contains("a package that depends on Heft"))
  }

  @Test(
    "An Info.plist that cannot be read is told with the line where that begins",
    arguments: [
      ("<plist>\n<dict>\n<key>UIMainSto", 3),
      (
        "<!DOCTYPE plist [\n<!ENTITY a \"aaaa\">]><plist><dict><key>x</key><string>&a;</string></dict></plist>",
        2
      ),
    ])
  func brokenPlist(text: String, line: Int) throws {
    let path = try folder(["App/Info.plist": text, "App/AppDelegate.swift": Self.delegate])
    let told = try XcodeProject(at: path).diagnostics.filter { $0.path.hasSuffix("Info.plist") }
    #expect(told.map(\.line) == [line])
    #expect(told.map(\.severity) == [.warning])
  }

  @Test("A storyboard to begin with that the project does not have is told at its Info.plist")
  func noMainStoryboard() throws {
    let plist =
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    let package = try ProjectFolder(["App/Info.plist": plist, "App/AppDelegate.swift": Self.delegate])
      .package()
    let told = package.diagnostics.filter { $0.message.contains("storyboard 'Main'") }
    #expect(told.map { ($0.path as NSString).lastPathComponent } == ["Info.plist"])
  }

  @Test("A broken project file is a warning, and the app is what the folder holds")
  func brokenProjectFile() throws {
    let path = try folder([
      "App.xcodeproj/project.pbxproj": "{ objects = {", "App/AppDelegate.swift": Self.delegate,
    ])
    let project = try XcodeProject(at: path + "/App.xcodeproj")
    #expect(project.sources.count == 1)
    #expect(project.diagnostics.map(\.severity) == [.warning])
  }

  @Test("A folder behind a link, with blanks and letters of any alphabet, is read as any other")
  func link() throws {
    let path = try folder(["Über uns/AppDelegate.swift": Self.delegate])
    let link = temporaryPath(UUID().uuidString)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let package = AppPackage(try XcodeProject(at: link), heft: path)
    #expect(package.diagnostics.filter { $0.severity == .error } == [])
    #expect(package.files.keys.contains { $0.hasSuffix("AppDelegate+Heft.swift") })
  }

  @Test("An app of SwiftUI is told as what it is, with its line, and Objective-C beside Swift by file")
  func otherKinds() throws {
    let path = try folder([
      "App.swift": "import SwiftUI\n\n@main struct Shop: App { }", "Old.m": "",
    ])
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    let error = package.diagnostics.first { $0.severity == .error }
    #expect(error?.message.contains("SwiftUI") == true)
    #expect(error?.line == 3)
    #expect(package.diagnostics.contains { $0.path.hasSuffix("Old.m") && $0.severity == .warning })
  }

  @Test("A mark of the order of bytes before a source is left out")
  func byteOrderMark() throws {
    let path = try folder(["AppDelegate.swift": "\u{FEFF}" + Self.delegate])
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    #expect(!package.files.values.contains { $0.contains("\u{FEFF}") })
  }

  @Test("What is missing comes with what to write instead, of the same table as the documentation's")
  func remedies() {
    let page = """
      ## Views
      | `UIView` | all | |
      ## What is not here
      | UIKit | write |
      | --- | --- |
      | `NSPredicate`, `NSSortDescriptor` | `filter` |
      | `Bundle.module` | a file of the app |
      """
    let remedies = Remedies(page: page)
    #expect(remedies.remedy(for: "cannot find 'NSPredicate' in scope") == "`filter`")
    #expect(remedies.remedy(for: "cannot find type 'NSSortDescriptor' in scope") == "`filter`")
    #expect(remedies.remedy(for: "type 'Bundle' has no member 'module'") == "a file of the app")
    #expect(remedies.remedy(for: "value of type 'Bundle' has no member 'main'") == nil)
    #expect(remedies.remedy(for: "cannot find 'UIView' in scope") == nil)
  }

  @Test("Methods that nobody calls are listed apart, with their lines, for people and for programs")
  func neverCalled() throws {
    let path = try folder([
      "App.swift": """
      \(Self.delegate)
      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, willTickle row: Int) {}
        func scrollViewDidChangeMood(_ scrollView: UIScrollView) {}
        func scrollViewport(_ scrollView: UIScrollView) {}
        func helper(_ text: String, of row: Int) {}
      }
      """
    ])
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    #expect(package.diagnostics.filter(\.isNeverCalled).map(\.line) == [4, 5])
    let report = CheckReport(package, errors: [], other: "")
    #expect(report.text.contains("never called (2)"))
    #expect(report.json.contains("\"neverCalled\""))
  }

  @Test("An override of a motion, which compiles, is listed as never called, in the spelling of any year")
  func motion() {
    let text = """
      class Shaker: UIViewController {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        override func motionBegan(motion: UIEventSubtype, withEvent event: UIEvent?) {}
        override func viewDidAppear(_ animated: Bool) {}
      }
      """
    let facts = HeftFacts(functions: [
      "motionBegan(_:with:)", "motionEnded(_:with:)", "viewDidAppear(_:)",
    ])
    let found = NeverCalled.find(text, index: ProjectIndex(), facts: facts)
    #expect(found.map(\.line) == [2, 3])
  }

  @Test(
    "A class whose extension is read first still has its own superclass, and a protocol of the project's own calls"
  )
  func extensionFirst() throws {
    let path = try folder([
      "App.swift": Self.delegate,
      "List+More.swift": "extension List: UIViewControllerPreviewingDelegate {}",
      "List.swift": """
      protocol ListDelegate { func tableView(_ tableView: UITableView, colorFor row: Int) }
      class List: UITableViewController { func tableView(_ tableView: UITableView, colorFor row: Int) {} }
      """,
    ])
    let sources = try XcodeProject(at: path).sources.map {
      ($0, try String(contentsOfFile: $0, encoding: .utf8))
    }
    #expect(SourceRewriter(sources).index.root("List") == "UITableViewController")
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    #expect(package.diagnostics.filter(\.isNeverCalled) == [])
  }

  @Test("A project of 500 files, many of one name, has each of them in its package", .timeLimit(.minutes(2)))
  func manyFiles() throws {
    var files = ["AppDelegate.swift": Self.delegate]
    for number in 0..<250 {
      files["Screens/S\(number)/Screen.swift"] =
        "class Screen\(number): UIViewController { @IBOutlet var name: UILabel!; @IBAction func back(_ segue: UIStoryboardSegue) {} }"
    }
    for number in 0..<125 {
      files["Scenes/Scene\(number).storyboard"] = """
        <document initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="Screen\(number)">
        <view key="view" id="v"><subviews><label id="l"/></subviews></view><connections><outlet property="name" destination="l" id="o"/>
        <segue kind="unwind" unwindAction="back:" id="s"/></connections></viewController></objects></scene></scenes></document>
        """
      files["Texts/Text\(number).json"] = "{}"
    }
    let path = try folder(files)
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    #expect(package.diagnostics.filter { $0.severity == .error } == [])
    let names = package.files.keys.compactMap { $0.split(separator: "/").last }
    #expect(names.count { $0.hasPrefix("Screen+Heft") } == 250)
    #expect(names.count { $0.hasPrefix("StoryboardScene") } == 125)
    #expect(package.file("ProjectAssets.swift").components(separatedBy: "AppDocument(").count == 126)
  }

  @Test("Two classes of one name are told as what becomes of them: scenes know the first, the compiler both")
  func twoClasses() throws {
    let path = try folder([
      "App.swift": Self.delegate, "A.swift": "class Row: UIView { @IBOutlet var first: UILabel! }",
      "B.swift": "class Row: UIView { @IBOutlet var second: UILabel! }",
    ])
    let sources = try XcodeProject(at: path).sources.map {
      ($0, try String(contentsOfFile: $0, encoding: .utf8))
    }
    let index = SourceRewriter(sources).index
    #expect(index.property("first", of: "Row") != nil)
    #expect(index.property("second", of: "Row") == nil)
    let package = AppPackage(try XcodeProject(at: path), heft: path)
    let told = package.diagnostics.filter { $0.message.hasPrefix("Row is declared in") }
    #expect(told.map { ($0.path as NSString).lastPathComponent } == ["B.swift"])
    #expect(told.first?.message.contains("the compiler sees both") == true)
    #expect(package.files.values.count { $0.contains("class Row") } == 2)
  }

  @Test("Sounds and fonts are told once each, with how many there are")
  func soundsAndFonts() throws {
    let path = try folder([
      "App.swift": Self.delegate, "a.mp3": "", "b.WAV": "", "c.caf": "", "Fonts/Serif.ttf": "",
    ])
    let told = try XcodeProject(at: path).diagnostics
    #expect(told.map(\.severity) == [.warning, .warning])
    #expect(told.map { ($0.path as NSString).lastPathComponent } == ["a.mp3", "Serif.ttf"])
    #expect(told[0].message == "Sounds are not heard here; the file is data alone, and so are 2 more.")
    #expect(told[1].message.hasSuffix("the file is data alone."))
  }

  @Test("A library's sources come along with the app that shows it, wherever of three places it lies")
  func library() throws {
    let app = [
      "Demo/App/AppDelegate.swift": Self.delegate,
      "Demo/App/First.swift": "import UIKit\nimport Peeking\nclass A {}",
    ]
    func names(_ files: [String: String], at place: String) throws -> [String] {
      let project = try XcodeProject(at: folder(app.merging(files) { $1 }) + place)
      return project.sources.map { ($0 as NSString).lastPathComponent }
    }
    let own = ["AppDelegate.swift", "First.swift"]
    #expect(try names(["Peeking/Peek.swift": ""], at: "/Demo") == own + ["Peek.swift"])
    #expect(try names(["Sources/Peeking/Peek.swift": ""], at: "/Demo") == own + ["Peek.swift"])
    #expect(
      try names(["Source/Peek.swift": "", "Peeking.podspec": ""], at: "/Demo") == own + ["Peek.swift"])
    // A folder of that name without what names the library, and another app, are not taken.
    #expect(try names(["Source/Peek.swift": ""], at: "/Demo") == own)
    #expect(try names(["Peeking/Main.swift": Self.delegate], at: "/Demo") == own)
  }
}
