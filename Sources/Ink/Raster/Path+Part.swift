extension Path {
  /// The part of the path between two shares of its length, as straight lines.
  ///
  /// - Parameters:
  ///   - start: 0...1, where the part begins.
  ///   - end: 0...1, where it ends; not after the start leaves nothing.
  /// - Returns: The part.
  package func part(from start: Double, to end: Double) -> Path {
    let lines = contours.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let lengths = lines.map { points in
      zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }
    let whole = lengths.reduce(0, +)
    var part = Path()
    var done = 0.0
    for points in lines {
      var isBegun = false
      for (last, next) in zip(points, points.dropFirst()) {
        let segment = next - last
        let length = segment.length
        let first = max(start * whole - done, 0)
        let until = min(end * whole - done, length)
        done += length
        guard length > 0, first < until else { continue }
        if !isBegun { part.move(to: last + segment * (first / length)) }
        isBegun = true
        part.line(to: last + segment * (until / length))
      }
    }
    return part
  }
}
