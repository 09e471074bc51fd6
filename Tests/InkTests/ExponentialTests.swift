import Foundation
import Ink
import Testing

struct ExponentialTests {
  private func isClose(_ value: Double, _ truth: Double, units: Double = 2) -> Bool {
    abs(value - truth) <= truth.ulp * units
  }

  @Test func theExponentialAgreesWithTheCLibraryToTheLastBits() {
    for step in -70_000...70_000 {
      let power = Double(step) * 0.01003
      #expect(isClose(Mathematics.exponential(power), exp(power)), "of \(power)")
    }
  }

  @Test func theLogarithmAgreesWithTheCLibraryToTheLastBits() {
    var value = 1e-300
    while value < 1e300 {
      #expect(isClose(Mathematics.logarithm(value), log(value)), "of \(value)")
      value *= 1.0137
    }
    for step in 1...20_000 {
      let value = Double(step) * 0.0001
      #expect(abs(Mathematics.logarithm(value) - log(value)) <= max(log(value).ulp * 2, 1e-18), "of \(value)")
    }
  }

  @Test func aPowerAgreesWithTheCLibrary() {
    for base in [0.5, 0.998, 1.0, 1.7, 10, 250] {
      for power in [-40.0, -1, 0, 0.25, 1, 3.5, 40] {
        #expect(abs(Mathematics.power(base, power) / pow(base, power) - 1) < 1e-13, "\(base) to \(power)")
      }
    }
  }

  @Test func aWholePowerThatANumberCanHoldIsExact() {
    for exponent in 0...15 {
      var product = 1.0
      for _ in 0..<exponent { product *= 10 }
      #expect(Mathematics.power(10, Double(exponent)) == product)
      #expect(Mathematics.power(10, Double(-exponent)) == 1 / product)
    }
    for exponent in -1022...1023 {
      #expect(Mathematics.power(2, Double(exponent)) == pow(2, Double(exponent)))
    }
    #expect(Mathematics.power(-2, 2) == 4)
    #expect(Mathematics.power(-2, 3) == -8)
    #expect(Mathematics.power(-1.5, -3) == 1 / -3.375)
  }

  @Test func theEndsOfTheRangeGiveNoTrap() {
    #expect(Mathematics.exponential(1000) == .infinity)
    #expect(Mathematics.exponential(-1000) == 0)
    #expect(Mathematics.exponential(-744) > 0)
    #expect(Mathematics.exponential(709.7).isFinite)
    #expect(Mathematics.exponential(.nan).isNaN)
    #expect(Mathematics.exponential(.infinity) == .infinity)
    #expect(Mathematics.logarithm(0) == -.infinity)
    #expect(Mathematics.logarithm(-1).isNaN)
    #expect(Mathematics.logarithm(.infinity) == .infinity)
    #expect(isClose(Mathematics.logarithm(.leastNonzeroMagnitude), log(.leastNonzeroMagnitude)))
    #expect(Mathematics.power(0, 2) == 0)
    #expect(Mathematics.power(0, -2) == .infinity)
    #expect(Mathematics.power(0, 0.5) == 0)
    #expect(Mathematics.power(0, -0.5) == .infinity)
    #expect(Mathematics.power(-2, 0.5).isNaN)
    #expect(Mathematics.power(-2, 2_000_001) == -.infinity)
    #expect(Mathematics.power(.infinity, -3) == 0)
    #expect(Mathematics.power(.nan, 2).isNaN)
    #expect(Mathematics.power(2, .nan).isNaN)
    #expect(Mathematics.power(2, .infinity) == .infinity)
    #expect(Mathematics.power(7, 0) == 1)
  }
}
