import Foundation
import Testing

@testable import HeftServer

struct StartTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
  }

  @Test func aMissingPageIsNamed() throws {
    #expect(throws: ServerError.pageMissing("/no/such/folder")) {
      try PageServer(page: "/no/such/folder", module: site.module)
    }
  }

  @Test func aFolderWithoutAnIndexIsNoPage() throws {
    #expect(throws: ServerError.pageMissing(site.root)) {
      try PageServer(page: site.root, module: site.module)
    }
  }

  @Test func aMissingModuleIsNamed() throws {
    #expect(throws: ServerError.moduleMissing(site.root + "/none.wasm")) {
      try PageServer(page: site.page, module: site.root + "/none.wasm")
    }
  }

  @Test func aFolderIsNoModule() throws {
    #expect(throws: ServerError.moduleMissing(site.root)) {
      try PageServer(page: site.page, module: site.root)
    }
  }

  @Test func aPortInUseIsNamedAndTheServerThatHasItStops() async throws {
    let server = try PageServer(page: site.page, module: site.module)
    let (ports, announce) = AsyncStream.makeStream(of: Int.self)
    let first = Task { try await server.run(port: 0) { announce.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    #expect(port > 0)
    await #expect(throws: ServerError.portInUse(port)) {
      try await server.run(port: port) { _ in }
    }
    first.cancel()
    try await first.value
  }

  @Test func anUnknownHostIsNamed() async throws {
    let server = try PageServer(page: site.page, module: site.module)
    await #expect(throws: ServerError.hostUnknown("no-such-host.invalid")) {
      try await server.run(host: "no-such-host.invalid", port: 0) { _ in }
    }
  }

  @Test(
    arguments: [
      ServerError.pageMissing("Web"), .moduleMissing("heft.wasm"), .portInUse(8080), .portNotAllowed(80),
      .hostUnknown("somewhere"), .certificateUnreadable("a.pem"), .privateKeyUnreadable("a.pem"),
      .certificateOfAnotherKey("a.pem", privateKey: "b.pem"),
    ])
  func everyErrorIsOneSentenceThatSaysWhatToDo(error: ServerError) {
    let text = "\(error)"
    #expect(text.hasSuffix("."))
    #expect(!text.contains("\n"))
    #expect(text.contains(";"))
  }
}
