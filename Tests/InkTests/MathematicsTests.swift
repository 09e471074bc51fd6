import Foundation
import Ink
import Testing

struct MathematicsTests {
  private func isClose(_ value: Double, _ truth: Double) -> Bool {
    abs(value - truth) <= max(truth.ulp * 3, 3e-16)
  }

  @Test func sineAndCosineAgreeWithTheCLibraryToAFewLastBits() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.0137
      #expect(isClose(Mathematics.sine(angle), sin(angle)), "sine of \(angle)")
      #expect(isClose(Mathematics.cosine(angle), cos(angle)), "cosine of \(angle)")
    }
  }

  @Test func arctangentAgreesWithTheCLibraryInAllDirections() {
    for y in -60...60 {
      for x in -60...60 where x != 0 || y != 0 {
        let (dy, dx) = (Double(y) * 0.37, Double(x) * 0.53)
        #expect(isClose(Mathematics.arctangent(y: dy, x: dx), atan2(dy, dx)), "of \(dy), \(dx)")
      }
    }
  }

  @Test func whatIsNotFiniteGivesNoAngleAndNoTrap() {
    #expect(Mathematics.sine(.infinity).isNaN)
    #expect(Mathematics.cosine(.nan).isNaN)
    #expect(Mathematics.arctangent(y: .nan, x: 1).isNaN)
    #expect(Mathematics.arctangent(y: 0, x: 0) == 0)
    #expect(isClose(Mathematics.arctangent(y: .infinity, x: -.infinity), 3 * .pi / 4))
    #expect(Mathematics.sine(1e300).magnitude <= 1)
  }
}
