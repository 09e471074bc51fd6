import ArgumentParser
import ShortcutManifest

/// `heft actions show`: the menu of the app's icon, as text.
struct ShowActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the quick actions as a phone shows them.")

  @Argument(help: "The Info.plist, XML or binary; - is standard input.")
  var file: String

  @OptionGroup var options: ManifestOptions

  @Option(help: "The language that the phone is set to, such as de or pt-BR.")
  var language: String?

  func run() throws {
    let manifest = try options.manifest(file)
    manifest.menu(in: language ?? manifest.developmentLanguage).forEach { print($0) }
  }
}
