import Heft
import HeftTesting

/// A device with two fields, the first of which tells what its delegate hears.
final class TextFixture: NSObject, UITextFieldDelegate {
  let root = UIView(frame: .zero)
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
  private(set) var device: TestDevice!
  private(set) var heard: [String] = []
  var events: [String] = []
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true
  var allowsClear = true
  /// The text that the delegate sets when it is asked.
  var replacement: String?

  override init() {
    super.init()
    let root = root
    device = TestDevice(
      App(
        name: "Text", bundleIdentifier: "test.text", rootViewController: { SheetController(root) },
        delegate: { PlainDelegate() }))
    device.run {
      root.addSubview(field)
      root.addSubview(other)
      field.delegate = self
    }
  }

  var shown: RenderedTree.View? {
    device.host.screen.views.values.filter { $0.kind == .field && $0.frame.origin.y == 40 }.first
  }
  var number: ViewNumber { shown?.number ?? 0 }
  var isFocused: Bool { device.host.screen.focus == number }
  var hasClearButton: Bool {
    device.host.screen.views.values.contains { view in
      view.parent == number && !view.isHidden && view.accessibility?.label == "Clear text"
    }
  }
  /// The texts that the host was told for fields.
  var textOperations: [String] {
    device.host.operations.compactMap { operation in
      if case .text(let view, let text) = operation, view == number { return text }
      return nil
    }
  }

  func heardAgain() {
    heard = []
    device.host.clear()
  }

  func focus() {
    device.run { _ = field.becomeFirstResponder() }
    heardAgain()
  }

  func type(_ text: String, caret: Int? = nil, isComposing: Bool = false) {
    let end = UInt32(caret ?? text.utf16.count)
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: number, text: text, selectionStart: end, selectionEnd: end, isComposing: isComposing,
          time: device.time)))
  }

  func edit(_ change: HostEvent.Editing.Change) {
    device.device.handle(.editing(HostEvent.Editing(view: number, change: change, time: device.time)))
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldBegin")
    return allowsBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldEnd")
    return allowsEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("change \(range.location) \(range.length) \(string)")
    if let replacement { textField.text = replacement }
    return allowsChange
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    heard.append("shouldClear")
    return allowsClear
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("shouldReturn")
    return true
  }
}
