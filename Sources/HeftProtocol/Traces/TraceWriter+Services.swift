import Ink

extension TraceWriter {
  mutating func write(_ items: [HostEvent.StoredItem]) {
    word("loaded")
    var isFirst = true
    for item in items {
      if !isFirst { word(" |") }
      isFirst = false
      word(" " + TraceToken.escape(item.app) + " " + TraceToken.escape(item.key) + " ")
      word(item.bytes.isEmpty ? TraceToken.escape("") : Base64.encode(item.bytes))
    }
    word("\n")
  }

  mutating func write(_ stored: HostEvent.Stored) {
    word("stored \(stored.number) ")
    word(stored.failure.map { "failed " + TraceToken.escape($0) } ?? "ok")
    line("", stored.time)
  }

  mutating func write(_ fetched: HostEvent.Fetched) {
    word("fetched \(fetched.number) ")
    if let failure = fetched.failure {
      word("failed " + TraceToken.escape(failure))
    } else if let bytes = fetched.bytes {
      word("found " + (bytes.isEmpty ? TraceToken.escape("") : Base64.encode(bytes)))
    } else {
      word("missing")
    }
    line("", fetched.time)
  }

  mutating func write(_ changed: HostEvent.Changed) {
    word("changed " + TraceToken.escape(changed.app) + " " + TraceToken.escape(changed.key))
    switch changed.bytes {
    case nil: word(" removed")
    case let bytes?: word(" stored " + (bytes.isEmpty ? TraceToken.escape("") : Base64.encode(bytes)))
    }
    line("", changed.time)
  }

  mutating func write(_ shared: HostEvent.Shared) {
    word("shared \(shared.number) \(shared.outcome.traceName) " + TraceToken.escape(shared.reason))
    line("", shared.time)
  }

  mutating func write(_ files: HostEvent.Files) {
    line("files", files.time, end: " " + TraceToken.escape(files.unread))
    for file in files.files {
      word(" " + TraceToken.escape(file.name) + " " + TraceToken.escape(file.mediaType) + " ")
      word(file.bytes.isEmpty ? TraceToken.escape("") : Base64.encode(file.bytes))
    }
    word("\n")
  }

  mutating func write(_ text: HostEvent.TextInput) {
    word("text \(text.view) " + TraceToken.escape(text.text))
    word(" \(text.selectionStart) \(text.selectionEnd)")
    line("", text.time, end: text.isComposing ? " composing\n" : "\n")
  }

  mutating func write(_ editing: HostEvent.Editing) {
    word("editing \(editing.view) \(editing.change.traceName)")
    line("", editing.time)
  }

  mutating func write(_ press: HostEvent.FieldPress) {
    word("field-press \(press.view) \(press.pointer) \(press.selectionStart) \(press.selectionEnd)")
    line("", press.time)
  }

  mutating func write(_ action: HostEvent.Action) {
    word("action \(action.view) \(action.kind.traceName) \(action.index)")
    line("", action.time)
  }

  mutating func write(_ clock: HostEvent.Clock) {
    var seconds = ""
    Micros.write(clock.seconds, to: &seconds, limit: Micros.dateLimit)
    word("date \(seconds) \(clock.minutesEast)")
    line("", clock.time)
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

extension HostEvent.Editing.Change {
  var traceName: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .returned: "returned"
    case .escaped: "escaped"
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
