// Swiping a row to the side, and the buttons behind it.

extension UITableView {
  final func prepareSwiping() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [view = Weak(self, token: lifeToken)] _ in view.object?.swipeChanged() }
    table.swipePan = pan
    addGestureRecognizer(pan)
  }

  /// Whether the pan that would begin is a swipe of a row that has something behind it.
  final var maySwipe: Bool {
    guard let pan = table.swipePan, !table.isEditing else { return false }
    let translation = pan.translation(in: nil)
    guard translation.x.magnitude > translation.y.magnitude else { return false }
    guard let row = swipedRow else { return false }
    if table.swipe?.cell === row.cell { return true }
    // Once the pan has begun its translation is without the distance that has told the side.
    table.swipeSide = translation.x < 0 ? .trailing : .leading
    return configuration(for: row.place, at: table.swipeSide) != nil
  }

  private var swipedRow: VisibleRow? {
    guard let pan = table.swipePan else { return nil }
    let translation = pan.translation(in: self)
    let finger = pan.location(in: self)
    // Sideways the row may have moved away from under the finger.
    let y = Double(finger.y - translation.y)
    guard let place = table.layout.row(at: y), let cell = table.cell(at: place) else { return nil }
    return VisibleRow(place: place, cell: cell)
  }

  private func swipeChanged() {
    guard let pan = table.swipePan else { return }
    switch pan.state {
    case .began:
      guard let row = swipedRow else { return }
      let finger = pan.translation(in: nil).x
      if table.swipe?.cell !== row.cell { openSwipe(row, table.swipeSide) }
      guard let swipe = table.swipe else { return }
      swipe.start = swipe.pull - swipe.side.direction * finger
    case .changed: table.swipe?.follow(pan.translation(in: nil).x)
    case .ended: releaseSwipe(speed: pan.velocity(in: nil).x)
    case .cancelled, .failed: endSwipe(animated: true)
    case .possible: break
    }
  }

  private func releaseSwipe(speed: CGFloat) {
    guard let swipe = table.swipe else { return }
    if swipe.isFull { return perform(0) }
    // A flick decides, else the nearer end (300 points a second is our choice).
    let outward = speed * swipe.side.direction
    let opens = outward > 300 || (outward > -300 && swipe.pull > swipe.open / 2)
    guard opens else { return endSwipe(animated: true) }
    UIView.animate(withDuration: TableNumbers.fadeDuration) { swipe.set(swipe.open) }
  }

  /// Returns the delegate's buttons behind a row; nil if the delegate leaves them to the table.
  private func ownConfiguration(for place: RowPlace, at side: SwipeSide) -> UISwipeActionsConfiguration? {
    side == .leading
      ? table.delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place.path)
      : table.delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place.path)
  }

  /// Returns the buttons behind a row; nil for none.
  private func configuration(for place: RowPlace, at side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard canEdit(place) else { return nil }
    if let own = ownConfiguration(for: place, at: side) { return own.actions.isEmpty ? nil : own }
    guard side == .trailing, editingStyle(at: place) == .delete else { return nil }
    let title = table.delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place.path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [view = Weak(self, token: lifeToken)] _, _, done in
      guard let view = view.object, let cell = view.table.swipe?.cell else { return done(false) }
      view.commit(.delete, cell)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Puts the buttons behind a row and tells the delegate.
  private func openSwipe(_ row: VisibleRow, _ side: SwipeSide = .trailing) {
    endSwipe(animated: true)
    guard let configuration = configuration(for: row.place, at: side) else { return }
    rowLost()
    let actions = SwipeActionsView(
      frame: rect(of: table.layout.span(of: row.place)), side: side, actions: configuration.actions
    ) { [view = Weak(self, token: lifeToken)] index in view.object?.perform(index) }
    if style == .insetGrouped { actions.cornerRadius = TableNumbers.insetCorner }
    insertSubview(actions, belowSubview: row.cell)
    table.swipe = RowSwipe(cell: row.cell, side: side, configuration: configuration, actions: actions)
    table.delegate?.tableView(self, willBeginEditingRowAt: row.place.path)
  }

  /// Shows the buttons behind a row without a finger.
  final func revealActions(of cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    if table.swipe?.cell === cell { return endSwipe(animated: true) }
    openSwipe(VisibleRow(place: place, cell: cell))
    guard let swipe = table.swipe else { return }
    UIView.animate(withDuration: TableNumbers.fadeDuration) { swipe.set(swipe.open) }
  }

  /// Returns the delegate's actions behind a row, for a screen reader and the keyboard; none while the table is edited.
  /// The table's own Delete is not among them: it is offered for every row until it is tried.
  final func customActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard !table.isEditing, let place = place(of: cell), canEdit(place) else { return [] }
    return customActions(of: cell, place, .leading) + customActions(of: cell, place, .trailing)
  }

  private func customActions(of cell: UITableViewCell, _ place: RowPlace, _ side: SwipeSide)
    -> [UIAccessibilityCustomAction]
  {
    guard let configuration = ownConfiguration(for: place, at: side) else { return [] }
    return configuration.actions.enumerated().map { index, action in
      UIAccessibilityCustomAction(name: action.title ?? "") {
        [view = Weak(self, token: lifeToken), row = Weak(cell, token: cell.lifeToken)] _ in
        guard let view = view.object, let cell = row.object, let place = view.place(of: cell) else {
          return false
        }
        view.openSwipe(VisibleRow(place: place, cell: cell), side)
        view.perform(index)
        return true
      }
    }
  }

  /// Returns the action of swiping the row at a point all the way; nil if there is none.
  final func fullSwipeAction(at place: CGPoint) -> PeekSideAction? {
    guard !table.isEditing, let row = table.layout.row(at: Double(place.y)), let cell = table.cell(at: row),
      let configuration = configuration(for: row, at: .trailing),
      configuration.performsFirstActionWithFullSwipe,
      let action = configuration.actions.first
    else { return nil }
    return PeekSideAction(title: action.title ?? "", color: action.color) {
      [view = Weak(self, token: lifeToken), row = Weak(cell, token: cell.lifeToken)] in
      guard let view = view.object, let cell = row.object, let place = view.place(of: cell) else { return }
      view.openSwipe(VisibleRow(place: place, cell: cell))
      view.perform(0)
    }
  }

  private func perform(_ index: Int) {
    guard let swipe = table.swipe, swipe.configuration.actions.indices.contains(index) else { return }
    let action = swipe.configuration.actions[index]
    action.handler(action, swipe.actions) { [view = Weak(self, token: lifeToken)] _ in
      // A row that the action has deleted has taken its swipe along.
      if let view = view.object, view.table.swipe === swipe { view.endSwipe(animated: true) }
    }
  }

  /// Puts the swiped row back.
  final func endSwipe(animated: Bool) {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    let path = place(of: swipe.cell)?.path
    if animated, window != nil {
      UIView.animate(
        withDuration: TableNumbers.fadeDuration, animations: { swipe.set(0) },
        completion: { _ in swipe.actions.removeFromSuperview() })
    } else {
      UIView.performWithoutAnimation { swipe.set(0) }
      swipe.actions.removeFromSuperview()
    }
    table.delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// The swiped row is gone: its buttons fade with it.
  final func dropSwipe() {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    UIView.animate(
      withDuration: TableNumbers.fadeDuration, animations: { swipe.actions.alpha = 0 },
      completion: { _ in swipe.actions.removeFromSuperview() })
    table.delegate?.tableView(self, didEndEditingRowAt: nil)
  }
}
