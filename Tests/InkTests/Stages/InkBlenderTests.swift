import Testing

@testable import Ink

/// The colors of single pixels, against the formula in whole precision.
struct InkBlenderTests {
  private let colors: [UInt32] = [
    0xFF00_0000, 0xFFFF_FFFF, 0xFF20_40A0, 0x8040_2010, 0x8080_8080, 0x0100_0001, 0, 0xC012_3456,
  ]

  /// Returns a row of sixteen pixels once it is blended.
  private func blended(_ layer: InkLayer, _ coverage: [UInt8], over base: [UInt32]?) -> [UInt32] {
    var target = [UInt32](repeating: 0xDEAD_BEEF, count: 16)
    let span = coverage.withUnsafeBytes { CoverageSpan($0.baseAddress!) }
    target.withUnsafeMutableBytes { target in
      if let base {
        base.withUnsafeBytes {
          InkBlender(layer).blend(span, over: $0.baseAddress, into: target.baseAddress!)
        }
      } else {
        InkBlender(layer).blend(span, over: nil, into: target.baseAddress!)
      }
    }
    return target
  }

  /// The color's share by the coverage, and of what is there what the layer's alpha leaves, each part rounded.
  private func truth(_ layer: InkLayer, _ coverage: UInt8, _ base: UInt32) -> UInt32 {
    let share = Double(coverage)
    let rest = 255 - (share * Double(layer.color >> 24) / 255).rounded()
    return [0, 8, 16, 24].reduce(0 as UInt32) { pixel, shift in
      let color = layer.erases ? 0 : Double(layer.color >> UInt32(shift) & 255)
      let old = Double(base >> UInt32(shift) & 255)
      return pixel | UInt32(((color * share + old * rest) / 255).rounded()) << UInt32(shift)
    }
  }

  @Test(
    "Every coverage of every color over every other is the formula's, to the nearest",
    arguments: [false, true])
  func formula(erases: Bool) {
    for color in colors {
      for base in colors {
        let layer = InkLayer(color: color, erases: erases)
        for first in stride(from: 0, to: 256, by: 16) {
          let coverage = (first..<first + 16).map { UInt8($0) }
          let found = blended(layer, coverage, over: [UInt32](repeating: base, count: 16))
          #expect(found == coverage.map { truth(layer, $0, base) })
        }
      }
    }
  }

  @Test("Each of sixteen pixels has its own coverage and its own ground")
  func order() {
    let coverage: [UInt8] = (0..<16).map { UInt8($0 * 37 % 256) }
    let base: [UInt32] = (0..<16).map { 0xFF00_0000 | UInt32($0) * 0x0F0B07 }
    let layer = InkLayer(color: 0x8040_2010)
    #expect(
      blended(layer, coverage, over: base) == zip(coverage, base).map { truth(layer, $0, $1) })
  }

  @Test("Over a clear ground the color is laid by its coverage alone")
  func clear() {
    let coverage: [UInt8] = (0..<16).map { UInt8($0 * 17) }
    let layer = InkLayer(color: 0x8040_2010)
    #expect(blended(layer, coverage, over: nil) == coverage.map { truth(layer, $0, 0) })
  }
}
