// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

extension EventBytes {
  /// Packs an event behind those that are there.
  ///
  /// - Parameter event: The event; its numbers are packed as they are.
  public mutating func add(_ event: HostEvent) {
    switch event {
    case .screen(let value):
      u8(1)
      f64(value.width)
      f64(value.height)
      f64(value.scale)
      f64(value.safeTop)
      f64(value.safeLeft)
      f64(value.safeBottom)
      f64(value.safeRight)
    case .appearance(let value):
      u8(2)
      u8(value.isDark ? 1 : 0)
      u8(value.reducesMotion ? 1 : 0)
    case .pointer(let value):
      u8(3)
      u8(value.phase.rawValue)
      u8(value.type.rawValue)
      u32(UInt32(bitPattern: value.id))
      u8(value.buttons.rawValue)
      u32(UInt32(value.samples.count))
      for each in value.samples {
        f64(each.time); f64(each.x); f64(each.y); f64(each.pressure); f64(each.tiltX); f64(each.tiltY);
        f64(each.width); f64(each.height)
      }
    case .force(let value):
      u8(4)
      u8(value.channel.rawValue)
      u32(UInt32(bitPattern: value.identifier))
      f64(value.time)
      f64(value.x)
      f64(value.y)
      f64(value.value)
    case .wheel(let value):
      u8(5)
      f64(value.time)
      f64(value.x)
      f64(value.y)
      f64(value.deltaX)
      f64(value.deltaY)
      u8(value.deltaMode)
      u8(value.isPinch ? 1 : 0)
    case .key(let value):
      u8(6)
      u8(value.isDown ? 1 : 0)
      u8(value.isRepeat ? 1 : 0)
      f64(value.time)
      u8(value.key.rawValue)
      u8(value.modifiers.rawValue)
      string(value.text)
      u32(value.view)
    case .tick(let time):
      u8(7)
      f64(time)
    case .visibility(let isVisible, let time):
      u8(8)
      u8(isVisible ? 1 : 0)
      f64(time)
    case .setting(let name, let value):
      u8(9)
      u8(name.rawValue)
      string(value)
    case .command(let command):
      u8(10)
      u8(command.rawValue)
    case .trace(let text, let pace):
      u8(11)
      string(text)
      u8(pace.rawValue)
    case .text(let value):
      u8(12)
      u32(value.view)
      string(value.text)
      u32(value.selectionStart)
      u32(value.selectionEnd)
      u8(value.isComposing ? 1 : 0)
      f64(value.time)
    case .editing(let value):
      u8(13)
      u32(value.view)
      u8(value.change.rawValue)
      f64(value.time)
    case .loaded(let items):
      u8(14)
      u32(UInt32(items.count))
      for each in items { string(each.app); string(each.key); bytes(each.bytes) }
    case .stored(let value):
      u8(15)
      u32(value.number)
      u8(value.failure == nil ? 0 : 1)
      if let present = value.failure { string(present) }
      f64(value.time)
    case .abilities(let abilities):
      u8(16)
      u32(abilities.rawValue)
    case .shared(let value):
      u8(17)
      u32(value.number)
      u8(value.outcome.rawValue)
      string(value.reason)
      f64(value.time)
    case .action(let value):
      u8(18)
      u32(value.view)
      u8(value.kind.rawValue)
      u32(value.index)
      f64(value.time)
    case .date(let value):
      u8(19)
      f64(value.seconds)
      u32(UInt32(bitPattern: value.minutesEast))
      f64(value.time)
    case .menu(let value):
      u8(20)
      f64(value.time)
      f64(value.x)
      f64(value.y)
    case .changed(let value):
      u8(21)
      string(value.app)
      string(value.key)
      u8(value.bytes == nil ? 0 : 1)
      if let present = value.bytes { bytes(present) }
      f64(value.time)
    case .storageLost(let time):
      u8(22)
      f64(time)
    case .fetched(let value):
      u8(23)
      u32(value.number)
      u8(value.bytes == nil ? 0 : 1)
      if let present = value.bytes { bytes(present) }
      u8(value.failure == nil ? 0 : 1)
      if let present = value.failure { string(present) }
      f64(value.time)
    case .fieldPress(let value):
      u8(24)
      u32(value.view)
      u32(UInt32(bitPattern: value.pointer))
      u32(value.selectionStart)
      u32(value.selectionEnd)
      f64(value.time)
    case .files(let value):
      u8(26)
      u32(UInt32(value.files.count))
      for each in value.files { string(each.name); string(each.mediaType); bytes(each.bytes) }
      string(value.unread)
      f64(value.time)
    case .document(let value):
      u8(28)
      u32(value.view)
      f64(value.height)
      f64(value.time)
      u32(UInt32(value.links.count))
      for each in value.links {
        u32(each.number); f64(each.x); f64(each.y); f64(each.width); f64(each.height)
      }
    case .link(let value):
      u8(29)
      u32(value.view)
      u32(value.link)
      u8(value.kind.rawValue)
      f64(value.time)
    case .textLayout(let value):
      u8(30)
      u32(value.view)
      f64(value.height)
      f64(value.caretTop)
      f64(value.caretBottom)
      u32(value.selectionStart)
      u32(value.selectionEnd)
      f64(value.time)
    case .hover(let value):
      u8(31)
      f64(value.time)
      u8(value.type.rawValue)
      u8(value.isOver ? 1 : 0)
      f64(value.x)
      f64(value.y)
    }
  }
}
