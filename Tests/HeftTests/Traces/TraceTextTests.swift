import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// The text of a trace (TRACE-1 to TRACE-4).
struct TraceTextTests {
  private func text(_ events: [HostEvent]) -> String {
    var writer = TraceWriter()
    for event in events { writer.write(event) }
    return writer.text
  }

  /// The event as a trace holds it. A value that is not a number equals nothing, so words are compared.
  private func words(_ events: [HostEvent]) -> [String] {
    events.map { event in
      var event = event
      event.round()
      return "\(event)"
    }
  }

  private let events: [HostEvent] = [
    .screen(HostEvent.Screen(width: 375, height: 667.5, scale: 3, safeTop: 44, safeBottom: 34)),
    .appearance(HostEvent.Appearance()),
    .appearance(HostEvent.Appearance(isDark: true)),
    .appearance(HostEvent.Appearance(isDark: false, reducesMotion: true)),
    .appearance(HostEvent.Appearance(isDark: true, reducesMotion: true)),
    .pointer(
      HostEvent.Pointer(
        phase: .down, type: .touch, id: 1, samples: [TouchSample(time: 0.016667, x: 1, y: 2, pressure: 0.5)])),
    .pointer(
      HostEvent.Pointer(
        phase: .move, type: .pen, id: -2_147_483_648,
        samples: [
          TouchSample(time: 1, x: -1.5, y: 2, pressure: 0.123456, tiltX: -45, tiltY: 30),
          TouchSample(time: 1, x: 3, y: 4, pressure: 1, width: 20, height: 30.25),
          TouchSample(time: 1, x: 3, y: 4, pressure: 1, tiltX: 1, tiltY: -1, width: 0, height: 7),
          TouchSample(time: 1, x: 3, y: 4, pressure: 1),
        ])),
    .pointer(
      HostEvent.Pointer(
        phase: .up, type: .mouse, id: 2_147_483_647,
        samples: [TouchSample(time: .nan, x: .nan, y: -.infinity, pressure: .infinity)])),
    .pointer(
      HostEvent.Pointer(
        phase: .cancel, type: .touch, id: 0,
        samples: [TouchSample(time: 1e300, x: -1e300, y: 999_999_999.999999, pressure: -0.0)])),
    .pointer(HostEvent.Pointer(phase: .move, type: .pen, id: 3, samples: [])),
    .pointer(HostEvent.Pointer(phase: .move, type: .pen, id: 3, buttons: [.eraser], samples: [])),
    .pointer(
      HostEvent.Pointer(
        phase: .lost, type: .pen, id: 3, buttons: [.secondary, .eraser],
        samples: [TouchSample(time: 1, x: 3, y: 4, pressure: 1)])),
    .force(HostEvent.Force(channel: .touch, identifier: 7, time: 1, x: 2, y: 3, value: 0.25)),
    .force(HostEvent.Force(channel: .webkit, identifier: -7, time: 1, x: .nan, y: 3, value: -2)),
    .wheel(HostEvent.Wheel(time: 1, x: 2, y: 3, deltaY: -100)),
    .wheel(HostEvent.Wheel(time: 1, x: 2, y: 3, deltaY: .nan, deltaMode: 255)),
    .wheel(HostEvent.Wheel(time: 1, x: 2, y: 3, deltaX: 12.5, deltaY: 0)),
    .wheel(HostEvent.Wheel(time: 1, x: 2, y: 3, deltaY: -7, isPinch: true)),
    .key(HostEvent.Key(isDown: true, time: 1, name: "ArrowUp")),
    .key(HostEvent.Key(isDown: true, isRepeat: true, time: 1, name: " ")),
    .tick(time: 0), .tick(time: -0.000001), .tick(time: .nan), .tick(time: 123_456_789.654321),
    .visibility(isVisible: true, time: 5), .visibility(isVisible: false, time: 6),
    .setting(name: .forceTouch, value: "off"), .setting(name: .device, value: ""),
    .setting(name: .unknown, value: ""), .command(.relaunch), .command(.unknown),
    .text(
      HostEvent.TextInput(
        view: .max, text: "a b|c\n", selectionStart: 0, selectionEnd: .max, isComposing: true, time: 1)),
    .text(HostEvent.TextInput(view: 0, text: "", selectionStart: 3, selectionEnd: 1, time: .nan)),
    .editing(HostEvent.Editing(view: 1, change: .began, time: 1)),
    .editing(HostEvent.Editing(view: 2, change: .ended, time: 1)),
    .editing(HostEvent.Editing(view: 3, change: .returned, time: 1)),
    .editing(HostEvent.Editing(view: 4, change: .escaped, time: 1)),
    .fieldPress(
      HostEvent.FieldPress(view: .max, pointer: -7, selectionStart: 0, selectionEnd: .max, time: 1)),
    .loaded([]), .loaded([HostEvent.StoredItem(app: "", key: "", bytes: [])]),
    .loaded([
      HostEvent.StoredItem(app: "a", key: "b c", bytes: [0]),
      HostEvent.StoredItem(app: "|", key: "#", bytes: [255, 254]),
      HostEvent.StoredItem(app: "a", key: "d", bytes: Array(0...255)),
    ]),
    .stored(HostEvent.Stored(number: 1, time: 2)), .stored(HostEvent.Stored(number: 1, failure: "", time: 2)),
    .stored(HostEvent.Stored(number: .max, failure: "Quota Exceeded", time: 2)),
    .fetched(HostEvent.Fetched(number: 1, bytes: [1, 2], time: 2)),
    .files(
      HostEvent.Files(
        files: [
          HostFile(name: "A b.svg", mediaType: "image/svg+xml", bytes: [1, 2]),
          HostFile(name: "", mediaType: "", bytes: []),
        ], unread: "c d", time: 3)),
    .files(HostEvent.Files(files: [], time: 3)),
    .fetched(HostEvent.Fetched(number: 2, bytes: [], time: 2)),
    .fetched(HostEvent.Fetched(number: 3, bytes: nil, time: 2)),
    .fetched(HostEvent.Fetched(number: .max, bytes: nil, failure: "Unknown Error", time: 2)),
    .changed(HostEvent.Changed(app: "a", key: "b c", bytes: [1, 2], time: 3)),
    .changed(HostEvent.Changed(app: "a", key: "", bytes: [], time: 3)),
    .changed(HostEvent.Changed(app: "a", key: "b", bytes: nil, time: 3)), .storageLost(time: 2),
    .abilities([]), .abilities([.share, .copyImage]), .abilities(HostEvent.Abilities(rawValue: .max)),
    .shared(HostEvent.Shared(number: 1, outcome: .cancelled, time: 2)),
    .shared(HostEvent.Shared(number: 1, outcome: .done, reason: "why", time: 2)),
    .shared(HostEvent.Shared(number: 1, outcome: .failed, reason: "NotAllowedError", time: 2)),
    .action(HostEvent.Action(view: 7, kind: .activate, time: 1)),
    .action(HostEvent.Action(view: 7, kind: .increment, index: 2, time: 1)),
    .action(HostEvent.Action(view: 7, kind: .decrement, index: .max, time: 1)),
    .action(HostEvent.Action(view: 0, kind: .escape, time: 1)),
    .action(HostEvent.Action(view: 4, kind: .delete, time: 1)),
    .document(HostEvent.DocumentLayout(view: 3, height: 812.5, time: 1)),
    .document(
      HostEvent.DocumentLayout(
        view: .max, height: .nan, time: -1,
        links: [
          HostEvent.DocumentLayout.Link(number: 0, x: 16, y: 40.25, width: 80, height: 21),
          HostEvent.DocumentLayout.Link(number: .max, x: -1, y: .nan, width: 0, height: 1e300),
        ])),
    .link(HostEvent.LinkUse(view: 3, link: 0, kind: .activated, time: 1)),
    .link(HostEvent.LinkUse(view: 3, link: 1, kind: .menu, time: 1)),
    .link(HostEvent.LinkUse(view: .max, link: .max, kind: .focused, time: .nan)),
    .date(HostEvent.Clock(seconds: 1_795_286_722.123456, minutesEast: -570, time: 1)),
    .date(HostEvent.Clock(seconds: 1e300, minutesEast: .max, time: -1)),
    .date(HostEvent.Clock(seconds: .nan, minutesEast: .min, time: .nan)),
  ]

  @Test(.rule("TRACE-1")) func whatIsWrittenIsReadBack() throws {
    let back = try TraceReader.read(text(events))
    #expect(back.map { "\($0)" } == words(events))
  }

  @Test(.rule("TRACE-1")) func whatIsReadIsWrittenTheSame() throws {
    let written = text(events)
    #expect(text(try TraceReader.read(written)) == written)
  }

  @Test(
    .rule("TRACE-3"),
    arguments: [
      " ", "#", "%", "|", "%20", "%%", "", "\n", "\t", "\u{7F}", "\u{0}", "ä", "日本語", "👩‍👧", "a b", "Dead",
      "\u{FFFD}", "e\u{301}",
    ])
  func anyKeyIsKept(name: String) throws {
    let event = HostEvent.key(HostEvent.Key(isDown: false, time: 1, name: name))
    #expect(try TraceReader.read(text([event])) == [event])
  }

  @Test("Settings and commands have their words in a trace, and others are read as unknown", .rule("TRACE-1"))
  func settingsAndCommands() throws {
    var events: [HostEvent] = []
    for number in UInt8(0)...255 {
      if let name = SettingName(rawValue: number) { events.append(.setting(name: name, value: "x")) }
      if let command = HostCommand(rawValue: number) { events.append(.command(command)) }
    }
    #expect(try TraceReader.read(text(events)) == events)
    #expect(
      text([.setting(name: .forceTouch, value: "on"), .command(.saveTrace)]).hasSuffix(
        """
        setting 3d-touch on
        command save-trace

        """))
    #expect(
      try TraceReader.read("heft-trace 1\nsetting volume 3\nsetting % %\ncommand dance") == [
        .setting(name: .unknown, value: "3"), .setting(name: .unknown, value: ""), .command(.unknown),
      ])
  }

  @Test func aTraceInsideATraceIsLeftOut() throws {
    #expect(try TraceReader.read(text([.trace(text: "x", pace: .atOnce)])) == [])
  }

  @Test func aLineIsReadable() {
    #expect(
      text([events[6], events[12]]) == """
        heft-trace 1
        pen move -2147483648 1 -1.5 2 0.123456 -45 30 | 1 3 4 1 0 0 20 30.25 | 1 3 4 1 1 -1 0 7 | 1 3 4 1
        force touch 7 1 2 3 0.25

        """)
  }

  @Test(.rule("TRACE-2")) func numbersAreWholeMillionths() throws {
    var random = Seeded(Seeded.seed)
    for _ in 0..<20_000 {
      let range = pow(10, Double(Int.random(in: -6...9, using: &random)))
      let value = Double.random(in: -range...range, using: &random)
      let rounded = Micros.round(value)
      #expect(Micros.round(rounded) == rounded)
      #expect(try TraceReader.read(text([.tick(time: rounded)])) == [.tick(time: rounded)], "\(value)")
    }
  }

  @Test func whatIsBeyondTheLimitBecomesTheLimit() {
    #expect(Micros.round(.infinity) == 1e9)
    #expect(Micros.round(-1e20) == -1e9)
    #expect(Micros.round(.nan).isNaN)
    #expect(Micros.round(-0.0).sign == .plus)
    #expect(Micros.round(-0.0000001).sign == .plus)
  }

  @Test(arguments: [
    ("1.0000004", 1.0), ("1.0000005", 1.000001), ("-.5", -0.5), ("5.", 5), ("007", 7),
    ("99999999999999999999", 1e9),
    ("-99999999999999999999.9", -1e9), ("0.00000049999999", 0),
  ])
  func numbersAreReadHoweverTheyAreWritten(written: String, value: Double) throws {
    #expect(try TraceReader.read("heft-trace 1\ntick \(written)") == [.tick(time: value)])
  }

  @Test func blanksEmptyLinesAndCommentsArePassedOver() throws {
    let text = "\n# by hand\n  heft-trace \t 1  # header\r\n\r\n   \n tick   1 # one\r\n#tick 2\ntick 3"
    #expect(try TraceReader.read(text) == [.tick(time: 1), .tick(time: 3)])
  }

  @Test(
    .rule("TRACE-4"),
    arguments: [
      ("", TraceError.notATrace), ("\n\n# nothing", .notATrace), ("tick 1", .notATrace), ("{}", .notATrace),
      ("heft-trace", .unknownVersion("none")), ("heft-trace 2", .unknownVersion("2")),
      ("heft-trace 1 tick 1", .extraField(line: 1, text: "tick")),
      ("heft-trace 1\rtick 1\r", .extraField(line: 1, text: "tick")),
      (
        "heft-trace 1\nwheel 1 2 3 4 256",
        .badField(line: 2, text: "256", expected: "a delta mode, 0 to 255,")
      ),
      (
        "heft-trace 1\ntick " + String(repeating: "\u{7F}x", count: 1000),
        .badField(
          line: 2, text: String(repeating: "?x", count: 20) + "...", expected: "a time, a decimal number,")
      ),
      ("heft-trace 1\n\nlick 1", .unknownEvent(line: 3, name: "lick")),
      ("heft-trace 1\ntick one", .badField(line: 2, text: "one", expected: "a time, a decimal number,")),
      ("heft-trace 1\ntick 1e3", .badField(line: 2, text: "1e3", expected: "a time, a decimal number,")),
      ("heft-trace 1\ntick 1.2.3", .badField(line: 2, text: "1.2.3", expected: "a time, a decimal number,")),
      ("heft-trace 1\ntick -", .badField(line: 2, text: "-", expected: "a time, a decimal number,")),
      ("heft-trace 1\ntick", .missingField(line: 2, expected: "a time")),
      ("heft-trace 1\ntick 1 2", .extraField(line: 2, text: "2")),
      (
        "heft-trace 1\ntouch jump 1 0 0 0 0",
        .badField(line: 2, text: "jump", expected: "down, move, up, cancel or lost")
      ),
      (
        "heft-trace 1\ntouch down 1.5 0 0 0 0",
        .badField(line: 2, text: "1.5", expected: "an identifier, a whole number,")
      ),
      (
        "heft-trace 1\ntouch down 99999999999 0 0 0 0",
        .badField(line: 2, text: "99999999999", expected: "an identifier, a whole number,")
      ),
      ("heft-trace 1\ntouch down 1 0 0 0", .missingField(line: 2, expected: "a pressure")),
      ("heft-trace 1\ntouch down", .missingField(line: 2, expected: "an identifier")),
      ("heft-trace 1\ntouch down 1 0 0 0 0 |", .missingField(line: 2, expected: "a time")),
      ("heft-trace 1\ntouch down 1 0 0 0 0 9", .missingField(line: 2, expected: "the tilt along y")),
      ("heft-trace 1\nforce knee 1 0 0 0 0", .badField(line: 2, text: "knee", expected: "touch or webkit")),
      ("heft-trace 1\nkey down a%2 1", .badField(line: 2, text: "a%2", expected: "a key")),
      ("heft-trace 1\nkey push a 1", .badField(line: 2, text: "push", expected: "down, repeat or up")),
      ("heft-trace 1\nappearance grey", .badField(line: 2, text: "grey", expected: "light or dark")),
      ("heft-trace 1\nappearance dark slow", .badField(line: 2, text: "slow", expected: "reduced-motion")),
      ("heft-trace 1\nscreen 1 2", .missingField(line: 2, expected: "a scale")),
      ("heft-trace 1\nsetting device", .missingField(line: 2, expected: "a value")),
      ("heft-trace 1\nwheel 1 2 3 4", .missingField(line: 2, expected: "a delta mode")),
    ])
  func aMistakeIsNamedWithItsLine(text: String, error: TraceError) {
    #expect(throws: error) { try TraceReader.read(text) }
  }

  @Test func everyMistakeIsASentenceThatSaysWhere() {
    let errors: [TraceError] = [
      .notATrace, .unknownVersion("2"), .unknownEvent(line: 7, name: "lick"),
      .badField(line: 7, text: "one", expected: "a time"), .missingField(line: 7, expected: "a time"),
      .extraField(line: 7, text: "2"),
    ]
    #expect(Set(errors.map(\.message)).count == errors.count)
    for error in errors.dropFirst(2) { #expect(error.message.hasPrefix("Line 7")) }
    #expect(
      TraceError.missingField(line: 7, expected: "a time").message
        == "Line 7 ends where a time belongs. Add it, or put # before the line.")
  }

  @Test func garbageNeverTraps() {
    var random = Seeded(Seeded.seed)
    let alphabet = Array("heft-trace 1\n touch|pen%#.0-9 down\r\tscreen\u{0}ä")
    for _ in 0..<3_000 {
      let body = String(
        (0..<Int.random(in: 0...80, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      _ = try? TraceReader.read(body)
      _ = try? TraceReader.read("heft-trace 1\n" + body)
    }
  }

  @Test func aTraceByHandPlaysOnADevice() throws {
    let fixture = Fixture()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Traces/phone-press.trace")
    try TracePlayer.play(String(contentsOf: file, encoding: .utf8), on: fixture.device.device)
    #expect(fixture.heard.map(\.call) == [.began, .moved, .moved, .moved, .ended])
    #expect(fixture.heard.map(\.force) == [0.5, 2, 400.0 / 60, 1, 1])
    #expect(fixture.heard.map(\.time).enumerated().allSatisfy { isClose($1, Double($0) / 10) })
    #expect(fixture.host.screen.warnings.isEmpty)
  }
}
