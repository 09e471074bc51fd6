import Foundation
import Hummingbird
import Logging
import NIOCore

/// Serves Heft's page and the WebAssembly module that it runs, over HTTP.
public struct PageServer: Sendable {
  private let files: PageFiles

  /// Makes a server for a page and a module, both read anew at every request.
  ///
  /// - Parameters:
  ///   - page: A folder with an `index.html`; what is below it is public.
  ///   - module: The WebAssembly module; the page finds it at `/heft.wasm`, whatever the file's name is.
  /// - Throws: ``ServerError/pageMissing(_:)`` or ``ServerError/moduleMissing(_:)``.
  public init(page: String, module: String) throws(ServerError) {
    let index = page.hasSuffix("/") ? page + "index.html" : page + "/index.html"
    guard Self.isFile(index) else { throw .pageMissing(page) }
    guard Self.isFile(module) else { throw .moduleMissing(module) }
    files = PageFiles(folder: page, module: module)
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
  ) -> some ApplicationProtocol {
    var logger = Logger(label: "heft")
    logger.logLevel = .critical
    let router = Router()
    router.addMiddleware {
      BrowserRules()
      ErrorPages()
      FileMiddleware(fileProvider: files, searchForIndexHtml: true)
        .withAdditionalMediaTypes(forFileExtensions: Self.textTypes)
    }
    return Application(
      router: router,
      configuration: .init(address: .hostname(host, port: port)),
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
      logger: logger
    )
  }

  /// Text says how it is encoded; the type of a web app's manifest is W3C's.
  private static var textTypes: [String: MediaType] {
    var types = encodedTypes
    types["webmanifest"] = MediaType(type: .application, subType: "manifest+json")
    return types
  }

  private static var encodedTypes: [String: MediaType] {
    let types: [String: MediaType] = [
      "css": .textCss, "html": .textHtml, "js": .textJavascript, "mjs": .textJavascript, "svg": .imageSvg,
      "txt": .textPlain,
    ]
    return types.mapValues { MediaType(type: $0.type, subType: $0.subType, parameter: ("charset", "utf-8")) }
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
