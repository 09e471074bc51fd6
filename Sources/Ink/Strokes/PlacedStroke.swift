/// Inks whole strokes into a bitmap in which their drawing lies at a place: a tile of a drawing that is shown larger, say.
public struct PlacedStroke {
  /// Where the drawing lies in the bitmap.
  public let placement: InkPlacement
  private let plane: CoverageMask

  /// Through a plane of the bitmap's size, which is cleared for each stroke.
  ///
  /// - Parameters:
  ///   - placement: Where the drawing lies in the bitmap.
  ///   - plane: Of the bitmap's size.
  public init(_ placement: InkPlacement, through plane: CoverageMask) {
    self.placement = placement
    self.plane = plane
  }

  /// Draws a stroke by its samples in pixels of the drawing.
  ///
  /// - Parameters:
  ///   - samples: The whole stroke.
  ///   - brush: The brush that it is drawn with.
  ///   - picture: The picture that it is drawn on.
  public func draw<Samples: Sequence>(_ samples: Samples, with brush: InkBrush, into picture: inout Bitmap)
  where Samples.Element == InkSample {
    plane.clear()
    var pipeline = StrokePipeline(brush: brush, scale: placement.scale)
    var inker = StrokeInker(brush)
    for sample in samples { pipeline.add(sample) { inker.add(placement($0), to: plane) } }
    pipeline.finish { inker.add(placement($0), to: plane) }
    inker.finish(in: plane, at: placement)
    picture.ink(brush.layer, through: plane)
  }
}

extension Collection where Element == InkSample {
  /// The pixels that a stroke of these samples may touch in its drawing, or a few more.
  ///
  /// - Parameter brush: The brush that the stroke is drawn with.
  /// - Returns: The rectangle in pixels of the drawing; an empty one where there is no sample.
  public func reach(of brush: InkBrush) -> PixelRectangle {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    var gap = 0.0
    var last: InkSample?
    for sample in self where sample.x.isFinite && sample.y.isFinite {
      if let last {
        gap = Swift.max(gap, Swift.max((sample.x - last.x).magnitude, (sample.y - last.y).magnitude))
      }
      last = sample
      left = Swift.min(left, sample.x)
      top = Swift.min(top, sample.y)
      right = Swift.max(right, sample.x)
      bottom = Swift.max(bottom, sample.y)
    }
    guard left <= right else { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    // A curve goes out of its samples where it turns, by less than the distance between two.
    let margin = brush.widestRadius + 2 + gap
    func whole(_ value: Double) -> Int {
      Int(Swift.min(Swift.max(value, -1e6), 1e6).rounded(.down))
    }
    return PixelRectangle(
      left: whole(left - margin), top: whole(top - margin), right: whole(right + margin) + 1,
      bottom: whole(bottom + margin) + 1)
  }
}
