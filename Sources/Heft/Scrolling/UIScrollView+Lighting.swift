extension UIScrollView {
  /// Lights the item that a finger has touched, once that is hardly a drag any more.
  /// - Parameters:
  ///   - isTouched: Whether the finger is still on it.
  ///   - light: Lights it.
  final func lightWhenHeld(isTouched: @escaping () -> Bool, light: @escaping () -> Void) {
    guard delaysContentTouches, let now = AppProcess.current?.now else { return light() }
    let time = now + ScrollNumbers.touchDelay
    scroll.waiting = { now in
      guard isTouched() else { return false }
      guard time.isDue(at: now) else { return true }
      light()
      return false
    }
    scroll.wantFrames()
  }
}
