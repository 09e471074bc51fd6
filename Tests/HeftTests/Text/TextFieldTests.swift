import Heft
import HeftTesting
import Testing

/// Text that the user edits (TEXT-1 to TEXT-8).
struct TextFieldTests {
  private let stage = TextStage()
  private var field: UITextField { stage.field }

  @Test("A field is shown as one, with its text, its placeholder and its keyboard")
  func shown() throws {
    stage.device.run {
      field.text = "abc"
      field.placeholder = "Name"
      field.keyboardType = .emailAddress
      field.returnKeyType = .done
      field.isSecureTextEntry = true
      field.borderStyle = .roundedRect
    }
    let shown = try #require(stage.shown)
    #expect(shown.text == "abc")
    #expect(shown.field?.placeholder == "Name")
    #expect(shown.field?.keyboard == 7)
    #expect(shown.field?.returnKey == 9)
    #expect(shown.field?.isSecure == true)
    #expect(shown.field?.borderColor != 0)
    #expect(shown.corner > 0)
    #expect(stage.device.host.screen.mistakes == [])
  }

  @Test("A tap gives the field the keyboard, and the delegate is asked and told in order (TEXT-1)")
  func tap() {
    stage.device.tap(at: 100, 60)
    #expect(stage.heard == ["shouldBegin", "didBegin"])
    #expect(stage.isFocused)
    #expect(stage.device.run { field.isFirstResponder && field.isEditing } == true)
    stage.device.tap(at: 100, 60)
    #expect(stage.heard.count == 2)
  }

  @Test("What the user types is the field's text at once, and the delegate is asked with the range (TEXT-2)")
  func typing() {
    stage.focus()
    stage.type("a")
    stage.type("ab")
    stage.type("aXb", caret: 2)
    #expect(stage.field.text == "aXb")
    #expect(stage.heard == ["change 0 0 a", "change 1 0 b", "change 1 0 X"])
    // The host is told what it has, for in a replay it has not.
    #expect(stage.textOperations == ["a", "ab", "aXb"])
  }

  @Test("A refused change is put back, and the app never sees it (TEXT-2)")
  func refusal() {
    stage.focus()
    stage.type("ab")
    stage.allowsChange = false
    stage.type("abc")
    #expect(stage.field.text == "ab")
    #expect(stage.textOperations == ["ab", "ab"])
    #expect(stage.shown?.text == "ab")
    stage.allowsChange = true
    stage.type("")
    #expect(stage.heard.last == "change 0 2 ")
    #expect(stage.field.text == "")
  }

  @Test("A delegate that sets a text of its own and refuses keeps that text (TEXT-2)")
  func ownText() {
    stage.focus()
    stage.allowsChange = false
    stage.replacement = "A"
    stage.type("a")
    #expect(stage.field.text == "A")
    #expect(stage.textOperations == ["A"])
    stage.replacement = nil
    stage.type("Ab")
    #expect(stage.field.text == "A")
  }

  @Test("What an input method composes is shown to the app, and asked about when it is done (TEXT-3)")
  func composition() {
    stage.focus()
    stage.type("x")
    stage.heardAgain()
    stage.type("xに", isComposing: true)
    stage.type("xにほ", isComposing: true)
    #expect(stage.field.text == "xにほ")
    #expect(stage.heard.isEmpty)
    stage.allowsChange = false
    stage.type("x日本")
    #expect(stage.heard == ["change 1 0 日本"])
    #expect(stage.field.text == "x")
    #expect(stage.shown?.text == "x")
    stage.allowsChange = true
    stage.type("xほ", isComposing: true)
    stage.type("x本")
    #expect(stage.field.text == "x本")
  }

  @Test("A character of two units is never cut in the middle (TEXT-2)")
  func surrogates() {
    stage.focus()
    stage.type("👩")
    stage.type("👨")
    #expect(stage.heard == ["change 0 0 👩", "change 0 2 👨"])
  }

  @Test("A text that is too long is cut, in the host's field too (TEXT-6)")
  func longText() {
    stage.focus()
    let long = String(repeating: "a", count: UITextField.longestText - 1) + "👩"
    stage.type(long)
    #expect(stage.field.text?.utf16.count == UITextField.longestText - 1)
    #expect(stage.shown?.text.utf16.count == UITextField.longestText - 1)
    stage.device.run { field.text = long + long }
    #expect(stage.field.text?.utf16.count == UITextField.longestText - 1)
  }

  @Test("The return key is told and changes nothing by itself (TEXT-5)")
  func returnKey() {
    stage.focus()
    stage.edit(.returned)
    #expect(stage.heard == ["shouldReturn"])
    #expect(stage.isFocused)
  }

  @Test("Resigning asks the delegate, tells it, and takes the keyboard away (TEXT-4)")
  func resigning() {
    stage.focus()
    stage.allowsEnd = false
    #expect(stage.device.run { field.resignFirstResponder() } == false)
    #expect(stage.isFocused)
    stage.allowsEnd = true
    #expect(stage.device.run { field.resignFirstResponder() } == true)
    #expect(stage.heard == ["shouldEnd", "shouldEnd", "didEnd"])
    #expect(!stage.isFocused)
    #expect(stage.device.run { field.isFirstResponder } == false)
  }

  @Test("The Escape key resigns, and a host that takes the focus away does not ask (TEXT-4)")
  func hostEnds() {
    stage.focus()
    stage.edit(.escaped)
    #expect(stage.heard == ["shouldEnd", "didEnd"])
    stage.focus()
    stage.allowsEnd = false
    stage.edit(.ended)
    #expect(stage.heard == ["didEnd"])
    stage.edit(.ended)
    #expect(stage.heard == ["didEnd"])
  }

  @Test("A host that gives the focus to a field asks, and a refusal takes it back")
  func hostBegins() {
    stage.allowsBegin = false
    stage.edit(.began)
    #expect(stage.heard == ["shouldBegin"])
    #expect(stage.device.host.operations.last == .focus(stage.number, false))
    stage.allowsBegin = true
    stage.edit(.began)
    stage.edit(.began)
    #expect(stage.heard == ["shouldBegin", "shouldBegin", "didBegin"])
  }

  @Test("The keyboard goes from one field to another (TEXT-1)")
  func twoFields() {
    stage.focus()
    stage.device.run { _ = stage.other.becomeFirstResponder() }
    #expect(stage.heard == ["shouldEnd", "didEnd"])
    #expect(stage.device.run { stage.other.isFirstResponder && !field.isFirstResponder } == true)
    stage.allowsEnd = false
    stage.device.run { _ = field.becomeFirstResponder() }
    stage.heardAgain()
    #expect(stage.device.run { stage.other.becomeFirstResponder() } == false)
    #expect(stage.isFocused)
  }

  @Test("endEditing(_:) resigns a field in the view, by force without asking (TEXT-4)")
  func endEditing() {
    stage.focus()
    stage.allowsEnd = false
    stage.device.run {
      #expect(stage.other.endEditing(false))
      #expect(!stage.root.endEditing(false))
      #expect(stage.root.endEditing(true))
    }
    #expect(stage.heard == ["shouldEnd", "didEnd"])
    #expect(!stage.isFocused)
  }

  @Test(
    "A field that leaves the screen gives the keyboard up, and is shown anew with its text when it returns")
  func leaves() {
    stage.focus()
    stage.type("kept")
    stage.heardAgain()
    stage.device.run { field.removeFromSuperview() }
    #expect(stage.heard == ["didEnd"])
    #expect(stage.device.host.screen.focus == nil)
    #expect(stage.device.run { field.becomeFirstResponder() } == false)
    stage.device.run { stage.root.addSubview(field) }
    #expect(stage.shown?.text == "kept")
    #expect(stage.shown?.field != nil)
    #expect(stage.device.host.screen.mistakes == [])
  }

  @Test("The clear button is there when it should be, and takes the text away (TEXT-7)")
  func clearing() {
    stage.device.run { field.clearButtonMode = .whileEditing }
    stage.focus()
    #expect(!stage.hasClearButton)
    stage.type("abc")
    #expect(stage.hasClearButton)
    #expect((stage.shown?.field?.right ?? 0) > 20)
    stage.heardAgain()
    stage.allowsClear = false
    stage.device.tap(at: 20 + 200 - 10, 60)
    #expect(stage.field.text == "abc")
    stage.allowsClear = true
    stage.device.tap(at: 20 + 200 - 10, 60)
    #expect(stage.heard == ["shouldClear", "shouldClear"])
    #expect(stage.field.text == "")
    #expect(stage.shown?.text == "")
    #expect(!stage.hasClearButton)
    #expect(stage.isFocused)
  }

  @Test("Setting the text asks nobody (TEXT-7)")
  func setting() {
    stage.device.run { field.text = "x" }
    stage.device.run { field.text = nil }
    #expect(stage.heard.isEmpty)
    #expect(field.text == "" && !field.hasText)
  }

  @Test("Editing reaches those who listen to the field's events (TEXT-5)")
  func events() {
    stage.device.run {
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
      ]
      for (event, name) in events {
        field.addAction(UIAction { [unowned stage] _ in stage.events.append(name) }, for: event)
      }
    }
    stage.device.tap(at: 100, 60)
    stage.type("a")
    stage.type("a")
    stage.device.run { field.text = "b" }
    stage.edit(.returned)
    #expect(stage.events == ["begin", "up", "changed", "primary"])
    stage.device.run {
      field.addAction(
        UIAction { [unowned stage] _ in stage.events.append("exit") }, for: .editingDidEndOnExit)
    }
    stage.edit(.returned)
    #expect(stage.events.suffix(3) == ["primary", "exit", "end"])
    #expect(!stage.isFocused)
  }

  @Test("A field that is switched off gives the keyboard up and does not get it")
  func disabled() {
    stage.focus()
    stage.device.run { field.isEnabled = false }
    #expect(!stage.isFocused)
    #expect(stage.shown?.field?.isEnabled == false)
    stage.device.tap(at: 100, 60)
    stage.edit(.began)
    #expect(stage.device.run { field.isFirstResponder } == false)
    #expect(stage.device.host.screen.mistakes == [])
  }

  @Test("Text for a view that is no field, or not there, is counted and left out (TEXT-8)")
  func wrongView() {
    for view in [0, 1, 999, .max] as [UInt32] {
      stage.device.device.handle(
        .text(HostEvent.TextInput(view: view, text: "a", selectionStart: 0, selectionEnd: 0, time: 1)))
      stage.device.device.handle(.editing(HostEvent.Editing(view: view, change: .began, time: 1)))
    }
    #expect(stage.device.device.count(of: .field) == 8)
    #expect(stage.heard.isEmpty)
  }

  @Test(
    "SCROLL-9: a drag sends the keyboard away where the list says so",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func dragDismisses(mode: UIScrollView.KeyboardDismissMode) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 300))
    stage.device.run {
      list.contentSize = CGSize(width: 320, height: 900)
      list.keyboardDismissMode = mode
      stage.root.addSubview(list)
    }
    stage.focus()
    let finger = stage.device.press(at: 100, 400, force: 0.5)
    for y in stride(from: 390.0, through: 300, by: -10) { finger.move(to: 100, y) }
    #expect(stage.isFocused == (mode == .none))
    finger.lift()
  }
}
