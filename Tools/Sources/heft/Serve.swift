import ArgumentParser
import Dispatch
import Foundation
import HeftServer

/// `heft serve`: the page, for a browser on this machine.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the page and its WebAssembly module.")

  @Option(help: "The port to listen on; 0 is any that is free.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 lets other devices in the network in.")
  var host = "127.0.0.1"

  @Option(help: "The folder of the page.")
  var page = "Web"

  @Option(help: "The WebAssembly module that the page runs.")
  var wasm = ".build/site/heft.wasm"

  /// The name under which this machine's browser finds the address.
  private static func name(of host: String) -> String {
    switch host {
    case "127.0.0.1", "0.0.0.0", "::1", "::", "localhost": "localhost"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port is \(port), but a port is a number from 0 to 65535.")
    }
  }

  func run() async throws {
    let server = try PageServer(page: page, module: wasm)
    let serving = Task {
      try await server.run(host: host, port: port) { port in
        print("Heft is at http://\(Serve.name(of: host)):\(port) (Ctrl-C stops it)")
        fflush(nil)
      }
    }
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { serving.cancel() }
      source.resume()
      return source
    }
    defer { signals.forEach { $0.cancel() } }
    try await serving.value
  }
}
