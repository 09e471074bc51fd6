import Heft
import HeftTesting
import TestRules
import Testing

/// A text with attributes that the user edits (ATTRIBUTED-7, ATTRIBUTED-8).
@Suite("Editing of attributed texts")
struct AttributedEditingTests {
  private let fixture = TextViewFixture()
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.boldSystemFont(ofSize: 20)
  private var view: UITextView { fixture.view }

  /// The text of each stretch that the host shows, with its size.
  private var shown: [String] {
    guard let shown = fixture.shown else { return [] }
    var rest = Array(shown.text.utf16)
    return shown.runs.map { run in
      let length = Int(run.length)
      let text = String(decoding: rest.prefix(length), as: UTF16.self)
      rest = Array(rest.dropFirst(length))
      return "\(text) \(Int(run.size))"
    }
  }

  /// "one" in the small font and "TWO" in the large one, with the keyboard.
  private func begin() {
    fixture.device.run {
      let text = NSMutableAttributedString(string: "one", attributes: [.font: small])
      text.append(NSAttributedString(string: "TWO", attributes: [.font: large]))
      view.attributedText = text
    }
    fixture.focus()
  }

  @Test("What is typed looks as the character before it, and what was there as before", .rule("ATTRIBUTED-7"))
  func typing() {
    begin()
    fixture.type("onexTWO", caret: 4)
    #expect(shown == ["onex 10", "TWO 20"])
    fixture.type("onexTWOy")
    #expect(shown == ["onex 10", "TWOy 20"])
    fixture.type("zonexTWOy", caret: 1)
    #expect(shown == ["zonex 10", "TWOy 20"])
    fixture.type("zonexOy", caret: 5)
    #expect(shown == ["zonex 10", "Oy 20"])
    #expect(view.attributedText.string == "zonexOy")
    #expect(view.attributedText.attribute(.font, at: 5, effectiveRange: nil) === large)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("What takes the place of a selection looks as its first character", .rule("ATTRIBUTED-7"))
  func replacing() {
    begin()
    fixture.layOut(height: 24, selected: 2..<6)
    fixture.type("onX", caret: 3)
    #expect(shown == [])
    #expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) === small)
  }

  @Test("A text that loses most of its stretches keeps the sizes of the others", .rule("ATTRIBUTED-7"))
  func sizes() {
    begin()
    fixture.type("oneTWO and much more than there was before")
    #expect(shown == ["one 10", "TWO and much more than there was before 20"])
  }

  @Test("Typing attributes that the app sets count until the caret moves", .rule("ATTRIBUTED-7"))
  func typingAttributes() {
    begin()
    fixture.layOut(height: 24, selected: 3..<3)
    #expect(view.typingAttributes[.font] === small)
    fixture.device.run { view.typingAttributes = [.font: large] }
    fixture.type("oneATWO", caret: 4)
    #expect(shown == ["one 10", "ATWO 20"])
    #expect(view.typingAttributes[.font] === large)
    fixture.layOut(height: 24, selected: 3..<3)
    #expect(view.typingAttributes[.font] === small)
    fixture.device.run { view.typingAttributes = [.font: large] }
    fixture.layOut(height: 24, selected: 1..<1)
    fixture.type("obneATWO", caret: 2)
    #expect(shown == ["obne 10", "ATWO 20"])
  }

  @Test("A plain text has stretches once something is typed in another style", .rule("ATTRIBUTED-7"))
  func plainText() {
    fixture.device.run { view.text = "one" }
    fixture.focus()
    #expect(view.typingAttributes[.font] === view.font)
    fixture.device.run { view.typingAttributes = [.font: large, .foregroundColor: UIColor.red] }
    fixture.type("onetwo")
    #expect(fixture.shown?.runs.map(\.length) == [3, 3])
    #expect(fixture.shown?.runs.last?.weight == 700)
    fixture.type("")
    fixture.type("x")
    #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) === view.font)
  }

  @Test("What an input method composes looks as what is typed", .rule("ATTRIBUTED-7"))
  func composing() {
    begin()
    fixture.type("onekTWO", caret: 4, isComposing: true)
    fixture.type("onekaTWO", caret: 5, isComposing: true)
    fixture.type("oneかTWO", caret: 4)
    #expect(shown == ["oneか 10", "TWO 20"])
    fixture.edit(.undone)
    #expect(shown == ["one 10", "TWO 20"])
  }

  @Test("A refused change leaves the stretches as they were", .rule("ATTRIBUTED-7"))
  func refusal() {
    begin()
    fixture.allowsChange = false
    fixture.type("one", caret: 3)
    #expect(shown == ["one 10", "TWO 20"])
  }

  @Test("The app's insertions and deletions look as the user's", .rule("ATTRIBUTED-7"))
  func appEdits() {
    begin()
    fixture.device.run {
      view.selectedRange = NSRange(location: 3, length: 0)
      view.insertText("!")
    }
    #expect(shown == ["one! 10", "TWO 20"])
    fixture.device.run {
      view.selectedRange = NSRange(location: 7, length: 0)
      view.deleteBackward()
    }
    #expect(shown == ["one! 10", "TW 20"])
  }

  @Test("Undo brings text and attributes back, and redo takes them again", .rule("ATTRIBUTED-8"))
  func undo() {
    begin()
    fixture.type("on", caret: 2)
    fixture.type("ona")
    fixture.type("onab")
    fixture.heardAgain()
    fixture.edit(.undone)
    #expect(view.text == "on")
    fixture.edit(.undone)
    #expect(view.text == "oneTWO")
    #expect(shown == ["one 10", "TWO 20"])
    fixture.edit(.undone)
    #expect(fixture.heard == ["didChange", "didChange"])
    fixture.edit(.redone)
    fixture.edit(.redone)
    #expect(view.text == "onab")
    fixture.edit(.redone)
    #expect(view.text == "onab")
    fixture.edit(.undone)
    fixture.type("onx")
    fixture.edit(.redone)
    #expect(view.text == "onx")
    // A text that the app sets has nothing before it.
    fixture.device.run { view.text = "new" }
    fixture.edit(.undone)
    #expect(view.text == "new")
  }
}
