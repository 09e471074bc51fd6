import HeftProtocol

// The wheel and the keys, which stand in for force.
extension TouchInput {
  /// Takes a turn of the wheel, which stands in for force: it changes the force of the touch that began last.
  ///
  /// - Parameter event: The turn; up presses deeper. A notch is 100 pixels, 3 lines or a page. One that goes
  ///   sideways only, or enlarges, is left out.
  public func wheel(_ event: HostEvent.Wheel) {
    time(event.time)
    let rates = settings.simulatedForce
    let notch: Double =
      switch event.deltaMode {
      case 0: rates.pixelsPerNotch
      case 1: rates.linesPerNotch
      default: rates.pagesPerNotch
      }
    guard Micros.isInRange(event.deltaX), Micros.isInRange(event.deltaY), event.deltaMode <= 2 else {
      return note(.wheel(event))
    }
    // A wheel that is turned sideways, or that enlarges.
    if event.deltaY == 0 || event.isPinch { return }
    add(-event.deltaY / notch * rates.perNotch, by: .wheel)
  }

  /// Takes a key: the space bar is a touch, the arrows press deeper and lighter, Escape cancels.
  ///
  /// - Parameters:
  ///   - event: The key; others mean nothing here.
  ///   - focus: Where the space bar touches, in the screen's points.
  public func key(_ event: HostEvent.Key, focus: CGPoint) {
    let time = self.time(event.time)
    guard event.isPlain else { return }
    switch (event.key, event.isDown) {
    case (.space, true):
      guard !event.isRepeat, keyboard == nil, pointers.count < TouchInput.limit else { return }
      let pointer = ActivePointer(
        id: nil, type: .touch, number: touchCount + 1,
        source: ForceSource(keyboardAt: time, rates: settings.simulatedForce))
      let first = reading(of: pointer, at: time, location: focus)
      begin(pointer, first: first, last: first)
    case (.space, false):
      if let keyboard {
        keyboard.reading.timestamp = max(keyboard.reading.timestamp, time)
        finish(keyboard, phase: .ended)
      }
    case (.escape, true):
      if let keyboard { finish(keyboard, phase: .cancelled) }
    case (.arrowUp, true): add(settings.simulatedForce.perArrow, by: .keys)
    case (.arrowDown, true): add(-settings.simulatedForce.perArrow, by: .keys)
    default: break
    }
  }

  private func add(_ force: Double, by simulated: SimulatedForce) {
    guard let pointer = pointers.last, settings.isForceTouchOn else { return }
    pointer.source.add(force, by: simulated, at: clock.now)
    refresh(pointer)
  }
}
