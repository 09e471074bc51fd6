import Heft
import HeftTesting

/// Events of all kinds, sound and unsound.
enum RandomEvents {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e9, -1e9, 1e300, 1e-300, 0.5, 1, 999_999_999.999999,
  ]
  private static let keys = [" ", " ", "ArrowUp", "ArrowDown", "Escape", "a", "", "%#|"]
  private static let settings: [(SettingName, String)] = [
    (.forceTouch, "on"), (.forceTouch, "off"), (.sensitivity, "light"), (.sensitivity, "firm"),
    (.device, ""),
    (.device, "iphone-6s"), (.device, "axis:0:255"), (.device, "no"), (.touchAndHold, "0.3"),
    (.unknown, "y"),
  ]

  /// Mostly a number of the range, now and then an odd one.
  private static func number(_ range: ClosedRange<Double>, using random: inout Seeded) -> Double {
    if random.next() % 50 == 0 { return odd[Int(random.next() % UInt64(odd.count))] }
    let share = Double(random.next() >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// Times that mostly go on, and jump now and then.
  private static func time(using random: inout Seeded) -> Double {
    number(0...20, using: &random)
  }

  static func pointer(samples count: Int, time: Double? = nil, using random: inout Seeded) -> HostEvent {
    let bits = random.next()
    // Moves are far the most.
    let phase: PointerPhase = bits % 16 == 0 ? .down : bits % 16 == 1 ? .up : bits % 64 == 2 ? .cancel : .move
    // Mostly a few fingers, so that most moves are of one that is down; now and then more than a device has.
    let fingers: UInt64 = (bits >> 32) % 16 == 0 ? 48 : 12
    var samples: [TouchSample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      samples.append(
        TouchSample(
          time: time ?? self.time(using: &random), x: number(0...375, using: &random),
          y: number(0...667, using: &random), pressure: number(0...1, using: &random),
          tiltX: number(-90...90, using: &random), tiltY: 0, width: number(0...40, using: &random), height: 1)
      )
    }
    return .pointer(
      HostEvent.Pointer(
        phase: phase, type: PointerType(rawValue: UInt8(bits >> 8 & 0xFF) % 3)!,
        id: Int32((bits >> 16) % fingers),
        samples: samples))
  }

  private static let words = ["", "QuotaExceededError", "replay", "a b|c#d%", "\u{0}", "\u{1F469}"]

  private static func word(using random: inout Seeded) -> String {
    words[Int(random.next() % UInt64(words.count))]
  }

  /// Events about what is beside the screen. The numbers are small, so that some mean a request or a view.
  static func service(using random: inout Seeded) -> HostEvent {
    let number = UInt32(truncatingIfNeeded: random.next() % 16)
    let time = self.time(using: &random)
    switch random.next() % 14 {
    case 0:
      return .text(
        HostEvent.TextInput(
          view: number, text: word(using: &random), selectionStart: number, selectionEnd: ~number,
          isComposing: random.next() % 2 == 0, time: time))
    case 1:
      let change = HostEvent.Editing.Change(rawValue: UInt8(random.next() % 4))!
      return .editing(HostEvent.Editing(view: number, change: change, time: time))
    case 2:
      let bytes = (0..<Int(number)).map { UInt8($0) }
      return .loaded([
        HostEvent.StoredItem(app: word(using: &random), key: word(using: &random), bytes: bytes)
      ])
    case 3:
      let failure = random.next() % 2 == 0 ? nil : word(using: &random)
      return .stored(HostEvent.Stored(number: number, failure: failure, time: time))
    case 9:
      let bytes = random.next() % 2 == 0 ? nil : (0..<Int(number)).map { UInt8($0) }
      let failure = bytes == nil && random.next() % 2 == 0 ? word(using: &random) : nil
      return .fetched(HostEvent.Fetched(number: number, bytes: bytes, failure: failure, time: time))
    case 4: return .abilities(HostEvent.Abilities(rawValue: number == 0 ? .max : number))
    case 5:
      let outcome = HostEvent.Shared.Outcome(rawValue: UInt8(random.next() % 3))!
      return .shared(
        HostEvent.Shared(number: number, outcome: outcome, reason: word(using: &random), time: time))
    case 6:
      let kind = HostEvent.Action.Kind(rawValue: UInt8(random.next() % 4))!
      return .action(HostEvent.Action(view: number, kind: kind, index: number % 3, time: time))
    case 7:
      let kind = HostEvent.LinkUse.Kind(rawValue: UInt8(random.next() % 3))!
      return .link(HostEvent.LinkUse(view: number, link: number / 4, kind: kind, time: time))
    case 8:
      let links = (0..<number % 4).map { link in
        HostEvent.DocumentLayout.Link(
          number: link, x: self.number(0...375, using: &random), y: self.number(-10...900, using: &random),
          width: 40, height: self.number(-20...20, using: &random))
      }
      return .document(
        HostEvent.DocumentLayout(
          view: number, height: self.number(-10...2000, using: &random), time: time, links: links))
    case 11:
      return .textLayout(
        HostEvent.TextLayout(
          view: number, height: self.number(-10...2000, using: &random),
          caretTop: self.number(-10...900, using: &random),
          caretBottom: self.number(-10...900, using: &random),
          selectionStart: number, selectionEnd: ~number, time: time))
    case 10:
      return .fieldPress(
        HostEvent.FieldPress(
          view: number, pointer: Int32(number % 8), selectionStart: number, selectionEnd: ~number, time: time)
      )
    case 12:
      return .hover(
        HostEvent.Hover(
          time: time, type: PointerType(rawValue: UInt8(number % 3))!, isOver: number < 12,
          x: self.number(-10...400, using: &random), y: self.number(-10...900, using: &random)))
    default:
      return .date(
        HostEvent.Clock(
          seconds: self.number(-1e10...1e10, using: &random), minutesEast: Int32(number) * 100, time: time))
    }
  }

  static func event(using random: inout Seeded) -> HostEvent {
    switch random.next() % 40 {
    case 0:
      return .force(
        HostEvent.Force(
          channel: random.next() % 2 == 0 ? .touch : .webkit, identifier: Int32(random.next() % 8),
          time: time(using: &random), x: number(0...375, using: &random), y: number(0...667, using: &random),
          value: number(0...3, using: &random)))
    case 1:
      return .wheel(
        HostEvent.Wheel(
          time: time(using: &random), x: 0, y: 0, deltaX: number(-300...300, using: &random),
          deltaY: number(-300...300, using: &random), deltaMode: UInt8(random.next() % 4),
          isPinch: random.next() % 4 == 0))
    case 2:
      return .key(
        HostEvent.Key(
          isDown: random.next() % 2 == 0, isRepeat: random.next() % 4 == 0, time: time(using: &random),
          name: keys[Int(random.next() % UInt64(keys.count))]))
    case 3: return .tick(time: time(using: &random))
    case 4:
      return .screen(
        HostEvent.Screen(width: number(1...2000, using: &random), height: number(1...2000, using: &random)))
    case 5: return .visibility(isVisible: random.next() % 8 != 0, time: time(using: &random))
    case 6:
      let (name, value) = settings[Int(random.next() % UInt64(settings.count))]
      return .setting(name: name, value: value)
    case 7: return .appearance(HostEvent.Appearance(isDark: random.next() % 2 == 0))
    case 8: return .command(random.next() % 4 == 0 ? .relaunch : .unknown)
    case 9: return service(using: &random)
    case 10:
      return .menu(
        HostEvent.Menu(
          time: time(using: &random), x: number(0...375, using: &random), y: number(0...667, using: &random)))
    default: return pointer(samples: Int(random.next() % 4), using: &random)
    }
  }
}
