import Foundation
import TestRules
import Testing

@testable import Ink

/// JPEG files that others have written (DRAW-32), with the pixels that another reader makes of them:
/// `Tests/Pictures/make_jpegs.py` makes them.
struct JPEGFileTests {
  struct File: CustomTestStringConvertible, Sendable {
    var name: String
    var width: Int
    var height: Int
    var bytes: [UInt8]
    /// Red, green and blue of each pixel.
    var colors: [UInt8]

    var testDescription: String { name }
  }

  static let files: [File] = PictureList.words(in: "jpegs").map { words in
    File(
      name: words[0], width: Int(words[1])!, height: Int(words[2])!, bytes: PictureList.bytes(words[3]),
      colors: PictureList.bytes(words[4]))
  }

  static func file(_ name: String) throws -> File { try #require(files.first { $0.name == name }) }

  @Test(
    "Every kind of file has the pixels that another reader makes of it", .rule("DRAW-32"), arguments: files)
  func kinds(file: File) throws {
    let picture = try JPEG.decode(file.bytes)
    #expect(picture.width == file.width && picture.height == file.height)
    let bytes = picture.straightBytes(of: picture.bounds)
    var most = 0
    for pixel in 0..<file.width * file.height {
      for part in 0..<3 {
        most = max(most, abs(Int(bytes[4 * pixel + part]) - Int(file.colors[3 * pixel + part])))
      }
      #expect(bytes[4 * pixel + 3] == 255)
    }
    // The arithmetic is the same, to the bit.
    #expect(most == 0, "\(file.name) differs by \(most)")
  }

  @Test("There are files of every kind")
  func thereAreFiles() {
    #expect(JPEGFileTests.files.count == 58)
    for number in 1...8 { #expect(JPEGFileTests.files.contains { $0.name == "orientation-\(number)" }) }
  }

  @Test(
    "A picture of which the file has lost the end shows what was read, and gray below", .rule("DRAW-32"),
    arguments: [
      "baseline-420-35x18", "progressive-420-35x18", "baseline-444-35x18", "gray",
    ])
  func cutOff(name: String) throws {
    let file = try JPEGFileTests.file(name)
    let whole = try JPEG.decode(file.bytes)
    var pictures = 0
    for count in 0..<file.bytes.count {
      guard let picture = try? JPEG.decode(Array(file.bytes.prefix(count))) else {
        #expect(pictures == 0, "Once there is a block there is a picture: \(count)")
        continue
      }
      pictures += 1
      #expect(picture.width == whole.width && picture.height == whole.height)
      // The last of a baseline file's blocks comes last.
      if !name.hasPrefix("progressive"), count < file.bytes.count - 20 {
        #expect(picture[whole.width - 1, whole.height - 1] == 0xFF80_8080, "\(count)")
      }
    }
    #expect(pictures > 20)
    #expect(try JPEG.decode(Array(file.bytes.dropLast(2))) == whole)
  }

  @Test(
    "Where blocks make no sense the picture is gray up to the next mark in the scan, and goes on there",
    .rule("DRAW-32")
  )
  func restarts() throws {
    let file = try JPEGFileTests.file("restarts-rows")
    let whole = try JPEG.decode(file.bytes)
    var bytes = file.bytes
    let marks = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && (0xD0...0xD7).contains(bytes[$0 + 1]) }
    try #require(marks.count == 2)
    // No code has a word of ones alone.
    for place in marks[0] + 2..<marks[1] { bytes[place] = place % 2 == marks[0] % 2 ? 0xFF : 0 }
    let picture = try JPEG.decode(bytes)
    for x in 0..<40 {
      #expect(picture[x, 24] == 0xFF80_8080)
      #expect(picture[x, 8] == whole[x, 8])
      #expect(picture[x, 32] != 0xFF80_8080)
    }
  }

  @Test("What is not a JPEG, or of another kind, is refused by an error that says why", .rule("DRAW-32"))
  func refusals() throws {
    func problem(_ bytes: [UInt8]) -> JPEG.ReadError? {
      do throws(JPEG.ReadError) {
        _ = try JPEG.decode(bytes)
        return nil
      } catch {
        return error
      }
    }
    let file = try JPEGFileTests.file("baseline-420").bytes
    let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    func changed(_ offset: Int, _ bytes: UInt8...) -> JPEG.ReadError? {
      var changed = file
      changed.replaceSubrange(frame + offset..<frame + offset + bytes.count, with: bytes)
      return problem(changed)
    }
    #expect(problem([]) == .isNoJPEG)
    #expect(problem(PNG.encode(bitmap(3, 3))) == .isNoJPEG)
    #expect(problem([0xFF, 0xD8, 0xFF]) == .isCutOff)
    #expect(problem(Array(file.prefix(frame))) == .isCutOff)
    for kind in [0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xDE] as [UInt8] {
      #expect(changed(1, kind) == .isUnsupported, "\(kind)")
    }
    #expect(changed(4, 12) == .isUnsupported)
    #expect(changed(5, 0, 0) == .isUnsupported)
    #expect(changed(7, 0, 0) == .isDamaged)
    #expect(changed(5, 0x20, 0x01) == .isTooLarge)
    // 8192 x 8192 pixels would have more blocks than a file of some hundred bytes can.
    #expect(changed(5, 0x20, 0x00, 0x20, 0x00) == .isCutOff)
    #expect(changed(9, 2) == .isDamaged)
    #expect(changed(11, 0x52) == .isDamaged)
    #expect(changed(11, 0x02) == .isDamaged)
    #expect(changed(12, 4) == .isDamaged)
  }

  @Test(
    "An orientation is read in both orders of bytes, and one that makes no sense is upright", .rule("DRAW-32")
  )
  func orientation() {
    func data(_ mark: String, _ entry: [UInt8], list: UInt8 = 8) -> [UInt8] {
      Array(mark.utf8) + (mark == "II" ? [42, 0, list, 0, 0, 0, 1, 0] : [0, 42, 0, 0, 0, list, 0, 1]) + entry
    }
    let little: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let big: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    #expect(JPEGOrientation(exif: data("II", little)) == JPEGOrientation(number: 6))
    #expect(JPEGOrientation(exif: data("MM", big)) == JPEGOrientation(number: 6))
    #expect(JPEGOrientation(exif: data("MM", little)) == nil)
    #expect(JPEGOrientation(exif: data("XX", little)) == nil)
    #expect(JPEGOrientation(exif: data("II", little, list: 0)) == nil)
    #expect(JPEGOrientation(exif: data("II", little, list: 200)) == nil)
    for count in 0..<19 { #expect(JPEGOrientation(exif: Array(data("II", little).prefix(count))) == nil) }
    #expect(JPEGOrientation(number: 0) == .upright && JPEGOrientation(number: 9) == .upright)
  }
}
