import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// A folder that keeps what apps store natively (STORE-7).
struct FolderStorageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "heft-\(UUID().uuidString)")

  private func removeAll() {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("What is stored in a folder is there for the next one who opens it", .rule("STORE-7"))
  func kept() {
    defer { removeAll() }
    let storage = FolderStorage(folder: folder)
    #expect(storage.items.isEmpty)
    for (app, key) in [("a", "x"), ("a", "../.."), ("b", "x"), ("b", "ä /\u{0}"), ("", "e")] {
      #expect(storage.store(Array((app + key).utf8), app: app, key: key) == nil)
    }
    #expect(storage.store([], app: "a", key: "x") == nil)
    let longest = String(repeating: "k", count: Storage.longestKey)
    #expect(storage.store([1], app: "a", key: longest) == nil)
    #expect(storage.remove(app: "b", key: "x") == nil)
    #expect(storage.remove(app: "b", key: "never") == nil)
    let items = FolderStorage(folder: folder).items.filter { $0.app != "" }
    #expect(items.map(\.app) == ["a", "a", "a", "b"])
    #expect(Set(items.map(\.key)) == ["x", "../..", longest, "ä /\u{0}"])
    #expect(items.first { $0.key == "x" }?.bytes == [])
    #expect(items.first { $0.key == "../.." }?.bytes == Array("a../..".utf8))
  }

  @Test("A disk that is full leaves the old bytes there", .rule("STORE-7"))
  func fullDisk() {
    defer { removeAll() }
    #expect(FolderStorage(folder: folder).store([1], app: "a", key: "x") == nil)
    let full = FolderStorage(folder: folder) { _, _ in .fileWriteOutOfSpace }
    #expect(full.store([2], app: "a", key: "x").map { StorageError(host: $0) } == .full)
    #expect(full.items.map(\.bytes) == [[1]])
  }

  @Test(
    "A folder that may not be written to says so",
    arguments: [
      CocoaError.Code.fileWriteNoPermission, .fileWriteVolumeReadOnly,
    ])
  func readOnly(code: CocoaError.Code) {
    defer { removeAll() }
    let storage = FolderStorage(folder: folder) { _, _ in code }
    #expect(
      storage.store([2], app: "a", key: "x").map { StorageError(host: $0) } == .unavailable("NotAllowedError")
    )
  }

  @Test("A file where the folder should be makes every write fail")
  func notAFolder() throws {
    defer { removeAll() }
    try Data("no folder".utf8).write(to: folder)
    let storage = FolderStorage(folder: folder)
    #expect(storage.items.isEmpty)
    #expect(storage.store([1], app: "a", key: "x") != nil)
    #expect(storage.remove(app: "a", key: "x") == nil)
    #expect(try Data(contentsOf: folder) == Data("no folder".utf8))
  }

  @Test("Files that are not ours are passed over")
  func foreignFiles() throws {
    defer { removeAll() }
    let storage = FolderStorage(folder: folder)
    #expect(storage.store([1], app: "a", key: "x") == nil)
    for name in ["zz", "abc", ".hidden", "61/xyz", "61/ff"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(storage.items.map(\.key) == ["x"])
  }
}
