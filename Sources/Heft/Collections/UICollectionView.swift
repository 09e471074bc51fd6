import HeftForce
import HeftProtocol

/// Items that a layout places, of which only those that are seen have cells.
open class UICollectionView: UIScrollView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item comes to lie when it is scrolled to; nothing is as little scrolling as it takes.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Settings

  /// Whether items can be selected.
  open var allowsSelection = true {
    didSet { for item in collection.visible { item.cell.isButton = allowsSelection } }
  }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The layout of the items. Setting it lays them out at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue === collectionViewLayout { return }
      oldValue.hooks?.detach()
      oldValue.view = nil
      collectionViewLayout.view = self
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: State

  let collection = CollectionState()

  /// The data source, which provides the content; not retained.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { collection.dataSource }
    set {
      guard newValue !== collection.dataSource else { return }
      collection.dataSource = newValue
      collection.knowsOfMoves = false
      collection.leavesMovesOut = false
      setNeedsReload()
    }
  }

  /// The delegate, which is told of events; not retained.
  public final var delegate: (any UICollectionViewDelegate)? {
    get { collection.delegate }
    set {
      guard newValue !== collection.delegate || newValue !== scroll.delegate else { return }
      collection.delegate = newValue
      scroll.delegate = newValue
      collection.knowsOfMenus = false
      collection.leavesSizesOut = false
      setNeedsReload()
    }
  }

  /// A collection view with a frame and a layout.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - layout: The layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.view = self
    backgroundColor = .systemBackground
  }

  /// A collection view with a flow layout.
  ///
  /// - Parameter frame: In its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  // MARK: Data

  /// Asks the data source and the delegate for everything again. The selection is lost.
  open func reloadData() {
    collection.selected = []
    reloadKeepingSelection()
  }

  final func setNeedsReload() {
    collection.needsReload = true
    collectionViewLayout.isStale = true
    setNeedsLayout()
  }

  final func reloadIfNeeded() {
    if collection.needsReload { reloadKeepingSelection() }
  }

  final func reloadKeepingSelection() {
    if collection.isTiling { return setNeedsReload() }
    collection.needsReload = false
    collection.changes = CollectionChanges()
    collection.steps += 1
    dropMove()
    itemLost()
    removeAllViews()
    collection.counts = askForCounts()
    collection.leavesSizesOut = false
    collectionViewLayout.forgetFittings()
    collection.selected.removeAll { !collection.contains($0) }
    collectionViewLayout.isStale = true
    probeContextMenuSupport()
    setNeedsLayout()
  }

  final func askForCounts() -> [Int] {
    guard let source = collection.dataSource else { return [] }
    let count = min(max(source.numberOfSections(in: self), 0), TableNumbers.mostSections)
    return (0..<count).map {
      min(max(source.collectionView(self, numberOfItemsInSection: $0), 0), TableNumbers.mostRows)
    }
  }

  /// How many sections there are.
  public final var numberOfSections: Int {
    reloadIfNeeded()
    return collection.counts.count
  }

  /// How many items a section has; 0 for one that is not there. While the user moves an item from one section to
  /// another, as many as are shown.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: How many.
  public final func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard collection.counts.indices.contains(section) else { return 0 }
    return collection.counts[section] + (collection.move?.growth(of: section) ?? 0)
  }

  // MARK: For subclasses

  open override func layoutSubviews() {
    prepareLayout()
    super.layoutSubviews()
    tile()
    fitCells()
  }

  /// Asks the cells whose size the layout estimates for the size that they want, and lays them out again as long as one
  /// wants another.
  private final func fitCells() {
    for _ in 0..<CollectionState.mostFittings {
      var isChanged = false
      for item in collection.visible where collectionViewLayout.fit(item.cell, at: item.place) {
        isChanged = true
      }
      guard isChanged else { return }
      prepareLayout()
      tile()
    }
  }

  /// Has the layout compute what it needs, and takes the size of the content from it.
  final func prepareLayout() {
    reloadIfNeeded()
    if collection.askedBounds != bounds {
      collection.askedBounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    let wasStale = collectionViewLayout.isStale
    collectionViewLayout.prepareIfNeeded()
    if wasStale { contentSize = collectionViewLayout.collectionViewContentSize }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = event?.changed ?? touches.first { itemTouched(at: touch.location(in: self)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = event?.changed ?? touches.first, collection.touched != nil else { return }
    if touch.location(in: self).distance(to: collection.touchStart) > GestureLimits.slop { itemLost() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemReleased() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemLost() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      itemLost()
      dropMove()
    }
  }

  override func displayLists(on host: any Host, isNew: Bool) {
    let lists = self.lists
    guard isNew ? !lists.isEmpty : lists != collection.toldLists else { return }
    collection.toldLists = lists
    host.perform(.lists(display.number, lists))
  }

  override func contentSizeCategoryChanged() { setNeedsReload() }
  override func landing(_ proposed: CGPoint, speed: CGPoint) -> CGPoint {
    let place = ownLanding(proposed, speed: speed)
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place,
      withScrollingVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
  }

  override func scrollingDidStop() { setNeedsLayout() }
}
