extension Stroke {
  /// Dashes shorter than this many pixels are a whole line (our choice).
  private static let shortestPeriod = 0.05
  /// The most dashes of one path; the rest is a whole line (our choice).
  private static let mostDashes = 10_000

  /// The lines cut into dashes; as they are where there are no dashes, or dashes that make no sense.
  func dashed(_ contours: [Contour], scale: Double) -> [Contour] {
    let period = dashes.reduce(0, +)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), period.isFinite, dashPhase.isFinite,
      period * scale >= Stroke.shortestPeriod
    else { return contours }
    var pieces: [Contour] = []
    for contour in contours { dash(contour, period: period, into: &pieces) }
    return pieces
  }

  /// Cuts one line. An odd count of lengths goes around twice, dashes and gaps exchanged.
  private func dash(_ contour: Contour, period: Double, into pieces: inout [Contour]) {
    let points = contour.isClosed ? contour.points + contour.points.prefix(1) : contour.points
    guard var last = points.first else { return }
    let whole = dashes.count % 2 == 0 ? period : 2 * period
    var phase = dashPhase.truncatingRemainder(dividingBy: whole)
    if phase < 0 { phase += whole }
    var index = 0
    while phase >= dashes[index % dashes.count], phase > 0 {
      phase -= dashes[index % dashes.count]
      index += 1
    }
    var left = dashes[index % dashes.count] - phase
    var piece = index % 2 == 0 ? [last] : []
    for point in points.dropFirst() {
      let segment = point - last
      let length = segment.length
      var gone = 0.0
      while length - gone > left, pieces.count < Stroke.mostDashes {
        gone += left
        let place = last + segment * (gone / length)
        if index % 2 == 0 {
          pieces.append(Contour(points: piece + [place]))
          piece = []
        } else {
          piece = [place]
        }
        index += 1
        left = dashes[index % dashes.count]
      }
      left -= length - gone
      if index % 2 == 0 { piece.append(point) }
      last = point
    }
    if piece.count > 1 { pieces.append(Contour(points: piece)) }
  }
}
