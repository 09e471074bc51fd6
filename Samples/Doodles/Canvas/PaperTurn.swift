import Heft

/// How far a paper is turned on the screen.
struct PaperTurn: Equatable {
  /// In radians to the right, more than -pi and at most pi.
  let angle: CGFloat
  /// The map that turns a point about zero; a quarter turn goes from pixels to pixels, without a rest.
  let map: CGAffineTransform

  static let none = PaperTurn(0)
  /// Fingers that turn the paper this near to a quarter turn turn it so far (our choice: 5 degrees).
  private static let near = CGFloat.pi / 36
  private static let quarter = CGFloat.pi / 2

  /// A turn by so many radians to the right.
  init(_ angle: CGFloat) {
    var angle = angle.isFinite ? angle - 2 * .pi * (angle / (2 * .pi)).rounded() : 0
    // Steps of a share of a turn meet the quarters.
    let quarters = (angle / PaperTurn.quarter).rounded()
    if (angle - quarters * PaperTurn.quarter).magnitude < 1e-6 { angle = quarters * PaperTurn.quarter }
    if angle <= -.pi { angle += 2 * .pi }
    self.angle = angle
    let exact = CGAffineTransform(rotationAngle: angle)
    func whole(_ value: CGFloat) -> CGFloat {
      (value - value.rounded()).magnitude < 1e-9 ? value.rounded() : value
    }
    map = CGAffineTransform(
      a: whole(exact.a), b: whole(exact.b), c: whole(exact.c), d: whole(exact.d), tx: 0, ty: 0)
  }

  /// Whether the paper's edges are along the screen's.
  var isQuarter: Bool {
    (angle / PaperTurn.quarter - (angle / PaperTurn.quarter).rounded()).magnitude < 1e-9
  }

  /// The nearest quarter turn where it is near, otherwise this turn.
  var snapped: PaperTurn {
    let quarters = (angle / PaperTurn.quarter).rounded() * PaperTurn.quarter
    return (angle - quarters).magnitude <= PaperTurn.near ? PaperTurn(quarters) : self
  }

  /// Returns the map that turns a point from another turn to this one.
  func since(_ before: PaperTurn) -> CGAffineTransform { PaperTurn(angle - before.angle).map }
}
