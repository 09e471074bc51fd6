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

  func run() async throws {
    guard !Importer.isPackage(project) else {
      let serve = try Serve.parse(["--port", String(port), "--quick", "--watch", project])
      return try await serve.run()
    }
    let importer = try Importer(project: project)
    // The compiler's own words for what is missing come from the native check, whose errors are the project's.
    let code = try importer.run("write")
    guard code == 0 else { throw ExitCode(code) }
    var serve = try Serve.parse(
      ["--port", String(port), "--quick", "--watch", importer.output, "--product", try importer.product()])
    serve.project = importer
    try await serve.run()
  }
}
