/// A view that a collection view shows and uses again: a header, a footer, or the base of a cell.
open class UICollectionReusableView: UIView {
  /// The name by which the view is used again; nil for one that was made otherwise.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The identifier that the view was dequeued by.
  final var storedReuseIdentifier: String?
  /// The view's order among overlapping ones, from its last attributes.
  final var zIndex = 0
  /// How the view lies in space, from its last attributes.
  final var space: AttributesInSpace?

  /// A view with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// The view that a collection view makes of a registered class. A class that overrides `init(frame:)` has it too.
  ///
  /// - Parameter reuseIdentifier: The identifier.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    storedReuseIdentifier = reuseIdentifier
  }

  /// The view is about to show another element: reset the values that were set for the last one.
  open func prepareForReuse() {}

  /// Applies the layout's attributes, after the frame and the other properties of a view are set.
  ///
  /// - Parameter layoutAttributes: The attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have, of which the size counts: asked once for each item where the flow
  /// layout has an `estimatedItemSize`. The layout's, unless overridden.
  ///
  /// - Parameter layoutAttributes: Those of the layout.
  /// - Returns: The attributes.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
}

/// The view of one item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  override var actionsBehind: [UIAccessibilityCustomAction] {
    var here = superview
    while let view = here {
      if let list = view as? UICollectionView { return list.moveActions(of: self) }
      here = view.superview
    }
    return []
  }

  /// Where the cell's own views go.
  public final let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { place(backgroundView, insteadOf: oldValue) }
  }
  /// The view behind the content, and before `backgroundView`, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      place(selectedBackgroundView, insteadOf: oldValue)
      showGround()
    }
  }

  /// Whether the item is selected. Setting it changes the look alone: `selectItem` selects.
  open var isSelected = false {
    didSet {
      if isSelected == oldValue { return }
      showGround()
      updateTraits()
    }
  }
  /// Whether the item is lit because it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showGround() } }
  }
  /// Tells another module that the item is selected or highlighted, or is no more.
  package final var stateChanged: (() -> Void)?
  /// Where the choice of the item leads, in a scene of a storyboard.
  final var selectionSegue: SelectionSegue?
  /// Whether the item can be selected.
  final var isButton = false {
    didSet { if isButton != oldValue { updateTraits() } }
  }

  /// A cell with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  private final func place(_ view: UIView?, insteadOf old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view { insertSubview(view, at: view === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
    setNeedsLayout()
  }

  private final func showGround() {
    stateChanged?()
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private final func updateTraits() {
    isAccessibilityElement = isButton
    var traits: UIAccessibilityTraits = isButton ? .button : .none
    if isSelected { traits.insert(.selected) }
    accessibilityTraits = traits
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// The attributes with the least size that the constraints in `contentView` allow; the layout's where there are none.
  ///
  /// - Parameter layoutAttributes: Those of the layout.
  /// - Returns: The attributes.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    if layoutAttributes.keepsWidth { return withOwnHeight(layoutAttributes) }
    let size = contentView.constraining?.fittingSize(of: contentView) ?? .zero
    guard size.width > 0, size.height > 0 else { return layoutAttributes }
    let wanted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    wanted.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return wanted
  }

  /// The layout's width with the height that the constraints give it; the layout's attributes where there are none.
  private final func withOwnHeight(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let frame = layoutAttributes.frame
    let height = contentView.constraining?.fittingHeight(of: contentView, width: frame.width) ?? 0
    guard height > 0 else { return layoutAttributes }
    let wanted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    wanted.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    return wanted
  }

  /// Selects the item.
  ///
  /// - Returns: Whether the item could be selected.
  open override func accessibilityActivate() -> Bool {
    let view = superview as? UICollectionView ?? superview?.superview as? UICollectionView
    return view?.activate(self) ?? false
  }
}
