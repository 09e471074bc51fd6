/// A run of bytes without blanks.
struct TraceField: Equatable {
  let bytes: ArraySlice<UInt8>

  static func == (field: TraceField, word: StaticString) -> Bool {
    field.bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  static func ~= (word: StaticString, field: TraceField) -> Bool { field == word }

  /// The field for a message: its beginning, where it is long, without what a terminal would obey.
  var text: String {
    let shown = bytes.prefix(TraceField.longest).map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
    return String(decoding: shown, as: UTF8.self) + (bytes.count > TraceField.longest ? "..." : "")
  }

  /// How much of a field a message quotes, in bytes (our choice).
  private static let longest = 40
}

/// One line of a trace, taken apart field by field.
struct TraceLine {
  private var rest: ArraySlice<UInt8>
  private let number: Int

  /// A line without its end. A comment is cut off.
  init(_ line: ArraySlice<UInt8>, number: Int) {
    rest = line[..<(line.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex)]
    self.number = number
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// The next field, which stays where it is.
  var upcoming: TraceField? {
    guard let start = rest.firstIndex(where: { !TraceLine.isBlank($0) }) else { return nil }
    let end = rest[start...].firstIndex(where: TraceLine.isBlank) ?? rest.endIndex
    return TraceField(bytes: rest[start..<end])
  }

  mutating func next() -> TraceField? {
    let field = upcoming
    rest = rest[(field?.bytes.endIndex ?? rest.endIndex)...]
    return field
  }

  mutating func event(named name: TraceField) throws(TraceError) -> HostEvent {
    let event = try body(of: name)
    if let rest = next() { throw .extraField(line: number, text: rest.text) }
    return event
  }

  private mutating func body(of name: TraceField) throws(TraceError) -> HostEvent {
    switch name {
    case "touch": return .pointer(try pointer(.touch))
    case "pen": return .pointer(try pointer(.pen))
    case "mouse": return .pointer(try pointer(.mouse))
    case "tick": return .tick(time: try value("a time"))
    case "screen":
      return .screen(
        HostEvent.Screen(
          width: try value("the width"), height: try value("the height"), scale: try value("the scale"),
          safeTop: try value("the top inset"), safeLeft: try value("the left inset"),
          safeBottom: try value("the bottom inset"), safeRight: try value("the right inset")))
    case "appearance":
      let isDark = try choice("light or dark", of: "light dark") == 1
      let reducesMotion = upcoming != nil ? try choice("reduced-motion", of: "reduced-motion") == 0 : false
      return .appearance(HostEvent.Appearance(isDark: isDark, reducesMotion: reducesMotion))
    case "force":
      return .force(
        HostEvent.Force(
          channel: try choice("touch or webkit", of: "touch webkit") == 0 ? .touch : .webkit,
          identifier: try whole("an identifier"), time: try value("a time"), x: try value("x"),
          y: try value("y"), value: try value("a force")))
    case "wheel":
      var wheel = HostEvent.Wheel(
        time: try value("a time"), x: try value("x"), y: try value("y"), deltaY: try value("deltaY"),
        deltaMode: try deltaMode())
      if upcoming != nil { wheel.deltaX = try value("deltaX") }
      if upcoming != nil { wheel.isPinch = try choice("pinch", of: "pinch") == 0 }
      return .wheel(wheel)
    case "menu":
      return .menu(
        HostEvent.Menu(time: try value("a time"), x: try value("x"), y: try value("y")))
    case "hover":
      let type = try choice("mouse, touch or pen", of: "mouse touch pen")
      let isOver = try choice("over or left", of: "over left") == 0
      return .hover(
        HostEvent.Hover(
          time: try value("a time"), type: PointerType(rawValue: UInt8(type))!, isOver: isOver,
          x: try value("x"), y: try value("y")))
    case "key":
      let kind = try choice("down, repeat or up", of: "down repeat up")
      let name = try word("a key")
      let time = try value("a time")
      let view = upcoming == nil ? 0 : try count("a view's number")
      return .key(HostEvent.Key(isDown: kind != 2, isRepeat: kind == 1, time: time, name: name, view: view))
    case "shown": return .visibility(isVisible: true, time: try value("a time"))
    case "hidden": return .visibility(isVisible: false, time: try value("a time"))
    case "setting": return .setting(name: try word("a name"), value: try word("a value"))
    case "command": return .command(try word("a name"))
    case "text": return try text()
    case "editing": return try editing()
    case "field-press": return try fieldPress()
    case "loaded": return try loaded()
    case "stored": return try stored()
    case "fetched": return try fetched()
    case "files": return try files()
    case "changed": return try changed()
    case "storage-lost": return .storageLost(time: try value("a time"))
    case "abilities": return .abilities(HostEvent.Abilities(rawValue: try count("abilities")))
    case "shared": return try shared()
    case "action": return try action()
    case "date": return try date()
    case "document": return try document()
    case "link": return try link()
    case "text-layout": return try textLayout()
    default: throw .unknownEvent(line: number, name: name.text)
    }
  }

  private mutating func pointer(_ type: PointerType) throws(TraceError) -> HostEvent.Pointer {
    let phase = try choice("down, move, up, cancel or lost", of: "down move up cancel lost")
    let id = try whole("an identifier")
    let buttons = try pointerButtons()
    var samples: [TouchSample] = []
    // An event without a sample was bad input, and is so again in a replay.
    var hasNext = upcoming != nil
    while hasNext {
      var sample = TouchSample(
        time: try value("a time"), x: try value("x"), y: try value("y"), pressure: try value("a pressure"))
      if hasMoreOfSample {
        sample.tiltX = try value("the tilt along x")
        sample.tiltY = try value("the tilt along y")
      }
      if hasMoreOfSample {
        sample.width = try value("the contact's width")
        sample.height = try value("the contact's height")
      }
      samples.append(sample)
      hasNext = takeSeparator()
    }
    return HostEvent.Pointer(
      phase: PointerPhase(rawValue: UInt8(phase))!, type: type, id: id, buttons: buttons, samples: samples)
  }

  /// The buttons of a pen, where they are told.
  private mutating func pointerButtons() throws(TraceError) -> PointerButtons {
    guard let word = upcoming, word == "buttons" else { return [] }
    _ = next()
    let field = try field("a sum of buttons")
    guard let number = Micros.readWhole(field.bytes).flatMap({ UInt8(exactly: $0) }) else {
      throw bad(field, "a sum of buttons, 2 and 32,")
    }
    return PointerButtons(host: number)
  }

  private var isAtSeparator: Bool { upcoming.map { $0 == "|" } ?? false }
  private var hasMoreOfSample: Bool { upcoming != nil && !isAtSeparator }

  mutating func takeSeparator() -> Bool {
    guard isAtSeparator else { return false }
    _ = next()
    return true
  }

  mutating func field(_ expected: String) throws(TraceError) -> TraceField {
    guard let field = next() else { throw .missingField(line: number, expected: expected) }
    return field
  }

  func bad(_ field: TraceField, _ expected: String) -> TraceError {
    .badField(line: number, text: field.text, expected: expected)
  }

  mutating func value(_ expected: String, limit: Double = Micros.limit) throws(TraceError) -> Double {
    let field = try field(expected)
    guard let value = Micros.read(field.bytes, limit: limit) else {
      throw bad(field, expected + ", a decimal number,")
    }
    return value
  }

  mutating func whole(_ expected: String) throws(TraceError) -> Int32 {
    let field = try field(expected)
    guard let whole = Micros.readWhole(field.bytes).flatMap({ Int32(exactly: $0) }) else {
      throw bad(field, expected + ", a whole number,")
    }
    return whole
  }

  /// A whole number from 0 on.
  mutating func count(_ expected: String) throws(TraceError) -> UInt32 {
    let field = try field(expected)
    guard let count = Micros.readWhole(field.bytes).flatMap({ UInt32(exactly: $0) }) else {
      throw bad(field, expected + ", a whole number from 0 on,")
    }
    return count
  }

  private mutating func deltaMode() throws(TraceError) -> UInt8 {
    let field = try field("deltaMode")
    guard let whole = Micros.readWhole(field.bytes), let mode = UInt8(exactly: whole) else {
      throw bad(field, "deltaMode, 0 to 255,")
    }
    return mode
  }

  mutating func word(_ expected: String) throws(TraceError) -> String {
    let field = try field(expected)
    guard let word = TraceToken.unescape(field.bytes) else { throw bad(field, expected) }
    return word
  }

  /// Which of the words, which have a space between them, stands there, counted from 0.
  ///
  /// They are one text and no list: of several arrays that one function has, a page may take one for another (CONTRIBUTING).
  mutating func choice(_ expected: String, of words: StaticString) throws(TraceError) -> Int {
    let field = try field(expected)
    let letters = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    for (index, word) in letters.split(separator: UInt8(ascii: " ")).enumerated()
    where field.bytes.elementsEqual(word) {
      return index
    }
    throw bad(field, expected)
  }
}
