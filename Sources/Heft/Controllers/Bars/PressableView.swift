/// A part of a bar, an alert or a sheet that a finger presses: it acts when the finger is lifted from it.
class PressableView: UIView {
  /// How far a finger may stray from the view in points and still press it; UIKit's own controls take 70.
  private static let reach: CGFloat = 70

  /// The action of a press.
  final var onPress: (() -> Void)?
  /// Whether the view can be pressed.
  final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      accessibilityTraits.set(.notEnabled, !isEnabled)
      lookChanged()
    }
  }
  /// Whether a finger is on it.
  private(set) final var isPressed = false {
    didSet { if isPressed != oldValue { lookChanged() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// It is pressed or not, enabled or not: subclasses look accordingly.
  func lookChanged() {}

  /// Performs the action of a press.
  final func press() {
    if isEnabled { onPress?() }
  }

  override func accessibilityActivate() -> Bool {
    press()
    return isEnabled
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isEnabled
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    let reach = PressableView.reach
    isPressed = bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed else { return }
    isPressed = false
    // A touch retains its view, but not the owner of the view: a view that has left the screen does nothing any more.
    if window != nil { press() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
