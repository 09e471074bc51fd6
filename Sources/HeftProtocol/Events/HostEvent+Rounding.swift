// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

extension HostEvent {
  /// Rounds every number to a millionth, as a trace can hold it.
  public mutating func round() {
    switch self {
    case .screen(var value):
      value.round()
      self = .screen(value)
    case .pointer(var value):
      // What is in a list is rounded where it is, for which nothing else may hold it.
      self = .tick(time: 0)
      value.round()
      self = .pointer(value)
    case .force(var value):
      value.round()
      self = .force(value)
    case .wheel(var value):
      value.round()
      self = .wheel(value)
    case .key(var value):
      value.round()
      self = .key(value)
    case .tick(let time): self = .tick(time: Micros.round(time))
    case .visibility(let isVisible, let time):
      self = .visibility(isVisible: isVisible, time: Micros.round(time))
    case .text(var value):
      value.time = Micros.round(value.time)
      self = .text(value)
    case .editing(var value):
      value.time = Micros.round(value.time)
      self = .editing(value)
    case .stored(var value):
      value.time = Micros.round(value.time)
      self = .stored(value)
    case .shared(var value):
      value.time = Micros.round(value.time)
      self = .shared(value)
    case .action(var value):
      value.time = Micros.round(value.time)
      self = .action(value)
    case .date(var value):
      value.round()
      self = .date(value)
    case .menu(var value):
      value.round()
      self = .menu(value)
    case .changed(var value):
      value.time = Micros.round(value.time)
      self = .changed(value)
    case .storageLost(let time): self = .storageLost(time: Micros.round(time))
    case .fetched(var value):
      value.time = Micros.round(value.time)
      self = .fetched(value)
    case .fieldPress(var value):
      value.time = Micros.round(value.time)
      self = .fieldPress(value)
    case .files(var value):
      value.time = Micros.round(value.time)
      self = .files(value)
    case .document(var value):
      // What is in a list is rounded where it is, for which nothing else may hold it.
      self = .tick(time: 0)
      value.round()
      self = .document(value)
    case .link(var value):
      value.time = Micros.round(value.time)
      self = .link(value)
    case .textLayout(var value):
      value.round()
      self = .textLayout(value)
    case .hover(var value):
      value.round()
      self = .hover(value)
    case .appearance, .setting, .command, .trace, .loaded, .abilities: break
    }
  }

  /// Whether the event comes from the user's hands.
  package var isInput: Bool {
    switch self {
    case .pointer, .force, .wheel, .key, .text, .editing, .action, .menu, .fieldPress, .link, .hover: true
    case .screen, .appearance, .tick, .visibility, .setting, .command, .trace, .loaded, .stored, .abilities,
      .shared, .date, .changed, .storageLost, .fetched, .files, .document, .textLayout:
      false
    }
  }

  /// When the event happened by the host's clock, in seconds; nil for what has no time.
  public var time: Double? {
    switch self {
    case .pointer(let value): value.samples.last?.time
    case .force(let value): value.time
    case .wheel(let value): value.time
    case .key(let value): value.time
    case .tick(let time): time
    case .visibility(_, let time): time
    case .text(let value): value.time
    case .editing(let value): value.time
    case .stored(let value): value.time
    case .shared(let value): value.time
    case .action(let value): value.time
    case .date(let value): value.time
    case .menu(let value): value.time
    case .changed(let value): value.time
    case .storageLost(let time): time
    case .fetched(let value): value.time
    case .fieldPress(let value): value.time
    case .files(let value): value.time
    case .document(let value): value.time
    case .link(let value): value.time
    case .textLayout(let value): value.time
    case .hover(let value): value.time
    case .screen, .appearance, .setting, .command, .trace, .loaded, .abilities: nil
    }
  }
}

extension TouchSample {
  package mutating func round() {
    time = Micros.round(time)
    x = Micros.round(x)
    y = Micros.round(y)
    pressure = Micros.round(pressure)
    tiltX = Micros.round(tiltX)
    tiltY = Micros.round(tiltY)
    width = Micros.round(width)
    height = Micros.round(height)
  }
}

extension HostEvent.DocumentLayout.Link {
  package mutating func round() {
    x = Micros.round(x)
    y = Micros.round(y)
    width = Micros.round(width)
    height = Micros.round(height)
  }
}

extension HostEvent.Screen {
  package mutating func round() {
    width = Micros.round(width)
    height = Micros.round(height)
    scale = Micros.round(scale)
    safeTop = Micros.round(safeTop)
    safeLeft = Micros.round(safeLeft)
    safeBottom = Micros.round(safeBottom)
    safeRight = Micros.round(safeRight)
  }
}

extension HostEvent.Pointer {
  package mutating func round() {
    for index in samples.indices { samples[index].round() }
  }
}

extension HostEvent.Force {
  package mutating func round() {
    time = Micros.round(time)
    x = Micros.round(x)
    y = Micros.round(y)
    value = Micros.round(value)
  }
}

extension HostEvent.Wheel {
  package mutating func round() {
    time = Micros.round(time)
    x = Micros.round(x)
    y = Micros.round(y)
    deltaX = Micros.round(deltaX)
    deltaY = Micros.round(deltaY)
  }
}

extension HostEvent.Clock {
  package mutating func round() {
    seconds = Micros.round(seconds, limit: Micros.dateLimit)
    time = Micros.round(time)
  }
}

extension HostEvent.Menu {
  package mutating func round() {
    time = Micros.round(time)
    x = Micros.round(x)
    y = Micros.round(y)
  }
}

extension HostEvent.DocumentLayout {
  package mutating func round() {
    height = Micros.round(height)
    time = Micros.round(time)
    for index in links.indices { links[index].round() }
  }
}

extension HostEvent.TextLayout {
  package mutating func round() {
    height = Micros.round(height)
    caretTop = Micros.round(caretTop)
    caretBottom = Micros.round(caretBottom)
    time = Micros.round(time)
  }
}

extension HostEvent.Hover {
  package mutating func round() {
    time = Micros.round(time)
    x = Micros.round(x)
    y = Micros.round(y)
  }
}
