import DoodleFormats
import Foundation
import TestRules
import Testing

struct DoodleArchiveTests {
  private let files: [(name: String, bytes: [UInt8])] = [
    ("Möwe.doodle", [1, 2, 3]), ("Möwe.doodle", []), ("b", Array(repeating: 7, count: 1000)),
  ]

  @Test(
    "An archive holds its files, each under a name of its own, and another program reads it",
    .rule("FORMAT-16"))
  func roundTrip() throws {
    let archive = DoodleArchive.write(files)
    #expect(DoodleArchive.isArchive(archive))
    let (read, problem) = DoodleArchive.read(archive, limit: 1 << 20)
    #expect(problem == nil)
    #expect(
      read.map(\.name) == ["Möwe.doodle", "Möwe 2.doodle", "b"] && read.map(\.bytes) == files.map(\.bytes))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "doodles-\(UInt32.random(in: 0...UInt32.max)).zip")
    try Data(archive).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-m", "zipfile", "--test", file.path]
    python.standardOutput = FileHandle.nullDevice
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
  }

  @Test(
    "Of an archive that is cut off or damaged anywhere the files before are read, with a sentence",
    .rule("FORMAT-16"))
  func damaged() {
    let archive = DoodleArchive.write(files)
    for count in 0..<archive.count - 22 - 3 * 60 {
      let (read, problem) = DoodleArchive.read(Array(archive.prefix(count)), limit: 1 << 20)
      #expect(problem != nil && read.map(\.bytes) == Array(files.map(\.bytes).prefix(read.count)))
    }
    for place in archive.indices {
      var damaged = archive
      damaged[place] ^= 0x55
      _ = DoodleArchive.read(damaged, limit: 1 << 20)
    }
    #expect(DoodleArchive.read(archive, limit: 500).files.count == 2)
  }

  @Test(
    "Files that are too many for one archive are several, each within the limit, with every file once",
    .rule("FORMAT-16")
  )
  func groups() {
    let many = (0..<40).map { (name: "Möwe.doodle", bytes: [UInt8](repeating: UInt8($0), count: 13 * $0)) }
    for limit in [300, 500, 1000, 5000, 1 << 20] {
      let groups = DoodleArchive.groups(many, limit: limit)
      #expect(groups.flatMap { $0 }.map(\.bytes) == many.map(\.bytes))
      for group in groups {
        let archive = DoodleArchive.write(Array(group))
        #expect(archive.count <= limit || group.count == 1, "\(archive.count) of \(limit)")
      }
      #expect((groups.count == 1) == (limit == 1 << 20))
    }
    #expect(DoodleArchive.groups([], limit: 100).isEmpty)
  }
}
