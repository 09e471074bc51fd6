/// A part of a table that is tapped: a detail button, a minus, a button behind a row.
final class TapArea: UIView {
  private let action: () -> Void

  /// An area that a screen reader calls by a name. What the closure captures is kept.
  init(name: String, action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.6 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 1
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    action()
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
