import Ink

/// A stroke as it was drawn: with which brush, and every sample of it.
struct DrawnStroke: Equatable {
  var brush: InkBrush
  var samples: [StrokeSample] = []

  /// How long it took, in seconds.
  var duration: Double { Double(samples.last?.time ?? 0) / StrokeSample.stepsInSecond }

  /// The circles of its ink.
  var circles: [InkPoint] {
    var pipeline = StrokePipeline(brush: brush)
    var circles: [InkPoint] = []
    for sample in samples { pipeline.add(sample.ink) { circles.append($0) } }
    pipeline.finish { circles.append($0) }
    return circles
  }

  /// Draws the whole stroke into a picture, by way of a plane, which it clears first.
  func draw(into picture: inout Bitmap, through plane: CoverageMask) {
    plane.clear()
    var pipeline = StrokePipeline(brush: brush)
    var rasterizer = StrokeRasterizer()
    for sample in samples { pipeline.add(sample.ink) { rasterizer.add($0, to: plane) } }
    pipeline.finish { rasterizer.add($0, to: plane) }
    rasterizer.finish(in: plane)
    picture.ink(brush.layer, through: plane)
  }
}
