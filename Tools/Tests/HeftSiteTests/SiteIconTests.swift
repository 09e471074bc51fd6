import Foundation
import HeftSite
import Testing

@Suite("The icon of a site's app")
struct SiteIconTests {
  let page: PageSources

  init() throws {
    page = try PageSources()
    let manifest =
      "{\"name\": \"Page\", \"icons\": [{\"src\": \"icons/own.png\"}, {\"src\": \"favicon.svg\"}]}"
    try page.write(manifest, to: "page/manifest.webmanifest")
    try page.write("own", to: "page/icons/own.png")
    try page.write("a shortcut's", to: "page/icons/shortcut-add.png")
  }

  private struct Manifest: Decodable {
    struct Icon: Decodable, Equatable {
      var src: String
      var sizes: String
      var type: String
      var purpose: String?
    }
    var name: String
    var icons: [Icon]
  }

  private func built(_ icon: String) throws -> (files: [String: Data], manifest: Manifest) {
    var builder = page.builder
    builder.icon = icon
    try builder.build()
    let files = try page.files()
    let data = try #require(files["manifest.webmanifest"])
    return (files, try JSONDecoder().decode(Manifest.self, from: data))
  }

  @Test("A drawing takes the place of the page's icons, in the manifest and in the tab")
  func drawing() throws {
    let icon = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0'/></svg>"
    let (files, manifest) = try built(icon)
    #expect(manifest.icons == [.init(src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: nil)])
    #expect(manifest.name == "Page")
    #expect(files["favicon.svg"] == Data(icon.utf8))
    #expect(files["icons/own.png"] == nil)
    #expect(files["icons/shortcut-add.png"] != nil)
  }

  @Test("An icon that is a picture is there as a file of its own, in its size")
  func picture() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3, 250, 251])
    let icon =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 180 180'><image width='180' height='180' href='data:image/png;base64,\(png.base64EncodedString())'/></svg>"
    let (files, manifest) = try built(icon)
    #expect(files["icons/app.png"] == png)
    #expect(
      manifest.icons == [
        .init(src: "icons/app.png", sizes: "180x180", type: "image/png", purpose: "any"),
        .init(src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: nil),
      ])
    let worker = try #require(files["service-worker.js"])
    #expect(String(decoding: worker, as: UTF8.self).contains("icons/app.png"))
  }

  @Test("A picture with something drawn over it stays a drawing, and a page without an icon keeps its own")
  func others() throws {
    let icon =
      "<svg xmlns='http://www.w3.org/2000/svg'><image width='1' height='1' href='data:image/png;base64,AAAA'/><path/></svg>"
    let (files, manifest) = try built(icon)
    #expect(manifest.icons.map(\.src) == ["favicon.svg"])
    #expect(files["icons/app.png"] == nil)
    try FileManager.default.removeItem(atPath: page.output)
    try page.builder.build()
    #expect(try page.files()["icons/own.png"] != nil)
  }
}
