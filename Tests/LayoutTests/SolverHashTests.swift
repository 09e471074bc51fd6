import SolverWork
import TestRules
import Testing

/// The solver finds the same values everywhere, to the bit. `Tests/Node/layout.test.mjs` reads the number from here.
struct SolverHashTests {
  static let valueHash: UInt32 = 0x6971_F216

  @Test("Systems that change by chance have the values that they have as WebAssembly", .rule("LAYOUT-2"))
  func everywhere() {
    let hash = SolverWork.valueHash()
    #expect(hash == SolverHashTests.valueHash, "now 0x\(String(hash, radix: 16, uppercase: true))")
  }
}
