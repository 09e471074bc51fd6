import Foundation
import Testing

/// The commands for Xcode projects, as programs: what they end with, and what they leave alone.
@Suite("The commands for projects", .serialized)
struct ProjectCommandTests {
  private let folder = CommandFolder()
  private var project: String { folder.root + "/Shop" }

  init() throws {
    try folder.write(
      """
      import UIKit

      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """, to: "Shop/Shop/AppDelegate.swift")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>", to: "Shop/Shop/Pictures/Star.svg")
    try folder.write("{ objects = {}; }", to: "Shop/Shop.xcodeproj/project.pbxproj")
  }

  @Test(
    "Nothing is written into a project: a folder in it is refused in a sentence, and nothing in it has changed"
  )
  func refusals() throws {
    let before = try folder.state(of: "Shop")
    for (arguments, environment, word) in [
      (["build", ".", "--output", "site"], [:], "with --output"),
      (["build", "Shop.xcodeproj", "--output", project], [:], "with --output"),
      (["eject", ".", "Package"], [:], "for the package"),
      (["check", "."], ["HEFT_SCRATCH": project + "/built"], "with HEFT_SCRATCH"),
    ] {
      let ended = try folder.heft(arguments, in: "Shop", environment: environment)
      #expect(ended.code != 0)
      #expect(
        ended.error.contains("which is never changed; name a folder outside of it \(word)."), "\(ended)")
    }
    #expect(try folder.state(of: "Shop") == before)
  }

  @Test("A check ends with 0 where the project compiles, 1 where it does not and 2 where nothing is read")
  func check() throws {
    let before = try folder.state(of: "Shop")
    let good = try folder.heft(["check", "."], in: "Shop")
    #expect(good.code == 0, "\(good)")
    #expect(good.output.hasSuffix("It compiles.\n"))
    #expect(try folder.state(of: "Shop") == before)

    try folder.write("let total: Money = 1\n", to: "Shop/Shop/Total.swift")
    // A manifest of a library's own, for others to use it, is not what is built.
    try folder.write(
      "// swift-tools-version: 5.1\nimport PackageDescription\nlet package = Package(name: \"Shop\")\n",
      to: "Shop/Package.swift")
    let broken = try folder.state(of: "Shop")
    let bad = try folder.heft(["check", "Shop.xcodeproj", "--json"], in: "Shop")
    #expect(bad.code == 1, "\(bad)")
    let report = try JSONSerialization.jsonObject(with: Data(bad.output.utf8)) as? [String: Any]
    let errors = try #require(report?["errors"] as? [[String: Any]])
    #expect(errors.map { $0["line"] as? Int } == [1])
    #expect((errors.first?["file"] as? String)?.hasSuffix("/Shop/Shop/Total.swift") == true)
    // A build of it stops there, at the same place, and leaves nothing behind.
    let build = try folder.heft(["build", "."], in: "Shop")
    #expect(build.code == 1)
    #expect(build.error.contains("/Shop/Shop/Total.swift:1: error: cannot find type 'Money' in scope"))
    #expect(try folder.state(of: "Shop") == broken)

    for path in ["NotThere", "Shop/Pictures"] {
      let none = try folder.heft(["check", path], in: "Shop")
      #expect(none.code == 2, "\(none)")
      #expect(none.error.contains("heft: There is no "))
    }
  }

  @Test("A package for UIKit is checked by its sources, and one of Heft's own is refused")
  func packages() throws {
    try folder.write("// swift-tools-version: 5.9\n", to: "Cards/Package.swift")
    try folder.write("import UIKit\nopen class Deck: UIView {}\n", to: "Cards/Sources/Cards/Deck.swift")
    try folder.write("import Cards\nlet deck = Deck()\n", to: "Cards/Sources/Game/Game.swift")
    try folder.write("let odd: Nothing = 1\n", to: "Cards/Other/Odd.swift")
    let good = try folder.heft(["check", folder.root + "/Cards"], in: "Shop")
    #expect(good.code == 0, "\(good)")
    #expect(good.output.hasPrefix("Cards: 2 sources"))

    try folder.write(".product(name: \"Heft\", package: \"Heft\")\n", to: "Cards/Package.swift")
    let own = try folder.heft(["check", folder.root + "/Cards"], in: "Shop")
    #expect(own.code == 2)
    #expect(own.error.contains("depends on Heft"))
  }

  @Test(
    "A run of a project that does not compile tells the compiler's errors, and tries again at the next save")
  func run() async throws {
    try folder.write("let total: Money = 1\n", to: "Shop/Shop/Total.swift")
    let process = try folder.start(["run", ".", "--port", "0"], in: "Shop")
    #expect(try await folder.waits(for: "Save a file to try again.", in: "error"))
    #expect(
      folder.text("error").contains("/Shop/Shop/Total.swift:1: error: cannot find type 'Money' in scope"))
    #expect(process.isRunning)
    try folder.write("\nlet total: Coins = 1\n", to: "Shop/Shop/Total.swift")
    #expect(
      try await folder.waits(
        for: "/Shop/Shop/Total.swift:2: error: cannot find type 'Coins' in scope", in: "error"))
    #expect(process.isRunning)
    // The build for the page runs beside the check, and what it says is not told.
    for name in ["Money", "Coins"] {
      #expect(folder.text("error").components(separatedBy: "cannot find type '\(name)'").count == 2)
    }
  }
}
