import Testing

@testable import HeftWeb

/// `Double(String)` and `Float(String)` in a page: the same to the bit as natively.
struct NumberTextTests {
  private func read(_ text: String, _ format: NumberText) -> (value: Double, length: Int) {
    (Array(text.utf8) + [0]).withUnsafeBufferPointer { format.read($0.baseAddress!) }
  }

  /// Expects that a text which is a number as a whole is read as the standard library does natively.
  private func expectSame(_ text: String) {
    let (value, length) = read(text, .double)
    if let native = Double(text) {
      #expect(length == text.utf8.count, "\(text)")
      #expect(value.bitPattern == native.bitPattern, "\(text)")
    }
    if let native = Float(text) {
      #expect(Float(read(text, .float).value).bitPattern == native.bitPattern, "\(text)")
    }
  }

  @Test(
    "A number is rounded once, ties to even, at both ends of the range",
    arguments: [
      "0", "-0", "0.1", "1e5", ".5", "5.", "9007199254740993", "9007199254740992.9999",
      "2.2250738585072011e-308",
      "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
      "3.4028235e38", "1.401298464324817e-45", "0x1p-1074", "0x1.8p-1075", "0x1.fffffffffffff7p1023", "inf",
      "-Infinity", "00012.5000e0003", "0e99999999999999",
      "9007199254740993" + String(repeating: "0", count: 900) + "1e-901",
    ])
  func edges(text: String) { expectSame(text) }

  @Test("Any number that Swift writes is read back, and many-digit ones are rounded alike")
  func random() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let double = Double(bitPattern: random.next())
      let float = Float(bitPattern: UInt32.random(in: 0...(.max), using: &random))
      if double.isFinite { expectSame("\(double)") }
      if float.isFinite { expectSame("\(float)") }
      let digits = (0..<30).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      expectSame("\(digits).\(digits)e\(Int.random(in: -340...290, using: &random))")
    }
  }

  @Test(
    "What is not a number ends where it stops being one",
    arguments: [
      ("", 0), ("-", 0), (".", 0), ("x1", 0), ("1e", 1), ("1e+", 1), ("1.5x", 3), ("1_000", 1),
      ("12e-3abc", 5),
      ("0x", 1), ("infinit", 3), ("nan(1)", 6), ("nan(", 3), (" 1", 0),
    ])
  func ends(text: String, length: Int) {
    #expect(read(text, .double).length == length)
  }
}
