extension HostEvent {
  /// Rounds every number to a millionth, as a trace can hold it.
  public mutating func round() {
    let r = { Micros.round($0) }
    switch self {
    case .screen(let s):
      self = .screen(
        Screen(
          width: r(s.width), height: r(s.height), scale: r(s.scale), safeTop: r(s.safeTop),
          safeLeft: r(s.safeLeft), safeBottom: r(s.safeBottom), safeRight: r(s.safeRight)))
    case .pointer(var pointer):
      // The samples are rounded where they are, for which nothing else may hold them.
      self = .tick(time: 0)
      for index in pointer.samples.indices { pointer.samples[index].round() }
      self = .pointer(pointer)
    case .force(let f):
      self = .force(
        Force(
          channel: f.channel, identifier: f.identifier, time: r(f.time), x: r(f.x), y: r(f.y),
          value: r(f.value)))
    case .wheel(let w):
      self = .wheel(
        Wheel(
          time: r(w.time), x: r(w.x), y: r(w.y), deltaX: r(w.deltaX), deltaY: r(w.deltaY),
          deltaMode: w.deltaMode, isPinch: w.isPinch))
    case .menu(let m): self = .menu(Menu(time: r(m.time), x: r(m.x), y: r(m.y)))
    case .hover(var hover):
      (hover.time, hover.x, hover.y) = (r(hover.time), r(hover.x), r(hover.y))
      self = .hover(hover)
    case .key(let key):
      // A trace has its name: what is read there again is the very same key.
      self = .key(
        Key(isDown: key.isDown, isRepeat: key.isRepeat, time: r(key.time), name: key.name, view: key.view))
    case .tick(let time):
      self = .tick(time: r(time))
    case .visibility(let isVisible, let time):
      self = .visibility(isVisible: isVisible, time: r(time))
    case .text(var text):
      text.time = r(text.time)
      self = .text(text)
    case .editing(var editing):
      editing.time = r(editing.time)
      self = .editing(editing)
    case .fieldPress(var press):
      press.time = r(press.time)
      self = .fieldPress(press)
    case .stored(var stored):
      stored.time = r(stored.time)
      self = .stored(stored)
    case .fetched(var fetched):
      fetched.time = r(fetched.time)
      self = .fetched(fetched)
    case .changed(var changed):
      changed.time = r(changed.time)
      self = .changed(changed)
    case .storageLost(let time): self = .storageLost(time: r(time))
    case .shared(var shared):
      shared.time = r(shared.time)
      self = .shared(shared)
    case .files(var files):
      files.time = r(files.time)
      self = .files(files)
    case .action(var action):
      action.time = r(action.time)
      self = .action(action)
    case .document(var layout):
      layout.time = r(layout.time)
      layout.height = r(layout.height)
      for index in layout.links.indices {
        let link = layout.links[index]
        layout.links[index] = DocumentLayout.Link(
          number: link.number, x: r(link.x), y: r(link.y), width: r(link.width), height: r(link.height))
      }
      self = .document(layout)
    case .link(var use):
      use.time = r(use.time)
      self = .link(use)
    case .textLayout(var layout):
      layout.time = r(layout.time)
      layout.height = r(layout.height)
      layout.caretTop = r(layout.caretTop)
      layout.caretBottom = r(layout.caretBottom)
      self = .textLayout(layout)
    case .date(var clock):
      clock.seconds = Micros.round(clock.seconds, limit: Micros.dateLimit)
      clock.time = r(clock.time)
      self = .date(clock)
    case .appearance, .setting, .command, .trace, .loaded, .abilities:
      break
    }
  }
}

extension HostEvent {
  /// Whether the event comes from the user's hands.
  package var isInput: Bool {
    switch self {
    case .pointer, .force, .wheel, .menu, .hover, .key, .text, .editing, .fieldPress, .action, .link: true
    case .screen, .appearance, .tick, .visibility, .setting, .command, .trace, .loaded, .stored, .fetched,
      .changed, .storageLost, .abilities, .shared, .files, .date, .document, .textLayout:
      false
    }
  }

  /// When the event happened by the host's clock, in seconds; nil for what has no time.
  public var time: Double? {
    switch self {
    case .pointer(let pointer): pointer.samples.last?.time
    case .force(let force): force.time
    case .wheel(let wheel): wheel.time
    case .menu(let menu): menu.time
    case .hover(let hover): hover.time
    case .key(let key): key.time
    case .tick(let time), .visibility(_, let time), .storageLost(let time): time
    case .text(let text): text.time
    case .editing(let editing): editing.time
    case .fieldPress(let press): press.time
    case .stored(let stored): stored.time
    case .fetched(let fetched): fetched.time
    case .changed(let changed): changed.time
    case .shared(let shared): shared.time
    case .files(let files): files.time
    case .action(let action): action.time
    case .date(let clock): clock.time
    case .document(let layout): layout.time
    case .link(let use): use.time
    case .textLayout(let layout): layout.time
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
