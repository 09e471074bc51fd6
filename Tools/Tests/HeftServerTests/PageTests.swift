import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import HeftServer

struct PageTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
  }

  @Test func theRootIsThePage() async throws {
    let answer = try await site.answer(to: "/")
    #expect(answer.status == .ok)
    #expect(answer.text.contains("<title>Page</title>"))
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
  }

  @Test func theModuleHasItsOwnAddressAndTheTypeThatStreamingCompilationNeeds() async throws {
    let answer = try await site.answer(to: "/heft.wasm")
    #expect(answer.status == .ok)
    #expect(answer.text == "\0asm")
    #expect(answer.headers[.contentType] == "application/wasm")
  }

  @Test(
    arguments: [
      ("module.js", "text/javascript; charset=utf-8"),
      ("module.mjs", "text/javascript; charset=utf-8"),
      ("page.css", "text/css; charset=utf-8"),
      ("icon.svg", "image/svg+xml; charset=utf-8"),
      ("app.webmanifest", "application/manifest+json"),
      ("icon.png", "image/png"),
      ("data.json", "application/json"),
    ])
  func aFileHasTheTypeOfItsExtension(name: String, type: String) async throws {
    try site.write("x", to: "page/folder/\(name)")
    let answer = try await site.answer(to: "/folder/\(name)")
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == type)
  }

  @Test func aHeadRequestGetsTheFieldsWithoutTheFile() async throws {
    let answer = try await site.answer(to: "/heft.wasm", method: .head)
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentLength] == "4")
    #expect(answer.body.readableBytes == 0)
  }

  @Test func anUnchangedFileIsNotSentAgain() async throws {
    let tag = try #require(try await site.answer(to: "/heft.wasm").headers[.eTag])
    let answer = try await site.answer(to: "/heft.wasm", headers: [.ifNoneMatch: tag])
    #expect(answer.status == .notModified)
    #expect(answer.body.readableBytes == 0)
    #expect(answer.headers[.cacheControl] == "no-cache")
  }

  @Test func aRebuiltModuleIsSentAtTheNextReload() async throws {
    let tag = try #require(try await site.answer(to: "/heft.wasm").headers[.eTag])
    try site.write("\0asm, rebuilt", to: "built/Site.wasm")
    let answer = try await site.answer(to: "/heft.wasm", headers: [.ifNoneMatch: tag])
    #expect(answer.status == .ok)
    #expect(answer.text == "\0asm, rebuilt")
  }

  @Test func aModuleRebuiltToTheSameSizeIsSentToo() async throws {
    let tag = try #require(try await site.answer(to: "/heft.wasm").headers[.eTag])
    try site.write("\0ASM", to: "built/Site.wasm")
    let later = Date(timeIntervalSinceNow: 0.25)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: site.module)
    let answer = try await site.answer(to: "/heft.wasm", headers: [.ifNoneMatch: tag])
    #expect(answer.text == "\0ASM")
  }

  @Test(arguments: ["/", "/heft.wasm", "/nothing"])
  func everyAnswerTellsTheBrowserItsRules(uri: String) async throws {
    let headers = try await site.answer(to: uri).headers
    #expect(headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
    #expect(headers[.xContentTypeOptions] == "nosniff")
    #expect(headers[.cacheControl] == "no-cache")
    #expect(headers[HTTPField.Name("Referrer-Policy")!] == "no-referrer")
    #expect(headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] == "same-origin")
    #expect(headers[HTTPField.Name("Cross-Origin-Embedder-Policy")!] == "require-corp")
  }

  @Test func thePageMayCompileWebAssemblyButRunsNoScriptInItsMarkup() async throws {
    let policy = try #require(try await site.answer(to: "/").headers[.contentSecurityPolicy])
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
    #expect(!policy.contains("unsafe-inline"))
    #expect(!policy.contains("'unsafe-eval'"))
  }
}
