@testable import Ink

/// Strokes for tests, and what becomes of them.
enum StrokeSamples {
  /// A swinging line of that many samples at a rate, with a force that swells.
  static func wave(_ count: Int, rate: Double = 240) -> [InkSample] {
    (0..<count).map { index in
      let time = Double(index) / rate
      return InkSample(
        x: 100 + 70 * Mathematics.sine(time * 5), y: 100 + 60 * Mathematics.cosine(time * 3.3), time: time,
        force: 0.5 - 0.4 * Mathematics.cosine(time * 7))
    }
  }

  /// All circles of a stroke.
  static func circles(_ samples: [InkSample], brush: InkBrush = pen) -> [InkPoint] {
    var pipeline = StrokePipeline(brush: brush)
    var circles: [InkPoint] = []
    for sample in samples { pipeline.add(sample) { circles.append($0) } }
    pipeline.finish { circles.append($0) }
    return circles
  }

  /// The coverage of circles that are joined.
  static func plane(_ circles: [InkPoint], side: Int = 200) -> CoverageMask {
    let plane = CoverageMask(width: side, height: side)
    var rasterizer = StrokeRasterizer()
    for circle in circles { rasterizer.add(circle, to: plane) }
    rasterizer.finish(in: plane)
    return plane
  }

  /// A plane with the ink of both of two planes of the same size.
  static func united(_ one: CoverageMask, _ other: CoverageMask) -> CoverageMask {
    let plane = CoverageMask(width: one.width, height: one.height)
    for place in 0..<plane.stride * plane.height {
      plane.bytes[place] = max(one.bytes[place], other.bytes[place])
    }
    for block in 0..<plane.blockColumns * plane.blockRows {
      plane.marks[block] = max(one.marks[block], other.marks[block])
    }
    return plane
  }

  static let pen = InkBrush(.pen, size: 6, color: 0xFF00_0000)
}

extension CoverageMask {
  /// All of its coverage, in pixels.
  var area: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += Int(self[x, y]) } }
    return Double(sum) / 255
  }

  func isEqual(to other: CoverageMask) -> Bool {
    for y in 0..<height { for x in 0..<width where self[x, y] != other[x, y] { return false } }
    return true
  }
}
