// The larger and the smaller numbers of two vectors. Written so, and always with vectors on both sides, the compiler makes
// one instruction of it; with a number on one side, or the other way around, it goes lane by lane.

extension SIMD4<Float> {
  @_transparent
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
  @_transparent
  func atLeast(_ number: Float) -> Self { atLeast(Self(repeating: number)) }
  @_transparent
  func atMost(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
  @_transparent
  func atMost(_ number: Float) -> Self { atMost(Self(repeating: number)) }
  /// Without their signs.
  @_transparent
  var magnitudes: Self { atLeast(-self) }
}

extension SIMD4<Int32> {
  @_transparent
  func atMost(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
}

extension SIMD8<Int16> {
  @_transparent
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
  @_transparent
  func atMost(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
}

extension SIMD4<UInt8> {
  @_transparent
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
}

extension SIMD16<UInt8> {
  @_transparent
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
  /// Whether all are 0.
  @_transparent
  var isZero: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
