import Foundation
import HeftSite
import Testing

/// A small page and a module in a folder of their own, gone when the test is over.
final class PageSources {
  let root = NSTemporaryDirectory() + "heft-site-" + UUID().uuidString
  var output: String { root + "/site" }

  init() throws {
    try write(
      """
      <!doctype html>
      <html lang="en">
      <head>
        <link rel="icon" href="favicon.svg">
        <link rel="stylesheet" href="styles/first.css">
        <link rel="stylesheet" href="styles/second.css">
        <link rel="preload" href="heft.wasm" as="fetch" crossorigin>
        <script src="early.js"></script>
        <script type="module" src="main.js"></script>
      </head>
      </html>
      """, to: "page/index.html")
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "page/favicon.svg")
    try write("p { color: red; }\n", to: "page/styles/first.css")
    try write("p { color: blue; }\n", to: "page/styles/second.css")
    try write("addEventListener('error', () => document.title = 'Early');\n", to: "page/early.js")
    try write("import { name } from './parts/name.js';\ndocument.title = name;\n", to: "page/main.js")
    try write("export const name = 'Page of parts';\n", to: "page/parts/name.js")
    try write("self.list = [VERSION, FILES];\n", to: "page/service-worker.js")
    try write("self.registration.unregister();\n", to: "page/service-worker-removal.js")
    try write("\0asm", to: "built/Site.wasm")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Writes a file at a path below the root, with the folders that it needs.
  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var builder: SiteBuilder {
    SiteBuilder(page: root + "/page", module: root + "/built/Site.wasm", output: output)
  }

  /// Every file of a folder with what is in it.
  func files(in folder: String? = nil) throws -> [String: Data] {
    let folder = folder ?? output
    var files: [String: Data] = [:]
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder)) {
      if let content = FileManager.default.contents(atPath: folder + "/" + name) { files[name] = content }
    }
    return files
  }

  /// The text of the one file whose path begins and ends so.
  func text(_ start: String, _ end: String) throws -> String {
    let found = try files().filter { $0.key.hasPrefix(start) && $0.key.hasSuffix(end) }
    try #require(found.count == 1, "\(found.keys.sorted())")
    return String(decoding: found.first?.value ?? Data(), as: UTF8.self)
  }
}
