/// Writes events as the lines of a trace. `docs/traces.md` describes the text.
public struct TraceWriter {
  /// The first line of every trace.
  static let header = "heft-trace 1"

  /// The text so far, each line ended.
  public private(set) var text: String

  /// A trace with only its first line.
  public init() {
    text = TraceWriter.header + "\n"
  }

  /// Adds an event as one line. A trace inside a trace is left out.
  ///
  /// - Parameter event: The event; its numbers are rounded to a millionth.
  public mutating func write(_ event: HostEvent) {
    switch event {
    case .screen(let s):
      line("screen", s.width, s.height, s.scale, s.safeTop, s.safeLeft, s.safeBottom, s.safeRight)
    case .appearance(let appearance):
      text += "appearance \(appearance.isDark ? "dark" : "light")"
      text += appearance.reducesMotion ? " reduced-motion\n" : "\n"
    case .pointer(let pointer): write(pointer)
    case .force(let f):
      text += "force \(f.channel.traceName) \(f.identifier)"
      line("", f.time, f.x, f.y, f.value)
    case .wheel(let w):
      line("wheel", w.time, w.x, w.y, w.deltaY, Double(w.deltaMode), end: "")
      if w.deltaX != 0 || w.isPinch { number(w.deltaX) }
      text += w.isPinch ? " pinch\n" : "\n"
    case .menu(let m): line("menu", m.time, m.x, m.y)
    case .hover(let h):
      text += "hover \(h.type.traceName) \(h.isOver ? "over" : "left")"
      line("", h.time, h.x, h.y)
    case .key(let key):
      text += key.isDown ? (key.isRepeat ? "key repeat " : "key down ") : "key up "
      text += TraceToken.escape(key.name)
      line("", key.time, end: "")
      text += key.view == 0 ? "\n" : " \(key.view)\n"
    case .tick(let time): line("tick", time)
    case .visibility(let isVisible, let time): line(isVisible ? "shown" : "hidden", time)
    case .setting(let name, let value):
      text += "setting \(TraceToken.escape(name)) \(TraceToken.escape(value))\n"
    case .command(let name): text += "command \(TraceToken.escape(name))\n"
    case .trace: break
    case .text(let input): write(input)
    case .editing(let editing): write(editing)
    case .fieldPress(let press): write(press)
    case .loaded(let items): write(items)
    case .stored(let stored): write(stored)
    case .fetched(let fetched): write(fetched)
    case .files(let files): write(files)
    case .changed(let changed): write(changed)
    case .storageLost(let time): line("storage-lost", time)
    case .abilities(let abilities): text += "abilities \(abilities.rawValue)\n"
    case .shared(let shared): write(shared)
    case .action(let action): write(action)
    case .date(let clock): write(clock)
    case .document(let layout): write(layout)
    case .link(let use): write(use)
    case .textLayout(let layout): write(layout)
    }
  }

  private mutating func write(_ pointer: HostEvent.Pointer) {
    text += "\(pointer.type.traceName) \(pointer.phase.traceName) \(pointer.id)"
    if !pointer.buttons.isEmpty { text += " buttons \(pointer.buttons.rawValue)" }
    var isFirst = true
    for sample in pointer.samples {
      if !isFirst { text += " |" }
      isFirst = false
      number(sample.time)
      number(sample.x)
      number(sample.y)
      number(sample.pressure)
      let hasContact = sample.width != 1 || sample.height != 1
      if hasContact || sample.tiltX != 0 || sample.tiltY != 0 {
        number(sample.tiltX)
        number(sample.tiltY)
      }
      if hasContact {
        number(sample.width)
        number(sample.height)
      }
    }
    text += "\n"
  }

  private mutating func number(_ value: Double) {
    text += " "
    Micros.write(value, to: &text)
  }

  mutating func line(_ name: String, _ values: Double..., end: String = "\n") {
    text += name
    for value in values { number(value) }
    text += end
  }

  mutating func word(_ word: String) {
    text += word
  }
}

extension PointerType {
  var traceName: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    case .pen: "pen"
    }
  }
}

extension PointerPhase {
  var traceName: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    case .lost: "lost"
    }
  }
}

extension ForceEventChannel {
  var traceName: String { self == .touch ? "touch" : "webkit" }
}
