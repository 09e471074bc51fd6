@testable import Ink

/// The coverage of a shape, found the slow way: by asking many points of each pixel whether they are inside.
struct SampledShape {
  let contours: [Contour]
  let rule: FillRule

  /// How often the lines go around a point.
  private func winding(_ point: Point) -> Int {
    var winding = 0
    for contour in contours {
      guard var last = contour.points.last else { continue }
      for next in contour.points {
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x < point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return winding
  }

  /// The coverage of a pixel inside, of `side` times `side` points.
  func coverage(x: Int, y: Int, side: Int = 16) -> Double {
    var inside = 0
    for row in 0..<side {
      for column in 0..<side {
        let step = 1 / Double(side)
        let around = winding(
          Point(Double(x) + (Double(column) + 0.5) * step, Double(y) + (Double(row) + 0.5) * step))
        if rule == .nonZero ? around != 0 : around % 2 != 0 { inside += 1 }
      }
    }
    return Double(inside) / Double(side * side)
  }
}

/// A bitmap that a test draws into.
func bitmap(_ width: Int, _ height: Int) -> Bitmap { Bitmap(width: width, height: height)! }

let black: UInt32 = 0xFF00_0000

/// The alpha of a pixel, 0...255.
func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 24) }

/// The sum of all opacities, in pixels: the area of what was drawn in black.
func inkedArea(_ bitmap: Bitmap) -> Double {
  var sum = 0
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width { sum += alpha(bitmap, x, y) }
  }
  return Double(sum) / 255
}
