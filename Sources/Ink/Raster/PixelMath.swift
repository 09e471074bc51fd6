/// Arithmetic on pixels whose colors are multiplied by alpha, two bytes at a time in one number.
enum PixelMath {
  /// The pixel times a share of 255, each byte to the nearest.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* share &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// A pixel over another pixel.
  @inline(__always)
  static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    top &+ scale(bottom, 255 &- (top >> 24))
  }

  /// The same function of each pair of bytes.
  static func eachByte(_ one: UInt32, _ other: UInt32, _ body: (UInt32, UInt32) -> UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      result |= min(body(one >> shift & 255, other >> shift & 255), 255) << shift
    }
    return result
  }
}

/// A pixel with less of it, by a share of 255.
///
/// - Parameters:
///   - pixel: A pixel, its colors multiplied by alpha.
///   - share: 0...255, from nothing to all of it.
/// - Returns: The pixel with each part scaled.
public func faded(_ pixel: UInt32, by share: UInt32) -> UInt32 { PixelMath.scale(pixel, share) }
