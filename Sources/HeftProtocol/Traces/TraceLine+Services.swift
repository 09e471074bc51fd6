import Ink

extension TraceLine {
  mutating func loaded() throws(TraceError) -> HostEvent {
    var items: [HostEvent.StoredItem] = []
    var hasNext = upcoming != nil
    while hasNext {
      items.append(
        HostEvent.StoredItem(app: try word("an app"), key: try word("a key"), bytes: try bytes()))
      hasNext = takeSeparator()
    }
    return .loaded(items)
  }

  private mutating func bytes() throws(TraceError) -> [UInt8] {
    let field = try field("bytes in base64")
    if field == "%" { return [] }
    guard let bytes = Base64.decode(field.bytes) else { throw bad(field, "bytes in base64") }
    return bytes
  }

  mutating func stored() throws(TraceError) -> HostEvent {
    let number = try count("a number")
    let failed = try choice("ok or failed", of: "ok failed") == 1
    let failure = failed ? try word("a reason") : nil
    return .stored(HostEvent.Stored(number: number, failure: failure, time: try value("a time")))
  }

  mutating func fetched() throws(TraceError) -> HostEvent {
    let number = try count("a number")
    var fetched = HostEvent.Fetched(number: number, bytes: nil, time: 0)
    switch try choice("found, missing or failed", of: "found missing failed") {
    case 0: fetched.bytes = try bytes()
    case 1: break
    default: fetched.failure = try word("a reason")
    }
    fetched.time = try value("a time")
    return .fetched(fetched)
  }

  mutating func files() throws(TraceError) -> HostEvent {
    var files = HostEvent.Files(files: [], time: try value("a time"))
    files.unread = try word("names")
    while upcoming != nil {
      files.files.append(
        HostFile(name: try word("a name"), mediaType: try word("a media type"), bytes: try bytes()))
    }
    return .files(files)
  }

  mutating func changed() throws(TraceError) -> HostEvent {
    let app = try word("an app")
    let key = try word("a key")
    let isThere = try choice("stored or removed", of: "stored removed") == 0
    let bytes = isThere ? try bytes() : nil
    return .changed(HostEvent.Changed(app: app, key: key, bytes: bytes, time: try value("a time")))
  }

  mutating func shared() throws(TraceError) -> HostEvent {
    let number = try count("a number")
    let outcome = try choice("cancelled, done or failed", of: "cancelled done failed")
    return .shared(
      HostEvent.Shared(
        number: number, outcome: HostEvent.Shared.Outcome(rawValue: UInt8(outcome))!,
        reason: try word("a reason"), time: try value("a time")))
  }

  mutating func text() throws(TraceError) -> HostEvent {
    var text = HostEvent.TextInput(
      view: try count("a view"), text: try word("a text"), selectionStart: try count("the selection's start"),
      selectionEnd: try count("the selection's end"), time: try value("a time"))
    if upcoming != nil { text.isComposing = try choice("composing", of: "composing") == 0 }
    return .text(text)
  }

  mutating func editing() throws(TraceError) -> HostEvent {
    let view = try count("a view")
    let change = try choice("began, ended, returned or escaped", of: "began ended returned escaped")
    return .editing(
      HostEvent.Editing(
        view: view, change: HostEvent.Editing.Change(rawValue: UInt8(change))!, time: try value("a time")))
  }

  mutating func fieldPress() throws(TraceError) -> HostEvent {
    .fieldPress(
      HostEvent.FieldPress(
        view: try count("a view"), pointer: try whole("an identifier"),
        selectionStart: try count("the selection's start"), selectionEnd: try count("the selection's end"),
        time: try value("a time")))
  }

  mutating func action() throws(TraceError) -> HostEvent {
    let view = try count("a view")
    let kind = try choice(
      "activate, increment, decrement, escape, menu, press, release or delete",
      of: "activate increment decrement escape menu press release delete")
    return .action(
      HostEvent.Action(
        view: view, kind: HostEvent.Action.Kind(rawValue: UInt8(kind))!, index: try count("an index"),
        time: try value("a time")))
  }

  mutating func date() throws(TraceError) -> HostEvent {
    .date(
      HostEvent.Clock(
        seconds: try value("seconds since 1970", limit: Micros.dateLimit),
        minutesEast: try whole("minutes east of Greenwich"), time: try value("a time")))
  }
}
