import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore

/// Serves Heft's page and the WebAssembly module that it runs, over HTTP, or over HTTP/2 where it has a
/// certificate.
public struct PageServer: Sendable {
  private let files: PageFiles
  private let reloads: Bool
  private let idleTimeout: Duration
  private let certificate: ServerCertificate?

  /// Makes a server for a page and a module. A file that changes is read anew.
  ///
  /// - Parameters:
  ///   - page: A folder with an `index.html`; what is below it is public.
  ///   - module: The WebAssembly module; the page finds it at `/heft.wasm`, whatever the file's name is.
  ///   - reloads: Whether the page loads itself anew when a file of it or the module has changed.
  ///   - idleTimeout: How long a connection may be silent, and the head of a request unfinished.
  ///   - certificate: Where there is one, all connections are TLS, of HTTP/2 where the browser can; nil is plain HTTP.
  /// - Throws: ``ServerError/pageMissing(_:)`` or ``ServerError/moduleMissing(_:)``.
  public init(
    page: String, module: String, reloads: Bool = false, idleTimeout: Duration = .seconds(30),
    certificate: ServerCertificate? = nil
  ) throws(ServerError) {
    let index = page.hasSuffix("/") ? page + "index.html" : page + "/index.html"
    guard Self.isFile(index) else { throw .pageMissing(page) }
    guard Self.isFile(module) else { throw .moduleMissing(module) }
    files = PageFiles(folder: page, module: module)
    self.reloads = reloads
    self.idleTimeout = idleTimeout
    self.certificate = certificate
  }

  /// Makes a server for a folder that `heft build` has made. A file that changes is read anew.
  ///
  /// - Parameters:
  ///   - site: The folder; all that is in it is public.
  ///   - reloads: Whether the page loads itself anew when a file has changed.
  ///   - idleTimeout: How long a connection may be silent, and the head of a request unfinished.
  ///   - certificate: Where there is one, all connections are TLS, of HTTP/2 where the browser can; nil is plain HTTP.
  /// - Throws: ``ServerError/siteMissing(_:)``.
  public init(
    site: String, reloads: Bool = false, idleTimeout: Duration = .seconds(30),
    certificate: ServerCertificate? = nil
  ) throws(ServerError) {
    guard Self.isFile(site + "/index.html"), Self.isFile(site + "/_headers") else {
      throw .siteMissing(site)
    }
    files = PageFiles(folder: site, module: nil)
    self.reloads = reloads
    self.idleTimeout = idleTimeout
    self.certificate = certificate
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameters:
  ///   - host: The address to listen on; `127.0.0.1` is this machine only, `0.0.0.0` every network it is in.
  ///   - port: The port to listen on; 0 is any that is free.
  ///   - onListening: Called once with the port as soon as requests are answered.
  /// - Throws: A ``ServerError`` where the address cannot be had.
  public func run(
    host: String = "127.0.0.1", port: Int = 8080, onListening: @escaping @Sendable (Int) -> Void
  ) async throws {
    let warmUp = Task.detached(priority: .utility) { [files] in files.warmUp() }
    defer { warmUp.cancel() }
    do {
      try await application(host: host, port: port, onListening: onListening).run()
    } catch is CancellationError {
    } catch let error as IOError {
      throw Self.sentence(for: error, host: host, port: port) ?? error
    } catch is SocketAddressError {
      throw ServerError.hostUnknown(host)
    } catch is SocketAddressError.UnknownHost {
      throw ServerError.hostUnknown(host)
    }
  }

  func application(
    host: String = "127.0.0.1", port: Int = 0, onListening: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    var logger = Logger(label: "heft")
    logger.logLevel = .critical
    let router = Router()
    router.addMiddleware {
      BrowserRules()
      ErrorPages()
      FileAnswers(files: files, reloads: reloads)
    }
    return try Application(
      router: router,
      server: protocols(),
      configuration: .init(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: .maximum(Self.connections, logger: logger)),
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
      logger: logger
    )
  }

  private func protocols() throws -> HTTPServerBuilder {
    // An unfinished request is no longer waited for than a connection without one.
    let each = HTTP1Channel.Configuration(idleTimeout: TimeAmount(idleTimeout))
    guard let certificate else { return .http1(configuration: each) }
    return try .http2Upgrade(
      tlsConfiguration: certificate.configuration,
      configuration: .init(idleTimeout: idleTimeout, streamConfiguration: each))
  }

  /// How many connections there may be at once: as many as the system lets this process have, but for the files
  /// that it opens and for what it has open itself.
  private static var connections: Int {
    var limit = rlimit()
    #if canImport(Darwin) || canImport(Musl)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(kind, &limit) == 0 else { return 256 }
    return max(16, Int(clamping: limit.rlim_cur) - 128)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func sentence(for error: IOError, host: String, port: Int) -> ServerError? {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotAllowed(port)
    case EADDRNOTAVAIL: .hostUnknown(host)
    default: nil
    }
  }
}
