import Heft

/// The state of a cell for which it is configured.
public struct UICellConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isSwiped = false
  public var isDisabled = false
  public var isFocused = false
  public var isExpanded = false

  /// A state in which nothing is the case.
  ///
  /// - Parameter traitCollection: Where the cell is.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell of a list, with its content, what stands beside that, and the buttons behind it.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content, from the middle outwards at the left and from left to right at the right.
  public final var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }
  /// By how many steps the content is moved to the right.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of such a step.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// Called for each state of the cell, besides `updateConfiguration(using:)`.
  public final var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the ground follows the list; it does until the app sets one.
  public final var automaticallyUpdatesBackgroundConfiguration = true

  final var style = ListStyle()
  final var hasOwnGround = false
  final var swipe: ListSwipe?
  private final var isEditing = false
  private final var needsConfiguration = true
  private final var shown: [(view: UIView, accessory: UICellAccessory)] = []
  private final let line = UIView()
  private final let light = UIView()
  private final var measured: (width: CGFloat, height: CGFloat)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.isUserInteractionEnabled = false
    line.alpha = ListNumbers.separatorAlpha
    line.isHidden = true
    addSubview(line)
    light.isUserInteractionEnabled = false
    light.backgroundColor = .systemGray4
    light.isHidden = true
    selectedBackgroundView = light
  }

  /// An empty content, as the cell's place in its list wants it.
  ///
  /// - Returns: The content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style.part {
    case .row: return .cell()
    case .header: return style.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return style.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  // MARK: The state

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// What is the case now.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = swipe != nil
    return state
  }

  /// Has `updateConfiguration(using:)` called before the cell is seen again.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called for each state of the cell: set the content and the ground for it. Does nothing unless overridden.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private final func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    for item in shown {
      if case .multiselect = item.accessory.kind { mark(item.view) }
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    swipe?.drop()
    needsConfiguration = true
  }

  // MARK: The list

  /// Shows the cell as its list wants it.
  final func show(_ style: ListStyle) {
    let old = self.style
    self.style = style
    line.backgroundColor = style.separator?.color ?? .separator
    if !hasOwnGround, automaticallyUpdatesBackgroundConfiguration, backgroundView == nil || !old.isLike(style)
    {
      showGround(usualGround)
    }
    if style.part == .header { accessibilityTraits = .header }
    setNeedsLayout()
  }

  private final var usualGround: UIBackgroundConfiguration {
    guard style.part == .row else {
      return style.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    guard style.isGrouped else { return .listPlainCell() }
    var ground = UIBackgroundConfiguration.listGroupedCell()
    if style.isInset { ground.cornerRadius = ListNumbers.corner }
    return ground
  }

  final func contentChanged() {
    measured = nil
    accessibilityLabel = listContent?.spoken
    if style.part != .row { isAccessibilityElement = true }
    setNeedsLayout()
  }

  private final var layout: UICollectionViewCompositionalLayout? {
    (superview as? UICollectionView)?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let place = ListPlace(layoutAttributes.indexPath, kind: layoutAttributes.representedElementKind)
    guard let layout, let style = layout.listStyle(at: place) else { return }
    if !style.isLike(self.style) { show(style) }
    let edited = style.part == .row && layout.isEditing
    if isEditing != edited {
      isEditing = edited
      accessoriesChanged()
      setNeedsUpdateConfiguration()
    }
    configureIfNeeded()
    let wanted = preferredLayoutAttributesFitting(layoutAttributes).frame.height
    layout.cell(at: place, wants: wanted)
  }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard listContent != nil else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let wanted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    wanted.frame = layoutAttributes.frame
    wanted.frame.size.height = height(in: layoutAttributes.frame.width)
    return wanted
  }

  /// How high the cell wants to be in a width.
  private final func height(in width: CGFloat) -> CGFloat {
    if let measured, measured.width == width { return measured.height }
    let (left, right) = edges(in: width)
    let size = listContent?.sizeThatFits(CGSize(width: max(right - left, 0), height: 0)) ?? .zero
    let height = style.part == .row ? max(size.height, ListNumbers.rowHeight) : size.height
    measured = (width, height.rounded(.up))
    return height.rounded(.up)
  }

  // MARK: The layout

  /// Where the content begins and ends.
  private final func edges(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    var (left, right) = (CGFloat(indentationLevel) * indentationWidth, width)
    for item in shown {
      if item.accessory.isLeading {
        left += self.width(of: item) + (left == 0 ? ListNumbers.margin : 4)
      } else {
        right -= self.width(of: item) + (right == width ? ListNumbers.margin : 8)
      }
    }
    return (left, right)
  }

  private final func width(of item: (view: UIView, accessory: UICellAccessory)) -> CGFloat {
    if case .custom(let width) = item.accessory.width { return max(width, 0) }
    return item.view.bounds.width
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    let size = bounds.size
    let reach = ListNumbers.corner
    var ground = CGRect(origin: .zero, size: size)
    if style.isInset, style.part == .row {
      if !style.isFirst { ground = CGRect(x: 0, y: -reach, width: size.width, height: size.height + reach) }
      if !style.isLast { ground.size.height += reach }
    }
    light.layer.cornerRadius = style.isInset ? reach : 0
    backgroundView?.frame = ground
    selectedBackgroundView?.frame = ground
    let (left, right) = edges(in: size.width)
    contentView.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height)
    var (first, last) = (CGFloat(indentationLevel) * indentationWidth, size.width)
    for item in shown where item.accessory.isLeading {
      let width = width(of: item)
      first += first == 0 ? ListNumbers.margin : 4
      place(item.view, middle: first + width / 2, size)
      first += width
    }
    for item in shown.reversed() where !item.accessory.isLeading {
      let width = width(of: item)
      last -= last == size.width ? ListNumbers.margin : 8
      place(item.view, middle: last - width / 2, size)
      last -= width
    }
    placeLine(from: left + (listContent?.textStart ?? ListNumbers.margin), size)
    swipe?.layOut()
  }

  private final func place(_ view: UIView, middle: CGFloat, _ size: CGSize) {
    view.center = CGPoint(x: middle, y: size.height / 2)
  }

  private final func placeLine(from start: CGFloat, _ size: CGSize) {
    line.isHidden = style.separator == nil
    guard let separator = style.separator else { return }
    let insets = separator.bottomSeparatorInsets
    let left = insets.leading < 0 ? start : insets.leading
    let height = ListNumbers.separatorHeight
    line.frame = CGRect(
      x: left, y: size.height - height, width: max(size.width - left - max(insets.trailing, 0), 0),
      height: height)
  }

  // MARK: The accessories

  private final func accessoriesChanged() {
    for item in shown { item.view.removeFromSuperview() }
    shown = []
    for accessory in accessories where accessory.isShown(isEditing: isEditing) {
      let view = ListAccessoryViews.make(accessory, in: self)
      if let color = accessory.tintColor { view.tintColor = color }
      addSubview(view)
      shown.append((view, accessory))
      if case .multiselect = accessory.kind { mark(view) }
    }
    measured = nil
    setNeedsLayout()
  }

  private final func mark(_ view: UIView) {
    (view as? UIImageView)?.image = isSelected ? ListGlyphs.checkedCircle : ListGlyphs.circle
    view.tintColor = isSelected ? nil : .tertiaryLabel
  }

  /// The delete button was tapped: the buttons behind the cell are seen.
  final func revealActions() { layout?.revealActions(of: self) }

  /// The finger moves the handle: the item follows it.
  final func handleMoved(_ pan: UIPanGestureRecognizer) {
    guard let list = superview as? UICollectionView else { return }
    switch pan.state {
    case .began:
      if let path = list.indexPath(for: self) { list.beginInteractiveMovementForItem(at: path) }
    case .changed:
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: list.bounds.width / 2, y: pan.location(in: list).y))
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
