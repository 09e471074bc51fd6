import Foundation
import HeftTesting
import Testing

import enum Ink.Base64

/// Bytes in a trace (TRACE-1).
struct Base64Tests {
  @Test("Bytes are written as Foundation writes them, and read back")
  func foundation() {
    var random = Seeded(Seeded.seed)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let letters = Base64.encode(bytes)
      #expect(letters == Data(bytes).base64EncodedString())
      #expect(Base64.decode(ArraySlice(letters.utf8)) == bytes)
    }
  }

  @Test(
    "What is no base64 is refused",
    arguments: ["A", "AA", "AAA", "A===", "====", "AB==", "AAB=", "A=AA", "A-AA"])
  func refused(letters: String) {
    #expect(Base64.decode(ArraySlice(letters.utf8)) == nil)
  }
}
