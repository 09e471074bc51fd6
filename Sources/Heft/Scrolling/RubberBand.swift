/// How far a view follows a finger that drags it past its edge.
enum RubberBand {
  /// The share of the finger's first point that the view follows: UIKit's, as published.
  private static let coefficient = 0.55

  /// How far the view lies past its edge when the finger has dragged it by `distance` points past it: less and
  /// less, and never as far as the view's own `length`.
  static func offset(distance: Double, length: Double) -> Double {
    guard distance > 0, length > 0 else { return 0 }
    return (1 - 1 / (distance * coefficient / length + 1)) * length
  }

  /// How far the finger has dragged a view that lies `offset` points past its edge: the inverse of `offset`.
  static func distance(offset: Double, length: Double) -> Double {
    guard offset > 0, length > 0 else { return 0 }
    // A view that lies further out than any finger takes it counts as nearly that far.
    let share = min(offset / length, 0.99)
    return (1 / (1 - share) - 1) * length / coefficient
  }
}
