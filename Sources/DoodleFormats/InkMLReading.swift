import Ink

/// The state of reading an InkML file.
struct InkMLReading {
  private struct Channel {
    var name: [UInt8]
    var most = 1.0
    /// What one of its units is: points, milliseconds or degrees.
    var unit = 1.0
    /// Whether its values count what the device can tell apart.
    var isCounted = false
    /// Whether a point may end before it.
    var isOptional = false
  }
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
  /// The brushes of contexts by their names.
  private var contextBrushes: [(name: [UInt8], brush: Brush)] = []
  /// What the groups say that are open, the innermost last.
  private var groups: [(brush: [UInt8], context: [UInt8])] = []
  private var isOptional = false
  /// Whether the trace that is read is one of a pen in the air.
  private var isRaised = false
  /// How many of these there are, and how many maps of channels.
  private var raised = 0
  private var mappings = 0

  /// What is left out.
  var problems: [String] {
    var problems: [String] = []
    if raised > 0 { problems.append("\(raised) traces of a raised pen are left out.") }
    if mappings > 0 { problems.append("\(mappings) mappings are not applied.") }
    return problems
  }

  init(reader: XMLReader) { self.reader = reader }

  mutating func begin(_ name: [UInt8], _ values: XMLAttributes) {
    let id = values["xml:id"] ?? values["id"] ?? []
    if name.isWord("ink") {
      isInk = true
    } else if name.isWord("traceFormat") {
      channels = []
    } else if name.isWord("intermittentChannels") {
      isOptional = true
    } else if name.isWord("channel") {
      beginChannel(values)
    } else if name.isWord("channelProperty") {
      if values["name"]?.isWord("resolution") ?? false { resolve(values) }
    } else if name.isWord("mapping") || name.isWord("canvasTransform") {
      mappings += 1
    } else if name.isWord("brush") {
      brush = (id, Brush())
    } else if name.isWord("brushProperty") {
      take(values["name"] ?? [], values["value"] ?? [], InkMLReading.unit(values["units"]) ?? 1)
    } else if name.isWord("context") {
      context = id
      if let own = brushes.last(where: { $0.name == target(values["brushRef"]) })?.brush {
        contextBrushes.append((id, own))
      }
    } else if name.isWord("traceGroup") {
      let outer = groups.last ?? ([], [])
      groups.append(
        (
          values["brushRef"].map { target($0) } ?? outer.brush,
          values["contextRef"].map { target($0) } ?? outer.context
        ))
    } else if name.isWord("trace") {
      let group = groups.last ?? ([], [])
      trace = (
        values["brushRef"].map { target($0) } ?? group.brush,
        values["contextRef"].map { target($0) } ?? group.context
      )
      isRaised = values["type"]?.isWord("penUp") ?? false
    }
  }

  /// The name that a reference leads to.
  private func target(_ value: [UInt8]?) -> [UInt8] {
    Array((value ?? []).drop { $0 == UInt8(ascii: "#") })
  }

  /// What a unit is: points of 96 an inch for lengths, milliseconds for times, degrees for angles; nil where it is not known.
  private static func unit(_ name: [UInt8]?) -> Double? {
    let units: [(StaticString, Double)] = [
      ("himetric", 96 / 2540), ("m", 9600 / 2.54), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("in", 96),
      ("pt", 96 / 72), ("pc", 16), ("px", 1), ("s", 1000), ("ms", 1), ("us", 0.001), ("rad", 180 / Double.pi),
      ("deg", 1),
    ]
    return name.flatMap { name in units.first { name.isWord($0.0) }?.1 }
  }

  private mutating func beginChannel(_ values: XMLAttributes) {
    var channel = Channel(name: values["name"] ?? [])
    if let most = values["max"]?.number, most > 0 { channel.most = most }
    if let unit = InkMLReading.unit(values["units"]) { channel.unit = unit }
    channel.isCounted =
      values["type"]?.isWord("integer") ?? false || values["units"]?.isWord("dev") ?? false
    channel.isOptional = isOptional
    channels.append(channel)
  }

  /// So many steps of the device are a unit: `1000` of `1/cm`.
  private mutating func resolve(_ values: XMLAttributes) {
    guard let name = values["channel"], let steps = values["value"]?.number, steps > 0,
      let units = values["units"], units.starts(with: Array("1/".utf8)),
      let unit = InkMLReading.unit(Array(units.dropFirst(2)))
    else { return }
    func resolved(_ channels: [Channel]) -> [Channel] {
      channels.map { channel in
        var channel = channel
        if channel.name == name, channel.isCounted { channel.unit = unit / steps }
        return channel
      }
    }
    channels = resolved(channels)
    // The format stands before its properties.
    if let last = contexts.indices.last { contexts[last].channels = resolved(contexts[last].channels) }
  }

  private mutating func take(_ name: [UInt8], _ value: [UInt8], _ unit: Double) {
    if name.isWord("width") {
      if let width = value.number { brush?.brush.width = width * unit }
    } else if name.isWord("color") {
      if let color = StrokeBuilder.color(value) { brush?.brush.color = color.color }
    } else if name.isWord("transparency") {
      if let share = value.number { brush?.brush.opacity = 1 - share / 255 }
    } else if name.isWord("kind") {
      brush?.brush.kind = InkMLFile.kinds.first { value.isWord($0.name) }?.kind ?? .pen
    } else if name.isWord("rasterOp") {
      // The ink of Windows has highlighters so.
      if value.isWord("maskPen") { brush?.brush.kind = .marker }
    } else if name.isWord("grain") {
      brush?.brush.isGrainy = value.isWord("1")
    }
  }

  mutating func end(_ name: [UInt8], _ text: [UInt8]) throws(DoodleFileError) {
    if name.isWord("brush"), let made = brush {
      brushes.append(made)
      if !context.isEmpty { contextBrushes.append((context, made.brush)) }
      brush = nil
    }
    if name.isWord("intermittentChannels") { isOptional = false }
    if name.isWord("traceFormat") { contexts.append((context, channels)) }
    if name.isWord("context") { context = [] }
    if name.isWord("traceGroup") { _ = groups.popLast() }
    guard name.isWord("trace") else { return }
    if isRaised {
      raised += 1
      return
    }
    let style =
      brushes.last { $0.name == trace.brush && !trace.brush.isEmpty }?.brush
      ?? contextBrushes.last { $0.name == trace.context }?.brush
      ?? brushes.last { $0.name.isEmpty && trace.brush.isEmpty }?.brush ?? Brush()
    let plain = [Channel(name: [UInt8(ascii: "X")]), Channel(name: [UInt8(ascii: "Y")])]
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
    var isTold = [Bool](repeating: false, count: channels.count)
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
        if channel.isOptional, scanner.isAtEnd { break }
        guard let number = scanner.number(), number.isFinite else {
          throw reader.failure(
            "Point \(index) of a trace has no number for \(channel.name.text): \(point.text).")
        }
        isTold[place] = true
        if orders[place] == 0 {
          last[place] = number
        } else {
          speed[place] = orders[place] == 1 ? number : speed[place] + number
          last[place] += speed[place]
        }
      }
      func value(_ name: StaticString) -> Double? {
        guard let place = channels.firstIndex(where: { $0.name.isWord(name) }), isTold[place] else {
          return nil
        }
        let isForce = name.utf8Start[0] == 0x46
        return isForce ? last[place] / channels[place].most : last[place] * channels[place].unit
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
