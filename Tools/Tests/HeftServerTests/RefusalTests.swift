import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import HeftServer

struct RefusalTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
    try site.write("secret", to: "secret.txt")
    try site.write("secret", to: "page-of-another/secret.txt")
  }

  @Test func aMissingFileGetsASmallPageThatLeadsBack() async throws {
    let answer = try await site.answer(to: "/nothing.html")
    #expect(answer.status == .notFound)
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(answer.text.contains("There is nothing at this address."))
    #expect(answer.text.contains(#"<a href="/">"#))
  }

  @Test func aHeadRequestForAMissingFileHasNoBody() async throws {
    let answer = try await site.answer(to: "/nothing.html", method: .head)
    #expect(answer.status == .notFound)
    #expect(answer.body.readableBytes == 0)
  }

  @Test(
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt",
      "/folder/../../secret.txt", "/../page-of-another/secret.txt", "/..%5csecret.txt",
      "/%252e%252e/secret.txt", "//secret.txt", "/./index.html", "/index.html%00.txt", "/%zz", "/%ff",
    ])
  func noPathLeadsOutOfThePage(uri: String) async throws {
    let answer = try await site.answer(to: uri)
    #expect(answer.status == .badRequest || answer.status == .notFound)
    #expect(!answer.text.contains("secret"))
    #expect(!answer.text.contains("<title>Page</title>"))
  }

  @Test func aSymbolicLinkOutOfThePageIsAsGoodAsMissing() async throws {
    try site.link("page/file.txt", to: site.root + "/secret.txt")
    try site.link("page/folder", to: site.root)
    try site.link("page/neighbor", to: site.root + "/page-of-another")
    for uri in ["/file.txt", "/folder/secret.txt", "/folder", "/neighbor/secret.txt"] {
      let answer = try await site.answer(to: uri)
      #expect(answer.status == .notFound, "\(uri)")
    }
  }

  @Test func aSymbolicLinkWithinThePageIsFollowed() async throws {
    try site.link("page/start.html", to: "index.html")
    let answer = try await site.answer(to: "/start.html")
    #expect(answer.status == .ok)
    #expect(answer.text.contains("<title>Page</title>"))
  }

  @Test func aHiddenFileIsAsGoodAsMissing() async throws {
    try site.write("secret", to: "page/.env")
    try site.write("secret", to: "page/.git/config")
    for uri in ["/.env", "/.git/config", "/%2eenv"] {
      #expect(try await site.answer(to: uri).status == .notFound, "\(uri)")
    }
  }

  @Test func aFolderWithoutAPageListsNothing() async throws {
    try site.write("x", to: "page/folder/name-of-a-file.txt")
    let answer = try await site.answer(to: "/folder/")
    #expect(answer.status == .notFound)
    #expect(!answer.text.contains("name-of-a-file"))
  }

  @Test(arguments: [
    "bytes=3-1", "bytes=9-", "bytes=-9", "bytes=-0", "bytes=a-b", "bytes=99999999999999999999-",
  ])
  func aRangeThatIsNotThereTakesNothingDown(range: String) async throws {
    let answer = try await site.answer(to: "/heft.wasm", headers: [.range: range])
    #expect(answer.body.readableBytes <= 4 || answer.status == .rangeNotSatisfiable)
  }

  @Test func aPostChangesNothing() async throws {
    let answer = try await site.answer(to: "/index.html", method: .post)
    #expect(answer.status == .notFound)
  }
}
