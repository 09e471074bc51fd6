import Foundation
import Testing

@testable import HeftSite

/// Which data goes into the second part of a module.
struct LateDataTests {
  private let table = Data((0..<200).map { UInt8($0 % 251 + 1) })
  private let other = Data((0..<150).map { UInt8($0 % 13 + 100) })

  /// A module with data, and a memory of its own or another module's.
  private func module(_ segments: [ModuleMemory.Segment], importsMemory: Bool) -> Data {
    var module = Data([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    if importsMemory {
      // A function, a global, a table and then the memory of the namespace "p", each named "m".
      let name = Data([1, 0x70, 1, 0x6D])
      let imports =
        Data([4]) + name + [0, 0] + name + [3, 0x7F, 1] + name + [1, 0x70, 1, 1, 9] + name + [2, 0, 1]
      module += Data([2, UInt8(imports.count)]) + imports
    }
    guard var sections = ModuleSections(of: module), var memory = ModuleMemory(of: sections) else {
      return Data()
    }
    memory.segments = segments
    memory.write(to: &sections)
    return sections.bytes
  }

  private func segments(_ module: Data) throws -> [ModuleMemory.Segment] {
    let sections = try #require(ModuleSections(of: module))
    return try #require(ModuleMemory(of: sections)).segments
  }

  /// A part's functions, as far as their addresses go.
  private func text(_ addresses: [Int]) -> Data {
    Data(
      (" (data (i32.const 1200008) \"table\")\n (func $one\n"
        + addresses.map { "  (i32.load offset=8\n   (i32.const \($0))\n  )\n" }.joined()).utf8)
  }

  private func moved(
    addresses: [Int], bySecond: [Int] = [], pointer: Int = 0
  ) throws -> (first: [ModuleMemory.Segment], second: [ModuleMemory.Segment]) {
    let word = withUnsafeBytes(of: UInt32(pointer).littleEndian) { Data($0) }
    let first = module(
      [.init(address: 1_200_000, bytes: Data("abcd".utf8) + word + table + other)], importsMemory: false)
    let second = module([], importsMemory: true)
    let parts = LateData(candidates: [table, other]).move(
      from: first, to: second, text: (text(addresses), text(bySecond)))
    return (try segments(parts.first), try segments(parts.second))
  }

  @Test("Data that no code of the first part addresses goes to the second, at the same place")
  func all() throws {
    let (first, second) = try moved(addresses: [1_200_000, 1_200_007, 1_200_358])
    #expect(first.map(\.address) == [1_200_000])
    #expect(first.first?.bytes.count == 8)
    #expect(second == [.init(address: 1_200_008, bytes: table), .init(address: 1_200_208, bytes: other)])
  }

  @Test(
    "Data that the first part's code or data has an address in stays",
    arguments: [(1_200_008, 0), (1_200_207, 0), (1_200_000, 1_200_008), (1_200_004, 1_200_100)])
  func addressed(code: Int, data: Int) throws {
    let (first, second) = try moved(addresses: [code], pointer: data)
    #expect(first.reduce(0) { $0 + $1.bytes.count } == 208)
    #expect(second == [.init(address: 1_200_208, bytes: other)])
  }

  @Test("An address in the data that only the second part's code reads keeps nothing back")
  func addressedBySecond() throws {
    let (first, second) = try moved(addresses: [1_200_000], bySecond: [1_200_004], pointer: 1_200_008)
    #expect(first.map(\.bytes.count) == [8])
    #expect(second.count == 2)
  }

  @Test(
    "A table whose zeros an optimizer has left out is found, and one that is there twice is left where it is")
  func zeros() throws {
    let gap = Data([1, 2, 3]) + Data(count: 40) + Data([4, 5, 6])
    let first = module(
      [
        .init(address: 64, bytes: Data([1, 2, 3])),
        .init(address: 107, bytes: Data([4, 5, 6]) + table + table),
      ],
      importsMemory: false)
    let parts = LateData(candidates: [gap, table]).move(
      from: first, to: module([], importsMemory: true), text: (Data(), Data()))
    #expect(
      try segments(parts.second) == [
        .init(address: 64, bytes: Data([1, 2, 3])), .init(address: 107, bytes: Data([4, 5, 6])),
      ])
    #expect(try segments(parts.first) == [.init(address: 110, bytes: table + table)])
  }

  @Test("A second part with a memory of its own gets nothing, and bytes that are no module stay as they are")
  func alone() throws {
    let first = module([.init(address: 8, bytes: table)], importsMemory: false)
    let late = LateData(candidates: [table])
    let alone = module([], importsMemory: false)
    #expect(late.move(from: first, to: alone, text: (Data(), Data())) == (first, alone))
    let second = module([], importsMemory: true)
    for length in 0..<first.count {
      let broken = Data(first.prefix(length))
      let parts = late.move(from: broken, to: second, text: (Data(), Data()))
      #expect(try segments(parts.second).isEmpty)
    }
  }

  @Test(
    "The addresses of a module's text are the constants and offsets of its functions that lie in its data")
  func addresses() {
    let text = """
      (data (i32.const 1010) "x")
       (func $f1005 (i32.load offset=1020 align=2 (i32.const 1077))(v128.const i32x4 0x1030 0x2)(i32.const -1031)
        (f64.const 2.1032)(i32.const 5000000000000000000000000)(i32.const 999)(i32.const 1000))
      """
    let image = ModuleMemory.Image(start: 1000, bytes: Data(count: 100))
    #expect(LateData.addresses(in: Data(text.utf8), of: image) == [1020, 1077, 1000])
  }

  @Test("The toolchain's Unicode tables are read, and an archive that breaks off has fewer")
  func tables() throws {
    #expect(try UnicodeTables().contents.contains { $0.count > 8000 })
    let object = module([.init(address: 0, bytes: table)], importsMemory: false)
    let size = String(object.count)
    let header = Data(
      ("tables.o/".padding(toLength: 48, withPad: " ", startingAt: 0)
        + size.padding(toLength: 10, withPad: " ", startingAt: 0) + "`\n").utf8)
    let archive = Data("!<arch>\n".utf8) + header + object
    #expect(UnicodeTables(archive: archive).contents == [table])
    for length in 0..<archive.count {
      #expect(UnicodeTables(archive: archive.prefix(length)).contents.isEmpty)
    }
  }
}
