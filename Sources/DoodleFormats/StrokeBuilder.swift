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
      kind: kind, isEven: kind == .marker, size: UInt32((size * DoodleStroke.stepsInSize).rounded()),
      color: color,
      opacity: UInt8((share * 255).rounded()), layer: UInt32(clamping: layer))
  }

  /// Adds a sample; one without a time follows the one before by `interval`.
  mutating func add(x: Double, y: Double, force: Double? = nil, time: Double? = nil) {
    let time = time ?? Double(stroke.samples.count) * StrokeBuilder.interval
    stroke.samples.append(DoodleSample(InkSample(x: x, y: y, time: time, force: force)))
  }

  /// Adds a sample at which the line is as wide as the stroke's size. Exactly half of the force counts as none that was
  /// measured (INK-3): this is a step more.
  mutating func addEven(x: Double, y: Double) {
    add(x: x, y: y, force: 0.5 + 1 / DoodleSample.steps)
  }

  /// The force at which the stroke's brush draws a line of a width in pixels, 0...1.
  func force(forWidth width: Double) -> Double {
    InkBrush(stroke.kind, size: Double(stroke.size) / DoodleStroke.stepsInSize, color: stroke.color)
      .force(forWidth: width)
  }

  private static let names: [(StaticString, UInt32)] = [
    ("black", 0x000000), ("white", 0xFFFFFF), ("red", 0xFF0000), ("green", 0x008000), ("blue", 0x0000FF),
    ("gray", 0x808080), ("grey", 0x808080), ("yellow", 0xFFFF00), ("orange", 0xFFA500), ("magenta", 0xFF00FF),
    ("cyan", 0x00FFFF), ("purple", 0x800080), ("brown", 0xA52A2A), ("pink", 0xFFC0CB), ("navy", 0x000080),
    ("lightblue", 0xADD8E6), ("lightgreen", 0x90EE90),
  ]

  /// An opaque color as strokes have it, with red in the lowest byte, from one as files name it, with blue there.
  static func ink(_ color: UInt32) -> UInt32 {
    0xFF00_0000 | (color & 0xFF) << 16 | color & 0xFF00 | color >> 16 & 0xFF
  }

  /// A color and its opacity from `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(...)` or a common name; nil where the text is not a color.
  static func color(_ text: [UInt8]) -> (color: UInt32, opacity: Double)? {
    if let known = names.first(where: { text.isWord($0.0) }) { return (ink(known.1), 1) }
    if text.starts(with: Array("rgb".utf8)) { return components(text) }
    guard text.first == UInt8(ascii: "#") else { return nil }
    var number: UInt32 = 0
    for digit in text.dropFirst() {
      guard let value = hexadecimal(digit), text.count <= 9 else { return nil }
      number = number << 4 | value
    }
    switch text.count {
    case 4:
      return (
        ink((number >> 8 & 15) * 0x11_0000 | (number >> 4 & 15) * 0x1100 | (number & 15) * 0x11), 1
      )
    case 7: return (ink(number), 1)
    case 9: return (ink(number >> 8), Double(number & 255) / 255)
    default: return nil
    }
  }

  /// `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`.
  private static func components(_ text: [UInt8]) -> (color: UInt32, opacity: Double)? {
    guard let start = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var scanner = TextScanner(text[(start + 1)...])
    var color: UInt32 = 0
    for _ in 0..<3 {
      scanner.skipSeparators()
      guard let part = scanner.number() else { return nil }
      var value = part
      if scanner.next == UInt8(ascii: "%") {
        scanner.skip()
        value = part * 2.55
      }
      color = color << 8 | UInt32(min(max(value.rounded(), 0), 255))
    }
    scanner.skipSeparators()
    return (ink(color), scanner.number().map { min(max($0, 0), 1) } ?? 1)
  }

  /// `#rrggbb` of a color as strokes have it.
  static func text(_ color: UInt32) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let named = ink(color)
    let letters = stride(from: UInt32(20), through: 0, by: -4).map { digits[Int(named >> $0 & 15)] }
    return String(decoding: [UInt8(ascii: "#")] + letters, as: UTF8.self)
  }
}

extension DoodleStroke {
  /// How opaque its brush's ink is on the average, 0...1: for files whose strokes are as opaque all along.
  var meanOpacity: Double {
    guard text == nil, picture == nil else { return 1 }
    let brush = brush
    let circles = StrokePipeline.circles(of: samples.map { $0.ink }, brush)
    let sum = circles.reduce(0) { $0 + Double($1.opacity) }
    let own = Double(color >> 24), laid = Double(brush.layer.fileColor >> 24)
    return own > 0 && !circles.isEmpty && !brush.layer.erases ? sum / Double(circles.count) * laid / own : 1
  }
}

extension DoodleDocument {
  /// The layer of a stroke; nil if there is none, which is seen whole.
  func layer(of stroke: DoodleStroke) -> Layer? {
    let number = layers.isEmpty ? nil : stroke.layer < UInt32(layers.count) ? Int(stroke.layer) : 0
    return number.map { layers[$0] }
  }

  /// How much is seen of a stroke, 0...1, with the opacity of its layer; nothing on one that is hidden.
  func opacity(of stroke: DoodleStroke) -> Double {
    let layer = layer(of: stroke)
    if layer?.isHidden ?? false { return 0 }
    return Double(stroke.opacity) * Double(layer?.opacity ?? 255) / 255 / 255
  }

  /// The document in points of the screen that it was begun on, for files whose unit is not a pixel.
  var inPoints: DoodleDocument {
    guard let density, density > 0, density != 256 else { return self }
    var document = self
    document.place(movingBy: 0, 0, scale: 256 / Double(density))
    return document
  }
}
