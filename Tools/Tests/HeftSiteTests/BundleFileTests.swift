import Foundation
import Testing

@testable import HeftSite

@Suite("Files of the app's bundle in a site")
struct BundleFileTests {
  let page: PageSources

  init() throws {
    page = try PageSources()
  }

  private func build(_ files: [String: Data]) throws -> String {
    for (name, data) in files {
      try page.write("", to: "Files/" + name)
      try data.write(to: URL(fileURLWithPath: page.root + "/Files/" + name))
    }
    var builder = page.builder
    builder.files = BundleFile.all(in: page.root + "/Files")
    try builder.build()
    return try page.text("index", ".html")
  }

  @Test("Each is an asset that the page names by its name in the bundle, whatever is in that")
  func names() throws {
    let html = try build(["level \"1\" & <2>.dat": Data([0, 255]), "plain": Data([7])])
    let found = html.matches(
      of:
        /<link rel="preload" as="fetch" crossorigin href="(assets\/file-[0-9a-f]+\.(?:dat|bin))" data-file="([^"]*)">/
    )
    #expect(found.map { String($0.2) } == ["level &quot;1&quot; &amp; &lt;2>.dat", "plain"])
    let contents = found.map { FileManager.default.contents(atPath: page.output + "/" + String($0.1)) }
    #expect(contents == [Data([0, 255]), Data([7])])
    // The module stays the first that is preloaded.
    let module = try #require(html.range(of: "heft-"))
    let first = try #require(html.range(of: "data-file"))
    #expect(module.lowerBound < first.lowerBound)
  }

  @Test("Sounds, and what has no room, are not loaded before the start; the smallest files are")
  func late() throws {
    let html = try build([
      "a.wav": Data([1]), "large.dat": Data(count: BundleFile.earlyRoom), "small.dat": Data([2]),
    ])
    for (name, isEarly) in [("a.wav", false), ("large.dat", false), ("small.dat", true)] {
      let line = try #require(html.split(separator: "\n").first { $0.contains("data-file=\"\(name)\"") })
      #expect(line.contains("rel=\"preload\"") == isEarly, "\(line)")
    }
  }

  @Test("A site without such files names none, and a folder that is not there has none")
  func none() throws {
    #expect(try !build([:]).contains("data-file"))
    #expect(BundleFile.all(in: page.root + "/nowhere").isEmpty)
  }
}
