import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import HeftServer

struct CompressionTests {
  let site: SiteOnDisk
  private let text = String(repeating: "body { margin: 0; }\n", count: 200)

  init() throws {
    site = try SiteOnDisk()
    try site.write(text, to: "page/page.css")
  }

  /// Unpacks bytes with `gzip -d`.
  private func unpacked(_ buffer: ByteBuffer) throws -> String {
    let path = site.root + "/packed.gz"
    try Data(buffer: buffer).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test("A browser that takes gzip gets it, with its length and a tag of its own")
  func gzip() async throws {
    let plain = try await site.answer(to: "/page.css")
    let packed = try await site.answer(to: "/page.css", headers: [.acceptEncoding: "gzip, deflate"])
    #expect(packed.headers[.contentEncoding] == "gzip")
    #expect(packed.headers[.contentLength] == "\(packed.body.readableBytes)")
    #expect(packed.body.readableBytes < text.utf8.count / 10)
    #expect(try unpacked(packed.body) == text)
    #expect(plain.headers[.contentEncoding] == nil)
    #expect(plain.text == text)
    for answer in [plain, packed] { #expect(answer.headers[.vary] == "Accept-Encoding") }
    #expect(plain.headers[.eTag] != packed.headers[.eTag])
  }

  @Test("A tag is answered with Not Modified for its own encoding only")
  func tags() async throws {
    let packed = try await site.answer(to: "/page.css", headers: [.acceptEncoding: "gzip"])
    let tag = try #require(packed.headers[.eTag])
    let again = try await site.answer(
      to: "/page.css", headers: [.acceptEncoding: "gzip", .ifNoneMatch: "\"other\", W/\(tag)"])
    #expect(again.status == .notModified)
    #expect(again.headers[.eTag] == tag)
    #expect(again.headers[.vary] == "Accept-Encoding")
    #expect(again.body.readableBytes == 0)
    #expect(try await site.answer(to: "/page.css", headers: [.ifNoneMatch: tag]).status == .ok)
  }

  @Test(
    "A browser that does not take gzip does not get it",
    arguments: ["", "identity", "gzip;q=0", "br", "*;q=0", "gzip;q=0, *"])
  func plain(field: String) async throws {
    let answer = try await site.answer(to: "/page.css", headers: [.acceptEncoding: field])
    #expect(answer.headers[.contentEncoding] == nil)
    #expect(answer.text == text)
  }

  @Test("A file that was compressed beforehand is preferred, unless it is older than the original")
  func beforehand() async throws {
    try site.write("brotli of the page", to: "page/page.css.br")
    let answer = try await site.answer(to: "/page.css", headers: [.acceptEncoding: "gzip, deflate, br"])
    #expect(answer.headers[.contentEncoding] == "br")
    #expect(answer.headers[.contentType] == "text/css; charset=utf-8")
    #expect(answer.text == "brotli of the page")
    #expect(answer.headers[.contentLength] == "18")
    let old = Date(timeIntervalSinceNow: -60)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: site.page + "/page.css.br")
    let later = try await site.answer(to: "/page.css", headers: [.acceptEncoding: "gzip, deflate, br"])
    #expect(later.headers[.contentEncoding] == "gzip")
  }

  @Test(
    "The module is compressed whatever its file is called, and what would not get smaller is left as it is")
  func others() async throws {
    try site.write(text, to: "built/module")
    let server = try PageServer(page: site.page, module: site.root + "/built/module")
    try await server.application().test(.router) { client in
      let answer = try await client.execute(
        uri: "/heft.wasm", method: .get, headers: [.acceptEncoding: "gzip"])
      #expect(answer.headers[.contentEncoding] == "gzip")
      #expect(answer.headers[.contentType] == "application/wasm")
    }
    try site.write("x", to: "page/small.txt")
    try site.write(text, to: "page/picture.png")
    for name in ["small.txt", "picture.png"] {
      let answer = try await site.answer(to: "/\(name)", headers: [.acceptEncoding: "gzip"])
      #expect(answer.headers[.contentEncoding] == nil, "\(name)")
    }
  }

  @Test("HEAD tells the length that GET sends")
  func head() async throws {
    let headers: HTTPFields = [.acceptEncoding: "gzip"]
    let head = try await site.answer(to: "/page.css", method: .head, headers: headers)
    let get = try await site.answer(to: "/page.css", headers: headers)
    #expect(head.headers[.contentLength] == get.headers[.contentLength])
    #expect(head.body.readableBytes == 0)
  }

  @Test("A page that reloads has the script, and its version changes with a file; another has neither")
  func reloading() async throws {
    let module = site.module
    let server = try PageServer(page: site.page, module: module, reloads: true)
    try await server.application().test(.router) { client in
      let page = try await client.execute(uri: "/", method: .get)
      #expect(page.text.contains("src=\"/heft-reload.js\""))
      #expect(page.headers[.contentLength] == "\(page.body.readableBytes)")
      let script = try await client.execute(uri: "/heft-reload.js", method: .get)
      #expect(script.text.contains("heft.reload()"))
      let before = try await client.execute(uri: "/heft-reload", method: .get).text
      #expect(try await client.execute(uri: "/heft-reload", method: .get).text == before)
      try Data("rebuilt".utf8).write(to: URL(fileURLWithPath: module))
      #expect(try await client.execute(uri: "/heft-reload", method: .get).text != before)
    }
    #expect(try await !site.answer(to: "/").text.contains("heft-reload"))
    #expect(try await site.answer(to: "/heft-reload").status == .notFound)
  }
}
