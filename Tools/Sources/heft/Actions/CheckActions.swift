import ArgumentParser
import ShortcutManifest

/// `heft actions check`: every mistake in one go.
struct CheckActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reports every mistake in the quick actions of Info.plist files.",
    discussion: "The exit code is 0 where all is well, 1 with findings, 2 where a file cannot be read.")

  @Argument(help: "The Info.plist files, XML or binary; - is standard input.")
  var files: [String] = []

  @OptionGroup var options: ManifestOptions

  @Flag(help: "Write the report as JSON.")
  var json = false

  func validate() throws {
    if files.isEmpty, !json { throw ValidationError("Name one or more Info.plist files.") }
  }

  func run() throws {
    let report = CheckReport(
      checking: files, strings: options.strings, variables: options.variables)
    if json {
      print(report.json)
    } else {
      report.lines.forEach { print($0) }
    }
    // A script that names no file by mistake is not to take silence for success.
    if files.isEmpty {
      Actions.say("Name one or more Info.plist files.")
      throw Actions.unreadable
    }
    if report.exitCode != 0 { throw ExitCode(report.exitCode) }
  }
}
