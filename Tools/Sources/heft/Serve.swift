import ArgumentParser
import Dispatch
import Foundation
import HeftServer
import HeftSite

/// `heft serve`: the page, for a browser on this machine.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the page: a folder that heft build made, or a package that is built at every save.")

  @Argument(help: "A folder that heft build made.")
  var site: String?

  @Option(help: "The port to listen on; 0 is any that is free.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 lets other devices in the network in.")
  var host = "127.0.0.1"

  @Option(help: "A certificate in PEM: the page is served over TLS and HTTP/2. Goes with --private-key.")
  var certificate: String?

  @Option(help: "The certificate's private key, in PEM.")
  var privateKey: String?

  @Option(
    help:
      "The folder of the page; without it that of Heft's repository, found from here or from this program.")
  var page: String?

  @Option(help: "The WebAssembly module that the page runs; without it the simulator's in Heft's repository.")
  var wasm: String?

  @Option(
    help: ArgumentHelp(
      "Build this package at every save, and let the page load itself anew.",
      valueName: "package"))
  var watch: String?

  @Option(help: "The executable of the watched package; without it the one that is named as its folder.")
  var product: String?

  @Flag(help: "Leave out what makes the files small, also at the first build of --watch.")
  var quick = false

  /// The Xcode project that the watched package is made of.
  var project: Importer?
  /// How the project was read, where that has just been done.
  var read: Watch.Reading?
  /// Whether a first build that fails is tried again at the next save, and not the end.
  var waits = false
  /// Whether the browser is opened.
  var opens = false

  private enum CodingKeys: String, CodingKey {
    case site, port, host, certificate, privateKey, page, wasm, watch, product, quick
  }

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
    if (certificate == nil) != (privateKey == nil) {
      throw ValidationError("--certificate and --private-key go together: name both, or neither.")
    }
    if product != nil, watch == nil {
      throw ValidationError("--product is the watched package's: add --watch.")
    }
    if site != nil, page != nil || wasm != nil || watch != nil {
      throw ValidationError("A site's folder has its page and its module in it: leave the options away.")
    }
    if wasm != nil, watch != nil {
      throw ValidationError(
        "--wasm names a module that is built, --watch a package to build: leave one away.")
    }
    if let watch, !FileManager.default.fileExists(atPath: watch + "/Package.swift") {
      throw ValidationError(
        "There is no Package.swift in '\(watch)'; name the folder of a package with --watch.")
    }
  }

  func run() async throws {
    let watching = try watched()
    // The first build is waited for: without a site there is nothing to serve.
    let built = try await watching?.start(waits: waits)
    if watching != nil, built == nil { throw ExitCode.failure }
    let server = try server(watching)
    let serving = Task {
      try await server.run(host: host, port: port) { port in
        let address = "\(certificate == nil ? "http" : "https")://\(Serve.name(of: host)):\(port)"
        print("Heft is at \(address) (Ctrl-C stops it)")
        fflush(nil)
        if opens { BrowserWindow.open(address) }
      }
    }
    let builds = Task { if let built { try await watching?.run(after: built) } }
    defer { builds.cancel() }
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

  private func server(_ watching: Watch?) throws -> PageServer {
    let identity = try certificate.map {
      try ServerCertificate(certificate: $0, privateKey: privateKey ?? "")
    }
    if let site { return try PageServer(site: site, certificate: identity) }
    if let watching {
      return try PageServer(site: watching.build.output, reloads: true, certificate: identity)
    }
    let heft = Checkout.current
    return try PageServer(
      page: page ?? heft.map { $0 + "/Web" } ?? "Web",
      module: wasm ?? heft.map { $0 + "/.build/site/heft.wasm" } ?? ".build/site/heft.wasm",
      certificate: identity)
  }

  /// The package to build at every save; nil without `--watch`.
  private func watched() throws -> Watch? {
    guard let watch else { return nil }
    guard let heft = Checkout.current else {
      throw ValidationError(
        "--watch builds with Heft's scripts; start heft from the folder of Heft's repository.")
    }
    let package = URL(fileURLWithPath: watch).standardizedFileURL
    let product = product ?? (package.path == heft ? "Site" : package.lastPathComponent)
    // A folder of its own, without what keeps it offline: that would show the build before the last.
    return Watch(
      build: PackageBuild(
        package: package.path, product: product, output: package.path + "/.build/watched/" + product,
        page: page ?? heft + "/Web", heft: heft, isQuick: quick, isOffline: false),
      project: project, read: read)
  }
}
