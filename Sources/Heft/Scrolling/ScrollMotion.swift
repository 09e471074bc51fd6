/// A motion that a scroll view's content makes by itself.
struct ScrollMotion {
  /// Why the content moves.
  enum Cause {
    /// A finger has let it go.
    case momentum
    /// The app asked for it.
    case request
    /// The wheel was turned.
    case wheel
  }

  private enum Path {
    case free(x: AxisMotion, y: AxisMotion)
    case eased(from: CGPoint, to: CGPoint, duration: Double)
  }

  let cause: Cause
  /// On the device's clock, in seconds.
  let start: Double
  private let path: Path
  /// How far what moves has been put elsewhere meanwhile.
  var shift = CGPoint.zero

  /// A motion along each axis by itself.
  init(_ cause: Cause, start: Double, x: AxisMotion, y: AxisMotion) {
    self.cause = cause
    self.start = start
    path = .free(x: x, y: y)
  }

  /// A motion that eases in and out.
  init(_ cause: Cause, start: Double, from: CGPoint, to: CGPoint, duration: Double) {
    self.cause = cause
    self.start = start
    path = .eased(from: from, to: to, duration: duration)
  }

  /// Where the content will rest.
  var end: CGPoint {
    switch path {
    case .free(let x, let y): CGPoint(x: x.end + Double(shift.x), y: y.end + Double(shift.y))
    case .eased(_, let to, _): CGPoint(x: to.x + shift.x, y: to.y + shift.y)
    }
  }

  /// Where the content is at a time.
  func position(at now: Double) -> CGPoint {
    let time = now - start
    switch path {
    case .free(let x, let y):
      return CGPoint(x: x.position(at: time) + Double(shift.x), y: y.position(at: time) + Double(shift.y))
    case .eased(let from, let to, let duration):
      let share = CGFloat(MotionCurve.easeInOut.progress(time / duration))
      return CGPoint(
        x: from.x + (to.x - from.x) * share + shift.x, y: from.y + (to.y - from.y) * share + shift.y)
    }
  }

  /// Whether the content rests at a time.
  func isOver(at now: Double) -> Bool {
    switch path {
    case .free(let x, let y): max(x.duration, y.duration).isDue(at: now - start)
    case .eased(_, _, let duration): duration.isDue(at: now - start)
    }
  }
}
