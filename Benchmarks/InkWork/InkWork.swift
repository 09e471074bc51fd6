import Ink

/// The work that is timed, the same natively and as WebAssembly.
public final class InkWork {
  /// All samples as circles.
  public let points = StrokeSet.points()
  private let plane = CoverageMask(width: StrokeSet.width, height: StrokeSet.height)
  private let planes = StrokeBuffers(width: StrokeSet.width, height: StrokeSet.height)
  private var picture: Bitmap
  private let paper: Bitmap
  private let brush = InkBrush(.pen, size: 5.5, color: 0xFF00_0000)
  private var live: LiveStroke
  private var liveCount = 0
  /// Where in the swing the next sample is.
  private var place = 0
  private var swing: [InkSample] = []
  /// How many samples a swing of `draw` has, after which it is where it began.
  public static let swingCount = 16 * Int(StrokeSet.rate)

  /// Nil where there is no room for a picture.
  public init?() {
    guard let picture = Bitmap(width: StrokeSet.width, height: StrokeSet.height) else { return nil }
    self.picture = picture
    paper = picture
    live = LiveStroke(brush: brush, planes: planes)
    // A stroke of any length goes round and round.
    swing = (0..<InkWork.swingCount).map { index in
      let turn = 2 * Double.pi * Double(index) / Double(InkWork.swingCount)
      return InkSample(
        x: 375 + 300 * Mathematics.sine(turn * 7), y: 667 + 500 * Mathematics.cosine(turn * 5), time: 0,
        force: 0.5 - 0.45 * Mathematics.cosine(turn * 23))
    }
  }

  /// Draws all strokes from their samples to the pixels of a picture.
  public func segments() {
    picture = paper
    points.withUnsafeBufferPointer { points in
      for stroke in 0..<StrokeSet.strokeCount {
        plane.clear()
        var rasterizer = StrokeRasterizer()
        for index in 0..<StrokeSet.sampleCount {
          rasterizer.add(points[stroke * StrokeSet.sampleCount + index], to: plane)
        }
        rasterizer.finish(in: plane)
        picture.ink(brush.layer, through: plane)
      }
    }
  }

  /// Begins a stroke for `draw`.
  public func begin() {
    picture = paper
    live = LiveStroke(brush: brush, planes: planes)
    liveCount = 0
    place = 0
  }

  /// Goes on with the stroke, sample by sample: smoothing, predicting a frame, inking, and coloring what is dirty.
  public func draw(_ count: Int) {
    for _ in 0..<count {
      live.add(next())
      live.show(on: &picture, over: paper, predicting: 1.0 / 60)
    }
  }

  /// Smooths so many samples and predicts a frame after each; answers something of all results.
  public func model(_ count: Int) -> Double {
    var model = StrokeModel()
    var cleaner = SampleCleaner()
    var sum = 0.0
    for _ in 0..<count {
      guard let clean = cleaner.clean(next()) else { continue }
      if let moment = model.add(clean) { sum += moment.x }
      if let moment = model.predicted(after: 1.0 / 60) { sum += moment.y }
    }
    return sum
  }

  private func next() -> InkSample {
    var sample = swing[place]
    place = place + 1 < swing.count ? place + 1 : 0
    sample.time = Double(liveCount) / StrokeSet.rate
    liveCount += 1
    return sample
  }

  /// The circles as x, y and radius, one after the other.
  public private(set) lazy var circles: [Float] = points.flatMap { [$0.x, $0.y, $0.radius] }

  /// How many pixels are inked, as proof that there was work.
  public var inkedPixels: Int {
    var count = 0
    for y in 0..<StrokeSet.height {
      for x in 0..<StrokeSet.width where picture[x, y] >> 24 > 127 { count += 1 }
    }
    return count
  }
}
