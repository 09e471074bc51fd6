import Foundation

/// Random numbers that a seed repeats, by the SplitMix64 generator, so that a test that fails can be run again.
public struct Seeded: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  ///
  /// - Parameter seed: The same seed gives the same numbers, on every machine.
  public init(_ seed: UInt64) {
    state = seed
  }

  /// The next number.
  ///
  /// - Returns: 64 bits that are spread evenly.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// The seed of the environment variable `HEFT_SEED`, or a new one for this run. A test that fails names it.
  public static let seed: UInt64 =
    ProcessInfo.processInfo.environment["HEFT_SEED"].flatMap(UInt64.init)
    ?? UInt64.random(in: 0...999_999_999)
}
