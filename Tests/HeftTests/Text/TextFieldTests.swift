import Heft
import HeftTesting
import TestRules
import Testing

/// Text that the user edits (TEXT-1 to TEXT-8).
struct TextFieldTests {
  private let fixture = TextFixture()
  private var field: UITextField { fixture.field }

  @Test("A field is shown as one, with its text, its placeholder and its keyboard")
  func shown() throws {
    fixture.device.run {
      field.text = "abc"
      field.placeholder = "Name"
      field.keyboardType = .emailAddress
      field.returnKeyType = .done
      field.isSecureTextEntry = true
      field.borderStyle = .roundedRect
    }
    let shown = try #require(fixture.shown)
    #expect(shown.text == "abc")
    #expect(shown.field?.placeholder == "Name")
    #expect(shown.field?.keyboard == 7)
    #expect(shown.field?.returnKey == 9)
    #expect(shown.field?.isSecure == true)
    #expect(shown.field?.borderColor != 0)
    #expect(shown.corner > 0)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("A view after the text takes its room and the clear button's place while it is shown")
  func rightView() throws {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    fixture.device.run {
      field.text = "abc"
      field.clearButtonMode = .always
      field.borderStyle = .roundedRect
    }
    let free = try #require(fixture.shown?.field?.right)
    #expect(fixture.hasClearButton)
    fixture.device.run {
      field.rightView = mark
      field.rightViewMode = .always
    }
    #expect(!fixture.hasClearButton && mark.frame == CGRect(x: 172, y: 10, width: 20, height: 20))
    #expect(fixture.shown?.field?.right == 34 && free == 32)
    fixture.device.run { field.rightViewMode = .whileEditing }
    #expect(fixture.hasClearButton && mark.isHidden)
  }

  @Test("A tap gives the field the keyboard, and the delegate is asked and told in order", .rule("TEXT-1"))
  func tap() {
    fixture.device.tap(at: 100, 60)
    #expect(fixture.heard == ["shouldBegin", "didBegin"])
    #expect(fixture.isFocused)
    #expect(fixture.device.run { field.isFirstResponder && field.isEditing } == true)
    fixture.device.tap(at: 100, 60)
    #expect(fixture.heard.count == 2)
  }

  @Test(
    "What the user types is the field's text at once, and the delegate is asked with the range",
    .rule("TEXT-2"))
  func typing() {
    fixture.focus()
    fixture.type("a")
    fixture.type("ab")
    fixture.type("aXb", caret: 2)
    #expect(fixture.field.text == "aXb")
    #expect(fixture.heard == ["change 0 0 a", "change 1 0 b", "change 1 0 X"])
    // The host is told what it has, because in a replay it has not.
    #expect(fixture.textOperations == ["a", "ab", "aXb"])
  }

  @Test("A refused change is put back, and the app never sees it", .rule("TEXT-2"))
  func refusal() {
    fixture.focus()
    fixture.type("ab")
    fixture.allowsChange = false
    fixture.type("abc")
    #expect(fixture.field.text == "ab")
    #expect(fixture.textOperations == ["ab", "ab"])
    #expect(fixture.shown?.text == "ab")
    fixture.allowsChange = true
    fixture.type("")
    #expect(fixture.heard.last == "change 0 2 ")
    #expect(fixture.field.text == "")
  }

  @Test("A delegate that sets a text of its own and refuses keeps that text", .rule("TEXT-2"))
  func ownText() {
    fixture.focus()
    fixture.allowsChange = false
    fixture.replacement = "A"
    fixture.type("a")
    #expect(fixture.field.text == "A")
    #expect(fixture.textOperations == ["A"])
    fixture.replacement = nil
    fixture.type("Ab")
    #expect(fixture.field.text == "A")
  }

  @Test("What an input method composes is shown to the app, and asked about when it is done", .rule("TEXT-3"))
  func composition() {
    fixture.focus()
    fixture.type("x")
    fixture.heardAgain()
    fixture.type("xに", isComposing: true)
    fixture.type("xにほ", isComposing: true)
    #expect(fixture.field.text == "xにほ")
    #expect(fixture.heard.isEmpty)
    fixture.allowsChange = false
    fixture.type("x日本")
    #expect(fixture.heard == ["change 1 0 日本"])
    #expect(fixture.field.text == "x")
    #expect(fixture.shown?.text == "x")
    fixture.allowsChange = true
    fixture.type("xほ", isComposing: true)
    fixture.type("x本")
    #expect(fixture.field.text == "x本")
  }

  @Test("A character of two units is never cut in the middle", .rule("TEXT-2"))
  func surrogates() {
    fixture.focus()
    fixture.type("👩")
    fixture.type("👨")
    #expect(fixture.heard == ["change 0 0 👩", "change 0 2 👨"])
  }

  @Test("A text that is too long is cut, in the host's field too", .rule("TEXT-6"))
  func longText() {
    fixture.focus()
    let long = String(repeating: "a", count: UITextField.longestText - 1) + "👩"
    fixture.type(long)
    #expect(fixture.field.text?.utf16.count == UITextField.longestText - 1)
    #expect(fixture.shown?.text.utf16.count == UITextField.longestText - 1)
    fixture.device.run { field.text = long + long }
    #expect(fixture.field.text?.utf16.count == UITextField.longestText - 1)
  }

  @Test("The return key is told and changes nothing by itself", .rule("TEXT-5"))
  func returnKey() {
    fixture.focus()
    fixture.edit(.returned)
    #expect(fixture.heard == ["shouldReturn"])
    #expect(fixture.isFocused)
  }

  @Test("Resigning asks the delegate, tells it, and takes the keyboard away", .rule("TEXT-4"))
  func resigning() {
    fixture.focus()
    fixture.allowsEnd = false
    #expect(fixture.device.run { field.resignFirstResponder() } == false)
    #expect(fixture.isFocused)
    fixture.allowsEnd = true
    #expect(fixture.device.run { field.resignFirstResponder() } == true)
    #expect(fixture.heard == ["shouldEnd", "shouldEnd", "didEnd"])
    #expect(!fixture.isFocused)
    #expect(fixture.device.run { field.isFirstResponder } == false)
  }

  @Test("The Escape key resigns, and a host that takes the focus away does not ask", .rule("TEXT-4"))
  func hostEnds() {
    fixture.focus()
    fixture.edit(.escaped)
    #expect(fixture.heard == ["shouldEnd", "didEnd"])
    fixture.focus()
    fixture.allowsEnd = false
    fixture.edit(.ended)
    #expect(fixture.heard == ["didEnd"])
    fixture.edit(.ended)
    #expect(fixture.heard == ["didEnd"])
  }

  @Test("A host that gives the focus to a field asks, and a refusal takes it back")
  func hostBegins() {
    fixture.allowsBegin = false
    fixture.edit(.began)
    #expect(fixture.heard == ["shouldBegin"])
    #expect(fixture.device.host.operations.last == .focus(fixture.number, false))
    fixture.allowsBegin = true
    fixture.edit(.began)
    fixture.edit(.began)
    #expect(fixture.heard == ["shouldBegin", "shouldBegin", "didBegin"])
  }

  @Test("A field that asks for the keyboard before it is shown has it when it is", .rule("TEXT-1"))
  func asksEarly() {
    let (early, area) = fixture.device.run { (UITextField(frame: .zero), UITextView(frame: .zero)) }!
    fixture.device.run {
      _ = area.becomeFirstResponder()
      _ = early.becomeFirstResponder()
      for view in [early, area] { fixture.root.addSubview(view) }
    }
    #expect(fixture.device.run { early.isFirstResponder && !area.isFirstResponder } == true)
    fixture.device.run {
      early.removeFromSuperview()
      area.removeFromSuperview()
      _ = area.becomeFirstResponder()
      fixture.root.addSubview(area)
    }
    #expect(fixture.device.run { area.isFirstResponder } == true)
  }

  @Test("The keyboard goes from one field to another", .rule("TEXT-1"))
  func twoFields() {
    fixture.focus()
    fixture.device.run { _ = fixture.other.becomeFirstResponder() }
    #expect(fixture.heard == ["shouldEnd", "didEnd"])
    #expect(fixture.device.run { fixture.other.isFirstResponder && !field.isFirstResponder } == true)
    fixture.allowsEnd = false
    fixture.device.run { _ = field.becomeFirstResponder() }
    fixture.heardAgain()
    #expect(fixture.device.run { fixture.other.becomeFirstResponder() } == false)
    #expect(fixture.isFocused)
  }

  @Test("endEditing(_:) resigns a field in the view, by force without asking", .rule("TEXT-4"))
  func endEditing() {
    fixture.focus()
    fixture.allowsEnd = false
    fixture.device.run {
      #expect(fixture.other.endEditing(false))
      #expect(!fixture.root.endEditing(false))
      #expect(fixture.root.endEditing(true))
    }
    #expect(fixture.heard == ["shouldEnd", "didEnd"])
    #expect(!fixture.isFocused)
  }

  @Test(
    "A field that leaves the screen gives the keyboard up, and is shown anew with its text when it returns")
  func leaves() {
    fixture.focus()
    fixture.type("kept")
    fixture.heardAgain()
    fixture.device.run { field.removeFromSuperview() }
    #expect(fixture.heard == ["didEnd"])
    #expect(fixture.device.host.screen.focus == nil)
    #expect(fixture.device.run { field.becomeFirstResponder() } == false)
    fixture.device.run { fixture.root.addSubview(field) }
    #expect(fixture.shown?.text == "kept")
    #expect(fixture.shown?.field != nil)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("The clear button is there when it should be, and takes the text away", .rule("TEXT-7"))
  func clearing() {
    fixture.device.run { field.clearButtonMode = .whileEditing }
    fixture.focus()
    #expect(!fixture.hasClearButton)
    fixture.type("abc")
    #expect(fixture.hasClearButton)
    #expect((fixture.shown?.field?.right ?? 0) > 20)
    fixture.heardAgain()
    fixture.allowsClear = false
    fixture.device.tap(at: 20 + 200 - 10, 60)
    #expect(fixture.field.text == "abc")
    fixture.allowsClear = true
    fixture.device.tap(at: 20 + 200 - 10, 60)
    #expect(fixture.heard == ["shouldClear", "shouldClear"])
    #expect(fixture.field.text == "")
    #expect(fixture.shown?.text == "")
    #expect(!fixture.hasClearButton)
    #expect(fixture.isFocused)
  }

  @Test("Setting the text asks nobody", .rule("TEXT-7"))
  func setting() {
    fixture.device.run { field.text = "x" }
    fixture.device.run { field.text = nil }
    #expect(fixture.heard.isEmpty)
    #expect(field.text == "" && !field.hasText)
  }

  @Test("Editing reaches those who listen to the field's events", .rule("TEXT-5"))
  func events() {
    fixture.device.run {
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
      ]
      for (event, name) in events {
        field.addAction(UIAction { [unowned fixture] _ in fixture.events.append(name) }, for: event)
      }
    }
    fixture.device.tap(at: 100, 60)
    fixture.type("a")
    fixture.type("a")
    fixture.device.run { field.text = "b" }
    fixture.edit(.returned)
    #expect(fixture.events == ["begin", "up", "changed", "primary"])
    fixture.device.run {
      field.addAction(
        UIAction { [unowned fixture] _ in fixture.events.append("exit") }, for: .editingDidEndOnExit)
    }
    fixture.edit(.returned)
    #expect(fixture.events.suffix(3) == ["primary", "exit", "end"])
    #expect(!fixture.isFocused)
  }

  @Test("A field that is switched off gives the keyboard up and does not get it")
  func disabled() {
    fixture.focus()
    fixture.device.run { field.isEnabled = false }
    #expect(!fixture.isFocused)
    #expect(fixture.shown?.field?.isEnabled == false)
    fixture.device.tap(at: 100, 60)
    fixture.edit(.began)
    #expect(fixture.device.run { field.isFirstResponder } == false)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("Text for a view that is no field, or not there, is counted and left out", .rule("TEXT-8"))
  func wrongView() {
    for view in [0, 1, 999, .max] as [UInt32] {
      fixture.device.device.handle(
        .text(HostEvent.TextInput(view: view, text: "a", selectionStart: 0, selectionEnd: 0, time: 1)))
      fixture.device.device.handle(.editing(HostEvent.Editing(view: view, change: .began, time: 1)))
    }
    #expect(fixture.device.device.count(of: .field) == 8)
    #expect(fixture.heard.isEmpty)
  }

  @Test(
    "A drag sends the keyboard away where the list says so", .rule("SCROLL-9"),
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func dragDismisses(mode: UIScrollView.KeyboardDismissMode) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 300))
    fixture.device.run {
      list.contentSize = CGSize(width: 320, height: 900)
      list.keyboardDismissMode = mode
      fixture.root.addSubview(list)
    }
    fixture.focus()
    let finger = fixture.device.press(at: 100, 400, force: 0.5)
    for y in stride(from: 390.0, through: 300, by: -10) { finger.move(to: 100, y) }
    #expect(fixture.isFocused == (mode == .none))
    finger.lift()
  }
}
