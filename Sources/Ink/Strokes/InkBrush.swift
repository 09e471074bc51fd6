/// The tool that a stroke is drawn with: how wide its line is at each moment, and how its ink lies on the paper.
public struct InkBrush: Hashable, Sendable {
  /// The kinds of brushes.
  public enum Kind: Hashable, Sendable {
    /// Opaque; the width follows the force.
    case pen
    /// One translucent layer, the more opaque the more force; the width follows it a little.
    case marker
    /// A narrow line that becomes wide and pale as the pen is laid down.
    case pencil
    /// Takes ink away; the width follows the force.
    case eraser
    /// A wash, the more opaque the more force, that is darker along its edge.
    case watercolor
  }

  /// The kind of brush.
  public var kind: Kind
  /// The line's width at half of the force range, in pixels.
  public var size: Double
  /// The color of full ink, multiplied by its alpha; an eraser takes only its alpha.
  public var color: UInt32
  /// Whether a marker is half opaque and a pencil as dark as upright whatever the force and the tilt are: as they were before
  /// they followed them, for strokes of that time.
  public var isEven = false
  /// Whether a pencil lays graphite on the paper's grain, the denser the more force, and is several times wider laid down.
  public var isGrainy = false
  /// Whether a line that is drawn without a force begins and ends narrower than it is.
  public var isTapered = false

  /// A brush; a size that is not between 0.1 and 1000 pixels is brought there.
  ///
  /// - Parameters:
  ///   - kind: The kind of brush.
  ///   - size: The line's width at half of the force range, in pixels; NaN counts as 1.
  ///   - color: The color of full ink, as `premultiplied` gives it.
  public init(_ kind: Kind, size: Double, color: UInt32) {
    self.kind = kind
    self.size = size.isNaN ? 1 : min(max(size, 0.1), 1000)
    self.color = color
  }

  /// How its stroke lies over the pixels there.
  public var layer: InkLayer {
    switch kind {
    case .pen: InkLayer(color: color)
    case .marker: InkLayer(color: isEven ? faded(color, by: Opacity.evenMarker) : color)
    case .pencil where isGrainy: InkLayer(color: faded(color, by: Opacity.graphite), finish: .grain)
    case .pencil: InkLayer(color: faded(color, by: Opacity.pencil))
    case .eraser: InkLayer(color: color, erases: true)
    case .watercolor: InkLayer(color: color, finish: .wetEdge)
    }
  }

  /// The mark that a brush leaves at one moment.
  public struct Mark: Hashable, Sendable {
    /// Half of the line's width, in pixels.
    public var radius: Double
    /// How much of the layer's color, 0...1.
    public var opacity: Double
  }

  /// Returns the mark that the brush leaves at a point of the stroke. Without a force a pen's speed stands in for it: a quick
  /// line is narrower. The other brushes draw as with half of the force.
  ///
  /// - Parameter point: Where the pen is, how fast it goes and how hard it is pressed.
  /// - Returns: The mark, its radius in pixels and its opacity 0...1.
  public func mark(at point: StrokeModel.ModeledPoint) -> Mark {
    let unmeasured = kind == .pen ? InkBrush.force(forSpeed: point.speed) : 0.5
    let force = point.force ?? unmeasured
    switch kind {
    case .pen, .eraser: return Mark(radius: radius(atForce: force), opacity: 1)
    case .marker:
      let opacity = isEven ? 1 : 0.5 * InkBrush.swelling(point.force ?? 0.5, Opacity.marker)
      return Mark(radius: radius(atForce: force), opacity: opacity)
    case .pencil:
      let lean =
        point.altitude.map { 1 - min(max(($0 - Width.flat) / (Width.upright - Width.flat), 0), 1) } ?? 0
      let radius = radius(atForce: force) * (1 + leaning * lean)
      if isGrainy {
        let press = min(max(point.force ?? 0.5, 0), 1)
        let opacity = Opacity.faint + (Opacity.dense - Opacity.faint) * press
        return Mark(radius: radius, opacity: opacity * (1 - Opacity.graphitePaling * lean))
      }
      return Mark(radius: radius, opacity: isEven ? 1 : 1 - Opacity.paling * lean)
    case .watercolor:
      let press = min(max(point.force ?? 0.5, 0), 1)
      return Mark(
        radius: radius(atForce: force),
        opacity: Opacity.leastFlow + (Opacity.mostFlow - Opacity.leastFlow) * press)
    }
  }

  /// Half of the line's width, in pixels, with that share of the force, 0...1, and the pen upright; it is widest with a
  /// share of 1.
  ///
  /// - Parameter force: 0...1 of what the device can tell; outside it counts as the nearer end.
  /// - Returns: The radius in pixels; above 0.
  @inline(__always)
  public func radius(atForce force: Double) -> Double {
    let spread =
      switch kind {
      case .pen, .eraser: Width.pen
      case .marker: Width.marker
      case .pencil: Width.pencil
      case .watercolor: Width.watercolor
      }
    return size / 2 * InkBrush.swelling(force, spread)
  }

  /// The force with which the pen, upright, draws a line of a width.
  ///
  /// - Parameter width: In pixels.
  /// - Returns: 0...1; the nearer end for a width that no force draws, and a half for one that is no number.
  public func force(forWidth width: Double) -> Double {
    let (thin, wide) = (radius(atForce: 0) * 2, radius(atForce: 1) * 2)
    // The width is linear in the force.
    return wide > thin && width.isFinite ? min(max((width - thin) / (wide - thin), 0), 1) : 0.5
  }

  /// Half of the widest line, in pixels: with all of the force and the pen laid down.
  public var widestRadius: Double {
    radius(atForce: 1) * (kind == .pencil ? 1 + leaning : 1)
  }

  /// How much wider a pencil becomes that is laid down.
  private var leaning: Double { isGrainy ? Width.graphiteLeaning : Width.leaning }

  /// Over which share of its radius a line fades out towards its edge: a pencil's lead is round (our choice).
  var fading: Float { kind == .pencil && isGrainy ? 0.5 : 0 }
  /// From which share of its radius on a wash is as pale as in its middle (our choice).
  static var wetFading: Float { 0.5 }

  /// 1 at half of the force range, `1 - spread` for none, `1 + spread` for all of it.
  private static func swelling(_ force: Double, _ spread: Double) -> Double {
    1 + spread * (2 * min(max(force, 0), 1) - 1)
  }

  /// The force that a speed stands for: half of the range at rest, half of that at 2000 pixels a second.
  static func force(forSpeed speed: Double) -> Double {
    0.5 / (1 + speed / 2000)
  }

  /// How wide the end of a tapered line is, of what it would be, and over what length it becomes so wide, in pixels (our
  /// choices). A shorter one is a dot, and whole.
  static var taperedEnd: Float { 0.25 }
  var taper: Float { Float(size) * 1.5 }

  /// Our choices.
  private enum Opacity {
    /// Opacities of 255.
    static var evenMarker: UInt32 { 128 }
    static var pencil: UInt32 { 190 }
    /// A marker lays 0.1 of its color with the least force and 0.9 with all of it, a half in the middle.
    static var marker: Double { 0.8 }
    /// So much less a pencil lays that is laid down: its ink is spread over a wider line.
    static var paling: Double { 0.6 }
    /// Graphite, of 255 where the paper is full of it.
    static var graphite: UInt32 { 235 }
    /// How much of the paper it covers with the least force and with all of it.
    static var faint: Double { 0.25 }
    static var dense: Double { 0.95 }
    static var graphitePaling: Double { 0.6 }
    /// How much of its color a wash has at its edge.
    static var leastFlow: Double { 0.25 }
    static var mostFlow: Double { 0.95 }
  }

  /// Our choices.
  private enum Width {
    static var pen: Double { 0.8 }
    static var marker: Double { 0.3 }
    static var pencil: Double { 0.4 }
    static var watercolor: Double { 0.45 }
    /// A pencil at 60 degrees draws with its point, at 20 degrees with its side, so many times wider.
    static var upright: Double { .pi / 3 }
    static var flat: Double { .pi / 9 }
    static var leaning: Double { 4 }
    static var graphiteLeaning: Double { 7 }
  }
}
