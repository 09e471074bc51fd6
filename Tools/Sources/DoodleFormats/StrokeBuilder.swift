import Ink

/// Makes strokes of what other programs tell of theirs.
struct StrokeBuilder {
  var stroke: DoodleStroke

  /// The time between samples whose times are not told, in seconds (our choice: 120 a second).
  static let interval = 1.0 / 120

  /// A stroke without samples.
  ///
  /// - Parameter width: In pixels at half of the force range.
  init(_ kind: InkBrush.Kind, width: Double, color: UInt32, opacity: Double = 1, layer: Int = 0) {
    let size = width.isFinite ? min(max(width, 1.0 / 16), 4096) : 1
    let share = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    stroke = DoodleStroke(
      kind: kind, isEven: kind == .marker, size: UInt32((size * 256).rounded()), color: color,
      opacity: UInt8((share * 255).rounded()), layer: UInt32(clamping: layer))
  }

  /// Adds a sample; one without a time follows the one before by `interval`.
  mutating func add(x: Double, y: Double, force: Double? = nil, time: Double? = nil) {
    let time = time ?? Double(stroke.samples.count) * Self.interval
    stroke.samples.append(DoodleSample(InkSample(x: x, y: y, time: time, force: force)))
  }

  /// The force at which the stroke's brush draws a line of a width in pixels, 0...1.
  func force(forWidth width: Double) -> Double {
    let brush = InkBrush(stroke.kind, size: Double(stroke.size) / 256, color: stroke.color)
    let (thin, wide) = (brush.radius(atForce: 0) * 2, brush.radius(atForce: 1) * 2)
    // The width is linear in the force.
    return wide > thin && width.isFinite ? min(max((width - thin) / (wide - thin), 0), 1) : 0.5
  }

  /// A color and its opacity from `#rgb`, `#rrggbb` or `#rrggbbaa`; nil where the text is none.
  static func color(_ text: String) -> (color: UInt32, opacity: Double)? {
    let names = [
      "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    ]
    let text = names[text] ?? text
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst()
    if digits.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }) }
    guard digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    switch digits.count {
    case 6: return (0xFF00_0000 | number, 1)
    case 8: return (0xFF00_0000 | number >> 8, Double(number & 255) / 255)
    default: return nil
    }
  }

  /// `#rrggbb`.
  static func text(_ color: UInt32) -> String {
    let digits = String(color & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
