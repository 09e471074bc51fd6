// How long it takes to check a thousand Info.plist files with their translations in one call: what a build of
// many apps would wait for.
import Foundation
import ShortcutManifest

let files = 1000
let rounds = 5

/// About five thousand bytes, as the real ones have.
func plist(_ number: Int) -> String {
  let padding = (0..<40).map { "\t<key>OtherKey\($0)</key>\n\t<string>Some value of number \($0)</string>\n" }
  let items = (0..<4).map { item in
    """
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.app\(number).action\(item)</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>Title \(item)</string>
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>UIApplicationShortcutIconTypeShare</string>
    \t\t</dict>

    """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(padding.joined())\t<key>UIApplicationShortcutItems</key>
    \t<array>
    \(items.joined())\t</array>
    </dict>
    </plist>

    """
}

let root = FileManager.default.temporaryDirectory.appendingPathComponent("heft-actions-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: root) }
var paths: [String] = []
for number in 0..<files {
  let folder = root.appendingPathComponent("App\(number)")
  let language = folder.appendingPathComponent("de.lproj")
  try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
  let file = folder.appendingPathComponent("Info.plist")
  try Data(plist(number).utf8).write(to: file)
  let texts = (0..<4).map { "\"Title \($0)\" = \"Titel \($0)\";\n" }.joined()
  try Data(texts.utf8).write(to: language.appendingPathComponent("InfoPlist.strings"))
  paths.append(file.path)
}

var times: [Duration] = []
for _ in 0..<rounds {
  let time = ContinuousClock().measure {
    let report = CheckReport(checking: paths)
    precondition(report.exitCode == 0 && report.files.allSatisfy { $0.actions == 4 })
  }
  times.append(time)
}
let median = times.sorted()[rounds / 2] / .milliseconds(1)
print("actions/check-1000 \(Int(median.rounded())) ms n=\(rounds)")
