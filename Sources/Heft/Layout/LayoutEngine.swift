import HeftLayout

/// Solves the constraints in one view: those between it, whose size is given, and all in it that they place.
final class LayoutEngine {
  @Weak var root: UIView? = nil
  var solver = LayoutSolver()
  /// In the order of their making.
  var boxes: [LayoutBox] = []
  /// The constraint of each number of the solver.
  var owners: [NSLayoutConstraint?] = []
  var broken: [NSLayoutConstraint] = []
  var isDirty = true
  var needsRebuild = true
  var isPlacing = false
  /// Whether this one only measures: it leaves the constraints' places in another engine alone.
  let isTrial: Bool
  /// The boxes that views and guides had before a trial.
  var earlier: [(view: UIView?, guide: UILayoutGuide?, box: LayoutBox?)] = []

  init(root: UIView, isTrial: Bool = false) {
    self.isTrial = isTrial
    self.root = root
  }

  // MARK: Which one

  /// The view of an item: itself, or the one that a guide is in.
  static func view(of item: NSObject?) -> UIView? {
    if let guide = item as? UILayoutGuide { return guide.owningView }
    return item as? UIView
  }

  /// The view in which constraints are solved that this one holds.
  static func root(of view: UIView) -> UIView {
    var here = view
    while let parent = here.superview, let state = here.constraining as? ViewConstraints,
      state.isDriven || state.isOpen
    {
      here = parent
    }
    return here
  }

  static func existing(for view: UIView) -> LayoutEngine? {
    (root(of: view).constraining as? ViewConstraints)?.engine
  }

  /// All constraints in the view are to be solved from the start.
  static func invalidate(_ root: UIView) {
    guard let state = root.constraints(made: true) else { return }
    let engine = state.engine ?? LayoutEngine(root: root)
    state.engine = engine
    engine.needsRebuild = true
    engine.markDirty()
  }

  func markDirty() {
    isDirty = true
    root?.setNeedsLayout()
  }

  /// Forgets all boxes: another engine makes its own.
  func end() {
    for box in boxes {
      (box.view?.constraining as? ViewConstraints)?.box = nil
      box.guide?.box = nil
    }
    boxes = []
    isDirty = true
    needsRebuild = true
  }

  // MARK: Building

  private func rebuild() {
    needsRebuild = false
    end()
    needsRebuild = false
    solver = LayoutSolver()
    owners = []
    broken = []
    guard let root else { return }
    collect(root)
  }

  func collect(_ view: UIView) {
    guard let state = view.constraining as? ViewConstraints else { return }
    for constraint in state.constraints { insert(constraint, tells: !constraint.place.isBroken) }
    for child in view.subviews {
      guard let inner = child.constraining as? ViewConstraints, inner.isDriven || inner.isOpen else {
        continue
      }
      collect(child)
    }
  }

  func add(_ constraint: NSLayoutConstraint) {
    if !needsRebuild { insert(constraint, tells: true) }
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    markDirty()
    guard !needsRebuild else { return }
    take(constraint)
    broken.removeAll { $0 === constraint }
    // Constraints that contradicted it may hold now.
    let waiting = broken
    broken = []
    for constraint in waiting { insert(constraint, tells: false) }
  }

  private func take(_ constraint: NSLayoutConstraint) {
    let index = constraint.place.number
    guard index >= 0, index < owners.count, owners[index] === constraint else { return }
    owners[index] = nil
    constraint.place.number = -1
    solver.remove(LayoutConstraintNumber(index))
  }

  /// Called when the constraint's priority has changed.
  func replace(_ constraint: NSLayoutConstraint) {
    markDirty()
    guard !needsRebuild else { return }
    take(constraint)
    broken.removeAll { $0 === constraint }
    insert(constraint, tells: true)
  }

  func constantChanged(of constraint: NSLayoutConstraint, by amount: Double) {
    markDirty()
    guard !needsRebuild else { return }
    let index = constraint.place.number
    guard index >= 0, index < owners.count, owners[index] === constraint else {
      broken.removeAll { $0 === constraint }
      insert(constraint, tells: false)
      return
    }
    do {
      try solver.addToConstant(-amount, of: LayoutConstraintNumber(index))
    } catch {
      report(error, breaking: constraint)
      take(constraint)
      markBroken(constraint)
    }
  }

  private func markBroken(_ constraint: NSLayoutConstraint) {
    if !isTrial { constraint.place = ConstraintPlace(number: -1, isBroken: true) }
    broken.append(constraint)
  }

  private func insert(_ constraint: NSLayoutConstraint, tells: Bool) {
    guard let expression = expression(of: constraint) else { return }
    let relation: LayoutRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    do {
      let number = try solver.add(
        expression, relation, strength: LayoutStrength(Double(constraint.priority.rawValue)))
      own(number, constraint)
    } catch {
      if tells, !isTrial { report(error, breaking: constraint) }
      markBroken(constraint)
    }
  }

  private func own(_ number: LayoutConstraintNumber, _ constraint: NSLayoutConstraint) {
    while owners.count <= number.index { owners.append(nil) }
    owners[number.index] = constraint
    if !isTrial { constraint.place = ConstraintPlace(number: number.index) }
  }

  // MARK: Solving

  /// Brings all values up to date. Views whose subviews lie elsewhere now are laid out; the one that is laid out
  /// already needs no word of it.
  func update(placing current: UIView?) {
    if needsRebuild {
      rebuild()
    } else if isDirty || current === root || hasGuides(current) {
      followKnown()
    }
    guard isDirty else { return }
    isDirty = false
    followContent()
    solver.solve()
    // The height of words follows their width.
    var round = 0
    while round < 4, followWidths() {
      solver.solve()
      round += 1
    }
    readFrames()
    for box in boxes {
      guard let view = box.view, view !== root, box.known.isEmpty, let parent = view.superview else {
        continue
      }
      if parent !== current, !isPlaced(view, box) { parent.setNeedsLayout() }
    }
  }

  private func hasGuides(_ view: UIView?) -> Bool {
    guard let state = view?.constraining as? ViewConstraints else { return false }
    return !state.guides.isEmpty
  }

  /// Sets a required value, and drops the constraints that contradict it, the newest first.
  func force(_ amount: Double, of number: LayoutConstraintNumber) -> Bool {
    for _ in 0..<100 {
      do {
        try solver.addToConstant(amount, of: number)
        return true
      } catch {
        var last: NSLayoutConstraint?
        for number in error.constraints where number.index < owners.count {
          if let constraint = owners[number.index] { last = constraint }
        }
        guard let last else { return false }
        if !isTrial { report(error, breaking: last) }
        if isTrial {
          for index in owners.indices where owners[index] === last {
            owners[index] = nil
            solver.remove(LayoutConstraintNumber(index))
          }
        } else {
          take(last)
        }
        markBroken(last)
      }
    }
    return false
  }

  // MARK: Frames

  /// Takes the frames of all boxes over from the solver.
  private func readFrames() {
    let scale = Double(AppProcess.current?.screen.scale ?? 2)
    func whole(_ value: Double) -> Double { (value * scale).rounded() / scale }
    // Read through the engine the solver would be copied for each value.
    let solver = solver
    for box in boxes {
      let x = solver.value(of: box.x)
      let y = solver.value(of: box.y)
      let left = whole(x)
      let top = whole(y)
      box.frame = CGRect(
        x: CGFloat(left), y: CGFloat(top),
        width: CGFloat(max(whole(x + solver.value(of: box.width)) - left, 0)),
        height: CGFloat(max(whole(y + solver.value(of: box.height)) - top, 0)))
    }
  }

  private func isPlaced(_ view: UIView, _ box: LayoutBox) -> Bool {
    let frame = box.frame
    return view.bounds.size == frame.size
      && view.center == LayoutEngine.center(in: frame, scale: LayoutEngine.zoomScale(of: view))
  }

  /// Where the middle of a view is that has an unscaled frame.
  private static func center(in frame: CGRect, scale: Double) -> CGPoint {
    let share = CGFloat(scale) / 2
    return CGPoint(
      x: frame.origin.x + frame.size.width * share, y: frame.origin.y + frame.size.height * share)
  }

  /// Returns the scale at which a scroll view shows a view; 1 for a view that it does not zoom.
  static func zoomScale(of view: UIView) -> Double {
    guard let scrollView = view.superview as? UIScrollView, let zoom = scrollView.scroll.zoom,
      zoom.scale != 1,
      zoom.zoomed === view
    else { return 1 }
    return Double(zoom.scale)
  }

  /// Gives the subviews of a view their frames.
  func place(in view: UIView) {
    isPlacing = true
    defer { isPlacing = false }
    let isScrollView = view is UIScrollView
    for child in view.subviews {
      guard let state = child.constraining as? ViewConstraints, state.isDriven, let box = state.box else {
        continue
      }
      let frame = box.frame
      child.bounds = CGRect(origin: child.bounds.origin, size: frame.size)
      child.center = LayoutEngine.center(
        in: frame, scale: isScrollView ? LayoutEngine.zoomScale(of: child) : 1)
    }
    guard let state = view.constraining as? ViewConstraints else { return }
    for guide in state.guides {
      guard let box = guide.box else { continue }
      guide.placedFrame = box.frame
      if guide.kind == .scrolled, let scrollView = view as? UIScrollView {
        scrollView.contentSize = box.frame.size
      }
    }
    if state.isDriven, view === root, view.superview == nil, let box = state.box {
      view.bounds = CGRect(origin: view.bounds.origin, size: box.frame.size)
    }
  }

  // MARK: Measuring

  /// The size that the constraints in a view give it.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let trial = LayoutEngine(root: view, isTrial: true)
    trial.needsRebuild = false
    let box = trial.makeBox(of: view)
    _ = try? trial.solver.add(
      LayoutExpression([LayoutTerm(box.width)], constant: -Double(target.width)), .equal,
      strength: LayoutStrength(Double(horizontal.rawValue)))
    _ = try? trial.solver.add(
      LayoutExpression([LayoutTerm(box.height)], constant: -Double(target.height)), .equal,
      strength: LayoutStrength(Double(vertical.rawValue)))
    trial.collect(view)
    trial.update(placing: view)
    let size = box.frame.size
    for entry in trial.earlier.reversed() {
      if let view = entry.view { (view.constraining as? ViewConstraints)?.box = entry.box }
      entry.guide?.box = entry.box
    }
    return size
  }
}
