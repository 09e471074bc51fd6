import Heft

/// The buttons behind a cell that is swiped to the side. They lie beside the cell's content, in the cell, whose content
/// is moved away from over them.
final class ListSwipe {
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  private let cell: Weak<UICollectionViewListCell>
  private let ground = UIView()
  private var buttons: [UIButton] = []
  /// How far the cell was pulled when the finger took it.
  var start: CGFloat = 0
  /// How far the cell is pulled; never negative.
  private(set) var pull: CGFloat = 0

  init(
    _ cell: UICollectionViewListCell, isLeading: Bool, configuration: UISwipeActionsConfiguration,
    perform: @escaping (Int) -> Void
  ) {
    self.cell = Weak(wrappedValue: cell)
    self.isLeading = isLeading
    self.configuration = configuration
    ground.clipsToBounds = true
    cell.addSubview(ground)
    for (index, action) in configuration.actions.enumerated() {
      let button = UIButton(type: .custom)
      if let image = action.image {
        button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .white
        button.accessibilityLabel = action.title
      } else {
        button.setTitle(action.title ?? "", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
      }
      button.backgroundColor = Self.color(of: action)
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
      let width = button.sizeThatFits(.zero).width + 2 * ListNumbers.margin
      button.frame = CGRect(x: 0, y: 0, width: max(width, ListNumbers.actionWidth), height: 0)
      ground.addSubview(button)
      buttons.append(button)
    }
    layOut()
  }

  private static func color(of action: UIContextualAction) -> UIColor {
    action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
  }

  /// How far the cell is pulled while it rests with its buttons seen.
  var open: CGFloat { min(buttons.reduce(0) { $0 + $1.frame.width }, width) }

  private var width: CGFloat { cell.wrappedValue?.bounds.width ?? 0 }

  /// Whether letting go now does what the first button does.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && pull > max(width * ListNumbers.fullSwipe, open + 40)
  }

  /// Pulls the cell as far as a finger has.
  func follow(_ finger: CGFloat) {
    var pull = max(start + (isLeading ? finger : -finger), 0)
    if !configuration.performsFirstActionWithFullSwipe, pull > open {
      pull = open + (pull - open) * ListNumbers.resistance
    }
    set(min(pull, width))
  }

  func set(_ pull: CGFloat) {
    self.pull = pull
    layOut()
    guard let cell = cell.wrappedValue else { return }
    var bounds = cell.bounds
    bounds.origin.x = isLeading ? -pull : pull
    cell.bounds = bounds
  }

  /// Lays the buttons out, the first at the edge; all the way pulled, that alone is seen.
  func layOut() {
    guard let cell = cell.wrappedValue else { return }
    let height = cell.bounds.height
    ground.frame = CGRect(x: isLeading ? -width : width, y: 0, width: width, height: height)
    let isFull = isFull
    let color = configuration.actions[isFull ? 0 : configuration.actions.count - 1]
    ground.backgroundColor = Self.color(of: color)
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let own = button.frame.width
      // The ground is seen from the cell's side inwards, for as far as it is pulled: the first lies at the far end.
      let far = isLeading ? width - max(pull, open) + edge : max(pull, open) - edge - own
      button.frame = CGRect(x: far, y: 0, width: own, height: height)
      button.isHidden = isFull && index > 0
      edge += own
    }
  }

  /// Puts the cell back.
  func end(animated: Bool) {
    guard let cell = cell.wrappedValue, cell.swipe === self else { return }
    cell.swipe = nil
    guard animated, cell.window != nil else { return clear() }
    let swipe = self
    UIView.animate(
      withDuration: ListNumbers.duration, animations: { swipe.set(0) },
      completion: { _ in swipe.ground.removeFromSuperview() })
  }

  /// The cell shows another item.
  func drop() {
    cell.wrappedValue?.swipe = nil
    clear()
  }

  private func clear() {
    UIView.performWithoutAnimation { set(0) }
    ground.removeFromSuperview()
  }
}

/// The finger that swipes the cells of a list.
final class ListSwipes: NSObject, UIGestureRecognizerDelegate {
  private let list: Weak<UICollectionView>
  private let pan = UIPanGestureRecognizer()
  private var current = Weak<UICollectionViewListCell>(wrappedValue: nil)
  private var isLeading = false

  init(_ list: UICollectionView) {
    self.list = Weak(wrappedValue: list)
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    let own = Weak(wrappedValue: self)
    pan.addHandler { _ in own.wrappedValue?.moved() }
    list.addGestureRecognizer(pan)
  }

  private var layout: UICollectionViewCompositionalLayout? {
    list.wrappedValue?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    guard way.x.magnitude > way.y.magnitude, let cell = touched else { return false }
    if cell.swipe != nil { return true }
    isLeading = way.x > 0
    return configuration(of: cell, isLeading: isLeading) != nil
  }

  private var touched: UICollectionViewListCell? {
    guard let list = list.wrappedValue else { return nil }
    let (place, way) = (pan.location(in: list), pan.translation(in: list))
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    return list.indexPathForItem(at: start).flatMap { list.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  private func configuration(of cell: UICollectionViewListCell, isLeading: Bool)
    -> UISwipeActionsConfiguration?
  {
    guard let path = list.wrappedValue?.indexPath(for: cell), let found = layout?.list(of: path.section),
      let made = isLeading
        ? found.leadingSwipeActionsConfigurationProvider?(path)
        : found.trailingSwipeActionsConfigurationProvider?(path)
    else { return nil }
    return made.actions.isEmpty ? nil : made
  }

  private func moved() {
    let finger = pan.translation(in: nil).x
    switch pan.state {
    case .began:
      guard let cell = touched else { return }
      if cell.swipe == nil { open(cell, isLeading: isLeading) }
      guard let swipe = cell.swipe else { return }
      swipe.start = swipe.pull - (swipe.isLeading ? finger : -finger)
    case .changed: current.wrappedValue?.swipe?.follow(finger)
    case .ended: released(speed: pan.velocity(in: nil).x)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func released(speed: CGFloat) {
    guard let swipe = current.wrappedValue?.swipe else { return }
    if swipe.isFull { return perform(0) }
    let outward = swipe.isLeading ? speed : -speed
    let opens = outward > ListNumbers.flick || (outward > -ListNumbers.flick && swipe.pull > swipe.open / 2)
    guard opens else { return close(animated: true) }
    UIView.animate(withDuration: ListNumbers.duration) { swipe.set(swipe.open) }
  }

  private func open(_ cell: UICollectionViewListCell, isLeading: Bool) {
    close(animated: true)
    guard let configuration = configuration(of: cell, isLeading: isLeading) else { return }
    let own = Weak(wrappedValue: self)
    cell.swipe = ListSwipe(cell, isLeading: isLeading, configuration: configuration) {
      own.wrappedValue?.perform($0)
    }
    current = Weak(wrappedValue: cell)
    cell.setNeedsUpdateConfiguration()
  }

  /// Shows the buttons behind a cell without a finger.
  func reveal(_ cell: UICollectionViewListCell) {
    if cell.swipe != nil { return close(animated: true) }
    open(cell, isLeading: false)
    guard let swipe = cell.swipe else { return }
    UIView.animate(withDuration: ListNumbers.duration) { swipe.set(swipe.open) }
  }

  private func perform(_ index: Int) {
    guard let cell = current.wrappedValue, let swipe = cell.swipe,
      swipe.configuration.actions.indices.contains(index)
    else { return }
    let action = swipe.configuration.actions[index]
    action.handler(action, cell) { _ in swipe.end(animated: true) }
  }

  /// Puts the cell that is swiped back.
  func close(animated: Bool) { current.wrappedValue?.swipe?.end(animated: animated) }
}
