// Which recognizers may begin, wait for others, and stop others.

extension UIGestureRecognizer {
  /// Whether the gesture is recognized and continues.
  var hasBegun: Bool { progress == .began || progress == .changed }

  /// Whether the gesture continues, or would if it did not wait.
  var isUnderWay: Bool { hasBegun || wantsBeginning }

  /// Whether only the reset is to come.
  var isOver: Bool { progress == .ended || progress == .cancelled || progress == .failed }

  func isTracking(_ touch: UITouch) -> Bool { tracked.contains { $0 === touch } }

  /// Whether the recognizer gets a touch that begins.
  func accepts(_ touch: UITouch) -> Bool {
    // Hovering is no touch.
    if self is UIHoverGestureRecognizer { return false }
    guard isEnabled, !isOver, wanted != .ended, allowedTypes & 1 << UInt8(touch.type.rawValue) != 0 else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the delegate, the recognizer's view and the views of its touches let it begin.
  var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    if let place, !place.gestureRecognizerShouldBegin(self) { return false }
    return tracked.allSatisfy { touch in
      touch.view === place || touch.view?.gestureRecognizerShouldBegin(self) != false
    }
  }

  /// Whether one that has begun already, or one that this has to wait for, keeps it from beginning.
  func isBeaten(by contestants: [UIGestureRecognizer]) -> Bool {
    contestants.contains { other in
      guard other !== self, other.hasBegun || other.progress == .ended else { return false }
      return requiresFailure(of: other) || other.stops(self)
    }
  }

  /// Whether recognizing this makes the other fail: they share a touch, and nobody lets them be recognized
  /// together.
  func stops(_ other: UIGestureRecognizer) -> Bool {
    guard tracked.contains(where: { other.isTracking($0) }) else { return false }
    return canPrevent(other) && other.canBePrevented(by: self) && !mayRecognize(with: other)
  }

  private func mayRecognize(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether this has to wait for the other to fail.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    required.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether one that this has to wait for may still be recognized. Those that wait for each other do not
  /// hold each other back.
  func isHeldBack(by contestants: [UIGestureRecognizer]) -> Bool {
    contestants.contains { other in
      other !== self && other.progress == .possible && requiresFailure(of: other)
        && !other.waits(for: self, among: contestants)
    }
  }

  /// Whether this waits for the other, by itself or through others that wait.
  private func waits(for other: UIGestureRecognizer, among contestants: [UIGestureRecognizer]) -> Bool {
    var chain = [self]
    var next = 0
    while next < chain.count {
      let here = chain[next]
      next += 1
      guard here.wanted != nil else { continue }
      if here.requiresFailure(of: other) { return true }
      for middle in contestants where middle.progress == .possible && here.requiresFailure(of: middle) {
        if !chain.contains(where: { $0 === middle }) { chain.append(middle) }
      }
    }
    return false
  }

  /// Whether nothing will come any more that could move it on: it has neither touch nor pointer, and waits for nothing.
  var isLeftAlone: Bool { tracked.isEmpty && pointerPlace == nil && wanted == nil && deadline == nil }
}

extension UITouch {
  /// Whether a recognizer may get the touch: for one that begins, whether there is any at its view or
  /// around it.
  var meetsRecognizers: Bool {
    guard phase == .began else { return !recognizers.isEmpty }
    var here = view
    while let view = here {
      if !view.recognizers.isEmpty { return true }
      here = view.parent
    }
    return false
  }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether a recognizer keeps the touch from its view for now.
  var isDelayed: Bool { recognizers.contains { $0.delaysTouchesBegan && $0.progress == .possible } }
}
