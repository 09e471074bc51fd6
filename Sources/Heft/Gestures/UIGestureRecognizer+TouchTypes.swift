extension UIGestureRecognizer {
  /// The kinds of touches that the recognizer gets, as raw values of `UITouch.TouchType`: all, until this is set. Other
  /// numbers are ignored.
  public final var allowedTouchTypes: [NSNumber] {
    get {
      (0..<UIGestureRecognizer.kinds).filter { allowedTypes & 1 << UInt8($0) != 0 }.map {
        NSNumber(value: $0)
      }
    }
    set {
      allowedTypes = 0
      for type in newValue where (0..<UIGestureRecognizer.kinds).contains(type.intValue) {
        allowedTypes |= 1 << UInt8(type.intValue)
      }
    }
  }

  /// How many kinds of touches there are.
  private static let kinds = 4
}
