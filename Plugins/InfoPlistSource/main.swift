import Foundation
import ShortcutManifest

// InfoPlistSource TARGET OUTPUT PLIST SOURCE...
//
// Writes what Heft needs of an Info.plist as Swift. PLIST is empty where a target has none; the sources are searched
// for a delegate with `@main` before it.

/// Says why the build cannot go on, as compilers do, and ends it.
func fail(_ file: String, _ line: Int?, _ message: String) -> Never {
  let place = line.map { "\(file):\($0)" } ?? file
  FileHandle.standardError.write(Data("\(place): error: \(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  fail("InfoPlistSource", nil, "takes at least three arguments: TARGET OUTPUT PLIST [SOURCE...]")
}
let (target, output, plist) = (arguments[1], arguments[2], arguments[3])

var manifest = ActionManifest()
if !plist.isEmpty {
  do throws(ReadingError) {
    let root = try PropertyList.read(FileBytes.read(plist))
    // Xcode takes these values from its build settings, where the file says nothing better.
    let identifier = root["CFBundleIdentifier"]?.text ?? ""
    var settings = ["PRODUCT_NAME": target, "TARGET_NAME": target, "EXECUTABLE_NAME": target]
    if identifier.isEmpty || identifier.contains("$") {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example." + target
    }
    let variables = BuildVariables(settings)
    for finding in ManifestCheck.findings(in: root, variables: variables) {
      let place = finding.line.map { "\(plist):\($0)" } ?? plist
      FileHandle.standardError.write(
        Data("\(place): warning: \(finding.path): \(finding.problem) \(finding.remedy)\n".utf8))
    }
    manifest = ActionManifest(root, variables: variables)
  } catch {
    fail(plist, error.line, "\(error)")
  }
}

let delegate = arguments.dropFirst(4).lazy.compactMap { MainClass.name(in: $0) }.first
let export = manifest.infoPlistSource(target: target, delegate: delegate)
for note in export.notes {
  FileHandle.standardError.write(Data("\(plist): warning: \(note)\n".utf8))
}
write(export.files[0].text, to: URL(fileURLWithPath: output))

/// A file that is written again is compiled again, with all that depends on it: one that says the same stays.
func write(_ source: String, to file: URL) {
  let bytes = Data(source.utf8)
  guard (try? Data(contentsOf: file)) != bytes else { return }
  do {
    try bytes.write(to: file)
  } catch {
    fail(file.path, nil, "cannot be written (\(error.localizedDescription)).")
  }
}
