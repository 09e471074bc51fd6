import Foundation
import Testing

@testable import HeftSite

@Suite("The folder of a site")
struct SiteTests {
  let page: PageSources

  init() throws {
    page = try PageSources()
  }

  @Test("One file of scripts and one of styles take the place of many, in their order")
  func bundles() throws {
    try page.builder.build()
    let script = try page.text("assets/main-", ".js")
    #expect(script.contains("Page of parts"))
    #expect(!script.contains("import"))
    let style = try page.text("assets/page-", ".css")
    let red = try #require(style.firstRange(of: /red/))
    let blue = try #require(style.firstRange(of: /blue|#00f/))
    #expect(red.lowerBound < blue.lowerBound)
    #expect(try !page.files().keys.contains { $0.contains("parts/") || $0.hasPrefix("styles/") })
  }

  @Test("The page names every asset by its content, at an address that is relative")
  func names() throws {
    try page.builder.build()
    let html = try page.text("index", ".html")
    for match in html.matches(of: /(?:href|src)="([^"]+)"/) {
      let address = String(match.1)
      #expect(!address.hasPrefix("/"))
      #expect(FileManager.default.fileExists(atPath: page.output + "/" + address), "\(address)")
      if address.hasPrefix("assets/") { #expect(address.contains(/-[0-9a-f]{12}\./)) }
    }
    #expect(html.matches(of: /assets\//).count == 4)
    #expect(html.contains("href=\"favicon.svg\""))
  }

  @Test("An app's launch screen takes the place of the page's own mark, and what says that it is late stays")
  func launchPicture() throws {
    let html = String(
      decoding: try #require(page.files(in: page.root + "/page")["index.html"]), as: UTF8.self)
    let placeholder = """
      <body>
      <div class="placeholder" id="placeholder">
        <svg class="mark"></svg>
        <p class="name">Heft</p>
        <p class="late">Loading</p>
      </div>
      </body></html>
      """
    try page.write(html.replacingOccurrences(of: "</html>", with: placeholder), to: "page/index.html")
    var builder = page.builder
    builder.launchPicture = "<svg class='launch'>\n</svg>"
    try builder.build()
    let built = try page.text("index", ".html")
    #expect(built.contains("<svg class='launch'> </svg>\n  <p class=\"late\">Loading</p>"))
    #expect(!built.contains("class=\"mark\"") && !built.contains("class=\"name\""))
  }

  @Test("Two builds of the same sources give the same bytes")
  func isReproducible() throws {
    try page.builder.build()
    let once = try page.files()
    try SiteBuilder(
      page: page.root + "/page", module: page.root + "/built/Site.wasm", output: page.root + "/again"
    )
    .build()
    #expect(try page.files(in: page.root + "/again") == once)
    #expect(once.count > 15)
  }

  @Test("A changed script changes its own name, the page and the worker, and nothing else")
  func changes() throws {
    try page.builder.build()
    let before = try page.files()
    try page.write("export const name = 'Another page';\n", to: "page/parts/name.js")
    try page.builder.build()
    let after = try page.files()
    let kinds = Set(
      Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        .map { $0.replacing(/-[0-9a-f]{12}/, with: "").replacing(/\.(br|gz)$/, with: "") })
    #expect(kinds == ["assets/main.js", "assets/main.js.map", "index.html", "service-worker.js"])
    #expect(after.keys.filter { $0.hasPrefix("assets/main-") && $0.hasSuffix(".js") }.count == 1)
  }

  @Test("What is compressed beside a file is that file", arguments: [(".gz", "gzip"), (".br", "brotli")])
  func compresses(ending: String, tool: String) throws {
    try page.builder.build()
    let files = try page.files()
    let packed = files.keys.filter { $0.hasSuffix(ending) }
    #expect(packed.count == 8)
    for path in packed {
      let whole = try Tool(name: tool, package: tool).run(["-d", "-c"], input: try #require(files[path]))
      #expect(whole == files[String(path.dropLast(3))], "\(path)")
    }
  }

  @Test("The worker keeps the page and every asset but the maps, under a version that follows them")
  func worker() throws {
    try page.builder.build()
    let before = try page.text("service-worker", ".js")
    for part in ["\"./\"", "assets/heft-", "assets/main-", "assets/page-", "assets/early-", "favicon.svg"] {
      #expect(before.contains(part), "\(part)")
    }
    #expect(!before.contains(".map") && !before.contains("index.html"))
    try page.write("\0asm2", to: "built/Site.wasm")
    try page.builder.build()
    let version = /[0-9a-f]{12}"?,/
    #expect(
      try page.text("service-worker", ".js").firstMatch(of: version)?.output
        != before.firstMatch(of: version)?.output)
  }

  @Test("Where the page is not kept offline, it names no worker, and an old one takes itself away")
  func removal() throws {
    var builder = page.builder
    builder.isOffline = false
    builder.compresses = false
    try builder.build()
    #expect(try !page.text("index", ".html").contains("serviceworker"))
    #expect(try page.text("service-worker", ".js").contains("unregister"))
    #expect(try !page.files().keys.contains { $0.hasSuffix(".br") || $0.hasSuffix(".gz") })
  }

  @Test("A source map leads back to the sources by names that are the same on every machine")
  func maps() throws {
    try page.builder.build()
    let map = try page.text("assets/main-", ".js.map")
    #expect(map.contains("\"parts/name.js\"") && !map.contains(page.root))
    #expect(try page.text("assets/main-", ".js").contains(/sourceMappingURL=main-[0-9a-f]{12}\.js\.map/))
  }

  @Test("The hosts' files give every header field, and keep only assets for ever")
  func headers() throws {
    try page.builder.build()
    for name in ["_headers", "hosting/nginx.conf", "hosting/Caddyfile"] {
      let text = try page.text(name, "")
      for field in SiteHeaders.fields { #expect(text.contains(field.name) && text.contains(field.value)) }
      #expect(text.components(separatedBy: SiteHeaders.keptForever).count == 2)
    }
  }
}

@Suite("What a site cannot be made of")
struct SiteErrorTests {
  let page: PageSources

  init() throws {
    page = try PageSources()
  }

  @Test(
    "An app's own name and shortcuts take the place of the page's in the manifest, without pictures that are not there"
  )
  func manifest() throws {
    let theirs = """
      {"name": "Page", "description": "Of all", "display": "standalone", "shortcuts": [{"name": "Theirs", "url": "./"}],
       "screenshots": [{"src": "screenshots/panel.jpg"}]}
      """
    try page.write(theirs, to: "page/manifest.webmanifest")
    try page.write("jpeg", to: "page/screenshots/panel.jpg")
    try page.write("png", to: "page/icons/shortcut-add.png")
    var builder = page.builder
    try builder.build()
    let before = try page.files()
    #expect(before["manifest.webmanifest"] == Data(theirs.utf8))
    #expect(before["screenshots/panel.jpg"] != nil)
    let worker = try #require(before["service-worker.js"])
    #expect(!String(decoding: worker, as: UTF8.self).contains("screenshots"))

    builder = SiteBuilder(page: builder.page, module: builder.module, output: page.root + "/own")
    builder.manifest = Data(
      """
      {"name": "Own", "shortcuts": [
        {"name": "Add", "url": "./?action=add", "icons": [{"src": "icons/shortcut-add.png"}]},
        {"name": "Love", "url": "./?action=love", "icons": [{"src": "icons/shortcut-love.png"}]}]}
      """.utf8)
    try builder.build()
    let files = try page.files(in: page.root + "/own")
    let manifest = try JSONDecoder().decode(Manifest.self, from: try #require(files["manifest.webmanifest"]))
    #expect(
      manifest
        == Manifest(
          name: "Own", display: "standalone",
          shortcuts: [
            .init(name: "Add", url: "./?action=add", icons: [.init(src: "icons/shortcut-add.png")]),
            .init(name: "Love", url: "./?action=love"),
          ]))
    #expect(files["screenshots/panel.jpg"] == nil)
  }

  private struct Manifest: Decodable, Equatable {
    struct Icon: Decodable, Equatable { var src: String }
    struct Shortcut: Decodable, Equatable {
      var name: String
      var url: String
      var icons: [Icon]?
    }
    var name: String
    var description: String?
    var display: String
    var shortcuts: [Shortcut]
    var screenshots: [Icon]?
  }

  @Test("A folder with other files in it is left alone")
  func taken() throws {
    try page.write("mine", to: "site/diary.txt")
    #expect(throws: SiteError.folderTaken(page.output)) { try page.builder.build() }
    #expect(try page.files().count == 1)
  }

  @Test("A page, a module or a part that is missing is named")
  func missing() throws {
    let none = page.root + "/none"
    #expect(throws: SiteError.pageMissing(none)) {
      try SiteBuilder(page: none, module: page.root + "/built/Site.wasm", output: page.output).build()
    }
    #expect(throws: SiteError.moduleMissing(none)) {
      try SiteBuilder(page: page.root + "/page", module: none, output: page.output).build()
    }
    try FileManager.default.removeItem(atPath: page.root + "/page/early.js")
    #expect(throws: SiteError.partMissing("early.js")) { try page.builder.build() }
  }

  @Test("A script with a mistake is told in the bundler's words, with its file and line")
  func mistake() throws {
    try page.write("const = 3;\n", to: "page/parts/name.js")
    let error = #expect(throws: SiteError.self) { try page.builder.build() }
    let text = try #require(error.map(String.init(describing:)))
    #expect(text.contains("esbuild") && text.contains("parts/name.js:1"))
  }
}
