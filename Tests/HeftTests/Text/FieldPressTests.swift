import HeftTesting
import TestRules
import Testing

@testable import Heft

/// A press in a field that has the keyboard (TEXT-13 to TEXT-16).
struct FieldPressTests {
  private let fixture = TextFixture()
  private var device: TestDevice { fixture.device }
  private var selection: RenderedTree.Selection? { device.host.screen.selection }
  private var ends: [UInt32]? { selection.map { [$0.start, $0.end] } }

  /// A field with a text and the keyboard, and a finger in it; the caret is at an offset.
  private func touch(_ text: String = "one two three", caret: Int = 5, force: Double = 1) -> TestTouch {
    device.run { fixture.field.text = text }
    fixture.focus()
    let touch = device.press(inField: fixture.number, selecting: caret..<caret, at: 100, 60, force: force)
    device.advance(by: 0.2)
    return touch
  }

  /// The width of a text in the field, in points.
  private func width(_ text: String) -> Double {
    let line = CaretLine(text, font: fixture.field.font!)
    return Double(line.places[line.places.count - 1])
  }

  @Test(
    "A deep press moves the caret as far along the text as the finger goes, in both directions",
    .rule("TEXT-16"))
  func moves() {
    let touch = touch()
    #expect(selection == nil)
    touch.press(2.6)
    #expect(ends == [5, 5])
    #expect(selection?.isHeld == true)
    touch.move(to: 100 + width("wo "), 60)
    #expect(ends == [8, 8])
    touch.move(to: 100 - width("e t"), 90, force: 0.4)
    #expect(ends == [2, 2])
    touch.lift()
    #expect(ends == [2, 2])
    #expect(selection?.isHeld == false)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("At the text's ends the caret stops, and turns as soon as the finger does", .rule("TEXT-16"))
  func stops() {
    let touch = touch()
    touch.press(2.6)
    touch.move(to: 10, 60)
    #expect(ends == [0, 0])
    touch.move(to: 10 + width("on"), 60)
    #expect(ends == [2, 2])
    touch.move(to: 370, 60)
    #expect(ends == [13, 13])
  }

  @Test(
    "The caret goes into no character", .rule("TEXT-16"),
    arguments: ["\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\u{1F1E9}\u{1F1EA}"])
  func characters(_ character: String) {
    let units = UInt32(character.utf16.count)
    let touch = touch("a" + character + "b", caret: 0)
    touch.press(2.6)
    var seen: Set<UInt32> = []
    for step in 0...60 {
      touch.move(to: 100 + Double(step), 60)
      if let start = selection?.start { seen.insert(start) }
    }
    #expect(seen == [0, 1, 1 + units, 2 + units])
  }

  @Test(
    "Pressed on, the word at the caret is selected, and the selection follows the finger", .rule("TEXT-14"))
  func selects() {
    let touch = touch()
    touch.press(2.6)
    device.advance(by: 0.2)
    touch.press(4.6)
    #expect(ends == [4, 7])
    touch.move(to: 100 + width("wo th"), 60, force: 1)
    #expect(ends == [4, 10])
    touch.move(to: 100 - width("e t"), 60)
    #expect(ends == [2, 7])
    touch.lift()
    #expect(ends == [2, 7])
    #expect(selection?.isHeld == false)
  }

  @Test("A blow moves the caret first and selects 0.1 s later, by time alone", .rule("TEXT-14"))
  func blow() {
    let touch = touch()
    touch.press(6)
    #expect(ends == [5, 5])
    device.advance(by: 0.05)
    #expect(ends == [5, 5])
    device.advance(by: 0.1)
    #expect(ends == [4, 7])
    touch.lift()
  }

  @Test("A firm touch is the browser's for 0.15 s, and is taken then by time alone", .rule("TEXT-13"))
  func firmTap() {
    device.run { fixture.field.text = "one two" }
    fixture.focus()
    let tap = device.press(inField: fixture.number, selecting: 5..<5, at: 100, 60, force: 3)
    device.advance(by: 0.1)
    tap.lift()
    #expect(selection == nil)
    let press = device.press(inField: fixture.number, selecting: 5..<5, at: 100, 60, force: 3)
    device.advance(by: 0.2)
    #expect(ends == [5, 5])
    press.lift()
  }

  @Test(
    "A light press, one that is held, and a drag that is pressed deeper are the browser's", .rule("TEXT-15"))
  func ordinary() {
    let light = touch()
    device.advance(by: 2)
    light.move(to: 130, 60)
    light.press(6)
    device.advance(by: 1)
    light.lift()
    #expect(selection == nil)
    #expect(fixture.heard == [])
  }

  @Test(
    "A secure text is one word, and text that runs to the left is followed to the left",
    .rules("TEXT-14", "TEXT-16"))
  func kinds() {
    device.run { fixture.field.isSecureTextEntry = true }
    let secure = touch(caret: 2)
    secure.press(2.6)
    device.advance(by: 0.2)
    secure.press(4.6)
    #expect(ends == [0, 13])
    secure.lift()
    device.run { fixture.field.isSecureTextEntry = false }
    let hebrew = touch("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", caret: 1)
    hebrew.press(2.6)
    hebrew.move(to: 100 - width("\u{5DC}\u{5D5}"), 60)
    #expect(ends == [3, 3])
  }

  @Test("Another text, a second finger and the end of the editing leave what is selected", .rule("TEXT-15"))
  func interruptions() {
    for end in 0..<4 {
      let first = touch()
      first.press(2.6)
      #expect(selection?.isHeld == true)
      switch end {
      case 0: fixture.type("one two threes")
      case 1: _ = device.press(inField: fixture.number, selecting: 5..<5, at: 120, 60)
      case 2: device.run { _ = fixture.field.resignFirstResponder() }
      default: first.cancel()
      }
      #expect(selection?.isHeld == false)
      device.host.clear()
      first.move(to: 140, 60)
      first.lift()
      #expect(device.host.operations.allSatisfy { if case .selection = $0 { false } else { true } })
      #expect(device.host.screen.mistakes == [])
      device.device.cancelTouches()
    }
  }

  @Test("Where the host has ended the editing, nothing is selected any more", .rule("TEXT-15"))
  func hostEnds() {
    let first = touch()
    first.press(2.6)
    device.host.clear()
    fixture.edit(.ended)
    first.move(to: 140, 60)
    first.lift()
    #expect(device.host.operations.allSatisfy { if case .selection = $0 { false } else { true } })
  }

  @Test("With 3D Touch switched off no press moves the caret", .rule("TEXT-15"))
  func switchedOff() {
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    let touch = touch()
    touch.press(6)
    device.advance(by: 1)
    touch.lift()
    #expect(selection == nil)
  }
}
