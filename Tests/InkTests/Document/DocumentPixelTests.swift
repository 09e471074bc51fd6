import InkWork
import TestRules
import Testing

/// A document, `Tests/Pictures/doodle-3.txt`, has the same pixels natively, in Node and in a browser (FORMAT-28): Tests/Node,
/// Tests/Page and Tests/WebKit compare theirs with these numbers.
struct DocumentPixelTests {
  static let hashAtOne: UInt32 = 0x6225_D46E
  static let hashAtTwo: UInt32 = 0x2E2B_90AE
  static let hashAtMore: UInt32 = 0x0C25_230F

  private static let known: [(Double, UInt32)] = [(1, hashAtOne), (2, hashAtTwo), (3.7, hashAtMore)]

  @Test(
    "A document has the pixels that are known at every zoom", .rule("FORMAT-28"),
    arguments: DocumentPixelTests.known)
  func document(scale: Double, known: UInt32) throws {
    let hash = InkWork.documentHash(try DoodleFixture.bytes("doodle-3"), scale: scale)
    #expect(hash == known, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }
}
