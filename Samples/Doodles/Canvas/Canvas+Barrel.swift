import Heft

// A pen whose barrel's button is held as it touches.
extension Canvas {
  /// Whether a touch is one of a pen whose barrel's button is held.
  func holdsBarrel(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    touch.type == .pencil && !touch.isEraser && event?.buttonMask.contains(.secondary) == true
  }

  /// Does what the button stands for, but for nothing.
  func beginBarrel(_ touch: UITouch) {
    // The palm was there first.
    if pointer?.touch.type == .direct { drop() }
    seePen()
    guard pointer == nil else { return }
    switch barrel {
    case .nothing: break
    case .eraser: begin(touch, erases: true)
    case .eyedropper: dropper = touch
    case .lasso:
      guard let view = choosing?() else { return }
      loop = (view, touch)
      view.touchBegan(touch)
    }
  }

  /// Whether the touch is one that chooses strokes, which goes on there.
  func goesOn(_ touch: UITouch, _ act: (SelectionView) -> Void) -> Bool {
    guard let loop, loop.touch === touch else { return false }
    act(loop.view)
    return true
  }
}
