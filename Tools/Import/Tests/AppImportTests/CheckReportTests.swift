import Foundation
import Testing

@testable import AppImport

@Suite("What a check tells")
struct CheckReportTests {
  /// Heft's own checkout, whose stubs say what they do not do.
  private let heft = URL(fileURLWithPath: #filePath).pathComponents.dropFirst().dropLast(5)
    .reduce("") { $0 + "/" + $1 }

  private func object(_ report: CheckReport) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
  }

  @Test("What Foundation has and a page cannot have comes with what to write instead")
  func missingFoundation() throws {
    let remedies = Remedies(checkout: heft)
    let regular = try #require(remedies.remedy(for: "cannot find 'NSRegularExpression' in scope"))
    #expect(regular.contains("`range(of:)`"))
    let option = "type 'String.CompareOptions' has no member 'regularExpression'"
    #expect(try #require(remedies.remedy(for: option)).contains("`range(of:)`"))
    #expect(remedies.remedy(for: "cannot find 'NSStringFromClass' in scope") != nil)
    #expect(remedies.remedy(for: "cannot find 'Thread' in scope") == nil)
  }

  @Test(
    "A framework that is not here is told once, with the files that import it and what its stub does not do")
  func frameworks() throws {
    let folder = try ProjectFolder([
      "App/Map.swift": "import UIKit\nimport MapKit\nimport Vision\n",
      "App/Place.swift": "import MapKit\n",
    ])
    let report = CheckReport(try folder.package(), errors: [], other: "", heft: heft)
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("frameworks that are not here (2)"))
    #expect(lines.contains("  MapKit: its types are stubs (Map.swift, Place.swift)"))
    #expect(lines.contains("    MKMapView: there are no maps here; the view stays empty."))
    #expect(lines.contains("  Vision: what uses it does nothing, or is left out (Map.swift)"))
    #expect(!lines.contains { $0.hasPrefix("left out") })

    let found = try #require(try object(report)["frameworks"] as? [[String: Any]])
    #expect(found.map { $0["name"] as? String } == ["MapKit", "Vision"])
    #expect(found.map { $0["isStub"] as? Bool } == [true, false])
    #expect((found[0]["files"] as? [String])?.count == 2)
    #expect((found[0]["missing"] as? [String])?.contains { $0.hasPrefix("MKMapView: ") } == true)
    #expect(found[1]["missing"] as? [String] == [])
  }

  @Test("A framework whose common part works is told with what it lacks")
  func partialFramework() throws {
    let folder = try ProjectFolder(["App/Photo.swift": "import UIKit\nimport CoreImage\nimport MapKit\n"])
    let report = CheckReport(try folder.package(), errors: [], other: "", heft: heft)
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("frameworks that are not here (1)"))
    #expect(lines.contains("frameworks that are here in part (1)"))
    #expect(lines.contains("  CoreImage: its common part works (Photo.swift)"))
    #expect(lines.contains { $0.hasPrefix("    CIFilter: ") && $0.contains("others leave pictures") })
    #expect(!lines.contains { $0.hasPrefix("left out") })
  }

  @Test("A library that the project lists and does not have comes with how it is put there")
  func libraryOfOthers() throws {
    let folder = try ProjectFolder([
      "App/Posts.swift": "import UIKit\nimport Stars\nimport Vision\n", "Podfile": "pod 'Stars', '~> 4.5'",
    ])
    let report = CheckReport(try folder.package(), errors: [], other: "", heft: heft)
    let found = try #require(try object(report)["frameworks"] as? [[String: Any]])
    #expect(found.map { $0["name"] as? String } == ["Stars", "Vision"])
    #expect(
      found.map { $0["missing"] as? [String] } == [
        ["It is a library of others that is not in the project: run `pod install`, and it comes along."], [],
      ])
  }

  @Test(
    "Every framework of stubs says what it does not do, but for that of which the app is told by an answer",
    arguments: ImportRewrite.stubbed.sorted())
  func words(framework: String) throws {
    let told = Diagnostic(
      .warning, path: "/A.swift", "\(framework) is not here: its types are stubs, which say on the console")
    let found = try #require(MissingFramework.find([told], heft: heft).first)
    #expect(!found.missing.isEmpty)
    // These tell by what they give: no data, the values of a device without the part, or all that is asked of them.
    let silent: Set = [
      "AdSupport", "AddressBookUI", "Security",
      "AppTrackingTransparency", "AVFAudio", "CommonCrypto", "CoreAudio",
      "CoreMedia",
      "CoreVideo", "CoreTelephony", "CryptoKit", "HealthKit", "ImageIO", "MobileCoreServices", "Network",
      "NotificationCenter", "UniformTypeIdentifiers",
    ]
    if !silent.contains(framework) {
      #expect(found.missing != ["Its declarations do nothing."], "\(framework)")
    }
  }

  @Test("Each source is listed with how many of its places are rewritten, and so are targets and notes")
  func files() throws {
    let folder = try ProjectFolder([
      "App/List.swift":
        "import UIKit\nclass List: UIViewController { @IBOutlet var label: UILabel! }\n",
      "App/Plain.swift": "import UIKit\nstruct Plain {}\n",
      "App.xcodeproj/project.pbxproj":
        "{ objects = { T = {isa = PBXNativeTarget; name = Shop; productType = \"com.apple.product-type.application\"; }; }; }",
    ])
    let package = try folder.package()
    let value = try object(CheckReport(package, errors: [], other: ""))
    let files = try #require(value["files"] as? [[String: Any]])
    #expect(files.count == package.project.sources.count)
    func count(_ name: String) -> Int? {
      files.first { ($0["file"] as? String)?.hasSuffix(name) == true }?["rewritten"] as? Int
    }
    #expect(count("/List.swift") == 2)
    #expect(count("/Plain.swift") == 1)
    #expect(files.compactMap { $0["rewritten"] as? Int }.reduce(0, +) == package.reasons.values.reduce(0, +))
    #expect((value["targets"] as? [[String: String]])?.map { $0["name"] } == ["Shop"])
    #expect(value["notes"] as? [String] == [])
  }

  @Test("The text says what was found of the project, and how many sources run as they are")
  func overview() throws {
    let folder = try ProjectFolder([
      "App/List.swift": "import UIKit\nclass List: UIViewController { @IBOutlet var label: UILabel! }\n",
      "App/Plain.swift": "import UIKit\nstruct Plain {}\n",
      "App/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
      "App/Row.xib": "<document/>", "App/Media.xcassets/Contents.json": "{}", "App/en.lproj/A.strings": "",
      "App.xcodeproj/project.pbxproj":
        "{ objects = { T = {isa = PBXNativeTarget; name = Shop; productType = \"com.apple.product-type.application\"; }; }; }",
    ])
    let text = CheckReport(try folder.package(), errors: [], other: "").text
    #expect(text.hasPrefix("App: 3 sources, 0 storyboards\n  targets: Shop (application)\n  Info.plist: /"))
    #expect(text.contains("\n  1 nib file, 1 asset catalog, 1 file of texts\n"))
    #expect(text.contains("\n  as they are, but for imports: 1 of 3 sources\n"))
  }

  @Test("A package for UIKit is its sources, its modules are one, and it needs no app")
  func package() throws {
    let folder = try ProjectFolder([
      "Package.swift": "", "Sources/Cards/Deck.swift": "import UIKit\nopen class Deck: UIView {}\n",
      "Sources/Game/Game.swift": "import Cards\nlet deck = Deck()\n", "Other/Odd.swift": "",
    ])
    let package = try folder.package()
    #expect(package.project.sources.count == 2)
    #expect(package.diagnostics == [])
    #expect(package.file("Game+Heft.swift").contains("import Heft; import HeftStubs\nlet deck"))
  }
}
