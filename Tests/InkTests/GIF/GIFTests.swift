import Foundation
import TestRules
import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// GIF files that others have written (DRAW-41), with the pixels that another reader makes of them:
/// `Tests/Pictures/make_gifs.py` makes them.
struct GIFTests {
  struct File: CustomTestStringConvertible, Sendable {
    var name: String
    var width: Int
    var height: Int
    var bytes: [UInt8]
    /// How long each picture is shown, in milliseconds, and red, green, blue and alpha of each of its pixels.
    var frames: [(delay: Int, pixels: [UInt8])]

    var testDescription: String { name }
  }

  static let files: [File] = PictureList.words(in: "gifs").map { words in
    File(
      name: words[0], width: Int(words[1])!, height: Int(words[2])!, bytes: PictureList.bytes(words[3]),
      frames: stride(from: 4, to: words.count, by: 2).map {
        (Int(words[$0])!, PictureList.bytes(words[$0 + 1]))
      })
  }

  static func file(_ name: String) throws -> File { try #require(files.first { $0.name == name }) }

  /// The bytes of pixels as they are compared: what is clear has no color.
  private static func visible(_ pixels: [UInt8]) -> [UInt8] {
    pixels.indices.map { pixels[$0 | 3] == 0 ? 0 : pixels[$0] }
  }

  @Test(
    "Every picture of a file has the pixels that another reader makes of it", .rule("DRAW-41"),
    arguments: files)
  func pictures(file: File) throws {
    let frames = GIF.frames(of: file.bytes)
    try #require(frames.count == file.frames.count)
    for (frame, expected) in zip(frames, file.frames) {
      #expect(frame.bitmap.width == file.width && frame.bitmap.height == file.height)
      #expect(Int((frame.delay * 1000).rounded()) == expected.delay)
      let pixels = frame.bitmap.straightBytes(of: frame.bitmap.bounds)
      #expect(GIFTests.visible(pixels) == GIFTests.visible(expected.pixels))
    }
    #expect(GIF.decode(file.bytes) == frames[0].bitmap)
  }

  @Test("A file that is cut off shows the pixels that are there, and never more pictures", .rule("DRAW-41"))
  func cutOff() throws {
    let file = try GIFTests.file("long-codes")
    let whole = try #require(GIF.decode(file.bytes))
    let half = try #require(GIF.decode(Array(file.bytes.prefix(file.bytes.count / 2))))
    #expect(half[0, 0] == whole[0, 0] && half[whole.width - 1, whole.height - 1] == 0)
    let moving = try GIFTests.file("pictures-that-are-left")
    for length in 0..<moving.bytes.count {
      let frames = GIF.frames(of: Array(moving.bytes.prefix(length)))
      #expect(frames.count <= moving.frames.count)
    }
  }

  @Test("Bytes that are changed at random never stop the reader", .rule("DRAW-41"))
  func damaged() throws {
    let seed = Seeded.seed
    Swift.print("GIF files: HEFT_SEED=\(seed)")
    var random = Seeded(seed)
    for file in GIFTests.files where file.bytes.count < 5000 {
      for _ in 0..<40 {
        var bytes = file.bytes
        for _ in 0..<4 {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        // A size of many pixels takes long and shows nothing else.
        (bytes[7], bytes[9]) = (0, 0)
        for frame in GIF.frames(of: bytes) { #expect(frame.bitmap.width < 256, "HEFT_SEED=\(seed)") }
      }
    }
  }

  @Test("A picture with sides of 65,535 shows the part that is within the whole", .rule("DRAW-41"))
  func largePicture() throws {
    let file = try GIFTests.file("one-color")
    var bytes = file.bytes
    let descriptor = try #require(bytes.lastIndex(of: 0x2C))
    bytes.replaceSubrange(descriptor + 5..<descriptor + 9, with: [255, 255, 255, 255])
    let picture = try #require(GIF.decode(bytes))
    #expect(picture.width == file.width && picture[0, 0] == GIF.decode(file.bytes)?[0, 0])
  }

  @Test("What is no GIF, and a GIF without a picture, give none", .rule("DRAW-41"))
  func nothing() {
    #expect(GIF.decode([]) == nil)
    #expect(GIF.decode(Array("GIF89a".utf8)) == nil)
    #expect(GIF.decode(Array("GIF89a".utf8) + [4, 0, 4, 0, 0, 0, 0, 0x3B]) == nil)
    #expect(GIF.decode([0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 40)) == nil)
  }
}
