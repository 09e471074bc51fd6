import HeftForce

/// Keeps an app's touches and hands each update to the view in which its touch began.
final class TouchDelivery {
  private let event = UIEvent()
  private var touches: [UITouch] = []
  private var lastTap: (time: Double, location: CGPoint, count: Int)?

  /// Makes or moves the touch and sends the event.
  func deliver(_ update: TouchUpdate, in process: AppProcess) {
    guard let last = update.readings.last else { return }
    let touch: UITouch
    if update.phase == .began {
      touch = begin(update, last, in: process)
    } else if let known = touches.first(where: { $0.number == update.number }) {
      touch = known
      touch.previousLocation = touch.reading.location
      touch.previousTimestamp = touch.reading.timestamp
    } else {
      return
    }
    if !update.estimationUpdates.isEmpty { sendEstimationUpdates(of: touch, update.estimationUpdates) }
    touch.phase = update.phase
    touch.isInterrupted = update.isInterrupted
    touch.reading = last
    if touches.count > 1 {
      for other in touches where other !== touch { other.phase = .stationary }
    }
    event.touches = touches
    event.timestamp = last.timestamp
    // One finger's moves come by the hundred: the set of them is made once.
    if event.changed !== touch {
      event.changed = touch
      event.changedTouches = [touch]
    }
    event.readings = update.readings
    event.startLocation = touch.previousLocation
    if update.phase == .ended || update.phase == .cancelled { touches.removeAll { $0 === touch } }
    process.application.sendEvent(event)
    if touches.isEmpty { forget() }
  }

  /// A view has left its window: its touches are cancelled for it. Recognizers around it that are still in the
  /// window follow them on, as those of a table do whose row has gone.
  func viewLeft(_ view: UIView, in process: AppProcess) {
    for touch in touches where touch.view === view { process.gestures.viewLeft(touch, with: event) }
    // One that ends with this event has been let go of already.
    if let last = event.changed, last.view === view, last.isOver {
      process.gestures.viewLeft(last, with: event)
    }
  }

  /// The view in which a touch began that is still down.
  func view(ofTouch number: Int) -> UIView? { touches.first { $0.number == number }?.view }

  deinit { forget() }

  /// Lets go of every touch, and with them of their views, which may keep the touches and the event.
  func forget() {
    for touch in touches {
      touch.view = nil
      touch.window = nil
    }
    touches = []
    event.changed = nil
    event.changedTouches = []
    event.touches = []
  }

  private func begin(_ update: TouchUpdate, _ reading: TouchReading, in process: AppProcess) -> UITouch {
    let touch = UITouch()
    touch.number = update.number
    touch.type = update.type
    touch.isMouse = update.isMouse
    touch.isEraser = update.buttons.contains(.eraser)
    touch.isSecondary = update.buttons.contains(.secondary)
    touch.reading = reading
    touch.previousLocation = reading.location
    touch.previousTimestamp = reading.timestamp
    touch.tapCount = countTap(at: reading)
    for window in process.windows.reversed() where touch.view == nil && process.ignoredInteractions == 0 {
      let place = window.convert(reading.location, from: nil)
      guard let view = window.hitTest(place, with: event) else { continue }
      touch.window = window
      // A view that takes one touch at a time does not hear of a second one; recognizers do.
      let isTaken = touches.contains { $0.view === view && $0.routing.isViews }
      if isTaken, !view.isMultipleTouchEnabled { touch.routing = .refused }
      touch.view = view
      break
    }
    touches.append(touch)
    return touch
  }

  private func countTap(at reading: TouchReading) -> Int {
    var count = 1
    if touches.isEmpty, let last = lastTap, reading.timestamp - last.time <= GestureLimits.tapInterval,
      reading.location.distance(to: last.location) <= GestureLimits.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (reading.timestamp, reading.location, count)
    return count
  }

  /// Tells the view which of the touch's earlier estimates are now known.
  private func sendEstimationUpdates(of touch: UITouch, _ readings: [TouchReading]) {
    // One call for each: a set of several has no order, and the same trace must give the same calls.
    for reading in readings {
      var known = reading
      known.estimate = nil
      let copy = touch.copy(reading: known, previousLocation: known.location)
      copy.updatedEstimate = reading.estimate
      for recognizer in touch.recognizers { recognizer.touchesEstimatedPropertiesUpdated([copy]) }
      if touch.routing == .view { touch.view?.touchesEstimatedPropertiesUpdated([copy]) }
    }
  }
}
