import Heft
import HeftTesting
import TestRules
import Testing

/// Lines of text that the user edits (TEXT-17 to TEXT-20).
struct TextViewTests {
  private let fixture = TextViewFixture()
  private var view: UITextView { fixture.view }

  @Test("A tap gives a text view the keyboard, and its delegate is asked and told in order", .rule("TEXT-17"))
  func tap() {
    fixture.device.tap(at: 100, 80)
    #expect(fixture.heard == ["shouldBegin", "didBegin"])
    #expect(fixture.isFocused)
    #expect(fixture.device.run { view.isFirstResponder } == true)
    fixture.edit(.escaped)
    #expect(fixture.heard == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
    #expect(!fixture.isFocused)
  }

  @Test("What the user types is the text at once, with the return key as text", .rule("TEXT-17"))
  func typing() {
    fixture.focus()
    fixture.type("a")
    fixture.type("a\n")
    fixture.type("aX\n", caret: 2)
    #expect(view.text == "aX\n")
    #expect(
      fixture.heard == [
        "change 0 0 a", "didChange", "change 1 0 \n", "didChange", "change 1 0 X", "didChange",
      ])
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("A refused change is put back, and a refused end keeps the keyboard", .rule("TEXT-17"))
  func refusal() {
    fixture.focus()
    fixture.type("ab")
    fixture.allowsChange = false
    fixture.type("ab\n")
    #expect(view.text == "ab")
    #expect(fixture.shown?.text == "ab")
    fixture.allowsEnd = false
    #expect(fixture.device.run { view.resignFirstResponder() } == false)
    #expect(fixture.isFocused)
    fixture.device.run { _ = fixture.root.endEditing(true) }
    #expect(!fixture.isFocused)
    #expect(fixture.heard.last == "didEnd")
  }

  @Test("What an input method composes is asked about once, when it is done", .rule("TEXT-17"))
  func composing() {
    fixture.focus()
    fixture.type("k", isComposing: true)
    fixture.type("ka", isComposing: true)
    #expect(view.text == "ka")
    fixture.type("か")
    #expect(fixture.heard == ["didChange", "didChange", "change 0 0 か", "didChange"])
  }

  @Test("A delegate hears of each place of the caret once, and may move it", .rule("TEXT-17"))
  func selection() {
    fixture.focus()
    fixture.type("some words")
    fixture.tellsSelection = true
    fixture.layOut(height: 24, selected: 5..<10)
    fixture.layOut(height: 24, selected: 5..<10)
    #expect(fixture.heard.suffix(1) == ["selected 5 5"])
    #expect(view.selectedRange == NSRange(location: 5, length: 5))
    fixture.device.run { view.selectedRange = NSRange(location: 2, length: 99) }
    #expect(fixture.device.host.screen.selection?.start == 2)
    #expect(fixture.device.host.screen.selection?.end == 10)
    #expect(fixture.heard.last == "selected 2 8")
  }

  @Test("Text that the app inserts stands in place of the selection, and is told", .rule("TEXT-17"))
  func inserting() {
    fixture.focus()
    fixture.type("some words")
    fixture.layOut(height: 24, selected: 5..<10)
    fixture.heardAgain()
    fixture.device.run { view.insertText("👍🏽!") }
    #expect(view.text == "some 👍🏽!")
    fixture.device.run {
      view.deleteBackward()
      view.deleteBackward()
    }
    #expect(view.text == "some ")
    #expect(fixture.shown?.text == "some ")
    #expect(fixture.heard == ["didChange", "didChange", "didChange"])
  }

  @Test(
    "The content is as high as the host says its lines are, and before as the table has it", .rule("TEXT-18"))
  func height() {
    fixture.device.run { view.text = "one\ntwo\nthree" }
    // Three lines of 24 points, with 8 above and below.
    #expect(view.contentSize.height == 88)
    fixture.layOut(height: 130)
    #expect(view.contentSize.height == 146)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 146)
    // The text area is never lower than what is seen of it: a tap below the text is one in it.
    #expect(fixture.shown?.frame.height == 130)
    fixture.device.run { view.text = "one" }
    #expect(fixture.shown?.frame.height == 84)
    // A layout that makes no sense is counted.
    fixture.layOut(height: -1)
    #expect(fixture.device.device.count(of: .field) == 1)
  }

  @Test("A text view that does not scroll is as high as its text for its constraints", .rule("TEXT-18"))
  func intrinsicHeight() {
    fixture.device.run {
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      view.text = "one\ntwo"
    }
    fixture.device.advance(by: 0.1)
    #expect(view.frame.height == 64)
    fixture.device.run { view.text = "one\ntwo\nthree" }
    fixture.device.advance(by: 0.1)
    #expect(view.frame.height == 88)
  }

  @Test("The caret stays in sight, with the room around the text", .rule("TEXT-19"))
  func caret() {
    fixture.device.run { view.text = String(repeating: "line\n", count: 20) }
    fixture.focus()
    #expect(fixture.offset == 0)
    fixture.layOut(height: 504, caret: 480...504, selected: 100..<100)
    // The last line, with 8 points around it, ends where 100 points end.
    #expect(fixture.offset == 420)
    fixture.layOut(height: 504, caret: 456...480, selected: 95..<95)
    #expect(fixture.offset == 420)
    fixture.layOut(height: 504, caret: 0...24, selected: 0..<0)
    #expect(fixture.offset == 0)
  }

  @Test("A finger scrolls a text view that is edited, and the caret does not bring it back", .rule("TEXT-19"))
  func scrolling() {
    fixture.device.run { view.text = String(repeating: "line\n", count: 20) }
    fixture.focus()
    fixture.layOut(height: 504, caret: 0...24)
    let finger = fixture.device.press(at: 100, 120)
    for frame in 1...10 {
      fixture.device.advance(by: 1.0 / 60.0)
      finger.move(to: 100, 120 - Double(frame) * 6)
    }
    finger.lift()
    fixture.device.advance(by: 5)
    let scrolled = fixture.offset
    #expect(scrolled > 20)
    fixture.layOut(height: 504, caret: 0...24)
    #expect(fixture.offset == scrolled)
    #expect(fixture.isFocused)
  }

  @Test(
    "Text that may be selected and not edited has the keyboard, and its delegate hears nothing",
    .rule("TEXT-20"))
  func readOnly() {
    fixture.device.run {
      view.text = "Read me"
      view.isEditable = false
    }
    fixture.device.tap(at: 100, 80)
    #expect(fixture.isFocused)
    #expect(fixture.shown?.field?.isReadOnly == true)
    fixture.type("Write me")
    #expect(view.text == "Read me")
    #expect(fixture.shown?.text == "Read me")
    #expect(fixture.heard == [])
    fixture.device.run { view.isSelectable = false }
    #expect(!fixture.isFocused)
    fixture.device.tap(at: 100, 80)
    #expect(!fixture.isFocused)
    #expect(fixture.shown?.field?.isEnabled == false)
  }

  @Test("A screen reader comes to the lines, by the text view's name", .rule("TEXT-17"))
  func accessibility() {
    fixture.device.run { view.accessibilityLabel = "Note" }
    #expect(fixture.shown?.accessibility?.label == "Note")
    let others = fixture.device.host.screen.views.values.filter { $0.accessibility?.label == "Note" }
    #expect(others.count == 1)
  }
}
