import Heft
import Ink

extension UITouch {
  /// The share of the force that the source can tell; nil where none is measured and nothing stands in for it yet.
  var measuredForce: Double? {
    let force = Double(force)
    // A simulated force begins with the force of an average touch.
    return force <= 0 || (forceOrigin.isSimulated && force <= 1) ? nil : force / Double(maximumPossibleForce)
  }
}

/// The finger or pen that draws.
final class CanvasPointer {
  let touch: UITouch
  let start: TimeInterval
  /// How far it has gone, in points, and where it was last.
  var distance: CGFloat = 0
  var place: CGPoint
  /// Where it rests, and the timer that makes a shape of a stroke that rests there.
  var rest: CGPoint
  var timer: Timer?
  /// The shape that the stroke has become by being held still.
  var shape: HeldShape?
  var isShown: Bool
  /// The moment up to which the stroke was told of while it was under way; its beginning where it was not.
  var toldUntil: TimeInterval

  init(_ touch: UITouch, at place: CGPoint) {
    self.touch = touch
    start = touch.timestamp
    toldUntil = start
    self.place = place
    rest = place
    // A pen or a mouse is never one of two fingers.
    isShown = !touch.isFinger
  }

  /// A finger that has gone less far, in points, may still become one of two; it shows nothing (our choice).
  static let touchSlop: CGFloat = 6
  /// Longer than this, in points or seconds, the stroke is meant, and further fingers do not belong to it (our choices).
  static let commitDistance: CGFloat = 40
  static let commitTime: TimeInterval = 0.3

  /// How often a stroke that goes on is told of, in seconds (our choice: half of what may be lost of it, DOODLES-14).
  static let pace: TimeInterval = 0.1

  /// Whether it is meant, so that other fingers do not end it: a pen and a mouse at once.
  var isCommitted: Bool {
    !touch.isFinger || distance > CanvasPointer.commitDistance
      || (distance > CanvasPointer.touchSlop && CACurrentMediaTime() - start > CanvasPointer.commitTime)
  }
}

extension UITouch {
  /// Whether it may be a palm, or one of several: a pen and a mouse are neither.
  var isFinger: Bool { type == .direct && !isMouse }
}

extension Canvas {
  /// Whether a stroke is under way that other fingers do not end.
  var isDrawing: Bool { pointer?.isCommitted ?? false }

  /// A pen is there: what fingers do is a palm's.
  func seePen() {
    fingersDraw = false
    penSeen?()
  }

  /// Whether a touch that is no pen's draws: a mouse is no palm.
  func draws(_ touch: UITouch) -> Bool { fingersDraw || !touch.isFinger }

  func touchBegan(_ touch: UITouch, with event: UIEvent?) {
    contacts.append(touch)
    if picked != nil { return }
    if barrel != .nothing, holdsBarrel(touch, event) { return beginBarrel(touch) }
    if written != nil, !touch.isEraser { return beginTap(touch) }
    if touch.type == .pencil {
      // The palm was there first.
      if pointer?.touch.isFinger == true { drop() }
      seePen()
    } else if pointer != nil {
      if !isDrawing { drop() }
      return
    } else if !draws(touch) || contacts.count > 1 {
      return
    }
    // With its barrel's button held a pen points, and lays no ink.
    if pointer == nil, event?.buttonMask.contains(.secondary) != true { begin(touch) }
  }

  func touchMoved(_ touch: UITouch, with event: UIEvent?) {
    if goesOn(touch, { $0.touchMoved(touch) }) { return }
    if touch === pointer?.touch { add(event?.coalescedTouches(for: touch) ?? [touch]) }
    if let tap, touch === tap.touch, distance(touch.location(in: self), tap.place) > CanvasPointer.touchSlop {
      self.tap = nil
    }
  }

  func touchEnded(_ touch: UITouch) {
    contacts.removeAll { $0 === touch }
    if goesOn(touch, { $0.touchEnded(touch) }) {
      loop = nil
      return
    }
    if touch === dropper {
      dropper = nil
      colorTaken?(color(at: touch.location(in: self)))
      return
    }
    if let told = picked {
      picked = nil
      return told(color(at: touch.location(in: self)))
    }
    if let tap, touch === tap.touch {
      self.tap = nil
      written?(touch.location(in: self))
    }
    if touch === pointer?.touch { end(touch) }
  }

  /// A touch that writes where it taps. Two fingers hold the paper, and a palm does not write.
  private func beginTap(_ touch: UITouch) {
    tap = nil
    if touch.type == .pencil {
      seePen()
    } else if !draws(touch) || contacts.count > 1 {
      return
    }
    guard mayWrite?() ?? true else { return }
    if isLayerHidden { return refused?() ?? () }
    began?()
    tap = (touch, touch.location(in: self))
  }

  func touchCancelled(_ touch: UITouch) {
    contacts.removeAll { $0 === touch }
    if goesOn(touch, { $0.touchCancelled(touch) }) { loop = nil }
    if touch === dropper { dropper = nil }
    if touch === tap?.touch { tap = nil }
    guard let pointer, touch === pointer.touch else { return }
    // Taken for something else, such as a palm or a gesture, it was no line. One that is cut off is a line up to there.
    if touch.isInterrupted, pointer.isShown { end(touch) } else { drop() }
  }

  /// Begins a stroke of the brush, or of the eraser.
  func begin(_ touch: UITouch, erases: Bool = false) {
    if isLayerHidden {
      refused?()
      return
    }
    pointer = CanvasPointer(touch, at: touch.location(in: self))
    var own = (touch.isEraser || erases ? eraser : brush).enlarged(scale)
    // A force shows how the pen is set down and lifted; without one the line does.
    own.isTapered = own.kind == .pen
    if own.kind == .eraser, erasesStrokes {
      beginErasing(own)
      began?()
      return add([touch])
    }
    stroke = DrawnStroke(brush: own, layer: layerNumber)
    inking = sharp?.begin(own) ?? table
    if inking === table {
      table.begin(own, over: history.ink.ink(of: layerNumber))
      liveInk = history.ink
    }
    aid?.begin(own)
    began?()
    add([touch])
    wait()
  }

  private func add(_ touches: [UITouch]) {
    guard let pointer else { return }
    for touch in touches {
      let place = touch.location(in: self)
      pointer.distance += distance(place, pointer.place)
      pointer.place = place
      if erasing != nil {
        erase(to: place)
        continue
      }
      let sample = sample(of: touch)
      guard pointer.shape == nil else { continue }
      stroke?.samples.append(sample)
      inking.add(sample)
      aid?.add(sample)
    }
    if pointer.distance > CanvasPointer.touchSlop { pointer.isShown = true }
    if erasing != nil { return }
    if let shape = pointer.shape, let last = touches.last { draw(shape, to: last) }
    if distance(pointer.place, pointer.rest) > CGFloat(StraightLine.dwellTolerance) { wait() }
    showStroke()
    if pointer.isShown, pointer.touch.timestamp - pointer.toldUntil >= CanvasPointer.pace {
      pointer.toldUntil = pointer.touch.timestamp
      progressed?()
    }
  }

  private func showStroke() {
    guard pointer?.isShown == true else { return }
    inking.showTip()
    aid?.showTip()
    showInk()
  }

  private func showInk() {
    guard inking === table else { return sharp?.showLive() ?? () }
    liveInk?.set(table.shown, of: layerNumber)
    if let liveInk { show(liveInk.flat) }
  }

  private func end(_ touch: UITouch) {
    guard let pointer else { return }
    if erasing != nil {
      erase(to: touch.location(in: self))
      self.pointer = nil
      _ = endErasing()
      return
    }
    if let shape = pointer.shape {
      draw(shape, to: touch)
    } else {
      let last = sample(of: touch)
      stroke?.samples.append(last)
      inking.add(last)
    }
    pointer.timer?.invalidate()
    self.pointer = nil
    guard let stroke else { return }
    self.stroke = nil
    inking.finish()
    showInk()
    keep(stroke)
    aid?.end()
  }

  /// There was no stroke after all.
  func drop() {
    let wasTold = pointer.map { $0.toldUntil > $0.start } ?? false
    pointer?.timer?.invalidate()
    pointer = nil
    stroke = nil
    liveInk = nil
    aid?.end()
    cancelErasing()
    if inking === table { show(history.picture) } else { sharp?.endLive() }
    if wasTold { progressed?() }
  }

  // MARK: Held still

  /// Waits for the hand to rest where it is.
  private func wait() {
    guard let pointer, pointer.shape == nil else { return }
    pointer.timer?.invalidate()
    pointer.rest = pointer.place
    let canvas = Weak<Canvas>(wrappedValue: self)
    pointer.timer = Timer.scheduledTimer(withTimeInterval: StraightLine.dwellTime, repeats: false) { _ in
      canvas.wrappedValue?.rested()
    }
  }

  private func rested() {
    guard let stroke, let pointer, let shape = HeldShape(stroke, scale: scale / shownScale) else { return }
    pointer.shape = shape
    pointer.isShown = true
    UISelectionFeedbackGenerator().selectionChanged()
    UIAccessibility.post(notification: .announcement, argument: shape.name)
    draw(shape, to: pointer.touch)
    showStroke()
  }

  /// Draws a shape in place of the stroke.
  private func draw(_ shape: HeldShape, to touch: UITouch) {
    var line = shape.stroke(to: sample(of: touch))
    // Its ends meet.
    line.brush.isTapered = false
    stroke = line
    if inking === table {
      table.begin(line.brush, over: history.ink.ink(of: layerNumber))
    } else {
      _ = sharp?.begin(line.brush)
    }
    aid?.begin(line.brush)
    for sample in line.samples {
      inking.add(sample)
      aid?.add(sample)
    }
  }

  // MARK: Samples

  private func sample(of touch: UITouch) -> StrokeSample {
    let place = touch.location(in: self)
    return StrokeSample(
      InkSample(
        x: Double(place.x) * scale, y: Double(place.y) * scale,
        time: Double(touch.timestamp - (pointer?.start ?? touch.timestamp)), force: force(of: touch),
        altitude: touch.type == .pencil ? Double(touch.altitudeAngle) : nil),
      azimuth: touch.type == .pencil ? Double(touch.azimuthAngle(in: self)) : nil)
  }

  /// The share of the force that the source can tell, bent as the user wants it; nil where none is measured and nothing
  /// stands in for it yet: then the speed does.
  private func force(of touch: UITouch) -> Double? { touch.measuredForce.map { response.bend($0) } }

  /// In points of the screen, whatever the zoom.
  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot() * CGFloat(shownScale)
  }
}
