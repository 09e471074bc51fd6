// The lines whose form is a decision: a sample has only what is not as most are, a key is one word with what is held
// with it, and what was fetched is one word with one value. protocol.toml has all others.

extension TraceLine {
  mutating func pointer(named name: TraceField) throws(TraceError) -> HostEvent {
    let type: PointerType = name == "touch" ? .touch : name == "pen" ? .pen : .mouse
    let phase = try choice("down, move, up, cancel or lost", of: "down move up cancel lost")
    let id = try whole("an identifier")
    let buttons = try pointerButtons()
    var samples: [TouchSample] = []
    // What came without a sample was bad input, and is so again in a replay.
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
    return .pointer(
      HostEvent.Pointer(
        phase: PointerPhase(rawValue: UInt8(phase))!, type: type, id: id, buttons: buttons, samples: samples))
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

  private var hasMoreOfSample: Bool { upcoming != nil && !isAtSeparator }

  mutating func key() throws(TraceError) -> HostEvent {
    let kind = try choice("down, repeat or up", of: "down repeat up")
    let name = try word("a key")
    let time = try value("a time")
    let view = upcoming == nil ? 0 : try count("a view's number")
    return .key(HostEvent.Key(isDown: kind != 2, isRepeat: kind == 1, time: time, name: name, view: view))
  }

  mutating func fetched() throws(TraceError) -> HostEvent {
    let number = try count("a number")
    var fetched = HostEvent.Fetched(number: number, bytes: nil, time: 0)
    switch try choice("found, missing or failed", of: "found missing failed") {
    case 0: fetched.bytes = try bytes("bytes")
    case 1: break
    default: fetched.failure = try word("a reason")
    }
    fetched.time = try value("a time")
    return .fetched(fetched)
  }
}

extension TraceWriter {
  mutating func write(_ pointer: HostEvent.Pointer) {
    begin(pointer.type.traceName)
    mark(pointer.phase.traceName)
    put(pointer.id)
    if !pointer.buttons.isEmpty {
      mark("buttons")
      put(pointer.buttons.rawValue)
    }
    var isFirst = true
    for sample in pointer.samples {
      if !isFirst { mark("|") }
      isFirst = false
      put(sample.time)
      put(sample.x)
      put(sample.y)
      put(sample.pressure)
      let hasContact = sample.width != 1 || sample.height != 1
      if hasContact || sample.tiltX != 0 || sample.tiltY != 0 {
        put(sample.tiltX)
        put(sample.tiltY)
      }
      if hasContact {
        put(sample.width)
        put(sample.height)
      }
    }
    end()
  }

  mutating func write(_ key: HostEvent.Key) {
    begin("key")
    mark(key.isDown ? (key.isRepeat ? "repeat" : "down") : "up")
    put(key.name)
    put(key.time)
    if key.view != 0 { put(key.view) }
    end()
  }

  mutating func write(_ fetched: HostEvent.Fetched) {
    begin("fetched")
    put(fetched.number)
    if let failure = fetched.failure {
      mark("failed")
      put(failure)
    } else if let bytes = fetched.bytes {
      mark("found")
      put(bytes)
    } else {
      mark("missing")
    }
    put(fetched.time)
    end()
  }
}
