/// The way from the content that a view showed to the one that it shows now.
struct ContentTransition {
  /// How the contents move. A direction is the way that they go, in sizes of the view: (-1, 0) is to the left.
  enum Kind {
    case dissolve
    /// Half a turn in space. The direction is the way of the side that is in front.
    case flip(x: CGFloat, y: CGFloat)
    /// Both contents move: the new one comes from outside to where the old one was.
    case push(x: CGFloat, y: CGFloat)
    /// The new content moves over the old one.
    case moveIn(x: CGFloat, y: CGFloat)
    /// The old content moves away from the new one.
    case reveal(x: CGFloat, y: CGFloat)
  }

  private let kind: Kind
  private let duration: Double
  private let timing: CAMediaTimingFunction

  /// Where the user wants less motion it dissolves.
  init(_ kind: Kind, duration: Double, timing: CAMediaTimingFunction) {
    self.kind = UIAccessibility.isReduceMotionEnabled ? .dissolve : kind
    self.duration = duration
    self.timing = timing
  }

  /// Goes from the old content of a view to the one that it has now, or to another view.
  ///
  /// - Parameters:
  ///   - old: What `leaveContent()` has given; it leaves at the end.
  ///   - view: The view with the new content. In a window all views in it move.
  ///   - completion: Called at the end with true, or with false where the old content leaves the screen before it.
  func run(from old: CALayer, to view: UIView, completion: @escaping (Bool) -> Void) {
    let new = (view is UIWindow ? view.subviews : [view]).filter { $0.display.number != 0 && !$0.isHidden }
    if let node = old.ownNode, let outer = node.parent {
      let isInFront = if case .reveal = kind { true } else { false }
      if view === outer {
        outer.insert(node, at: isInFront ? outer.children.count : 0)
      } else if view.parent === outer {
        outer.insert(node, beside: view, offset: isInFront ? 1 : 0)
      }
    }
    let frame = old.frame
    let covers = new.contains {
      $0.alpha == 1 && $0.backgroundColor?.cgColor.alpha == 1 && $0.frame.contains(frame)
    }
    for view in new { add(TransitionMotion(kind, .new, old.bounds.size), to: view.layer) }
    let content: TransitionMotion.Content = new.isEmpty ? .leaving : covers ? .covered : .seenThrough
    let motion = TransitionMotion(kind, content, old.bounds.size)
    motion.fillMode = .forwards
    motion.delegate = TransitionEnd { finished in
      old.removeFromSuperlayer()
      completion(finished)
    }
    add(motion, to: old)
  }

  private func add(_ motion: TransitionMotion, to layer: CALayer) {
    motion.duration = TimeInterval(duration)
    motion.timingFunction = timing
    layer.add(motion, forKey: nil)
  }
}

/// The motion of one of the two contents.
final class TransitionMotion: CAAnimation {
  /// What moves.
  enum Content {
    case new
    /// The old one, with nothing new over it.
    case leaving
    /// The old one, under a new one through which nothing of it is seen.
    case covered
    /// The old one, under any other: it goes when the new one is half there, so that what both show hardly pales.
    case seenThrough
  }

  private let kind: ContentTransition.Kind
  private let content: Content
  /// The size that a way is counted in: that of the old content.
  private let size: CGSize

  init(_ kind: ContentTransition.Kind, _ content: Content, _ size: CGSize) {
    self.kind = kind
    self.content = content
    self.size = size
    super.init()
  }

  override func copied() -> CAAnimation {
    copyTiming(to: TransitionMotion(kind, content, size))
  }

  override var endsUnseen: Bool { true }

  override var keys: [LayerKey] {
    switch kind {
    case .dissolve: [.opacity]
    case .flip: [.opacity, .transform]
    case .push, .moveIn, .reveal: [.transform]
    }
  }

  override func show(at share: Double, seconds: Double, in values: inout [LayerValue], of layer: CALayer) {
    let isNew = content == .new
    let rest = isNew ? share - 1 : share
    switch kind {
    case .dissolve: fade(to: opacity(at: share), in: &values, of: layer)
    case .flip(let x, let y):
      // Each is seen on its half of the way.
      fade(to: (share < 0.5) == isNew ? 0 : 1, in: &values, of: layer)
      var space = CATransform3DIdentity
      space.m34 = -1 / TransitionMotion.distance
      move(by: CATransform3DRotate(space, CGFloat(rest) * .pi, -y, x, 0), in: &values, of: layer)
    case .push(let x, let y): slide(x, y, by: rest, in: &values, of: layer)
    case .moveIn(let x, let y): if isNew { slide(x, y, by: rest, in: &values, of: layer) }
    case .reveal(let x, let y): if !isNew { slide(x, y, by: rest, in: &values, of: layer) }
    }
  }

  private func opacity(at share: Double) -> Double {
    switch content {
    case .new: share
    case .leaving: 1 - share
    case .covered: 1
    case .seenThrough: min(2 - 2 * share, 1)
    }
  }

  private func slide(
    _ x: CGFloat, _ y: CGFloat, by share: Double, in values: inout [LayerValue], of layer: CALayer
  ) {
    let (right, down) = (x * size.width * CGFloat(share), y * size.height * CGFloat(share))
    move(by: CATransform3DMakeTranslation(right, down, 0), in: &values, of: layer)
  }

  private func fade(to share: Double, in values: inout [LayerValue], of layer: CALayer) {
    change(.opacity, in: &values, of: layer) { [$0[0] * share] }
  }

  /// Moves the layer along its own axes.
  private func move(by map: CATransform3D, in values: inout [LayerValue], of layer: CALayer) {
    change(.transform, in: &values, of: layer) {
      CATransform3DConcat(map, CATransform3D(numbers: $0)).numbers
    }
  }

  /// Changes what is shown of a property: what another animation shows, or the layer's own value.
  private func change(
    _ key: LayerKey, in values: inout [LayerValue], of layer: CALayer, _ change: ([Double]) -> [Double]
  ) {
    if let index = values.firstIndex(where: { $0.key == key }) {
      values[index].numbers = change(values[index].numbers)
    } else if let numbers = layer.numbers(of: key) {
      values.append(LayerValue(key: key, numbers: change(numbers)))
    }
  }

  /// How far in front of the screen the eye is while a view turns, in points (our choice).
  private static let distance: CGFloat = 900
}

/// Calls a closure when an animation has ended.
private final class TransitionEnd: CAAnimationDelegate {
  private let work: (Bool) -> Void

  init(_ work: @escaping (Bool) -> Void) { self.work = work }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { work(flag) }
}

extension UIView {
  /// Leaves the content that the view is shown with to a layer behind it, and shows the view anew: the host's elements go on
  /// showing what they did, whatever the app changes.
  ///
  /// - Returns: The layer, which lies in a window where it is the window's; nil where the view is not shown yet, or where the
  ///   user edits in it: the host's keyboard stays with its element.
  final func leaveContent() -> CALayer? {
    guard let process = display.process, display.number != 0, !display.changes.contains(.creation) else {
      return nil
    }
    if let editor = process.firstResponder as? UIView, editor.isDescendant(of: self) { return nil }
    let isWindow = self is UIWindow
    let old = CALayer()
    guard let outer = isWindow ? self : parent, let node = old.ownNode else { return nil }
    let shown = presentation
    node.isPartOfDrawing = true
    node.layout.anchor = shown.anchor
    node.bounds = shown.bounds
    node.center = isWindow ? CGPoint(x: shown.bounds.midX, y: shown.bounds.midY) : shown.center
    node.transform = isWindow ? .identity : shown.transform
    node.alpha = isWindow ? 1 : shown.alpha
    if let madeLayer {
      (old.zPosition, old.spaceMap, old.sent) = (madeLayer.zPosition, madeLayer.spaceMap, madeLayer.sent)
    }
    endTransitions()
    (node.display.number, node.display.process) = (display.number, process)
    forgetNumbers()
    if isWindow {
      enterDisplay(of: process)
      node.setNeedsDisplay([.frame, .transform, .alpha])
    }
    node.ownLayer = old
    outer.layout.hasLayers = true
    outer.insert(node, at: isWindow ? 0 : outer.children.firstIndex { $0 === self } ?? 0)
    if !isWindow { enterDisplay(of: process) }
    // A table's rows have other numbers.
    outer.setNeedsDisplay(.lists)
    return old
  }

  /// Ends the transitions of the view and of those in it where they are.
  private final func endTransitions() {
    madeLayer?.end(finished: false) { $0.animation is TransitionMotion }
    for child in children {
      child.endTransitions()
      guard let old = (child as? LayerNode)?.owner,
        old.running.contains(where: { $0.animation is TransitionMotion })
      else { continue }
      old.end(finished: false) { _ in true }
      old.removeFromSuperlayer()
    }
  }

  /// The host's elements of the view and of those in it are no longer theirs.
  private final func forgetNumbers() {
    display = ViewDisplay()
    for child in children { child.forgetNumbers() }
  }
}
