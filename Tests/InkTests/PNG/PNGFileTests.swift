import Foundation
import Testing

@testable import Ink

/// PNG files that others have packed (DRAW-10): `Tests/Pictures/make_pngs.py` makes them.
struct PNGFileTests {
  struct File: CustomTestStringConvertible, Sendable {
    var kind: String
    var depth: Int
    var isInterlaced: Bool
    var bytes: [UInt8]

    var testDescription: String { "\(kind) \(depth)\(isInterlaced ? " interlaced" : "")" }
  }

  static let files: [File] = PictureList.words(in: "pngs").map { words in
    File(
      kind: words[0], depth: Int(words[1])!, isInterlaced: words[2] == "1", bytes: PictureList.bytes(words[3])
    )
  }

  /// Red, green, blue and alpha of a pixel, by the rule that the files are made by.
  private func color(_ file: File, _ x: Int, _ y: Int) -> [UInt8] {
    func part(_ index: Int) -> Int {
      let value = 37 * x + 91 * y + 53 * index
      return file.depth == 16 ? value % 256 : value % (1 << file.depth)
    }
    func byte(_ index: Int) -> UInt8 {
      file.depth >= 8 ? UInt8(part(index)) : UInt8(part(index) * 255 / (1 << file.depth - 1))
    }
    switch file.kind {
    case "gray": return [byte(0), byte(0), byte(0), 255]
    case "gray-clear": return [byte(0), byte(0), byte(0), part(0) == 37 ? 0 : 255]
    case "grayAlpha": return [byte(0), byte(0), byte(0), byte(1)]
    case "rgb": return [byte(0), byte(1), byte(2), 255]
    case "rgb-clear": return [byte(0), byte(1), byte(2), part(0) == 37 ? 0 : 255]
    case "rgba": return [byte(0), byte(1), byte(2), byte(3)]
    default:
      let fading: [UInt8] = file.kind == "palette-clear" ? [0, 99] : []
      let index = part(0)
      return [7, 11, 13].map { UInt8(index * $0 % 256) } + [index < fading.count ? fading[index] : 255]
    }
  }

  @Test("Every kind of file is read as it is", arguments: files)
  func kinds(file: File) throws {
    let picture = try #require(PNG.decode(file.bytes))
    #expect(picture.width == 13 && picture.height == 11)
    var straight: [UInt8] = []
    for y in 0..<11 {
      for x in 0..<13 { straight += color(file, x, y) }
    }
    #expect(picture == Bitmap(width: 13, height: 11, straightBytes: straight))
  }

  @Test("There are files of every kind")
  func thereAreFiles() {
    #expect(PNGFileTests.files.count == 33)
  }

  @Test("A wrong byte anywhere in any of them does no harm", arguments: files)
  func damage(file: File) {
    for place in stride(from: 8, to: file.bytes.count, by: 5) {
      var wrong = file.bytes
      wrong[place] ^= UInt8(1 + place % 255)
      _ = PNG.decode(wrong)
    }
  }
}
