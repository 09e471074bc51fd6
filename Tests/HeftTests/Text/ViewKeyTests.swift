import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// The effect of a key on the view that has the keyboard (KEYS-2).
struct ViewKeyTests {
  private final class Knob: UIView {
    var heard: [String] = []
    override func accessibilityActivate() -> Bool {
      heard.append("activate")
      return true
    }
    override func accessibilityIncrement() { heard.append("increment") }
    override func accessibilityDecrement() { heard.append("decrement") }
    override func accessibilityPerformEscape() -> Bool {
      heard.append("escape")
      return true
    }
  }

  private let knob = Knob(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
  private let fixture = Fixture()

  init() {
    knob.accessibilityTraits = .button
    fixture.device.run { [fixture, knob] in fixture.sheet.addSubview(knob) }
  }

  private var number: ViewNumber {
    fixture.host.screen.views.values.first { $0.frame.origin.x == 50 }!.number
  }

  private func press(
    _ key: KeyName, _ modifiers: KeyModifiers = [], isRepeat: Bool = false, on view: ViewNumber? = nil
  ) {
    let view = view ?? number
    fixture.device.device.handle(
      .key(
        HostEvent.Key(
          isDown: true, isRepeat: isRepeat, time: fixture.device.time, key: key, modifiers: modifiers,
          view: view)))
  }

  private var taken: Int { fixture.host.requests.filter { $0 == .keyTaken }.count }

  @Test(
    "Enter and Space activate a button once, however long they are down, and Escape leaves", .rule("KEYS-2"))
  func button() {
    press(.enter)
    press(.enter, isRepeat: true)
    press(.space)
    press(.escape)
    #expect(knob.heard == ["activate", "activate", "escape"])
    #expect(taken == 4)
  }

  @Test("The arrows step what is adjustable, and go on while they are down", .rule("KEYS-2"))
  func slider() {
    fixture.device.run { [knob] in knob.accessibilityTraits = .adjustable }
    press(.arrowRight)
    press(.arrowUp, isRepeat: true)
    press(.arrowLeft)
    press(.arrowDown, isRepeat: true)
    #expect(knob.heard == ["increment", "increment", "decrement", "decrement"])
    #expect(taken == 4)
  }

  @Test("Home and End lead a slider to its ends, and not to the home screen", .rule("KEYS-2"))
  func ends() throws {
    let slider = UISlider(frame: CGRect(x: 70, y: 150, width: 200, height: 31))
    fixture.device.run { [fixture] in
      fixture.sheet.addSubview(slider)
      slider.value = 0.4
    }
    let view = try #require(fixture.host.screen.views.values.first { $0.frame.origin.x == 70 }).number
    press(.end, on: view)
    #expect(fixture.device.run { slider.value } == 1)
    press(.home, on: view)
    #expect(fixture.device.run { slider.value } == 0)
    #expect(taken == 2)
    // A key that is held down is still the slider's, which is there already.
    fixture.device.run { slider.value = 0.4 }
    press(.home, isRepeat: true, on: view)
    #expect(fixture.device.run { slider.value } == 0.4 && taken == 3)
  }

  @Test(
    "What a key does not do to the view, or does together with another, is not the view's", .rule("KEYS-2"))
  func others() {
    for key in [KeyName.arrowRight, .arrowDown, .home, .end, .f10] { press(key) }
    for held in [KeyModifiers.control, .alt, .meta] { press(.enter, held) }
    press(.enter, on: 999)
    #expect(knob.heard.isEmpty)
    #expect(taken == 0)
  }

  @Test("A view that nothing can be done to has no keys")
  func plain() {
    fixture.device.run { [knob] in knob.accessibilityTraits = .header }
    press(.enter)
    #expect(knob.heard.isEmpty)
    #expect(taken == 0)
  }

  @Test(
    "What can be acted on is reached by the keyboard, and a value is said where its role has a place for it",
    .rule("VIEW-17")
  )
  func description() throws {
    func shown() throws -> AccessibilityDescription {
      try #require(fixture.host.screen.views[number]?.accessibility)
    }
    func set(_ traits: UIAccessibilityTraits, value: String? = nil) {
      fixture.device.run { [knob] in
        knob.accessibilityTraits = traits
        knob.accessibilityValue = value
      }
    }
    #expect(try shown().states == [.focusable, .tabbable] && shown().valuePlace == .nowhere)
    set(.button, value: "3")
    #expect(try shown().valuePlace == .name && shown().value == "3")
    set(.adjustable, value: "3")
    #expect(try shown().role == .slider && shown().valuePlace == .text)
    set(.toggleButton, value: "1")
    #expect(try shown().states == [.selected, .focusable, .tabbable] && shown().valuePlace == .nowhere)
    set(.toggleButton, value: "0")
    #expect(try shown().states == [.focusable, .tabbable])
    set(.header)
    #expect(try shown().states.isEmpty && shown().level == 2)
    fixture.device.run { [knob] in knob.accessibilityElementsHidden = true }
    #expect(try shown().states == .hidden && shown().role == .generic)
  }

  @Test("A trace keeps the view that has the keyboard, and what is held", arguments: [0, 7] as [ViewNumber])
  func trace(view: ViewNumber) throws {
    let key = HostEvent.key(
      HostEvent.Key(
        isDown: true, isRepeat: true, time: 1.5, key: .arrowLeft, modifiers: [.shift, .control], view: view))
    var writer = TraceWriter()
    writer.write(key)
    #expect(writer.text.contains("key repeat Control+Shift+ArrowLeft 1.5" + (view == 0 ? "\n" : " 7\n")))
    #expect(try TraceReader.read(writer.text) == [key])
  }
}
