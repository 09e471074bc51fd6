/// The constraints that a view holds, and the layout of the view itself by constraints.
final class ViewConstraints: ViewConstraining {
  /// The constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether constraints reach through the view, whose frame is set, to the views in it.
  var isOpen = false
  var box: LayoutBox?
  /// The engine that solves the constraints in the view, if it is the outermost of them.
  var engine: LayoutEngine?
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var margins: UIEdgeInsets?
  /// Whether the view's height follows its content: then it breaks no constraint while it has not followed yet.
  var yieldsHeight = false
  /// Tells the stack that places the view that it was hidden, shown or taken out.
  var stackChange: (() -> Void)?
  /// Tells the stack that the size of the content has changed, if the stack depends on it.
  var stackContentChange: (() -> Void)?

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint, in view: UIView) {
    constraints.append(constraint)
    let root = LayoutEngine.root(of: view)
    var wasClosed = false
    for item in constraint.items where !wasClosed { wasClosed = open(from: item, to: view) }
    if wasClosed {
      LayoutEngine.invalidate(LayoutEngine.root(of: view))
    } else if let engine = (root.constraining as? ViewConstraints)?.engine {
      engine.add(constraint)
    } else {
      LayoutEngine.invalidate(root)
    }
  }

  func release(_ constraint: NSLayoutConstraint, in view: UIView) {
    constraints.removeAll { $0 === constraint }
    LayoutEngine.existing(for: view)?.remove(constraint)
    constraint.place = ConstraintPlace()
  }

  /// Lets constraints through the views with set frames between an item that they place and the view that holds them.
  /// Returns whether any was closed.
  private func open(from item: NSObject?, to holder: UIView) -> Bool {
    guard let view = LayoutEngine.view(of: item), view !== holder else { return false }
    var reaches = item !== view || (view.constraining as? ViewConstraints)?.isDriven == true
    var here = item !== view ? view : view.superview
    var wasClosed = false
    while let between = here, between !== holder {
      let state = between.constraints(made: reaches)
      if let state, reaches, !state.isDriven, !state.isOpen {
        state.isOpen = true
        state.dissolve()
        wasClosed = true
      }
      if state?.isDriven == true { reaches = true }
      here = between.superview
    }
    return wasClosed
  }

  /// The view is not the outermost one any more.
  func dissolve() {
    engine?.end()
    engine = nil
  }

  // MARK: The view

  override func prepare(_ view: UIView) {
    guard let engine = LayoutEngine.existing(for: view), engine.isDirty else { return }
    engine.update(placing: nil)
  }

  override func place(in view: UIView) {
    guard let engine = LayoutEngine.existing(for: view) else { return }
    engine.update(placing: view)
    engine.place(in: view)
  }

  override func moved(_ view: UIView) {
    guard box != nil, engine == nil, let engine = LayoutEngine.existing(for: view), !engine.isPlacing else {
      return
    }
    engine.markDirty()
  }

  override func zoomed(_ view: UIView) {
    guard box != nil, let engine = LayoutEngine.existing(for: view) else { return }
    engine.needsRebuild = true
    engine.markDirty()
  }

  override func hiddenChanged() { stackChange?() }

  override func contentChanged(_ view: UIView) {
    stackContentChange?()
    guard let box else { return }
    box.isContentStale = true
    LayoutEngine.existing(for: view)?.markDirty()
  }

  override func entered(_ view: UIView) {
    if isDriven || isOpen, engine != nil || box != nil || !constraints.isEmpty {
      dissolve()
      LayoutEngine.invalidate(LayoutEngine.root(of: view))
    }
  }

  override func lose(_ child: UIView) {
    let lost = constraints.filter { $0.items.contains { isIn(child, $0) } }
    for constraint in lost { constraint.isActive = false }
    guard let parent = child.superview, parent.constraining === self else { return }
    child.constraining?.hiddenChanged()
    if let state = child.constraining as? ViewConstraints, state.isDriven || state.isOpen || state.box != nil
    {
      LayoutEngine.existing(for: parent)?.needsRebuild = true
      LayoutEngine.existing(for: parent)?.markDirty()
      state.box = nil
      if !state.constraints.isEmpty { LayoutEngine.invalidate(child) }
    }
  }

  override func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    if constraints.isEmpty { return 0 }
    if !yieldsHeight {
      yieldsHeight = true
      LayoutEngine.invalidate(LayoutEngine.root(of: view))
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func fittingSize(of view: UIView) -> CGSize {
    constraints.isEmpty ? .zero : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func isIn(_ child: UIView, _ item: NSObject?) -> Bool {
    LayoutEngine.view(of: item)?.isDescendant(of: child) ?? false
  }

  func setDriven(_ isDriven: Bool, of view: UIView) {
    guard isDriven != self.isDriven else { return }
    let before = LayoutEngine.existing(for: view)
    self.isDriven = isDriven
    let isInvolved = box != nil || engine != nil || !constraints.isEmpty
    guard isInvolved else { return }
    if view.superview != nil, isDriven { dissolve() }
    if let before {
      before.needsRebuild = true
      before.markDirty()
    }
    LayoutEngine.invalidate(LayoutEngine.root(of: view))
  }
}

extension UIView {
  /// Returns the state of the view's constraints, made if that is asked for.
  final func constraints(made: Bool) -> ViewConstraints? {
    if let state = constraining as? ViewConstraints { return state }
    guard made else { return nil }
    let state = ViewConstraints()
    constraining = state
    return state
  }

  /// Whether the view's frame is the one that is set, and not the one by constraints; true unless set.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(constraining?.isDriven ?? false) }
    set { constraints(made: !newValue)?.setDriven(!newValue, of: self) }
  }

  /// The constraints that the view holds.
  public final var constraints: [NSLayoutConstraint] { constraints(made: false)?.constraints ?? [] }

  /// Makes a constraint active. Both items are in the view, or one is the view.
  ///
  /// - Parameter constraint: The constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints active.
  ///
  /// - Parameter constraints: The constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint inactive.
  ///
  /// - Parameter constraint: The constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Makes constraints inactive.
  ///
  /// - Parameter constraints: The constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  // MARK: Content

  /// The value of a side of `intrinsicContentSize` that the content does not decide.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// For `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
  public static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
  /// For `systemLayoutSizeFitting(_:)`: as large as the constraints allow.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The priority with which the view stays as small as its content; 250 unless set.
  ///
  /// - Parameter axis: Across or down.
  /// - Returns: The priority.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let state = constraints(made: false) else { return .defaultLow }
    return axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
  }

  /// Sets the priority with which the view stays as small as its content.
  ///
  /// - Parameters:
  ///   - priority: 0...1000.
  ///   - axis: Across or down.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {
    guard let state = constraints(made: true) else { return }
    if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
    state.box?.isWishStale = true
    state.contentChanged(self)
  }

  /// The priority with which the view stays as large as its content; 750 unless set.
  ///
  /// - Parameter axis: Across or down.
  /// - Returns: The priority.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    guard let state = constraints(made: false) else { return .defaultHigh }
    return axis == .horizontal ? state.resistance.horizontal : state.resistance.vertical
  }

  /// Sets the priority with which the view stays as large as its content.
  ///
  /// - Parameters:
  ///   - priority: 0...1000.
  ///   - axis: Across or down.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard let state = constraints(made: true) else { return }
    if axis == .horizontal {
      state.resistance.horizontal = priority
    } else {
      state.resistance.vertical = priority
    }
    state.box?.isWishStale = true
    state.contentChanged(self)
  }

  /// The size that the constraints in the view give it when it strives for a target of no priority to speak of: 0 or
  /// 10,000 points, see `layoutFittingCompressedSize`.
  ///
  /// - Parameter targetSize: In points.
  /// - Returns: The size in points.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints in the view give it when it strives for a target with those priorities.
  ///
  /// - Parameters:
  ///   - targetSize: In points.
  ///   - horizontal: How much the target's width counts.
  ///   - vertical: How much the target's height counts.
  /// - Returns: The size in points.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(of: self, targetSize, horizontal, vertical)
  }

  // MARK: Guides

  /// The guides that constraints place in the view.
  public final var layoutGuides: [UILayoutGuide] {
    (constraints(made: false)?.guides ?? []).filter { $0.kind == .free }
  }

  /// Puts a guide into the view.
  ///
  /// - Parameter guide: The guide, which leaves the view that it had.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    constraints(made: true)?.guides.append(guide)
  }

  /// Takes a guide out, and its constraints with it.
  ///
  /// - Parameter guide: The guide.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.isActive = false
      }
      holder = view.superview
    }
    constraints(made: false)?.guides.removeAll { $0 === guide }
    guide.owningView = nil
    guide.box = nil
  }

  private func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let state = constraints(made: true)
    if let guide = state?.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, in: self)
    state?.guides.append(guide)
    return guide
  }

  /// The part of the view clear of the screen's unsafe edges and of bars.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view within its margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The same, and no wider than is good to read: 672 points.
  public final var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The room between the view's edges and its content: 8 points, 16 at the sides of a controller's view and of what is in a
  /// row, a header or a footer of a table, and 11 above and below a row's, plus the safe area. Setting it sets the margins without
  /// the safe area.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let safe = safeAreaInsets
      let own = (constraining as? ViewConstraints)?.margins ?? usualMargins
      return UIEdgeInsets(
        top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
        right: own.right + safe.right)
    }
    set {
      constraints(made: true)?.margins = newValue
      LayoutEngine.existing(for: self)?.markDirty()
      setNeedsLayout()
    }
  }

  private var usualMargins: UIEdgeInsets {
    var (across, down) = (LayoutNumbers.side, LayoutNumbers.margin)
    if controller != nil {
      down = 0
    } else if layout.usualMargins == .row {
      down = LayoutNumbers.rowMargin
    } else if layout.usualMargins == .plain {
      across = LayoutNumbers.margin
    }
    return UIEdgeInsets(top: down, left: across, bottom: down, right: across)
  }

  fileprivate func edgeGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide { guide(kind) }
}

extension UIScrollView {
  /// The content: constraints to its edges give the content its size.
  public final var contentLayoutGuide: UILayoutGuide { edgeGuide(.scrolled) }
  /// The visible part: it stays where the scroll view is.
  public final var frameLayoutGuide: UILayoutGuide { edgeGuide(.seen) }
}

extension UIViewController {
  /// The strip of the view that bars above cover.
  public final var topLayoutGuide: UILayoutGuide { view.edgeGuide(.top) }
  /// The strip of the view that bars below cover.
  public final var bottomLayoutGuide: UILayoutGuide { view.edgeGuide(.bottom) }
}
