import TestRules
import Testing

@testable import Ink

/// Which rows of a strip four lines leave something of: no row too few, and none that is not the rectangle's (INK-2).
struct RowBoundsTests {
  /// Even numbers in -1...1, the same each time.
  private struct Numbers {
    var state: UInt64 = 20_261_127
    mutating func next() -> Float {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(Int32(truncatingIfNeeded: state >> 32)) / 2_147_483_648
    }
    mutating func four(_ scale: Float) -> SIMD4<Float> { SIMD4(next(), next(), next(), next()) * scale }
  }

  @Test(
    "The rows are those where each line is above zero somewhere in the strip, and no others", .rule("INK-2"))
  func rows() {
    var numbers = Numbers()
    var (found, empty) = (0, 0)
    for round in 0..<4000 {
      var planes = HalfPlanes(corner: numbers.four(300), stepX: numbers.four(20), stepY: numbers.four(30))
      for index in 0..<4 where planes.stepY[index].magnitude < 0.5 { planes.stepY[index] = 0.5 }
      let most = Int32(round % 37)
      let rows = RowBounds(planes).rows(from: planes.corner, most: most)
      // A line's highest number in the strip, and one more for the half of a pixel that it fades over.
      func height(_ row: Int32) -> Float {
        (0..<4).map { index in
          planes.corner[index] + max(Float(EdgeStepper.columns - 1) * planes.stepX[index], 0) + 1
            + Float(row) * planes.stepY[index]
        }.min() ?? 0
      }
      let inside = (0...most).filter { height($0) > 0.02 }
      let touched = (0...most).filter { height($0) > -0.02 }
      if rows.first <= rows.last {
        found += 1
        #expect(rows.first >= 0 && rows.last <= most, "round \(round)")
        #expect(inside.allSatisfy { rows.first <= $0 && $0 <= rows.last }, "round \(round)")
        #expect((rows.first...rows.last).allSatisfy(touched.contains), "round \(round)")
      } else {
        empty += 1
        #expect(inside.isEmpty, "round \(round)")
      }
    }
    #expect(found > 300 && empty > 300)
  }
}
