/// A stroke's samples become the circles of its ink: cleaning, model, curve and width in a row.
///
/// A value of fixed size, about a kilobyte: its methods change it in place, also those that only tell, because the compiler
/// copies it for each call of one that does not. The circles it appends are settled and never change; the end that may
/// still change is asked for.
public struct StrokePipeline: Sendable {
  /// The brush that the stroke is drawn with.
  public let brush: InkBrush
  private var cleaner = SampleCleaner()
  private var model: StrokeModel
  /// The last settled point.
  private var settled: StrokeKnot?
  /// How many times larger its circles will be drawn: as many times finer is the curve.
  private let scale: Float

  /// At the beginning of a stroke.
  ///
  /// - Parameters:
  ///   - brush: The brush that the stroke is drawn with.
  ///   - parameters: How the pen's motion is smoothed.
  ///   - scale: How many times larger its circles will be drawn.
  public init(brush: InkBrush, parameters: StrokeModel.Parameters = .init(), scale: Float = 1) {
    self.brush = brush
    self.scale = scale
    model = StrokeModel(parameters)
  }

  /// Takes a sample in and hands over the circles that it settles.
  ///
  /// - Parameters:
  ///   - sample: The device's report; one that makes no sense is left out.
  ///   - ink: Gets each circle, in order.
  public mutating func add(_ sample: InkSample, _ ink: (InkPoint) -> Void) {
    guard let clean = cleaner.clean(sample), let point = model.add(clean) else { return }
    append(point, after: &settled, ink)
  }

  /// Hands over the circles from the settled end to where the last sample was.
  ///
  /// - Parameter ink: Gets each circle, in order; none where there was no sample.
  public mutating func finish(_ ink: (InkPoint) -> Void) {
    var last = settled
    let isTapered = endsNarrow
    appendRest(after: &last, isTapered: isTapered, ink)
    // The smoothed place may be a little beside the last sample: the stroke ends where the pen was.
    guard let end = model.end else { return }
    var knot = StrokeKnot(end, brush)
    if isTapered { knot.narrow(to: InkBrush.taperedEnd) }
    ink(knot.point)
  }

  /// Returns all circles of a stroke.
  ///
  /// - Parameters:
  ///   - samples: The device's reports, in order.
  ///   - brush: The brush that the stroke is drawn with.
  /// - Returns: The circles from one end to the other; none where no sample makes sense.
  @inline(never)
  public static func circles(of samples: [InkSample], _ brush: InkBrush) -> [InkPoint] {
    var circles: [InkPoint] = []
    var pipeline = StrokePipeline(brush: brush)
    for sample in samples { pipeline.add(sample) { circles.append($0) } }
    pipeline.finish { circles.append($0) }
    return circles
  }

  /// Whether the stroke ends narrower than it is: without a force, and where it is long enough.
  private var endsNarrow: Bool {
    guard brush.isTapered, let settled, let end = model.end, end.force == nil else { return false }
    return settled.arcLength + settled.distance(to: StrokeKnot(end, brush).point) >= brush.taper
  }

  /// Hands over the circles from the settled end to where the pen will be after so many seconds, for showing only.
  ///
  /// - Parameters:
  ///   - time: Seconds after the last sample.
  ///   - ink: Gets each circle, in order.
  public mutating func tip(after time: Double, _ ink: (InkPoint) -> Void) {
    guard let predicted = model.predicted(after: time) else { return finish(ink) }
    var last = settled
    appendRest(after: &last, ink)
    append(predicted, after: &last, tolerance: StrokeCurve.predicted, ink)
  }

  /// Appends the points that are not settled yet; a stroke whose end tapers becomes narrower along them.
  private mutating func appendRest(
    after last: inout StrokeKnot?, isTapered: Bool = false, _ ink: (InkPoint) -> Void
  ) {
    var back = model.unsettledCount
    while back > 0 {
      back -= 1
      let share = isTapered ? InkBrush.taperedEnd + 0.3 * Float(back) : 1
      append(model.unsettled(back), after: &last, share: share, ink)
    }
  }

  @inline(__always)
  private func append(
    _ point: StrokeModel.ModeledPoint, after last: inout StrokeKnot?, tolerance: Float = StrokeCurve.exact,
    share: Float = 1, _ ink: (InkPoint) -> Void
  ) {
    var knot = StrokeKnot(point, brush)
    if brush.isTapered, point.force == nil { knot.taper(brush, after: last, to: share) }
    if let last {
      let curve = StrokeCurve(from: last, to: knot, tolerance: tolerance, scale: scale)
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
