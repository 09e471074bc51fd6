import Foundation
import Ink
import InkWork
import TestRules
import Testing

/// The ink's pixels are the same everywhere (INK-8). `Tests/Node/ink.test.mjs` reads the numbers from here.
struct StrokePixelTests {
  static let pixelHash: UInt32 = 0xAB30_1DC0
  static let recordedHash: UInt32 = 0xBFDF_D0C4

  @Test("Ten strokes with every brush, live, have the pixels that they have as WebAssembly", .rule("INK-8"))
  func everywhere() {
    let hash = InkWork.pixelHash()
    #expect(hash == StrokePixelTests.pixelHash, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }

  /// A painting session of MyPaint: time, x, y and pressure, a line each.
  private static let recording = ProcessInfo.processInfo.environment["HEFT_DATA"]
    .map { $0 + "/strokes/mypaint/painting30sec-first-half.dat" }
    .flatMap { FileManager.default.contents(atPath: $0) }
    .map { [UInt8]($0) }

  @Test(
    "Recorded strokes have the pixels that they have as WebAssembly", .rule("INK-8"),
    .enabled(if: recording != nil, "HEFT_DATA names no folder with recordings"))
  func recorded() throws {
    let text = String(decoding: try #require(StrokePixelTests.recording), as: UTF8.self)
    let samples = text.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return InkSample(x: numbers[1], y: numbers[2], time: numbers[0], force: numbers[3])
    }
    let hash = InkWork.pixelHash(of: samples)
    #expect(hash == StrokePixelTests.recordedHash, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }
}
