/// A stroke's samples become the circles of its ink: cleaning, model, curve and width in a row.
///
/// A value of fixed size, about a kilobyte: its methods change it in place, also those that only tell, because the compiler
/// copies it for each call of one that does not. What it appends is settled and never changes; the end that may still change
/// is asked for.
public struct StrokePipeline: Sendable {
  public let brush: InkBrush
  private var cleaner = SampleCleaner()
  private var model: StrokeModel
  /// The last settled point.
  private var settled: StrokeKnot?

  /// At the beginning of a stroke.
  public init(brush: InkBrush, parameters: StrokeModel.Parameters = .init()) {
    self.brush = brush
    model = StrokeModel(parameters)
  }

  /// Takes a sample in and hands over the circles that it settles.
  public mutating func add(_ sample: InkSample, _ ink: (InkPoint) -> Void) {
    guard let clean = cleaner.clean(sample), let point = model.add(clean) else { return }
    append(point, after: &settled, ink)
  }

  /// Hands over the circles from the settled end to where the last sample was.
  public mutating func finish(_ ink: (InkPoint) -> Void) {
    var last = settled
    appendRest(after: &last, ink)
    // The smoothed place may be a little beside the last sample: the stroke ends where the pen was.
    if let end = model.end { ink(StrokeKnot(end, brush).point) }
  }

  /// Hands over the circles from the settled end to where the pen will be after so many seconds, for showing only.
  public mutating func tip(after time: Double, _ ink: (InkPoint) -> Void) {
    guard let predicted = model.predicted(after: time) else { return finish(ink) }
    var last = settled
    appendRest(after: &last, ink)
    append(predicted, after: &last, tolerance: StrokeCurve.predicted, ink)
  }

  private mutating func appendRest(after last: inout StrokeKnot?, _ ink: (InkPoint) -> Void) {
    var back = model.unsettledCount
    while back > 0 {
      back -= 1
      append(model.unsettled(back), after: &last, ink)
    }
  }

  @inline(__always)
  private func append(
    _ point: StrokeModel.ModeledPoint, after last: inout StrokeKnot?, tolerance: Float = StrokeCurve.exact,
    _ ink: (InkPoint) -> Void
  ) {
    let knot = StrokeKnot(point, brush)
    if let last {
      let curve = StrokeCurve(from: last, to: knot, tolerance: tolerance)
      var index: Int32 = 1
      while index <= curve.count {
        ink(curve[index])
        index &+= 1
      }
    } else {
      ink(knot.point)
    }
    last = knot
  }
}
