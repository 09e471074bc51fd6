import Foundation
import Testing

@testable import HeftServer

/// The server over real sockets.
struct ConnectionTests {
  let site: SiteOnDisk

  init() throws {
    site = try SiteOnDisk()
    try site.write("12345", to: "page/five.txt")
  }

  /// A blocking socket to the server.
  private final class Socket: Sendable {
    private let descriptor: Int32

    init(port: Int) throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var limit = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    deinit { close(descriptor) }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Everything until the server closes; nil where it has not closed within 20 seconds.
    func readToEnd() async -> String? {
      // On a thread of its own: the server runs on the threads of Swift's tasks.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: self.blockingReadToEnd()) }
      }
    }

    private func blockingReadToEnd() -> String? {
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count == 0 { return String(decoding: all, as: UTF8.self) }
        if count < 0 { return errno == ECONNRESET ? String(decoding: all, as: UTF8.self) : nil }
        all += chunk[..<count]
      }
    }
  }

  private func serving(
    idleTimeout: Duration = .seconds(30), _ body: @Sendable (Int) async throws -> Void
  ) async throws {
    let server = try PageServer(page: site.page, module: site.module, idleTimeout: idleTimeout)
    let (ports, announce) = AsyncStream.makeStream(of: Int.self)
    let running = Task { try await server.run(port: 0) { announce.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    try await body(port)
    running.cancel()
    try await running.value
  }

  @Test("Several requests of one connection stay in step, whatever ranges they ask for")
  func inStep() async throws {
    try await serving { port in
      let socket = try Socket(port: port)
      let ranges = ["bytes=5-", "bytes=-3", "bytes=0-1,3-4", "bytes=1-2"]
      for range in ranges {
        socket.write("GET /five.txt HTTP/1.1\r\nHost: a\r\nRange: \(range)\r\n\r\n")
      }
      socket.write("HEAD /five.txt HTTP/1.1\r\nHost: a\r\n\r\n")
      socket.write("GET /five.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      var rest = try #require(await socket.readToEnd())[...]
      var statuses: [String] = []
      var lengths: [Int] = []
      while let end = rest.firstRange(of: "\r\n\r\n") {
        let lines = rest[..<end.lowerBound].split(separator: "\r\n")
        statuses.append(String(lines.first?.split(separator: " ").dropFirst().first ?? ""))
        let field = lines.first { $0.lowercased().hasPrefix("content-length:") }
        let length = Int(field?.split(separator: " ").last ?? "") ?? -1
        lengths.append(length)
        rest = rest[end.upperBound...]
        if statuses.count != 5 { rest = rest.dropFirst(length) }
      }
      #expect(statuses == ["416", "206", "200", "206", "200", "200"])
      #expect(Array(lengths.dropFirst()) == [3, 5, 2, 5, 5])
      #expect(rest.isEmpty)
    }
  }

  @Test(
    "A connection that is silent, or never finishes a request's head, is closed",
    arguments: ["", "GET /five.txt HTTP/1.1\r\nHost: a\r\n", "GET /five.txt HTTP/1.1\r\nHost: a\r\n\r\n"])
  func silence(sent: String) async throws {
    try await serving(idleTimeout: .milliseconds(300)) { port in
      let socket = try Socket(port: port)
      socket.write(sent)
      #expect(await socket.readToEnd() != nil)
    }
  }
}
