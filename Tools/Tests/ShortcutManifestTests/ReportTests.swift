import Foundation
import ShortcutManifest
import Testing

/// MANIFEST-7: a report on many files, for people and for scripts.
final class ReportTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("heft-\(UUID().uuidString)").path
    try write("sound/Info.plist", Draft.plist(Draft.sound))
    try write("poor/Info.plist", Draft.plist(Draft.title))
    try write("poor/App/de.lproj/InfoPlist.strings", "\"New Tab\" = \"Neuer Tab\";")
    try write("poor/fr.lproj/InfoPlist.strings", "")
    try write("broken/Info.plist", "<plist>\n<dict>")
    try write("texts/Info.plist", Draft.plist(Draft.sound))
    try write("texts/de.lproj/InfoPlist.strings", "\"New Tab\" =")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func report(_ names: String...) -> CheckReport {
    CheckReport(checking: names.map { "\(folder)/\($0)" })
  }

  @Test("The exit code is 0 without findings, 1 with some, 2 where a file cannot be read")
  func exitCodes() {
    #expect(report("sound/Info.plist").exitCode == 0)
    #expect(report("sound/Info.plist", "poor/Info.plist").exitCode == 1)
    #expect(report("broken/Info.plist", "poor/Info.plist").exitCode == 2)
    #expect(report("none.plist").exitCode == 2)
    #expect(report("sound").exitCode == 2)
    #expect(report("texts/Info.plist").exitCode == 2)
  }

  @Test("Each line begins with the file and the line, so that an editor can go there")
  func lines() throws {
    let lines = report("poor/Info.plist", "broken/Info.plist").lines
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "\(folder)/poor/Info.plist:6: UIApplicationShortcutItems[0].UIApplicationShortcutItemType: "))
    #expect(lines[1].contains("no translation in fr."))
    #expect(lines[2].hasPrefix("\(folder)/broken/Info.plist:2: "))
  }

  @Test("A remark is told and leaves the exit code 0")
  func remarks() throws {
    let item = Draft.title + Draft.key("UIApplicationShortcutItemType", "$(PRODUCT_BUNDLE_IDENTIFIER).a")
    try write("usual/Info.plist", Draft.plist(item))
    let report = report("usual/Info.plist")
    #expect(report.exitCode == 0)
    #expect(report.files[0].findings.isEmpty)
    #expect(report.files[0].remarks.map(\.kind) == [.buildVariable])
    #expect(report.lines.count == 1)
    #expect(report.lines[0].contains(":8: remark: UIApplicationShortcutItems[0]"))
  }

  @Test("No line holds a control character, whatever the file has")
  func controls() throws {
    let item = Draft.type + Draft.key("UIApplicationShortcutItemTi\u{9B}31mtle&#27;", "a&#27;[31m")
    try write("hostile/Info.plist", Draft.plist(item))
    let lines = report("hostile/Info.plist", "no\u{1B}[2Jsuch").lines
    #expect(lines.count > 1)
    for line in lines {
      #expect(
        !line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "\(line)")
    }
  }

  @Test("A menu and a terminal show a control character and obey none")
  func terminal() throws {
    let item =
      Draft.type + Draft.key("UIApplicationShortcutItemTitle", "Red\u{9B}31m\nand \u{7F}\u{202E}more")
    let menu = try Draft.manifest(Draft.plist(item)).menu(in: "en")
    #expect(menu.last == #"  Red\u{9B}31m\u{A}and \u{7F}\u{202E}more"#)
    #expect("a\u{1B}[2J\tb\nc".escapedForTerminal == "a\\u{1B}[2J\tb\nc")
    #expect("Zoë 👩‍👩‍👧".escapedOnOneLine == "Zoë 👩‍👩‍👧")
  }

  @Test("The JSON says the same in each case, and reads back")
  func json() throws {
    for names in [[], ["sound/Info.plist"], ["poor/Info.plist"], ["none"], ["texts/Info.plist"]] {
      let report = CheckReport(checking: names.map { "\(folder)/\($0)" })
      #expect(try JSONDecoder().decode(CheckReport.self, from: Data(report.json.utf8)) == report)
    }
  }
}
