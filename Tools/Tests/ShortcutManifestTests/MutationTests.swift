import Foundation
import HeftTesting
import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-1: whatever bytes come, reading ends with a value or an error. `HEFT_FUZZ_CASES` says how many are
/// tried; 200000 take a few minutes in a debug build.
struct MutationTests {
  private static let cases =
    ProcessInfo.processInfo.environment["HEFT_FUZZ_CASES"].flatMap(Int.init) ?? 3000

  private static func seeds() throws -> [[UInt8]] {
    let text = Draft.plist(
      Draft.sound + Draft.icon("UIApplicationShortcutIconTypeAdd"),
      Draft.title + Draft.key("UIApplicationShortcutItemType", "$(A:lower).${B}&#38;"))
    let object = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    let strings = "/* a */ \"New Tab\" = \"Neuer \\\"Tab\\\" \\U00fc\";\nb = c;"
    let catalog =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"b"}}}}}}"#
    let web =
      #"{"name":"A","shortcuts":[{"name":"B","url":"./?action=c&d=e","icons":[{"src":"icons/a.png"}]}]}"#
    var seeds = [text, strings, catalog, web].map { Array($0.utf8) } + [Array(binary)]
    seeds.append([0xFF, 0xFE] + Array(try #require(strings.data(using: .utf16LittleEndian))))
    if RealFiles.folder != nil {
      for folder in ["plists", "manifests"] {
        seeds += try RealFiles.below(folder).map { try FileBytes.read(RealFiles.path(folder + "/" + $0)) }
      }
    }
    return seeds
  }

  @Test("Changed, cut and mixed files are read or refused", .rule("MANIFEST-1"))
  func mutations() throws {
    let seeds = try MutationTests.seeds()
    var random = Seeded(Seeded.seed)
    for number in 0..<MutationTests.cases {
      var bytes = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      for _ in 0..<Int.random(in: 1...8, using: &random) { MutationTests.change(&bytes, seeds, &random) }
      let count = MutationTests.readEverything(bytes)
      #expect(count >= 0, "case \(number) of seed \(Seeded.seed)")
    }
  }

  private static func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]], _ random: inout Seeded) {
    guard !bytes.isEmpty else { return bytes.append(.random(in: 0...255, using: &random)) }
    let at = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, at + Int.random(in: 1...64, using: &random))
    switch Int.random(in: 0...6, using: &random) {
    case 0: bytes[at] = .random(in: 0...255, using: &random)
    case 1: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes.removeSubrange(at..<end)
    case 3: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 4: bytes.removeSubrange(at...)
    case 5:
      let other = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      let from = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[from..<min(other.count, from + 64)], at: at)
    default:
      bytes[at] =
        [0, 0xFF, 0x7F, 0x80, 0x0F, 0xAF, 0xDF, 38, 60, 62, 34, 92].randomElement(using: &random) ?? 0
    }
  }

  /// Reads the bytes as each kind of file there is, and does all that can be done with what comes of it.
  private static func readEverything(_ bytes: [UInt8]) -> Int {
    var count = 0
    if let root = try? PropertyList.read(bytes) {
      let manifest = ActionManifest(root)
      count += ManifestCheck.findings(in: root).count
      for export in [
        manifest.webManifest(), manifest.androidResources(), manifest.desktopEntry(), manifest.infoPlist(),
      ] {
        count += export.files.count
      }
      count += manifest.menu(in: "de").count
    }
    count += (try? StringsReader.read(bytes).count) ?? 0
    count += (try? StringCatalog.read(bytes).count) ?? 0
    count += (try? WebManifestReader.read(bytes).manifest.infoPlist().files.count) ?? 0
    return count
  }
}
