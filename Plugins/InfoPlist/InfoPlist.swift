import Foundation
import PackagePlugin

/// Makes Swift of a target's Info.plist at each build: the app's name, its bundle identifier and its static quick
/// actions, and the entry of a delegate with `@main` before it.
@main
struct InfoPlist: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let plist = target.directoryURL.appending(path: "Info.plist")
    let hasPlist = FileManager.default.fileExists(atPath: plist.path)
    let sources = target.kind == .executable ? target.sourceFiles(withSuffix: ".swift").map(\.url) : []
    let output = context.pluginWorkDirectoryURL.appending(path: "InfoPlist.swift")
    return [
      .buildCommand(
        displayName: "Reading the Info.plist of \(target.name)",
        executable: try context.tool(named: "InfoPlistSource").url,
        arguments: [target.name, output.path, hasPlist ? plist.path : ""] + sources.map(\.path),
        inputFiles: (hasPlist ? [plist] : []) + sources, outputFiles: [output])
    ]
  }
}
