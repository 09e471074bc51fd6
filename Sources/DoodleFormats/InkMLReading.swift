import Ink

/// The state of reading an InkML file.
struct InkMLReading {
  private struct Channel { var name: [UInt8], most: Double }
  private struct Brush {
    var width = 2.0, color: UInt32 = 0xFF00_0000, opacity = 1.0, kind = InkBrush.Kind.pen, isGrainy = false
  }

  var reader: XMLReader
  private(set) var document = DoodleDocument()
  private(set) var isInk = false
  private var channels: [Channel] = []
  private var contexts: [(name: [UInt8], channels: [Channel])] = []
  private var context: [UInt8] = []
  private var brushes: [(name: [UInt8], brush: Brush)] = []
  private var brush: (name: [UInt8], brush: Brush)?
  private var trace: (brush: [UInt8], context: [UInt8]) = ([], [])

  init(reader: XMLReader) { self.reader = reader }

  mutating func begin(_ name: [UInt8], _ values: XMLAttributes) {
    let id = values["xml:id"] ?? values["id"] ?? []
    if name.isWord("ink") {
      isInk = true
    } else if name.isWord("traceFormat") {
      channels = []
    } else if name.isWord("channel") {
      let most = values["max"]?.number ?? 1
      channels.append(Channel(name: values["name"] ?? [], most: most > 0 ? most : 1))
    } else if name.isWord("brush") {
      brush = (id, Brush())
    } else if name.isWord("brushProperty") {
      take(values["name"] ?? [], values["value"] ?? [])
    } else if name.isWord("context") {
      context = id
    } else if name.isWord("trace") {
      func target(_ value: [UInt8]?) -> [UInt8] { Array((value ?? []).drop { $0 == UInt8(ascii: "#") }) }
      trace = (target(values["brushRef"]), target(values["contextRef"]))
    }
  }

  private mutating func take(_ name: [UInt8], _ value: [UInt8]) {
    if name.isWord("width") {
      if let width = value.number { brush?.brush.width = width }
    } else if name.isWord("color") {
      if let color = StrokeBuilder.color(value) { brush?.brush.color = color.color }
    } else if name.isWord("transparency") {
      if let share = value.number { brush?.brush.opacity = 1 - share / 255 }
    } else if name.isWord("kind") {
      brush?.brush.kind = InkMLFile.kinds.first { value.isWord($0.name) }?.kind ?? .pen
    } else if name.isWord("grain") {
      brush?.brush.isGrainy = value.isWord("1")
    }
  }

  mutating func end(_ name: [UInt8], _ text: [UInt8]) throws(DoodleFileError) {
    if name.isWord("brush"), let made = brush {
      brushes.append(made)
      brush = nil
    }
    if name.isWord("traceFormat") { contexts.append((context, channels)) }
    if name.isWord("context") { context = [] }
    guard name.isWord("trace") else { return }
    let style = brushes.last { $0.name == trace.brush }?.brush ?? Brush()
    let plain = [Channel(name: [UInt8(ascii: "X")], most: 1), Channel(name: [UInt8(ascii: "Y")], most: 1)]
    let told = contexts.last { $0.name == trace.context }?.channels ?? (channels.isEmpty ? plain : channels)
    var builder = StrokeBuilder(style.kind, width: style.width, color: style.color, opacity: style.opacity)
    builder.stroke.isGrainy = style.isGrainy && style.kind == .pencil
    try add(text, told, to: &builder)
    document.strokes.append(builder.stroke)
  }

  /// Adds the points of a trace. A quote makes a number, and those of its channel that follow, a difference, two
  /// quotes one of differences, an exclamation mark a number again.
  private func add(_ text: [UInt8], _ channels: [Channel], to builder: inout StrokeBuilder)
    throws(DoodleFileError)
  {
    var orders = [Int](repeating: 0, count: channels.count)
    var last = [Double](repeating: 0, count: channels.count)
    var speed = last
    var start: Double?
    for (index, point) in text.split(separator: UInt8(ascii: ",")).enumerated() {
      var scanner = TextScanner(point)
      scanner.skipBlanks()
      if scanner.isAtEnd { continue }
      for (place, channel) in channels.enumerated() {
        scanner.skipBlanks()
        while let mark = scanner.next,
          mark == UInt8(ascii: "!") || mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"")
        {
          orders[place] = mark == UInt8(ascii: "!") ? 0 : mark == UInt8(ascii: "'") ? 1 : 2
          scanner.skip()
        }
        guard let number = scanner.number(), number.isFinite else {
          throw reader.failure(
            "Point \(index) of a trace has no number for \(channel.name.text): \(point.text).")
        }
        if orders[place] == 0 {
          last[place] = number
        } else {
          speed[place] = orders[place] == 1 ? number : speed[place] + number
          last[place] += speed[place]
        }
      }
      func value(_ name: StaticString) -> Double? {
        channels.firstIndex { $0.name.isWord(name) }.map {
          last[$0] / (name.utf8Start[0] == 0x46 ? channels[$0].most : 1)
        }
      }
      let time = value("T").map { $0 / 1000 }
      start = start ?? time
      builder.add(
        x: value("X") ?? 0, y: value("Y") ?? 0, force: value("F"), time: time.map { $0 - (start ?? 0) })
      if let elevation = value("OE"), let azimuth = value("OA") { builder.lean(elevation, azimuth) }
    }
  }
}

extension StrokeBuilder {
  /// The angles of the last sample, in degrees.
  mutating func lean(_ altitude: Double, _ azimuth: Double) {
    guard var sample = stroke.samples.popLast() else { return }
    let leaning = DoodleSample(
      InkSample(x: 0, y: 0, time: 0, altitude: altitude * Double.pi / 180), azimuth: azimuth * Double.pi / 180
    )
    (sample.altitude, sample.azimuth) = (leaning.altitude, leaning.azimuth)
    stroke.samples.append(sample)
  }
}
