import Heft
import HeftTesting
import HeftWeb
import Scale
import TestRules
import Testing

/// What a page and its module say to each other: bytes in, bytes out (TRACE-5, TRACE-7).
struct WebModuleTests {
  private let module = WebModule(apps: [ScaleApp.app])

  /// Hands bytes to a module and answers what it says.
  private func answer(of module: WebModule, to bytes: [UInt8]) -> [UInt8] {
    module.room(for: bytes.count).copyMemory(from: bytes, byteCount: bytes.count)
    let count = module.handle(bytes.count)
    #expect(module.output.count == count)
    return Array(module.output)
  }

  private func answer(to bytes: [UInt8]) -> [UInt8] { answer(of: module, to: bytes) }

  private func bytes(_ events: HostEvent...) -> [UInt8] {
    var writer = EventBytes()
    for event in events { writer.add(event) }
    return writer.bytes
  }

  private let screen = HostEvent.screen(HostEvent.Screen(width: 375, height: 667))

  /// How often the page says that an event could not be read: the count of the last such warning in its
  /// answer.
  private func unreadable(in answer: [UInt8]) -> UInt32 {
    let text = Array(InputProblem.unreadable.message.utf8)
    guard answer.count >= text.count + 4 else { return 0 }
    for start in (0...(answer.count - text.count - 4)).reversed()
    where answer[start] == text[0] && answer[start..<start + text.count].elementsEqual(text) {
      // The sentence is followed by what came last, and has its length before it.
      let length = number(in: answer[(start - 4)...])
      return number(in: answer[(start + Int(length))...])
    }
    return 0
  }

  private func number(in bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func start() {
    _ = answer(to: bytes(screen))
  }

  @Test(arguments: TestTraces.names)
  func theSameTraceGivesTheSameBytes(name: String) throws {
    let events = try TraceReader.read(TestTraces.text(name))
    var whole = EventBytes()
    for event in events { whole.add(event) }
    let first = answer(to: whole.bytes)
    #expect(first.count > 1_000)
    #expect(answer(of: WebModule(apps: [ScaleApp.app]), to: whole.bytes) == first)
    // One call for each event, or the text of the trace at once, says the same.
    let stepwise = WebModule(apps: [ScaleApp.app])
    var pieces: [UInt8] = []
    for event in events { pieces += answer(of: stepwise, to: bytes(event)) }
    #expect(pieces == first)
    let atOnce = WebModule(apps: [ScaleApp.app])
    #expect(answer(of: atOnce, to: bytes(.trace(text: try TestTraces.text(name), pace: .atOnce))) == first)
  }

  @Test func theFirstAnswerHoldsWhatTheStartHasSaid() {
    let first = answer(to: bytes(screen))
    let again = answer(to: bytes(screen))
    #expect(first.count > again.count)
    // The apps come first: code 38, how many, and the name of each.
    #expect(Array(first.prefix(14)) == [38, 1, 0, 0, 0, 5, 0, 0, 0] + Array("Scale".utf8))
  }

  @Test func anAnswerIsEmptyWhereNothingChanges() {
    start()
    #expect(answer(to: bytes(.tick(time: 1))) == [])
    #expect(answer(to: []) == [])
  }

  /// `docs/host-protocol.md`: code 34, the value, its share, its source, its kind, and the detail.
  @Test func theForceIsPackedAsTheProtocolSays() {
    start()
    let answer = answer(
      to: bytes(
        .pointer(
          HostEvent.Pointer(
            phase: .down, type: .touch, id: 1, samples: [TouchSample(time: 1, x: 10, y: 10, pressure: 0.25)]))
      ))
    var expected = EventBytes()
    expected.u8(34)
    expected.string("1.67")
    expected.f64(0.25)
    expected.string("Touch pressure")
    expected.u8(1)
    expected.string("Measured, of 6.67")
    #expect(answer.suffix(expected.bytes.count) == expected.bytes[...])
  }

  @Test func aBackgroundIsPackedAsTheProtocolSays() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    let module = WebModule(apps: [
      App(
        name: "A", bundleIdentifier: "a",
        rootViewController: {
          let controller = UIViewController()
          controller.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
          return controller
        }, delegate: { Delegate() })
    ])
    let answer = answer(of: module, to: bytes(screen))
    // The window is view 1, its root view 2: background, and the color's bytes, the lowest first.
    let expected: [UInt8] = [9, 2, 0, 0, 0, 0xFF, 0x00, 0x80, 0xFF]
    #expect(answer.indices.contains { answer[$0...].starts(with: expected) })
    let title: [UInt8] = [32, 1, 0, 0, 0, 65]
    #expect(answer.indices.contains { answer[$0...].starts(with: title) })
  }

  @Test(.rule("TRACE-7")) func whatIsCutShortIsCountedAndNothingElseHappens() {
    let whole = bytes(
      .pointer(
        HostEvent.Pointer(
          phase: .down, type: .touch, id: 1, samples: [TouchSample(time: 1, x: 10, y: 10, pressure: 0.25)])))
    start()
    for (index, length) in (1..<whole.count).enumerated() {
      #expect(unreadable(in: answer(to: Array(whole.prefix(length)))) == UInt32(index + 1))
    }
    let last = answer(to: whole)
    #expect(last.contains(34))
    #expect(unreadable(in: last) == 0)
  }

  @Test func whatComesBeforeTheCutIsStillHandled() {
    start()
    let answer = answer(to: bytes(.setting(name: .sensitivity, value: "firm")) + [3, 0])
    #expect(unreadable(in: answer) == 1)
    #expect(answer.first == 33)
    // The setting takes ten bytes: its code, its name's number, and the value after its length.
    #expect(String(decoding: answer, as: UTF8.self).contains("Last: code 3 at byte 10 of 12."))
  }

  @Test(
    arguments: [
      [0], [20], [255, 1, 2, 3], [3, 4, 0], [3, 0, 3], [4, 2], [11, 2], [13, 1, 0, 0, 0, 4],
      [17, 1, 0, 0, 0, 3], [18, 1, 0, 0, 0, 4], [14, 255, 255, 255, 255],
      // More samples than there are bytes, and a string that would be longer than memory.
      [3, 0, 1, 1, 0, 0, 0, 255, 255, 255, 255], [10, 255, 255, 255, 255],
      [9, 1, 0, 0, 0, 65, 255, 255, 255, 127],
    ] as [[UInt8]])
  func whatIsNoEventIsCounted(garbage: [UInt8]) {
    start()
    #expect(unreadable(in: answer(to: garbage)) == 1)
  }

  @Test func textThatIsNotUTF8IsMended() {
    start()
    _ = answer(to: [10, 2, 0, 0, 0, 0xFF, 0xFE])
    _ = answer(to: [9, 1, 0, 0, 0, 0xC3, 1, 0, 0, 0, 0x80])
    #expect(answer(to: bytes(.tick(time: 1))) == [])
  }

  @Test func randomBytesNeverTrap() {
    var random = Seeded(Seeded.seed)
    start()
    for round in 0..<4_000 {
      var garbage = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      // Half of them begin like an event.
      if round % 2 == 0, !garbage.isEmpty { garbage[0] = UInt8.random(in: 1...19, using: &random) }
      _ = answer(to: garbage)
    }
    _ = answer(to: bytes(.setting(name: .forceTouch, value: "on"), screen))
    let count = answer(to: bytes(.command(.relaunch))).count
    #expect(count > 100, "seed \(Seeded.seed)")
  }

  @Test func eventsThatAreChangedInPlacesNeverTrap() {
    var random = Seeded(Seeded.seed)
    start()
    for _ in 0..<2_000 {
      var writer = EventBytes()
      for _ in 0..<3 { writer.add(RandomEvents.event(using: &random)) }
      var changed = writer.bytes
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = answer(to: changed)
    }
    #expect(answer(to: bytes(.command(.relaunch))).count > 100, "seed \(Seeded.seed)")
  }
}
