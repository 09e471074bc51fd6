import Foundation
import Ink

/// The ink's pixels against a truth of 16 x 16 samples in each: the union of all round cones of a stroke.
func accuracy() {
  var squares = 0.0
  var edges = 0
  var ink = (ours: 0.0, truth: 0.0)
  for seed in 1...12 {
    let points = (0..<60).map { index -> InkPoint in
      let (t, s) = (Double(index) / 60, Double(seed))
      return InkPoint(
        x: Float(100 + 70 * sin(t * 5 + s) + 15 * sin(t * 17 * s / 6)),
        y: Float(100 + 70 * cos(t * 4 + s * 2) + 12 * cos(t * 13)),
        radius: Float(0.5 + 4.5 * (0.5 - 0.5 * cos(t * 9 + s))))
    }
    let plane = CoverageMask(width: 200, height: 200)
    var rasterizer = StrokeRasterizer()
    for point in points { rasterizer.add(point, to: plane) }
    rasterizer.finish(in: plane)
    for y in 0..<200 {
      for x in 0..<200 {
        let truth = covered(x, y, points)
        let ours = Double(plane[x, y])
        ink.ours += ours
        ink.truth += truth
        if truth > 0, truth < 255 {
          squares += (ours - truth) * (ours - truth)
          edges += 1
        }
      }
    }
  }
  let rms = (squares / Double(edges)).squareRoot()
  print(
    String(
      format: "pixels against 16 x 16 samples: %.2f/255 RMS of %d edge pixels, %+.3f %% of ink", rms, edges,
      100 * (ink.ours / ink.truth - 1)))
  print("")
}

/// 0...255 of a pixel, by 16 x 16 places in it.
private func covered(_ x: Int, _ y: Int, _ points: [InkPoint]) -> Double {
  let (middleX, middleY) = (Double(x) + 0.5, Double(y) + 0.5)
  let near = zip(points, points.dropFirst()).filter { depth(middleX, middleY, $0, $1) > -1 }
  if near.isEmpty { return 0 }
  var count = 0
  for row in 0..<16 {
    for column in 0..<16 {
      let (px, py) = (Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16)
      if near.contains(where: { depth(px, py, $0, $1) >= 0 }) { count += 1 }
    }
  }
  return Double(count) / 256 * 255
}

/// How deep a place lies in the cone of two circles.
private func depth(_ x: Double, _ y: Double, _ a: InkPoint, _ b: InkPoint) -> Double {
  let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
  let length = hypot(dx, dy)
  let (px, py) = (x - Double(a.x), y - Double(a.y))
  let (r, s) = (Double(a.radius), Double(b.radius))
  if length == 0 || abs(r - s) >= length { return max(r - hypot(px, py), s - hypot(px - dx, py - dy)) }
  let taper = (r - s) / length
  let along = (px * dx + py * dy) / length
  let away = abs(py * dx - px * dy) / length
  let place = min(max(along - away * taper / (1 - taper * taper).squareRoot(), 0), length)
  return r - taper * place - hypot(along - place, away)
}
