import Foundation
import Heft
import HeftStubs
import TestRules
import Testing

@Suite("Pictures in files")
struct ImageIOTests {
  /// The bytes of one of the files that `Tests/Pictures/make_gifs.py` makes.
  private func file(_ name: String) throws -> Data {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Pictures/gifs.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(name + " ") })
    return try #require(Data(base64Encoded: String(line.split(separator: " ")[3])))
  }

  @Test("A GIF has all its pictures, each with how long it is shown", .rule("DRAW-41"))
  func moving() throws {
    let source = try #require(CGImageSourceCreateWithData(try file("pictures-that-are-cleared"), nil))
    #expect(CGImageSourceGetCount(source) == 4)
    let delays = (0..<4).map { index -> Double? in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
      return (gif?[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue
    }
    // The last one says 0.
    #expect(delays == [0.05, 0.1, 0.15, 0.1])
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil)?.width == 24)
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil)
  }

  @Test("A picture of a GIF's bytes is its first", .rule("DRAW-41"))
  func first() throws {
    let image = try #require(UIImage(data: try file("one-color")))
    #expect(image.size == CGSize(width: 5, height: 3))
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
  }
}
