import Heft

/// Packs events as the page does; `docs/seam.md` lists them.
struct EventBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ event: HostEvent) {
    switch event {
    case .screen(let s):
      u8(1)
      f64(s.width, s.height, s.scale, s.safeTop, s.safeLeft, s.safeBottom, s.safeRight)
    case .appearance(let appearance):
      u8(2, appearance.isDark ? 1 : 0, appearance.reducesMotion ? 1 : 0)
    case .pointer(let pointer):
      u8(3, pointer.phase.rawValue, pointer.type.rawValue, pointer.buttons.rawValue)
      u32(UInt32(bitPattern: pointer.id))
      u32(UInt32(pointer.samples.count))
      for s in pointer.samples { f64(s.time, s.x, s.y, s.pressure, s.tiltX, s.tiltY, s.width, s.height) }
    case .force(let force):
      u8(4, force.channel.rawValue)
      u32(UInt32(bitPattern: force.identifier))
      f64(force.time, force.x, force.y, force.value)
    case .wheel(let wheel):
      u8(5)
      f64(wheel.time, wheel.x, wheel.y, wheel.deltaX, wheel.deltaY)
      u8(wheel.deltaMode, wheel.isPinch ? 1 : 0)
    case .menu(let menu):
      u8(20)
      f64(menu.time, menu.x, menu.y)
    case .key(let key):
      u8(6, key.isDown ? 1 : 0, key.isRepeat ? 1 : 0)
      f64(key.time)
      string(key.name)
    case .tick(let time):
      u8(7)
      f64(time)
    case .visibility(let isVisible, let time):
      u8(8, isVisible ? 1 : 0)
      f64(time)
    case .setting(let name, let value):
      u8(9)
      string(name)
      string(value)
    case .command(let name):
      u8(10)
      string(name)
    case .trace(let text, let pace):
      u8(11, pace.rawValue)
      string(text)
    default: addService(event)
    }
  }

  private mutating func addService(_ event: HostEvent) {
    switch event {
    case .text(let text):
      u8(12)
      u32(text.view)
      string(text.text)
      u32(text.selectionStart)
      u32(text.selectionEnd)
      u8(text.isComposing ? 1 : 0)
      f64(text.time)
    case .editing(let editing):
      u8(13)
      u32(editing.view)
      u8(editing.change.rawValue)
      f64(editing.time)
    case .loaded(let items):
      u8(14)
      u32(UInt32(items.count))
      for item in items {
        string(item.app)
        string(item.key)
        u32(UInt32(item.bytes.count))
        bytes += item.bytes
      }
    case .stored(let stored):
      u8(15)
      u32(stored.number)
      u8(stored.failure == nil ? 1 : 0)
      string(stored.failure ?? "")
      f64(stored.time)
    case .changed(let changed):
      u8(21)
      string(changed.app)
      string(changed.key)
      u8(changed.bytes == nil ? 0 : 1)
      u32(UInt32(changed.bytes?.count ?? 0))
      bytes += changed.bytes ?? []
      f64(changed.time)
    case .fetched(let fetched):
      u8(23)
      u32(fetched.number)
      u8(fetched.failure != nil ? 2 : fetched.bytes != nil ? 1 : 0)
      u32(UInt32(fetched.bytes?.count ?? 0))
      bytes += fetched.bytes ?? []
      string(fetched.failure ?? "")
      f64(fetched.time)
    case .storageLost(let time):
      u8(22)
      f64(time)
    case .abilities(let abilities):
      u8(16)
      u32(abilities.rawValue)
    case .shared(let shared):
      u8(17)
      u32(shared.number)
      u8(shared.outcome.rawValue)
      string(shared.reason)
      f64(shared.time)
    case .action(let action):
      u8(18)
      u32(action.view)
      u8(action.kind.rawValue)
      u32(action.index)
      f64(action.time)
    case .date(let clock):
      u8(19)
      f64(clock.seconds)
      u32(UInt32(bitPattern: clock.minutesEast))
      f64(clock.time)
    case .document(let layout):
      u8(28)
      u32(layout.view)
      f64(layout.height, layout.time)
      u32(UInt32(layout.links.count))
      for link in layout.links {
        u32(link.number)
        f64(link.x, link.y, link.width, link.height)
      }
    case .link(let use):
      u8(29)
      u32(use.view)
      u32(use.link)
      u8(use.kind.rawValue)
      f64(use.time)
    default: break
    }
  }

  mutating func u8(_ values: UInt8...) { bytes += values }
  mutating func u32(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  mutating func f64(_ values: Double...) {
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 } }
  }
  mutating func string(_ text: String) {
    u32(UInt32(text.utf8.count))
    bytes += text.utf8
  }
}
