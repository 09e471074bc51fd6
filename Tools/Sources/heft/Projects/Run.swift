import ArgumentParser
import Foundation

/// `heft run`: an Xcode project or a package in the browser, built again at every save.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an Xcode project or a package in the browser, and builds it again at every save.")

  @Argument(help: "The folder of an app, its .xcodeproj, or a package.")
  var project = "."

  @Option(help: "The port to listen on; 0 is any that is free.")
  var port = 8080

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser, where this machine shows one.")
  var open = true

  func run() async throws {
    guard !Importer.isPackage(project) else {
      var serve = try Serve.parse(["--port", String(port), "--quick", "--watch", project])
      serve.waits = true
      serve.opens = open
      return try await serve.run()
    }
    let importer = try Importer(project: project)
    let change = importer.lastChange()
    // The compiler's own words for what is missing come from the check, whose errors are the project's. With errors
    // there is a package all the same, which the next save makes anew.
    let code = try importer.run("write", [Importer.quick])
    guard code != 2 else { throw ExitCode(code) }
    var serve = try Serve.parse(
      ["--port", String(port), "--quick", "--watch", importer.output, "--product", try importer.product()])
    serve.project = importer
    serve.read = Watch.Reading(code: code, change: change)
    serve.waits = true
    serve.opens = open
    try await serve.run()
  }
}
