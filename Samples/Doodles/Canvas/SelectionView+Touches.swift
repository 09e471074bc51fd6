import Heft
import Ink

// The finger or pen that chooses, moves, enlarges and turns: one of those that touch, as on the canvas.
extension SelectionView {
  /// Whether a touch is under way that other fingers do not end.
  var isBusy: Bool { pointer?.isCommitted ?? false }

  func touchBegan(_ touch: UITouch) {
    contacts.append(touch)
    if touch.type == .pencil {
      // The palm was there first.
      if pointer?.touch.isFinger == true { revert() }
      canvas.seePen()
    } else if pointer != nil {
      if !isBusy { revert() }
      return
    } else if !canvas.draws(touch) || contacts.count > 1 {
      return
    }
    if pointer == nil { begin(touch) }
  }

  private func begin(_ touch: UITouch) {
    let place = touch.location(in: self)
    pointer = CanvasPointer(touch, at: place)
    if selection != nil, handle.frame.contains(place) {
      hold = .handle(reach: reach(of: place))
    } else if selection != nil, turner.frame.contains(place) {
      hold = .turner(angle: angle(of: place))
    } else if selection != nil, box.insetBy(dx: -8, dy: -8).contains(place) {
      hold = .strokes
    } else {
      (hold, loop) = (.loop, [place])
      show()
    }
  }

  func touchMoved(_ touch: UITouch) {
    guard let pointer, touch === pointer.touch else { return }
    let (place, last) = (touch.location(in: self), pointer.place)
    let (x, y) = (place.x - last.x, place.y - last.y)
    pointer.distance += (x * x + y * y).squareRoot()
    pointer.place = place
    guard var own = selection else {
      if !loop.isEmpty { loop.append(place) }
      return show()
    }
    switch hold {
    case .loop:
      loop.append(place)
      // The chosen strokes stay chosen while this finger may become one of two.
      if pointer.distance > CanvasPointer.touchSlop { selection = nil }
      return
    case .strokes: own.translation += drawingTranslation(CGPoint(x: x, y: y))
    case .handle(let start):
      let growths = StrokeSelection.growths
      own.growth = min(max(reach(of: place) / max(start, 1), growths.lowerBound), growths.upperBound)
    case .turner(let start): own.turn = angle(of: place) - start
    }
    selection = own
  }

  func touchEnded(_ touch: UITouch) {
    contacts.removeAll { $0 === touch }
    guard touch === pointer?.touch else { return }
    pointer = nil
    if case .loop = hold {
      let places = loop.count > 2 ? loop.map { drawingPlace($0) } : []
      loop = []
      selection = StrokeSelection(
        canvas.history.visible.strokes, of: canvas.layerNumber, in: places, picture: canvas.pictured)
      if places.isEmpty { return }
      let words = selection.map { $0.count == 1 ? "1 stroke chosen" : "\($0.count) strokes chosen" }
      UIAccessibility.post(notification: .announcement, argument: words ?? "Nothing chosen")
    } else {
      finish()
    }
  }

  func touchCancelled(_ touch: UITouch) {
    contacts.removeAll { $0 === touch }
    if touch === pointer?.touch { revert() }
  }

  /// The touch did not count: all lies as it did.
  private func revert() {
    pointer = nil
    loop = []
    selection?.putBack()
    show()
  }

  /// How far a place is from the corner that stays, in pixels of the drawing.
  private func reach(of place: CGPoint) -> Double {
    guard let bounds = selection?.bounds else { return 1 }
    let delta = drawingPlace(place) - SIMD2(Double(bounds.x), Double(bounds.y))
    return max(delta.x, delta.y)
  }

  /// The direction from the middle of what is chosen to a place, in radians.
  private func angle(of place: CGPoint) -> Double {
    guard let selection else { return 0 }
    let arm = drawingPlace(place) - selection.middle
    return Mathematics.arctangent(y: arm.y, x: arm.x)
  }
}
