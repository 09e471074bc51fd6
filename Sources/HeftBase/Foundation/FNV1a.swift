/// The hash FNV-1a: a number that tells bytes apart where no attacker chooses them.
///
/// The primes and the first value are from its authors, Fowler, Noll and Vo.
package enum FNV1a {
  /// The hash of bytes in 32 bits.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - start: The hash of the bytes before them.
  /// - Returns: The hash of both.
  package static func hash(_ bytes: some Sequence<UInt8>, from start: UInt32 = 0x811C_9DC5) -> UInt32 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The hash of bytes in 64 bits.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - start: Where it begins: the hash of the bytes before them, or any number.
  /// - Returns: The hash.
  package static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
