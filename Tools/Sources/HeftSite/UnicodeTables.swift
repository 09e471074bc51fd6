import Foundation

/// The standard library's Unicode tables, as Swift's toolchain has them for a page.
///
/// A start of names in ASCII reads none of them, and they are a third of what a start would have to load beside its code.
struct UnicodeTables {
  /// The contents of the tables that are worth a segment of their own.
  let contents: [Data]

  /// A table of fewer bytes stays where it is (our choice).
  static let smallest = 128

  /// Reads the toolchain's library. Where there is none, there are no tables.
  init() throws {
    let target = try Tool.swift.run(["-print-target-info"])
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: target) else {
      self.init(archive: Data())
      return
    }
    let library =
      info.paths.runtimeResourcePath + "/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    self.init(archive: FileManager.default.contents(atPath: library) ?? Data())
  }

  /// Reads an archive of object files, as `ar` makes them. Members that cannot be read are passed over.
  init(archive: Data) {
    contents = Self.members(of: archive).flatMap { member -> [Data] in
      guard let object = ModuleSections(of: member), let memory = ModuleMemory(of: object) else { return [] }
      return memory.segments.map(\.bytes).filter { $0.count >= Self.smallest }
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// The files of an archive: after its 8 bytes of magic each has a header of 60 bytes with its size at 48, in decimal,
  /// and begins at an even place.
  private static func members(of archive: Data) -> [Data] {
    var reader = ModuleReader(archive.dropFirst(8))
    var members: [Data] = []
    while let header = reader.bytes(60) {
      let digits = String(decoding: header.dropFirst(48).prefix(10), as: UTF8.self)
      guard let size = Int(digits.trimmingCharacters(in: .whitespaces)), let member = reader.bytes(size)
      else { break }
      members.append(Data(member))
      if size % 2 == 1 { _ = reader.byte() }
    }
    return members
  }
}
