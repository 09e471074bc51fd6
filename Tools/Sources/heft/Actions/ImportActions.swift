import ArgumentParser
import ShortcutManifest

/// `heft actions import`: an Info.plist from a web app manifest.
struct ImportActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Writes an Info.plist with the shortcuts of a web app manifest.",
    discussion: "What an Info.plist cannot hold is said on standard error.")

  @Argument(help: "The web app manifest (manifest.json, .webmanifest); - is standard input.")
  var file: String

  @OptionGroup var output: ExportOutput

  func run() throws {
    var export: Export
    do throws(ReadingError) {
      let (manifest, notes) = try WebManifestReader.read(FileBytes.read(file))
      export = manifest.infoPlist()
      export.notes = notes
    } catch {
      throw Actions.fail(file, error)
    }
    try output.write(export)
  }
}
