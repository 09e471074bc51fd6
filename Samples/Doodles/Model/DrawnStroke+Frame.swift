import Ink

// Texts and pictures on the paper: their samples are three corners of a frame.
extension DrawnStroke {
  /// A picture of which the upper left, the upper right and the lower left corner are told, in pixels.
  init(_ picture: InkPicture, at corners: [Point], layer: UInt32) {
    let samples = corners.map { StrokeSample(InkSample(x: $0.x, y: $0.y, time: 0)) }
    self.init(DoodleStroke(picture, corners: samples, layer: layer))
  }

  /// Whether it is a text or a picture.
  var isFramed: Bool { text != nil || picture != nil }

  /// As `DoodleStroke.frame`.
  var frame: Affine? { isFramed ? Affine(corners: samples) : nil }

  /// The pixels that a text or a picture may touch; nil for strokes. The host's letters differ from the table's, and reach beyond
  /// their lines (our choice of how far).
  var frameReach: PixelRectangle? {
    guard let frame else { return nil }
    return frame.bounds(widenedBy: text == nil ? 1 : brush.size / 2 + frame.sides.x / 4)
  }

  /// Places of the stroke by which it is known whether a loop holds it: its samples, or a grid over its frame.
  var places: [SIMD2<Double>] {
    guard let frame else { return samples.map { SIMD2($0.ink.x, $0.ink.y) } }
    var places: [SIMD2<Double>] = []
    for column in 0...8 {
      for row in 0...2 {
        let place = frame(Point(Double(column) / 8, Double(row) / 2))
        places.append(SIMD2(place.x, place.y))
      }
    }
    return places
  }

  /// Whether a place, in pixels, lies within the frame of a text or a picture, or so many pixels beside it.
  func holds(_ place: SIMD2<Double>, within margin: Double) -> Bool {
    guard let frame, let inverse = frame.inverse else { return false }
    let (own, sides) = (inverse(Point(place.x, place.y)), frame.sides)
    let (across, down) = (margin / sides.x, margin / sides.y)
    return (-across...1 + across).contains(own.x) && (-down...1 + down).contains(own.y)
  }
}
