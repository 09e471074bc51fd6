import ArgumentParser
import Foundation
import HeftServer
import HeftSite

/// `heft build`: a package's page as a folder for any static host.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a folder of a package or an Xcode project that any static host serves as it is.",
    discussion: """
      Addresses in it are relative, so it works under any path. What is in its folder hosting goes into the
      configuration of nginx or Caddy; other hosts read its _headers. Without these header fields the page works, with a
      clock that is coarser: a touch is timed to 0.1 ms in Chromium and to 1 ms in Safari and Firefox.
      """)

  @Argument(help: "The folder of the package, or of an Xcode project.")
  var package = "."

  @Option(help: "The executable to build; without it the one that is named as the folder.")
  var product: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write; without it .build/site/PRODUCT in the package.",
      discussion: "Of a project it is one outside of it, which the last line names."))
  var output: String?

  @Option(
    help:
      "The folder of the page; without it that of Heft's repository, found from here or from this program.")
  var page: String?

  @Flag(help: "Leave out what makes the files small, to build sooner.")
  var quick = false

  func validate() throws {
    if !FileManager.default.fileExists(atPath: package) {
      throw ValidationError("There is no '\(package)'; name the folder of a package or of an Xcode project.")
    }
  }

  func run() throws {
    guard let heft = Checkout.current else {
      throw ValidationError("heft builds with its repository's scripts; start it from that folder.")
    }
    var folder = URL(fileURLWithPath: package).standardizedFileURL
    var product = product
    if !Importer.isPackage(folder.path) {
      let importer = try Importer(project: package)
      try importer.refuse(output, option: "with --output")
      let code = try importer.run("write", quick ? [Importer.quick] : [])
      guard code == 0 else { throw ExitCode(code) }
      product = try importer.product()
      folder = URL(fileURLWithPath: importer.output)
    }
    let named = product ?? (folder.path == heft ? "Site" : folder.lastPathComponent)
    let output =
      output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? folder.path + "/.build/site/" + named
    let build = PackageBuild(
      package: folder.path, product: named, output: output, page: page ?? heft + "/Web", heft: heft,
      isQuick: quick)
    guard let files = try build.run() else { throw ExitCode.failure }
    for (path, size) in files { print(String(size).leftPadded(to: 9), path) }
    print("The site is in \(output)")
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
