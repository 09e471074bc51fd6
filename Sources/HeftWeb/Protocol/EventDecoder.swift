// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

/// Reads the events that the page writes.
enum EventDecoder {
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
    case 4: event = force(&reader)
    case 5:
      event = .wheel(
        HostEvent.Wheel(
          time: reader.f64(), x: reader.f64(), y: reader.f64(), deltaX: reader.f64(), deltaY: reader.f64(),
          deltaMode: reader.u8(), isPinch: reader.u8() != 0))
    case 6: event = key(&reader)
    case 7: event = .tick(time: reader.f64())
    case 8: event = .visibility(isVisible: reader.u8() != 0, time: reader.f64())
    case 9: event = setting(&reader)
    case 10: event = command(&reader)
    case 11: event = trace(&reader)
    case 12:
      event = .text(
        HostEvent.TextInput(
          view: reader.u32(), text: reader.string(), selectionStart: reader.u32(), selectionEnd: reader.u32(),
          isComposing: reader.u8() != 0, time: reader.f64()))
    case 13: event = editing(&reader)
    case 14: event = loaded(&reader)
    case 15:
      event = .stored(
        HostEvent.Stored(
          number: reader.u32(), failure: reader.u8() != 0 ? reader.string() : nil, time: reader.f64()))
    case 16: event = .abilities(HostEvent.Abilities(rawValue: reader.u32()))
    case 17: event = shared(&reader)
    case 18: event = action(&reader)
    case 19:
      event = .date(HostEvent.Clock(seconds: reader.f64(), minutesEast: reader.i32(), time: reader.f64()))
    case 20: event = .menu(HostEvent.Menu(time: reader.f64(), x: reader.f64(), y: reader.f64()))
    case 21:
      event = .changed(
        HostEvent.Changed(
          app: reader.string(), key: reader.string(), bytes: reader.u8() != 0 ? reader.byteArray() : nil,
          time: reader.f64()))
    case 22: event = .storageLost(time: reader.f64())
    case 23:
      event = .fetched(
        HostEvent.Fetched(
          number: reader.u32(), bytes: reader.u8() != 0 ? reader.byteArray() : nil,
          failure: reader.u8() != 0 ? reader.string() : nil, time: reader.f64()))
    case 24:
      event = .fieldPress(
        HostEvent.FieldPress(
          view: reader.u32(), pointer: reader.i32(), selectionStart: reader.u32(), selectionEnd: reader.u32(),
          time: reader.f64()))
    case 26: event = files(&reader)
    case 28: event = document(&reader)
    case 29: event = link(&reader)
    case 30:
      event = .textLayout(
        HostEvent.TextLayout(
          view: reader.u32(), height: reader.f64(), caretTop: reader.f64(), caretBottom: reader.f64(),
          selectionStart: reader.u32(), selectionEnd: reader.u32(), time: reader.f64()))
    case 31: event = hover(&reader)
    default: event = nil
    }
    return reader.isInRange ? event : nil
  }

  private static func pointer(_ reader: inout ByteReader) -> HostEvent? {
    guard let phase = PointerPhase(rawValue: reader.u8()) else { return nil }
    guard let type = PointerType(rawValue: reader.u8()) else { return nil }
    let id = reader.i32()
    let buttons = PointerButtons(host: reader.u8())
    var samples: [TouchSample] = []
    guard let count = reader.count(ofAtLeast: 64) else { return nil }
    samples.reserveCapacity(count)
    for _ in 0..<count {
      samples.append(
        TouchSample(
          time: reader.f64(), x: reader.f64(), y: reader.f64(), pressure: reader.f64(), tiltX: reader.f64(),
          tiltY: reader.f64(), width: reader.f64(), height: reader.f64()))
    }
    return .pointer(HostEvent.Pointer(phase: phase, type: type, id: id, buttons: buttons, samples: samples))
  }

  private static func force(_ reader: inout ByteReader) -> HostEvent? {
    guard let channel = ForceEventChannel(rawValue: reader.u8()) else { return nil }
    let identifier = reader.i32()
    let time = reader.f64()
    let x = reader.f64()
    let y = reader.f64()
    let value = reader.f64()
    return .force(
      HostEvent.Force(channel: channel, identifier: identifier, time: time, x: x, y: y, value: value))
  }

  private static func key(_ reader: inout ByteReader) -> HostEvent? {
    let isDown = reader.u8() != 0
    let isRepeat = reader.u8() != 0
    let time = reader.f64()
    guard let key = KeyName(rawValue: reader.u8()) else { return nil }
    let modifiers = KeyModifiers(rawValue: reader.u8())
    let text = reader.string()
    let view = reader.u32()
    return .key(
      HostEvent.Key(
        isDown: isDown, isRepeat: isRepeat, time: time, key: key, modifiers: modifiers, text: text, view: view
      ))
  }

  private static func setting(_ reader: inout ByteReader) -> HostEvent? {
    guard let name = SettingName(rawValue: reader.u8()) else { return nil }
    let value = reader.string()
    return .setting(name: name, value: value)
  }

  private static func command(_ reader: inout ByteReader) -> HostEvent? {
    guard let command = HostCommand(rawValue: reader.u8()) else { return nil }
    return .command(command)
  }

  private static func trace(_ reader: inout ByteReader) -> HostEvent? {
    let text = reader.string()
    guard let pace = TracePace(rawValue: reader.u8()) else { return nil }
    return .trace(text: text, pace: pace)
  }

  private static func editing(_ reader: inout ByteReader) -> HostEvent? {
    let view = reader.u32()
    guard let change = HostEvent.Editing.Change(rawValue: reader.u8()) else { return nil }
    let time = reader.f64()
    return .editing(HostEvent.Editing(view: view, change: change, time: time))
  }

  private static func loaded(_ reader: inout ByteReader) -> HostEvent? {
    var items: [HostEvent.StoredItem] = []
    guard let count = reader.count(ofAtLeast: 12) else { return nil }
    items.reserveCapacity(count)
    for _ in 0..<count {
      items.append(
        HostEvent.StoredItem(app: reader.string(), key: reader.string(), bytes: reader.byteArray()))
    }
    return .loaded(items)
  }

  private static func shared(_ reader: inout ByteReader) -> HostEvent? {
    let number = reader.u32()
    guard let outcome = HostEvent.Shared.Outcome(rawValue: reader.u8()) else { return nil }
    let reason = reader.string()
    let time = reader.f64()
    return .shared(HostEvent.Shared(number: number, outcome: outcome, reason: reason, time: time))
  }

  private static func action(_ reader: inout ByteReader) -> HostEvent? {
    let view = reader.u32()
    guard let kind = HostEvent.Action.Kind(rawValue: reader.u8()) else { return nil }
    let index = reader.u32()
    let time = reader.f64()
    return .action(HostEvent.Action(view: view, kind: kind, index: index, time: time))
  }

  private static func files(_ reader: inout ByteReader) -> HostEvent? {
    var files: [HostFile] = []
    guard let count = reader.count(ofAtLeast: 12) else { return nil }
    files.reserveCapacity(count)
    for _ in 0..<count {
      files.append(HostFile(name: reader.string(), mediaType: reader.string(), bytes: reader.byteArray()))
    }
    let unread = reader.string()
    let time = reader.f64()
    return .files(HostEvent.Files(files: files, unread: unread, time: time))
  }

  private static func document(_ reader: inout ByteReader) -> HostEvent? {
    let view = reader.u32()
    let height = reader.f64()
    let time = reader.f64()
    var links: [HostEvent.DocumentLayout.Link] = []
    guard let count = reader.count(ofAtLeast: 36) else { return nil }
    links.reserveCapacity(count)
    for _ in 0..<count {
      links.append(
        HostEvent.DocumentLayout.Link(
          number: reader.u32(), x: reader.f64(), y: reader.f64(), width: reader.f64(), height: reader.f64()))
    }
    return .document(HostEvent.DocumentLayout(view: view, height: height, time: time, links: links))
  }

  private static func link(_ reader: inout ByteReader) -> HostEvent? {
    let view = reader.u32()
    let link = reader.u32()
    guard let kind = HostEvent.LinkUse.Kind(rawValue: reader.u8()) else { return nil }
    let time = reader.f64()
    return .link(HostEvent.LinkUse(view: view, link: link, kind: kind, time: time))
  }

  private static func hover(_ reader: inout ByteReader) -> HostEvent? {
    let time = reader.f64()
    guard let type = PointerType(rawValue: reader.u8()) else { return nil }
    let isOver = reader.u8() != 0
    let x = reader.f64()
    let y = reader.f64()
    return .hover(HostEvent.Hover(time: time, type: type, isOver: isOver, x: x, y: y))
  }
}
