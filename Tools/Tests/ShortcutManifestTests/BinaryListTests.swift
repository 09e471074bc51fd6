import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-1: binary lists that were made to do harm.
struct BinaryListTests {
  /// A file of these objects, the first on top, with references of one byte.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return bytes
  }

  private func problem(_ objects: [[UInt8]]) throws -> String {
    try #require(throws: ReadingError.self) { try PropertyList.read(file(objects)) }.problem
  }

  @Test("A list that was put together by hand is read")
  func sound() throws {
    let root = try PropertyList.read(file([[0xD1, 1, 2], [0x51, 97], [0x61, 0x00, 0xFC]]))
    #expect(root["a"]?.text == "ü")
  }

  @Test("An object within itself is an error, at once or over others", .rule("MANIFEST-1"))
  func cyclic() throws {
    #expect(try problem([[0xA1, 0]]).contains("contains itself"))
    #expect(try problem([[0xA1, 1], [0xD1, 2, 0], [0x51, 97]]).contains("contains itself"))
  }

  @Test("Few bytes that stand for billions of values are an error, and soon", .rule("MANIFEST-1"))
  func doubling() throws {
    let arrays = (1...60).map { [0xA2, UInt8($0), UInt8($0)] }
    #expect(try problem(arrays + [[0x09]]).contains("more than"))
  }

  @Test(
    "Lengths, references and kinds that cannot be are errors",
    arguments: [
      [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x6F, 0x11, 0xFF, 0xFF], [0x5F, 0x51],
      [0xA1, 200], [0xD1, 0, 0], [0xD1, 1, 1], [0x00], [0x0F], [0xF0], [0x90], [0x17], [0x27], [0x5F],
    ] as [[UInt8]])
  func impossible(object: [UInt8]) throws {
    _ = try problem([object, [0x09]])
  }

  @Test("A trailer with any single byte changed is read or refused")
  func trailers() throws {
    let sound = file([[0xD1, 1, 2], [0x51, 97], [0x51, 98]])
    for index in (sound.count - 32)..<sound.count {
      for value in 0...255 {
        var bytes = sound
        bytes[index] = UInt8(value)
        _ = try? PropertyList.read(bytes)
      }
    }
  }
}
