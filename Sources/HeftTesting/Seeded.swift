import Foundation
import HeftBase

/// Random numbers that a seed repeats, by the SplitMix64 generator, so that a test that fails can be run again.
public struct Seeded: RandomNumberGenerator, Sendable {
  private var numbers: RandomNumbers

  /// The numbers of a seed.
  ///
  /// - Parameter seed: The same seed gives the same numbers, on every machine.
  public init(_ seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
  }

  /// The next number.
  ///
  /// - Returns: 64 bits that are spread evenly.
  public mutating func next() -> UInt64 { numbers.next() }

  /// The seed of the environment variable `HEFT_SEED`, or a new one for this run. A test that fails names it.
  public static let seed: UInt64 =
    ProcessInfo.processInfo.environment["HEFT_SEED"].flatMap(UInt64.init)
    ?? UInt64.random(in: 0...999_999_999)
}
