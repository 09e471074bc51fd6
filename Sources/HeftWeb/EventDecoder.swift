import Heft

/// Reads the events that the page writes. `docs/seam.md` lists them.
enum EventDecoder {
  /// A count of samples that the bytes cannot hold is not one.
  private static let bytesPerSample = 64
  private static let bytesPerItem = 12
  private static let bytesPerLink = 36

  /// The next event; nil where the bytes are not one.
  static func next(from reader: inout ByteReader) -> HostEvent? {
    let event: HostEvent?
    switch reader.u8() {
    case 1:
      event = .screen(
        HostEvent.Screen(
          width: reader.f64(), height: reader.f64(), scale: reader.f64(), safeTop: reader.f64(),
          safeLeft: reader.f64(), safeBottom: reader.f64(), safeRight: reader.f64()))
    case 2:
      event = .appearance(HostEvent.Appearance(isDark: reader.u8() != 0, reducesMotion: reader.u8() != 0))
    case 3: event = pointer(&reader)
    case 4:
      event = ForceEventChannel(rawValue: reader.u8()).map { channel in
        .force(
          HostEvent.Force(
            channel: channel, identifier: reader.i32(), time: reader.f64(), x: reader.f64(), y: reader.f64(),
            value: reader.f64()))
      }
    case 5:
      event = .wheel(
        HostEvent.Wheel(
          time: reader.f64(), x: reader.f64(), y: reader.f64(), deltaX: reader.f64(), deltaY: reader.f64(),
          deltaMode: reader.u8(), isPinch: reader.u8() != 0))
    case 6:
      event = .key(
        HostEvent.Key(
          isDown: reader.u8() != 0, isRepeat: reader.u8() != 0, time: reader.f64(), name: reader.string()))
    case 7: event = .tick(time: reader.f64())
    case 8: event = .visibility(isVisible: reader.u8() != 0, time: reader.f64())
    case 9: event = .setting(name: reader.string(), value: reader.string())
    case 10: event = .command(reader.string())
    case 11: event = TracePace(rawValue: reader.u8()).map { .trace(text: reader.string(), pace: $0) }
    case 12:
      event = .text(
        HostEvent.TextInput(
          view: reader.u32(), text: reader.string(), selectionStart: reader.u32(), selectionEnd: reader.u32(),
          isComposing: reader.u8() != 0, time: reader.f64()))
    case 13:
      let view = reader.u32()
      event = HostEvent.Editing.Change(rawValue: reader.u8()).map {
        .editing(HostEvent.Editing(view: view, change: $0, time: reader.f64()))
      }
    case 14: event = loaded(&reader)
    case 15: event = stored(&reader)
    case 16: event = .abilities(HostEvent.Abilities(rawValue: reader.u32()))
    case 17:
      let number = reader.u32()
      event = HostEvent.Shared.Outcome(rawValue: reader.u8()).map {
        .shared(
          HostEvent.Shared(number: number, outcome: $0, reason: reader.string(), time: reader.f64()))
      }
    case 18:
      let view = reader.u32()
      event = HostEvent.Action.Kind(rawValue: reader.u8()).map {
        .action(HostEvent.Action(view: view, kind: $0, index: reader.u32(), time: reader.f64()))
      }
    case 19:
      event = .date(
        HostEvent.Clock(seconds: reader.f64(), minutesEast: reader.i32(), time: reader.f64()))
    case 20:
      event = .menu(HostEvent.Menu(time: reader.f64(), x: reader.f64(), y: reader.f64()))
    case 21:
      let (app, key, isThere) = (reader.string(), reader.string(), reader.u8() != 0)
      let bytes = reader.byteArray()
      event = .changed(
        HostEvent.Changed(app: app, key: key, bytes: isThere ? bytes : nil, time: reader.f64()))
    case 22: event = .storageLost(time: reader.f64())
    case 23: event = fetched(&reader)
    case 28: event = document(&reader)
    case 29:
      let view = reader.u32()
      let link = reader.u32()
      event = HostEvent.LinkUse.Kind(rawValue: reader.u8()).map {
        .link(HostEvent.LinkUse(view: view, link: link, kind: $0, time: reader.f64()))
      }
    default: event = nil
    }
    return reader.isSound ? event : nil
  }

  private static func loaded(_ reader: inout ByteReader) -> HostEvent? {
    let count = Int(clamping: reader.u32())
    guard count <= reader.remaining / bytesPerItem else {
      reader.fail()
      return nil
    }
    var items: [HostEvent.StoredItem] = []
    items.reserveCapacity(count)
    for _ in 0..<count {
      items.append(
        HostEvent.StoredItem(app: reader.string(), key: reader.string(), bytes: reader.byteArray()))
    }
    return .loaded(items)
  }

  private static func document(_ reader: inout ByteReader) -> HostEvent? {
    var layout = HostEvent.DocumentLayout(view: reader.u32(), height: reader.f64(), time: reader.f64())
    let count = Int(clamping: reader.u32())
    guard count <= reader.remaining / bytesPerLink else {
      reader.fail()
      return nil
    }
    for _ in 0..<count {
      layout.links.append(
        HostEvent.DocumentLayout.Link(
          number: reader.u32(), x: reader.f64(), y: reader.f64(), width: reader.f64(), height: reader.f64()))
    }
    return .document(layout)
  }

  private static func stored(_ reader: inout ByteReader) -> HostEvent {
    let number = reader.u32()
    let succeeded = reader.u8() != 0
    let reason = reader.string()
    return .stored(
      HostEvent.Stored(number: number, failure: succeeded ? nil : reason, time: reader.f64()))
  }

  private static func fetched(_ reader: inout ByteReader) -> HostEvent? {
    let number = reader.u32()
    let outcome = reader.u8()
    let (bytes, reason) = (reader.byteArray(), reader.string())
    guard outcome <= 2 else { return nil }
    return .fetched(
      HostEvent.Fetched(
        number: number, bytes: outcome == 1 ? bytes : nil, failure: outcome == 2 ? reason : nil,
        time: reader.f64()))
  }

  private static func pointer(_ reader: inout ByteReader) -> HostEvent? {
    guard let phase = PointerPhase(rawValue: reader.u8()), let type = PointerType(rawValue: reader.u8())
    else { return nil }
    let buttons = PointerButtons(host: reader.u8())
    let id = reader.i32()
    let count = Int(clamping: reader.u32())
    guard count <= reader.remaining / bytesPerSample else {
      reader.fail()
      return nil
    }
    var samples: [TouchSample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      samples.append(
        TouchSample(
          time: reader.f64(), x: reader.f64(), y: reader.f64(), pressure: reader.f64(), tiltX: reader.f64(),
          tiltY: reader.f64(), width: reader.f64(), height: reader.f64()))
    }
    return .pointer(HostEvent.Pointer(phase: phase, type: type, id: id, buttons: buttons, samples: samples))
  }
}
