import Ink
import TestRules
import Testing

struct GzipTests {
  /// `printf 'ink ink ink' | gzip -n`
  private static let file: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0xCC, 0xCB, 0x56, 0xC8, 0x84, 0x60,
    0x00, 0x95, 0xD0, 0x68, 0xAC, 0x0B, 0x00, 0x00, 0x00,
  ]

  @Test("A gzip file is unpacked, and one that is cut off or changed anywhere is not", .rule("FORMAT-9"))
  func unpack() {
    #expect(Gzip.unpack(Self.file, limit: 11) == Array("ink ink ink".utf8))
    #expect(Gzip.unpack(Self.file, limit: 10) == nil)
    for count in 0..<Self.file.count { #expect(Gzip.unpack(Array(Self.file[..<count]), limit: 99) == nil) }
    // The time, the kind of packing and the system in the head say nothing about the bytes.
    for place in Array(0...2) + Array(10..<Self.file.count) {
      var changed = Self.file
      changed[place] ^= 1
      #expect(Gzip.unpack(changed, limit: 99) == nil, "byte \(place)")
    }
  }

  @Test(
    "A gzip file that is cut off is unpacked as far as it goes, and never beyond the limit",
    .rule("FORMAT-11"))
  func unpackStart() {
    let whole = Array("ink ink ink".utf8)
    #expect(Gzip.unpackStart(Self.file, limit: 99) == whole)
    #expect(Gzip.unpackStart(Self.file, limit: 4) == Array("ink ".utf8))
    for count in 0..<Self.file.count {
      let start = Gzip.unpackStart(Array(Self.file[..<count]), limit: 99)
      #expect(whole.starts(with: start) && (count < 20 || start.count >= 4))
    }
  }
}
