import ArgumentParser
import Foundation
import ShortcutManifest

/// `heft actions`: the quick actions that an app declares in its Info.plist.
struct Actions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks, shows and converts the home-screen quick actions of an Info.plist.",
    subcommands: [CheckActions.self, ShowActions.self, ExportActions.self, ImportActions.self])

  /// The exit code where a file cannot be read.
  static let unreadable = ExitCode(2)

  /// Says something beside a command's output, with control characters escaped.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line.escapedForTerminal + "\n").utf8))
  }

  /// Says why a file could not be read, and ends the command.
  static func fail(_ file: String, _ error: ReadingError) -> ExitCode {
    let place = error.line.map { "\(file):\($0)" } ?? file
    say("\(place): \(error)")
    return unreadable
  }
}

/// The options of all commands about an Info.plist besides its name.
struct ManifestOptions: ParsableArguments {
  @Option(
    name: .customLong("strings"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Files or folders with the translations (InfoPlist.strings, .xcstrings).",
      discussion: "Without it they are looked for beside and below the Info.plist."))
  var strings: [String] = []

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("The value of a build variable.", valueName: "NAME=VALUE"))
  var settings: [String] = []

  var variables: BuildVariables {
    BuildVariables(
      Dictionary(settings.compactMap(ManifestOptions.pair), uniquingKeysWith: { _, last in last }))
  }

  func validate() throws {
    for setting in settings where ManifestOptions.pair(setting) == nil {
      throw ValidationError("--set is '\(setting)', but must be NAME=VALUE.")
    }
  }

  private static func pair(_ setting: String) -> (String, String)? {
    guard let equals = setting.firstIndex(of: "="), equals != setting.startIndex else { return nil }
    return (String(setting[..<equals]), String(setting[setting.index(after: equals)...]))
  }

  /// Reads an Info.plist. Translations that cannot be read are reported, and left out.
  func manifest(_ file: String) throws -> ActionManifest {
    var sources = LocalizationSources(strings)
    let (localizations, errors) = sources.localizations(for: file)
    for error in errors { Actions.say("\(error.file): \(error.problem) \(error.remedy)") }
    do throws(ReadingError) {
      let root = try PropertyList.read(FileBytes.read(file))
      for finding in ManifestCheck.findings(in: root, variables: variables) where finding.kind.losesAnAction {
        Actions.say("\(file): \(finding.path): \(finding.problem) \(finding.remedy)")
      }
      return ActionManifest(root, variables: variables, localizations: localizations)
    } catch {
      throw Actions.fail(file, error)
    }
  }
}

extension Finding.Kind {
  /// Whether an action or a part of it is not read because of such a mistake.
  fileprivate var losesAnAction: Bool {
    switch self {
    case .missingType, .missingTitle, .misspeltKey, .misplacedKey, .unknownKey, .blankInKey, .wrongType: true
    default: false
    }
  }
}
