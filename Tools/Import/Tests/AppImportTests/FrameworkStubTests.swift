import Foundation
import Testing

@testable import AppImport

@Suite("Stubs of frameworks")
struct FrameworkStubTests {
  private let stubs = FrameworkStubs(
    checkout: URL(fileURLWithPath: #filePath + "/../../../../..").standardizedFileURL.path)

  @Test("An import with a stub goes and is told as a stub; its name is kept for the package")
  func told() {
    let text = "import UIKit\nimport CoreLocation\nimport ARKit\n"
    let result = SourceRewriter([("/A.swift", text)], stubs: ["CoreLocation"]).rewrite(text, path: "/A.swift")
    #expect(result.text == "import Heft\n\n\n")
    #expect(result.imports == ["CoreLocation", "ARKit"])
    #expect(result.diagnostics.map { $0.message.contains("is a stub") } == [true, false])
  }

  @Test("A project gets the stubs of what it imports and of what those need, and no others")
  func chosen() {
    #expect(stubs.sources(for: ["UserNotifications", "ARKit"]).keys.sorted() == ["UserNotifications"])
    #expect(stubs.sources(for: ["MapKit"]).keys.sorted() == ["CoreLocation", "MapKit"])
    #expect(stubs.sources(for: []).isEmpty)
  }

  @Test("Every stub says on the console, once, what it does not do")
  func saysSo() {
    #expect(stubs.names.count >= 5)
    for (name, source) in stubs.sources(for: stubs.names) {
      #expect(source.contains("static let told: Void = print(\"\(name) is a stub: "), "\(name)")
      #expect(source.contains("_ = \(name)Stub.told"), "\(name)")
    }
  }
}
