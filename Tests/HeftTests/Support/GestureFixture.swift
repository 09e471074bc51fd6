import Heft
import HeftTesting

/// A fixture with recognizers, whose actions are written down as `name state`.
final class GestureFixture {
  let fixture = Fixture()
  private(set) var lines: [String] = []

  var device: TestDevice { fixture.device }
  var sheet: Sheet { fixture.sheet }
  /// The calls that the view that fills the screen got.
  var calls: [Heard.Call] { fixture.heard.map(\.call) }

  /// Puts a recognizer on a view, or on the one that fills the screen.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [unowned self] in lines.append("\($0.name ?? "") \($0.state)") }
    device.run { (view ?? sheet).addGestureRecognizer(recognizer) }
    return recognizer
  }

  func clear() { lines = [] }

  /// A view in the one that fills the screen.
  func addView(_ frame: CGRect, on view: UIView? = nil) -> Sheet {
    let child = Sheet(frame: frame)
    device.run { (view ?? sheet).addSubview(child) }
    return child
  }
}

/// A delegate that says what the test wants.
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isTogether = false
  var waits = false
  var letsWait = false
  private(set) var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return begins
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("receive")
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("together")
    return isTogether
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("wait")
    return waits
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("let wait")
    return letsWait
  }
}
