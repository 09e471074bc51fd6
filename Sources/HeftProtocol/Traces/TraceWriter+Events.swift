// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

extension TraceWriter {
  /// Adds an event as one line. A trace inside a trace is left out.
  ///
  /// - Parameter event: The event; its numbers are rounded to a millionth.
  public mutating func write(_ event: HostEvent) {
    switch event {
    case .screen(let value): write(value)
    case .appearance(let value): write(value)
    case .pointer(let value): write(value)
    case .force(let value): write(value)
    case .wheel(let value): write(value)
    case .key(let value): write(value)
    case .tick(let time):
      begin("tick")
      put(time)
      end()
    case .visibility(let isVisible, let time):
      begin(isVisible ? "shown" : "hidden")
      put(time)
      end()
    case .setting(let name, let value):
      begin("setting")
      mark(name.text.string)
      put(value)
      end()
    case .command(let command):
      begin("command")
      mark(command.text.string)
      end()
    case .trace: break
    case .text(let value): write(value)
    case .editing(let value): write(value)
    case .loaded(let items):
      begin("loaded")
      var isFirst = true
      for each in items {
        if !isFirst { mark("|") }
        isFirst = false
        put(each.app)
        put(each.key)
        put(each.bytes)
      }
      end()
    case .stored(let value): write(value)
    case .abilities(let abilities):
      begin("abilities")
      put(abilities.rawValue)
      end()
    case .shared(let value): write(value)
    case .action(let value): write(value)
    case .date(let value): write(value)
    case .menu(let value): write(value)
    case .changed(let value): write(value)
    case .storageLost(let time):
      begin("storage-lost")
      put(time)
      end()
    case .fetched(let value): write(value)
    case .fieldPress(let value): write(value)
    case .files(let value): write(value)
    case .document(let value): write(value)
    case .link(let value): write(value)
    case .textLayout(let value): write(value)
    case .hover(let value): write(value)
    }
  }

  private mutating func write(_ value: HostEvent.Screen) {
    begin("screen")
    put(value.width)
    put(value.height)
    put(value.scale)
    put(value.safeTop)
    put(value.safeLeft)
    put(value.safeBottom)
    put(value.safeRight)
    end()
  }

  private mutating func write(_ value: HostEvent.Appearance) {
    begin("appearance")
    mark(value.isDark ? "dark" : "light")
    if value.reducesMotion { mark("reduced-motion") }
    end()
  }

  private mutating func write(_ value: HostEvent.Force) {
    begin("force")
    mark(value.channel.traceName)
    put(value.identifier)
    put(value.time)
    put(value.x)
    put(value.y)
    put(value.value)
    end()
  }

  private mutating func write(_ value: HostEvent.Wheel) {
    begin("wheel")
    put(value.time)
    put(value.x)
    put(value.y)
    put(value.deltaY)
    put(value.deltaMode)
    if value.deltaX != 0 || value.isPinch { put(value.deltaX) }
    if value.isPinch { mark("pinch") }
    end()
  }

  private mutating func write(_ value: HostEvent.TextInput) {
    begin("text")
    put(value.view)
    put(value.text)
    put(value.selectionStart)
    put(value.selectionEnd)
    put(value.time)
    if value.isComposing { mark("composing") }
    end()
  }

  private mutating func write(_ value: HostEvent.Editing) {
    begin("editing")
    put(value.view)
    mark(value.change.traceName)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Stored) {
    begin("stored")
    put(value.number)
    if let present = value.failure {
      mark("failed")
      put(present)
    } else {
      mark("ok")
    }
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Shared) {
    begin("shared")
    put(value.number)
    mark(value.outcome.traceName)
    put(value.reason)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Action) {
    begin("action")
    put(value.view)
    mark(value.kind.traceName)
    put(value.index)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Clock) {
    begin("date")
    put(value.seconds, limit: Micros.dateLimit)
    put(value.minutesEast)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Menu) {
    begin("menu")
    put(value.time)
    put(value.x)
    put(value.y)
    end()
  }

  private mutating func write(_ value: HostEvent.Changed) {
    begin("changed")
    put(value.app)
    put(value.key)
    if let present = value.bytes {
      mark("stored")
      put(present)
    } else {
      mark("removed")
    }
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.FieldPress) {
    begin("field-press")
    put(value.view)
    put(value.pointer)
    put(value.selectionStart)
    put(value.selectionEnd)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Files) {
    begin("files")
    put(value.time)
    put(value.unread)
    for each in value.files {
      put(each.name)
      put(each.mediaType)
      put(each.bytes)
    }
    end()
  }

  private mutating func write(_ value: HostEvent.DocumentLayout) {
    begin("document")
    put(value.view)
    put(value.height)
    put(value.time)
    for each in value.links {
      mark("|")
      put(each.number)
      put(each.x)
      put(each.y)
      put(each.width)
      put(each.height)
    }
    end()
  }

  private mutating func write(_ value: HostEvent.LinkUse) {
    begin("link")
    put(value.view)
    put(value.link)
    mark(value.kind.traceName)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.TextLayout) {
    begin("text-layout")
    put(value.view)
    put(value.height)
    put(value.caretTop)
    put(value.caretBottom)
    put(value.selectionStart)
    put(value.selectionEnd)
    put(value.time)
    end()
  }

  private mutating func write(_ value: HostEvent.Hover) {
    begin("hover")
    mark(value.type.traceName)
    mark(value.isOver ? "over" : "left")
    put(value.time)
    put(value.x)
    put(value.y)
    end()
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

extension PointerType {
  var traceName: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    case .pen: "pen"
    }
  }
}

extension ForceEventChannel {
  var traceName: String {
    switch self {
    case .touch: "touch"
    case .webkit: "webkit"
    }
  }
}

extension HostEvent.Editing.Change {
  var traceName: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .returned: "returned"
    case .escaped: "escaped"
    case .undone: "undone"
    case .redone: "redone"
    }
  }
}

extension HostEvent.Shared.Outcome {
  var traceName: String {
    switch self {
    case .cancelled: "cancelled"
    case .done: "done"
    case .failed: "failed"
    }
  }
}

extension HostEvent.Action.Kind {
  var traceName: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .menu: "menu"
    case .press: "press"
    case .release: "release"
    case .delete: "delete"
    }
  }
}

extension HostEvent.LinkUse.Kind {
  var traceName: String {
    switch self {
    case .activated: "activated"
    case .focused: "focused"
    case .menu: "menu"
    }
  }
}
