// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

extension TraceLine {
  /// The event of a line, behind its name.
  mutating func body(of name: TraceField) throws(TraceError) -> HostEvent {
    switch name {
    case "screen": return try screen()
    case "appearance": return try appearance()
    case "touch", "pen", "mouse": return try pointer(named: name)
    case "force": return try force()
    case "wheel": return try wheel()
    case "key": return try key()
    case "tick": return try tick()
    case "hidden": return try visibility(isVisible: false)
    case "shown": return try visibility(isVisible: true)
    case "setting": return try setting()
    case "command": return try command()
    case "text": return try text()
    case "editing": return try editing()
    case "loaded": return try loaded()
    case "stored": return try stored()
    case "abilities": return try abilities()
    case "shared": return try shared()
    case "action": return try action()
    case "date": return try date()
    case "menu": return try menu()
    case "changed": return try changed()
    case "storage-lost": return try storageLost()
    case "fetched": return try fetched()
    case "field-press": return try fieldPress()
    case "files": return try files()
    case "document": return try document()
    case "link": return try link()
    case "text-layout": return try textLayout()
    case "hover": return try hover()
    default: throw unknown(name)
    }
  }

  private mutating func screen() throws(TraceError) -> HostEvent {
    let width = try self.value("a width")
    let height = try self.value("a height")
    let scale = try self.value("a scale")
    let safeTop = try self.value("a safe top")
    let safeLeft = try self.value("a safe left")
    let safeBottom = try self.value("a safe bottom")
    let safeRight = try self.value("a safe right")
    return .screen(
      HostEvent.Screen(
        width: width, height: height, scale: scale, safeTop: safeTop, safeLeft: safeLeft,
        safeBottom: safeBottom, safeRight: safeRight))
  }

  private mutating func appearance() throws(TraceError) -> HostEvent {
    let isDark = try self.choice("light or dark", of: "light dark") == 1
    let reducesMotion = try upcoming == nil ? false : self.choice("reduced-motion", of: "reduced-motion") == 0
    return .appearance(HostEvent.Appearance(isDark: isDark, reducesMotion: reducesMotion))
  }

  private mutating func force() throws(TraceError) -> HostEvent {
    let channel = try ForceEventChannel(rawValue: UInt8(self.choice("touch or webkit", of: "touch webkit")))!
    let identifier = try self.whole("an identifier")
    let time = try self.value("a time")
    let x = try self.value("x")
    let y = try self.value("y")
    let value = try self.value("a value")
    return .force(
      HostEvent.Force(channel: channel, identifier: identifier, time: time, x: x, y: y, value: value))
  }

  private mutating func wheel() throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    let x = try self.value("x")
    let y = try self.value("y")
    let deltaY = try self.value("deltaY")
    let deltaMode = try self.byte("a delta mode")
    let deltaX = try upcoming == nil ? 0 : self.value("deltaX")
    let isPinch = try upcoming == nil ? false : self.choice("pinch", of: "pinch") == 0
    return .wheel(
      HostEvent.Wheel(
        time: time, x: x, y: y, deltaX: deltaX, deltaY: deltaY, deltaMode: deltaMode, isPinch: isPinch))
  }

  private mutating func tick() throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    return .tick(time: time)
  }

  private mutating func visibility(isVisible: Bool) throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    return .visibility(isVisible: isVisible, time: time)
  }

  private mutating func setting() throws(TraceError) -> HostEvent {
    let name = try SettingName(text: self.field("a name").bytes)
    let value = try self.word("a value")
    return .setting(name: name, value: value)
  }

  private mutating func command() throws(TraceError) -> HostEvent {
    let command = try HostCommand(text: self.field("a command").bytes)
    return .command(command)
  }

  private mutating func text() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let text = try self.word("a text")
    let selectionStart = try self.count("a selection start")
    let selectionEnd = try self.count("a selection end")
    let time = try self.value("a time")
    let isComposing = try upcoming == nil ? false : self.choice("composing", of: "composing") == 0
    return .text(
      HostEvent.TextInput(
        view: view, text: text, selectionStart: selectionStart, selectionEnd: selectionEnd,
        isComposing: isComposing, time: time))
  }

  private mutating func editing() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let change = try HostEvent.Editing.Change(
      rawValue: UInt8(
        self.choice(
          "began, ended, returned, escaped, undone or redone",
          of: "began ended returned escaped undone redone")))!
    let time = try self.value("a time")
    return .editing(HostEvent.Editing(view: view, change: change, time: time))
  }

  private mutating func loaded() throws(TraceError) -> HostEvent {
    var items: [HostEvent.StoredItem] = []
    var hasNext = upcoming != nil
    while hasNext {
      items.append(
        HostEvent.StoredItem(
          app: try self.word("an app"), key: try self.word("a key"), bytes: try self.bytes("bytes")))
      hasNext = takeSeparator()
    }
    return .loaded(items)
  }

  private mutating func stored() throws(TraceError) -> HostEvent {
    let number = try self.count("a number")
    let failure = try self.choice("ok or failed", of: "ok failed") == 1 ? self.word("a failure") : nil
    let time = try self.value("a time")
    return .stored(HostEvent.Stored(number: number, failure: failure, time: time))
  }

  private mutating func abilities() throws(TraceError) -> HostEvent {
    let abilities = try HostEvent.Abilities(rawValue: self.count("abilities"))
    return .abilities(abilities)
  }

  private mutating func shared() throws(TraceError) -> HostEvent {
    let number = try self.count("a number")
    let outcome = try HostEvent.Shared.Outcome(
      rawValue: UInt8(self.choice("cancelled, done or failed", of: "cancelled done failed")))!
    let reason = try self.word("a reason")
    let time = try self.value("a time")
    return .shared(HostEvent.Shared(number: number, outcome: outcome, reason: reason, time: time))
  }

  private mutating func action() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let kind = try HostEvent.Action.Kind(
      rawValue: UInt8(
        self.choice(
          "activate, increment, decrement, escape, menu, press, release or delete",
          of: "activate increment decrement escape menu press release delete")))!
    let index = try self.count("an index")
    let time = try self.value("a time")
    return .action(HostEvent.Action(view: view, kind: kind, index: index, time: time))
  }

  private mutating func date() throws(TraceError) -> HostEvent {
    let seconds = try self.value("seconds", limit: Micros.dateLimit)
    let minutesEast = try self.whole("minutes east")
    let time = try self.value("a time")
    return .date(HostEvent.Clock(seconds: seconds, minutesEast: minutesEast, time: time))
  }

  private mutating func menu() throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    let x = try self.value("x")
    let y = try self.value("y")
    return .menu(HostEvent.Menu(time: time, x: x, y: y))
  }

  private mutating func changed() throws(TraceError) -> HostEvent {
    let app = try self.word("an app")
    let key = try self.word("a key")
    let bytes = try self.choice("removed or stored", of: "removed stored") == 1 ? self.bytes("bytes") : nil
    let time = try self.value("a time")
    return .changed(HostEvent.Changed(app: app, key: key, bytes: bytes, time: time))
  }

  private mutating func storageLost() throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    return .storageLost(time: time)
  }

  private mutating func fieldPress() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let pointer = try self.whole("a pointer")
    let selectionStart = try self.count("a selection start")
    let selectionEnd = try self.count("a selection end")
    let time = try self.value("a time")
    return .fieldPress(
      HostEvent.FieldPress(
        view: view, pointer: pointer, selectionStart: selectionStart, selectionEnd: selectionEnd, time: time))
  }

  private mutating func files() throws(TraceError) -> HostEvent {
    let time = try self.value("a time")
    let unread = try self.word("an unread")
    var files: [HostFile] = []
    while upcoming != nil {
      files.append(
        HostFile(
          name: try self.word("a name"), mediaType: try self.word("a media type"),
          bytes: try self.bytes("bytes")))
    }
    return .files(HostEvent.Files(files: files, unread: unread, time: time))
  }

  private mutating func document() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let height = try self.value("a height")
    let time = try self.value("a time")
    var links: [HostEvent.DocumentLayout.Link] = []
    while takeSeparator() {
      links.append(
        HostEvent.DocumentLayout.Link(
          number: try self.count("a number"), x: try self.value("x"), y: try self.value("y"),
          width: try self.value("a width"), height: try self.value("a height")))
    }
    return .document(HostEvent.DocumentLayout(view: view, height: height, time: time, links: links))
  }

  private mutating func link() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let link = try self.count("a link")
    let kind = try HostEvent.LinkUse.Kind(
      rawValue: UInt8(self.choice("activated, focused or menu", of: "activated focused menu")))!
    let time = try self.value("a time")
    return .link(HostEvent.LinkUse(view: view, link: link, kind: kind, time: time))
  }

  private mutating func textLayout() throws(TraceError) -> HostEvent {
    let view = try self.count("a view")
    let height = try self.value("a height")
    let caretTop = try self.value("a caret top")
    let caretBottom = try self.value("a caret bottom")
    let selectionStart = try self.count("a selection start")
    let selectionEnd = try self.count("a selection end")
    let time = try self.value("a time")
    return .textLayout(
      HostEvent.TextLayout(
        view: view, height: height, caretTop: caretTop, caretBottom: caretBottom,
        selectionStart: selectionStart, selectionEnd: selectionEnd, time: time))
  }

  private mutating func hover() throws(TraceError) -> HostEvent {
    let type = try PointerType(rawValue: UInt8(self.choice("mouse, touch or pen", of: "mouse touch pen")))!
    let isOver = try self.choice("left or over", of: "left over") == 1
    let time = try self.value("a time")
    let x = try self.value("x")
    let y = try self.value("y")
    return .hover(HostEvent.Hover(time: time, type: type, isOver: isOver, x: x, y: y))
  }
}
