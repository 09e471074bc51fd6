import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import HeftServer

/// A page and a module in a folder of their own, gone when the test is over.
final class SiteOnDisk {
  let root: String
  var page: String { root + "/page" }
  var module: String { root + "/built/Site.wasm" }

  init() throws {
    root = NSTemporaryDirectory() + "heft-" + UUID().uuidString
    try write("<!doctype html><title>Page</title>", to: "page/index.html")
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

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root + "/" + path, withDestinationPath: target)
  }

  /// Returns the server's answer to one request, without a socket.
  func answer(
    to uri: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await PageServer(page: page, module: module).application().test(.router) { client in
      try await client.execute(uri: uri, method: method, headers: headers)
    }
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }
}
