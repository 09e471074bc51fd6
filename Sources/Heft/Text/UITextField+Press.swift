import HeftForce
import HeftProtocol

/// A pointer in a field that has the keyboard, from its going down to its end: has the host show what `CaretPress`
/// makes of it.
final class FieldPress: FrameCallback {
  let touch: Int
  private(set) var press: CaretPress
  @Weak private var field: UITextField? = nil

  init(_ field: UITextField, touch: Int, sample: PeekMachine.Sample, selection: Range<Int>) {
    self.touch = touch
    press = CaretPress(sample, selection: selection)
    self.field = field
  }

  func move(to sample: PeekMachine.Sample) {
    guard let field else { return }
    let before = press.state
    let isNew = press.move(to: sample) { field.caretLine }
    show(in: field, isNew, after: before)
    if press.deadline != nil { AppProcess.current?.addFrameCallback(self) }
  }

  var deadline: Double? { press.deadline }

  func advance(to now: Double) -> Bool {
    guard let field, field.press === self else { return false }
    let before = press.state
    let isNew = press.advance(to: now) { field.caretLine }
    show(in: field, isNew, after: before)
    return press.deadline != nil
  }

  private func show(in field: UITextField, _ isNew: Bool, after before: CaretPress.State) {
    guard isNew, let process = AppProcess.current else { return }
    if before != press.state {
      let tap = press.state == .selecting ? PeekLimits.popTap : PeekLimits.peekTap
      process.host.perform(.vibrate(milliseconds: tap))
    }
    field.showSelection(press.selection, isHeld: true)
  }

  /// The pointer, or what it does, is over.
  func end() {
    guard press.isTaken else { return press.stop() }
    press.stop()
    field?.showSelection(press.selection, isHeld: false)
  }
}

// Presses in the field while it has the keyboard. The page forwards what the pointer does; it is the browser's own
// until it is taken from it.
extension UITextField {
  /// A pointer is about to go down.
  final func expectPress(_ press: HostEvent.FieldPress) {
    let length = content.utf16.count
    let start = min(Int(clamping: press.selectionStart), length)
    pressSelection = start..<max(min(Int(clamping: press.selectionEnd), length), start)
  }

  final func hostTouched(_ update: TouchUpdate) {
    guard let reading = update.readings.last, let now = AppProcess.current?.now else { return }
    switch update.phase {
    case .began:
      // A second finger leaves everything to the browser.
      if press != nil { return press?.end() ?? () }
      guard isFirstResponder, !isComposing, let selection = pressSelection else { return }
      let sample = PeekMachine.Sample(reading, at: reading.location, time: now)
      press = FieldPress(self, touch: update.number, sample: sample, selection: selection)
      press?.move(to: sample)
    case .ended, .cancelled:
      guard press?.touch == update.number else { return }
      endPress()
    default:
      guard let press, press.touch == update.number else { return }
      for reading in update.readings {
        press.move(to: PeekMachine.Sample(reading, at: reading.location, time: now))
      }
    }
  }

  final func endPress() {
    guard let press else { return }
    self.press = nil
    press.end()
  }

  /// The text as the caret goes through it.
  final var caretLine: CaretLine { CaretLine(content, font: font!, isSecure: isSecureTextEntry) }

  final func showSelection(_ selection: Range<Int>, isHeld: Bool) {
    guard display.number != 0 else { return }
    display.process?.host.perform(
      .selection(
        display.number, selectionStart: UInt32(selection.lowerBound),
        selectionEnd: UInt32(selection.upperBound), isHeld: isHeld))
  }
}
