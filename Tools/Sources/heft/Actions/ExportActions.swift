import ArgumentParser
import Foundation
import ShortcutManifest

/// `heft actions export`: the actions in another platform's files.
struct ExportActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the quick actions for another platform.",
    discussion: "What the platform cannot hold is said on standard error.")

  enum Platform: String, CaseIterable, ExpressibleByArgument {
    case webmanifest, android, desktop, swift
  }

  @Argument(help: "The Info.plist, XML or binary; - is standard input.")
  var file: String

  @Option(help: "The platform: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: Platform

  @OptionGroup var options: ManifestOptions
  @OptionGroup var output: ExportOutput

  @Option(help: "webmanifest: the address of the app's page.")
  var start = "./"

  @Option(help: "android: the package; the bundle identifier without it.")
  var package: String?

  @Option(help: "android: the class of the activity that is started.")
  var activity: String?

  @Option(help: "desktop: the program with its arguments.")
  var exec: String?

  func run() throws {
    let manifest = try options.manifest(file)
    let export: Export
    switch to {
    case .webmanifest: export = manifest.webManifest(start: start)
    case .android: export = manifest.androidResources(package: package, activity: activity)
    case .desktop: export = manifest.desktopEntry(command: exec)
    case .swift: export = manifest.swiftSource()
    }
    try output.write(export)
  }
}

/// Where a command's files go.
struct ExportOutput: ParsableArguments {
  @Option(name: .shortAndLong, help: "The folder for the files; without it they are printed.")
  var output: String?

  func write(_ export: Export) throws {
    for note in export.notes { Actions.say(note) }
    guard let output else { return print(export) }
    for file in export.files {
      let url = URL(fileURLWithPath: output).appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      } catch {
        Actions.say("\(url.path) cannot be written (\(error.localizedDescription)). Choose another --output.")
        throw Actions.unreadable
      }
      Swift.print((output + "/" + file.path).escapedForTerminal)
    }
  }

  /// One file as it is; several each under its name. A terminal gets control characters escaped.
  private func print(_ export: Export) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    for file in export.files {
      if export.files.count > 1 { Swift.print("==> \(file.path.escapedForTerminal) <==") }
      Swift.print(isTerminal ? file.text.escapedForTerminal : file.text, terminator: "")
    }
  }
}
