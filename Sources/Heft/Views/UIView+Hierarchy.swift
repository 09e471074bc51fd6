extension UIView {
  /// The view that this one is in.
  public var superview: UIView? { parent }

  /// The views in this one, the rearmost first.
  public var subviews: [UIView] {
    layout.hasLayers ? children.filter { !($0 is LayerNode) } : children
  }

  func insertAmongSubviews(_ view: UIView, at index: Int) {
    guard layout.hasLayers else { return insert(view, at: index) }
    // Layers without views count for the layers' order only.
    let others = subviews.filter { $0 !== view }
    guard index < others.count else { return insert(view, at: children.count) }
    insertSubview(view, belowSubview: others[max(index, 0)])
  }

  /// Puts a view right behind another view, or in front of all where that is not here.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves the superview that it had.
  ///   - sibling: A subview of this view.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts a view right in front of another view, or in front of all where that is not here.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves the superview that it had.
  ///   - sibling: A subview of this view.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let place = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    if view === sibling { return }
    // A view that leaves a place before the sibling's moves that one place down.
    let leaves = children[..<place].contains { $0 === view }
    insert(view, at: place + offset - (leaves ? 1 : 0))
  }

  /// Brings a subview in front of the others.
  ///
  /// - Parameter view: A subview; another view changes nothing.
  public func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }

  /// Sends a subview behind the others.
  ///
  /// - Parameter view: A subview; another view changes nothing.
  public func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  func leaveSuperview() {
    guard let parent else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { announceNextWindow(nil) }
    // The app's own code was called: it may have taken the view away.
    guard self.parent === parent else { return }
    leaveConstraints(of: parent)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    leaveDisplay()
    didMoveToSuperview()
    if hadWindow { announceWindow() }
  }

  /// Whether the view is the other one or in it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether it is.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  /// The view with that tag, this one or one in it; nil if there is none.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The view; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let view = child.viewWithTag(tag) { return view }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    // A view inside itself would have no end: it stays where it is.
    guard !isDescendant(of: view) else { return }
    if view.parent !== self { announceMove(of: view) }
    let oldWindow = view.window
    let oldParent = view.parent
    if let oldParent, oldParent !== self { view.leaveConstraints(of: oldParent) }
    oldParent?.children.removeAll { $0 === view }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if display.number != 0, let process = display.process {
      view.enterDisplay(of: process)
    } else {
      view.leaveDisplay()
    }
    if oldParent !== self { view.constraining?.entered(view) }
    view.propagateNeedsLayout()
    setNeedsLayout()
    if oldParent !== self {
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    if view.window !== oldWindow { view.announceWindow() }
    if oldParent !== self, view.ownTintColor == nil { view.spreadTint() }
  }

  /// Tells a view, and the one that it leaves, that it comes here.
  private func announceMove(of view: UIView) {
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let next = window
    if next !== view.window { view.announceNextWindow(next) }
  }

  private func announceNextWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announceNextWindow(window) }
  }

  private func announceWindow() {
    let isShown = window != nil
    if isShown { meetTraits() } else { cancelTouches() }
    didMoveToWindow()
    if !isShown { AppProcess.current?.inputViewsGo(with: self) }
    controller?.viewDidMove(toWindow: isShown)
    for child in children { child.announceWindow() }
  }
}

// MARK: Traits

extension UIView {
  /// Tells the view of the traits that it comes to: nil were the last ones when it has met none, and nothing is
  /// told when they are as they were.
  private func meetTraits() {
    let old = lastNotifiedTraits
    let new = traitCollection
    lastNotifiedTraits = new
    if let old, new.isSame(as: old) { return }
    if let old, old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      contentSizeCategoryChanged()
      setNeedsLayout()
    }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
  }

  /// Tells this view and all in it of changed traits, each controller before its view.
  func propagateTraits(from old: UITraitCollection) {
    lastNotifiedTraits = traitCollection
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      contentSizeCategoryChanged()
      setNeedsLayout()
    }
    if old.sizeClasses != traitCollection.sizeClasses {
      for change in controller?.sizeVariations ?? [] { change(traitCollection.sizeClasses.bit) }
    }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    setNeedsDisplay(drawn == nil ? [.background, .content] : [.background, .content, .drawing])
    for child in children { child.propagateTraits(from: old) }
  }
}

// MARK: Layout

extension UIView {
  func layOutTree() {
    if layout.needsLayout {
      // A view that came during the layout, as a cell does, has not been asked for its constraints yet.
      if layout.needsUpdateConstraints {
        updateConstraintsIfNeeded()
        constraining?.prepare(self)
      }
      layout.needsLayout = false
      noticeSafeArea()
      let controller = self.controller
      controller?.viewWillLayoutSubviews()
      constraining?.place(in: self)
      layoutSubviews()
      ownLayer?.laidOut(self)
      controller?.viewDidLayoutSubviews()
    }
    guard layout.hasDescendantThatNeedsLayout else { return }
    layout.hasDescendantThatNeedsLayout = false
    for child in children where child.layout.needsLayout || child.layout.hasDescendantThatNeedsLayout {
      child.layOutTree()
    }
  }

  /// Tells the views above that something below them asks for layout.
  func propagateNeedsLayout() {
    var view = parent
    while let here = view, !here.layout.hasDescendantThatNeedsLayout {
      here.layout.hasDescendantThatNeedsLayout = true
      view = here.parent
    }
  }
}
