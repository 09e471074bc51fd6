import Foundation
import Testing

@testable import AppImport

@Suite("Libraries of others")
final class LibraryTests {
  /// The folders of the test, which are removed when it is over.
  private var made: [String] = []

  deinit { for path in made { try? FileManager.default.removeItem(atPath: path) } }

  private static let delegate =
    "import UIKit\nimport Stars\n@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"

  private func project(_ files: [String: String]) throws -> XcodeProject {
    try XcodeProject(at: folder(files.merging(["App/AppDelegate.swift": Self.delegate]) { $1 }))
  }

  private func folder(_ files: [String: String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    made.append(path)
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return path
  }

  private func names(_ project: XcodeProject) -> [String] {
    project.sources.map { ($0 as NSString).lastPathComponent }.sorted()
  }

  @Test("The library of an example comes along from above it, also where the example's folder has its name")
  func exampleOfItsLibrary() throws {
    let path = try folder([
      "Stars.podspec": "", "Stars/Classes/Sky/Stars.swift": "public class Stars {}",
      "Example/Stars/AppDelegate.swift": Self.delegate,
      "Example/Tests/Tests.swift": "import XCTest\nimport Stars\nclass Tests: XCTestCase {}",
    ])
    #expect(names(try XcodeProject(at: path + "/Example")) == ["AppDelegate.swift", "Stars.swift"])
  }

  @Test(
    "A library comes along from where CocoaPods, Carthage or people put it, without its examples",
    arguments: [
      "Pods/Stars/Sources/Stars.swift", "Pods/Stars/Stars/Classes/Stars.swift",
      "Carthage/Checkouts/Stars/Source/Stars.swift", "Vendor/Stars/Stars.swift",
      "Packages/Stars/Sources/Stars/Stars.swift",
    ])
  func places(path: String) throws {
    let folder = path.split(separator: "/").prefix(path.hasPrefix("Carthage") ? 3 : 2).joined(separator: "/")
    let project = try project([
      path: "public class Stars {}", folder + "/Example/Show.swift": "class Show {}",
      folder + "/StarsTests/Tests.swift": "class Tests {}",
    ])
    #expect(names(project) == ["AppDelegate.swift", "Stars.swift"])
    #expect(project.modules == ["Stars"])
  }

  @Test("What a library imports comes along too, and what nobody imports stays")
  func further() throws {
    let project = try project([
      "Pods/Stars/Stars.swift": "import Sky\npublic class Stars {}",
      "Pods/Sky/Sky.swift": "public class Sky {}",
      "Pods/Moon/Moon.swift": "public class Moon {}",
    ])
    #expect(names(project) == ["AppDelegate.swift", "Sky.swift", "Stars.swift"])
    #expect(project.modules == ["Sky", "Stars"])
  }

  @Test("A library in the app's own folder is its module")
  func inside() throws {
    let project = try project(["App/Libraries/Stars/Stars.swift": "public class Stars {}"])
    #expect(names(project) == ["AppDelegate.swift", "Stars.swift"])
    #expect(project.modules == ["Stars"])
  }

  @Test("One that is large or written in Objective-C is left out, which is told with its folder and why")
  func leftOut() throws {
    var files: [String: String] = [:]
    for number in 1...81 { files["Pods/Stars/S\(number).swift"] = "class S\(number) {}" }
    let large = try project(files)
    #expect(names(large) == ["AppDelegate.swift"])
    let told = try #require(large.diagnostics.first)
    #expect(told.path.hasSuffix("/Pods/Stars"))
    #expect(
      told.message
        == "The library Stars is left out: its 81 sources of 1 KB are more than the 80 and 600 KB that come along."
    )
    let other = try project(["Pods/Stars/Stars.m": "", "Pods/Stars/Stars.h": ""])
    #expect(
      other.diagnostics.map(\.message) == [
        "The library Stars is left out: it is written in Objective-C, which heft does not read."
      ])
  }
}
