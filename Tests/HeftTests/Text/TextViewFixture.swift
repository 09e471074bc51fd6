import Heft
import HeftTesting

/// A device with a text view that tells what its delegate hears.
final class TextViewFixture: NSObject, UITextViewDelegate {
  let root = UIView(frame: .zero)
  let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
  private(set) var device: TestDevice!
  private(set) var heard: [String] = []
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true
  /// Whether the delegate is told of the selection, too.
  var tellsSelection = false

  override init() {
    super.init()
    let root = root
    device = TestDevice(
      App(
        name: "Text", bundleIdentifier: "test.text", rootViewController: { SheetController(root) },
        delegate: { PlainDelegate() }))
    device.run {
      root.addSubview(view)
      view.delegate = self
      view.font = .systemFont(ofSize: 20)
    }
  }

  var shown: RenderedTree.View? { device.host.screen.views.values.first { $0.kind == .textArea } }
  var number: ViewNumber { shown?.number ?? 0 }
  var isFocused: Bool { device.host.screen.focus == number }
  var offset: CGFloat { view.contentOffset.y }

  func heardAgain() {
    heard = []
    device.host.clear()
  }

  func focus() {
    device.run { _ = view.becomeFirstResponder() }
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

  /// The host tells how the lines lie.
  func layOut(height: Double, caret: ClosedRange<Double> = 0...24, selected: Range<UInt32> = 0..<0) {
    device.device.handle(
      .textLayout(
        HostEvent.TextLayout(
          view: number, height: height, caretTop: caret.lowerBound, caretBottom: caret.upperBound,
          selectionStart: selected.lowerBound, selectionEnd: selected.upperBound, time: device.time)))
    device.advance(by: 0.05)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldBegin")
    return allowsBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldEnd")
    return allowsEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    heard.append("change \(range.location) \(range.length) \(text)")
    return allowsChange
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    if tellsSelection {
      heard.append("selected \(textView.selectedRange.location) \(textView.selectedRange.length)")
    }
  }
}
