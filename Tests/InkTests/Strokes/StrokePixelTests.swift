import InkWork
import Testing

/// The ink's pixels are the same everywhere (INK-8). `Tests/Node/ink.test.mjs` reads the number from here.
struct StrokePixelTests {
  static let pixelHash: UInt32 = 0x6772_1C87

  @Test("Ten strokes with every brush, live, have the pixels that they have as WebAssembly")
  func everywhere() {
    let hash = InkWork.pixelHash()
    #expect(hash == StrokePixelTests.pixelHash, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }
}
