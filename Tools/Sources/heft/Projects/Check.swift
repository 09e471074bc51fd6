import ArgumentParser
import Foundation

/// `heft check`: what of a project runs here.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Says what of an Xcode project or a package runs as it is, what is rewritten, and what is missing.",
    discussion: "Ends with 0 where the project compiles, 1 where it does not, 2 where nothing could be read.")

  @Argument(help: "The folder of an app, its .xcodeproj, or a package for UIKit.")
  var project: String

  @Flag(help: "Print it as JSON.")
  var json = false

  func run() throws {
    let code = try Importer(project: project).run("check", json ? ["--json"] : [])
    if code != 0 { throw ExitCode(code) }
  }
}

/// `heft eject`: the package that a project becomes, for people who go on by hand.
struct Eject: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the package that an Xcode project becomes, to go on with by hand.")

  @Argument(help: "The folder of an app, or its .xcodeproj.")
  var project: String

  @Argument(help: "The folder to write: one that is not there yet, or is empty.")
  var folder: String

  func run() throws {
    let target = URL(fileURLWithPath: folder).standardizedFileURL.path
    if let names = try? FileManager.default.contentsOfDirectory(atPath: target), !names.isEmpty {
      throw ValidationError("'\(folder)' has files in it; name a folder that is not there yet.")
    }
    let importer = try Importer(project: project)
    try importer.refuse(target, option: "for the package")
    let code = try importer.run("write", ["--eject"], to: target)
    if code == 2 { throw ExitCode(2) }
    print("The package is in \(target)")
  }
}
