/// What a stroke is drawn with: how wide its line is at each moment, and how its ink lies on the paper.
public struct InkBrush: Hashable, Sendable {
  /// The kinds of brushes.
  public enum Kind: Hashable, Sendable {
    /// Opaque; the width follows the force.
    case pen
    /// One even, translucent layer; the width follows the force a little.
    case marker
    /// A narrow line that becomes wide and pale as the pen is laid down.
    case pencil
    /// Takes ink away; the width follows the force.
    case eraser
  }

  public var kind: Kind
  /// The line's width at half of the force range, in pixels.
  public var size: Double
  /// The color of full ink, multiplied by its alpha; an eraser takes only its alpha.
  public var color: UInt32

  /// A brush; a size that is not between 0.1 and 1000 pixels is brought there.
  public init(_ kind: Kind, size: Double, color: UInt32) {
    self.kind = kind
    self.size = size.isNaN ? 1 : min(max(size, 0.1), 1000)
    self.color = color
  }

  /// How its stroke lies over what is there.
  public var layer: InkLayer {
    switch kind {
    case .pen: InkLayer(color: color)
    case .marker: InkLayer(color: faded(color, by: Opacity.marker))
    case .pencil: InkLayer(color: faded(color, by: Opacity.pencil))
    case .eraser: InkLayer(color: color, erases: true)
    }
  }

  /// Half of the line's width at a moment, in pixels. Without a force the speed stands in for it: a quick line is narrower.
  public func radius(at moment: StrokeModel.Moment) -> Double {
    let force = moment.force ?? InkBrush.force(forSpeed: moment.speed)
    switch kind {
    case .pen, .eraser: return size / 2 * InkBrush.width(force, spread: Width.pen)
    case .marker: return size / 2 * InkBrush.width(force, spread: Width.marker)
    case .pencil:
      let lean =
        moment.altitude.map { 1 - min(max(($0 - Width.flat) / (Width.upright - Width.flat), 0), 1) } ?? 0
      return size / 2 * InkBrush.width(force, spread: Width.pencil) * (1 + Width.leaning * lean)
    }
  }

  /// 1 at half of the force range, `1 - spread` for none, `1 + spread` for all of it.
  private static func width(_ force: Double, spread: Double) -> Double {
    1 + spread * (2 * min(max(force, 0), 1) - 1)
  }

  /// The force that a speed stands for: half of the range at rest, half of that at 2000 pixels a second.
  static func force(forSpeed speed: Double) -> Double {
    0.5 / (1 + speed / 2000)
  }

  private enum Opacity {
    /// Of 255 (our choices).
    static var marker: UInt32 { 128 }
    static var pencil: UInt32 { 190 }
  }

  /// Our choices.
  private enum Width {
    static var pen: Double { 0.8 }
    static var marker: Double { 0.3 }
    static var pencil: Double { 0.4 }
    /// A pencil at 60 degrees draws with its point, at 20 degrees with its side, so many times wider.
    static var upright: Double { .pi / 3 }
    static var flat: Double { .pi / 9 }
    static var leaning: Double { 4 }
  }
}
