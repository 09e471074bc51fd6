import HeftProtocol

/// A rectangle on the screen with its color, its subviews and its touches.
open class UIView: UIResponder {
  // MARK: State

  var layout = ViewLayout()
  var appearance = ViewAppearance()
  var display = ViewDisplay()
  var accessibility: ViewAccessibility?
  var animations: [PropertyAnimation] = []
  var children: [UIView] = []
  var ownLayer: (any ViewLayer)?
  /// The result of `draw(_:)`, if the view draws.
  var drawn: DrawnContent?
  var ownTintColor: UIColor?
  var recognizers: [UIGestureRecognizer] = []
  var ownInteractions: [any UIInteraction] = []
  /// The state of the view's constraints; nil if it has none.
  final var constraining: ViewConstraining?
  /// The traits that the view was told of last; nil until it first comes into a window.
  var lastNotifiedTraits: UITraitCollection?
  /// The superview, and the controller whose view this is.
  @Weak final var parent: UIView? = nil
  @Weak final var controller: UIViewController? = nil

  /// The view's frame.
  open override var description: String { "<UIView: frame = \(frame)>" }

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time. Without it, further touches in the view are not
  /// delivered.
  public var isMultipleTouchEnabled = false
  /// Whether holding a touch still in the view, or in what is in it, stands in for pressing deeper where nothing
  /// measures force; true unless set: Heft's own. A canvas, on which a hand rests in the middle of a line, sets it to
  /// false. The wheel and the keys stand in all the same.
  public var allowsTouchAndHoldForce = true
  /// The shape of a mouse's or a pen's pointer over the view: Heft's own, in place of a `UIPointerInteraction`.
  public final var pointerCursor = PointerCursor.automatic {
    didSet { if pointerCursor != oldValue { setNeedsDisplay(.cursor) } }
  }
  /// Whether the colors of the view, and of the views in it, carry meaning, as a swatch's do: they stay where the user
  /// has all other colors replaced.
  public final var accessibilityIgnoresInvertColors = false {
    didSet { if accessibilityIgnoresInvertColors != oldValue { setNeedsDisplay(.ownColors) } }
  }
  /// A number of the app's own.
  public var tag = 0
  /// How the view follows its superview's size.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size by their masks.
  public var autoresizesSubviews = true

  /// How content lies in the view.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { setNeedsDisplay(.content) }
  }

  /// A view with a frame in its superview's points.
  ///
  /// - Parameter frame: In its superview's points.
  public init(frame: CGRect) {
    super.init()
    layout.place(frame)
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    for child in children { child.loseParent() }
    for recognizer in recognizers { recognizer.place = nil }
    ownLayer?.leaveView()
  }

  /// Sets how much the content behind is blurred, for a view of glass.
  func setBlur(_ radius: CGFloat) {}

  /// The superview goes, and with it the reference that retains the layer of a node.
  final func loseParent() {
    parent = nil
    if self is LayerNode { ownLayer = nil }
  }

  // MARK: For subclasses

  /// The kind of element that the host makes for the view.
  var kind: ViewKind { .plain }

  /// The text that the view edits with the host's own input; nil if it edits none.
  var editedText: (any EditedText)? { nil }

  /// The view that a screen reader reads in place of this one, with this view's own label.
  var accessibleChild: UIView? { nil }

  /// Sends the content that a subclass shows besides the view itself.
  func displayContent(on host: any Host, style: ColorAppearance) {}

  /// The user has chosen another text size: fonts that follow it change.
  func contentSizeCategoryChanged() {}

  /// The height that the content needs in a width; nil where the one does not follow the other.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// Tells a screen reader which of the children are rows of a list.
  func displayLists(on host: any Host, isNew: Bool) {}

  /// The actions of the view besides its custom actions: those behind a table row. Asked of the view and not of the
  /// table's classes, so that an app without a table has none of them in its module.
  var actionsBehind: [UIAccessibilityCustomAction] { [] }

  /// Returns the action for sliding the preview of a point in the view to the left, from the row at that point.
  func firstSwipeAction(at place: CGPoint) -> PeekSideAction? { nil }

  /// The part of a view's safe area insets that its subviews inherit.
  enum SafeAreaPropagation: UInt8 {
    case all
    /// The left and right insets only: views that scroll do not pass on the others.
    case sides
    /// None: a screen that is shown small has no unsafe edges.
    case nothing
    /// The view's own, wherever a subview lies: pages that are turned keep theirs as they slide.
    case same
  }

  /// The part of the view's safe area insets that its subviews inherit.
  final var safeAreaPropagation = SafeAreaPropagation.all

  /// Called when `safeAreaInsets` has changed, before the view is laid out for it.
  open func safeAreaInsetsDidChange() {}

  /// The pixels that the view shows.
  func pixels(style: ColorAppearance) -> ViewPixels? { ownPixels }

  /// Draws the view into the current context, whose points are those of the bounds. Called before the view is
  /// first shown, when its size or the appearance has changed, and after `setNeedsDisplay()`. A plain view draws
  /// nothing.
  ///
  /// - Parameter rect: The view's bounds.
  open func draw(_ rect: CGRect) {}

  /// Makes the view's layer when it is first asked for: Heft's own, where UIKit has `layerClass`. A page has no values
  /// of types.
  ///
  /// - Returns: The layer; nil, as here, for a plain one.
  open func makeLayer() -> CALayer? { nil }

  /// Places the layers in the view's own. Called after `layoutSubviews()` for a view whose layer is in use.
  ///
  /// - Parameter layer: The view's layer.
  open func layoutSublayers(of layer: CALayer) {}

  /// Places the subviews. Called before the next frame after the view's size or `setNeedsLayout()` asked for
  /// it.
  open func layoutSubviews() {
    constraining?.place(in: self)
  }

  /// Makes and changes constraints. Called before the view is first laid out, and after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The size that fits the content, for `sizeToFit()`. A plain view fits as it is.
  ///
  /// - Parameter size: The room, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content wants by itself.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// How far within the frame the rectangle lies that constraints see, as for a view with a shadow of its own. They ask when
  /// they are made active.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The frontmost view under the point that touches can reach: not hidden, not nearly clear (alpha under
  /// 0.01), not switched off, not squashed to nothing. Nil if there is none.
  ///
  /// - Parameters:
  ///   - point: In this view's points.
  ///   - event: The event; may be nil.
  /// - Returns: The view; nil where none can be reached.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layout.transform.isFlat,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the point lies in the view.
  ///
  /// - Parameters:
  ///   - point: In this view's points.
  ///   - event: The event; may be nil.
  /// - Returns: Whether it does; the far edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer may begin. Yes, unless overridden. The recognizer's own view is asked, and the views
  /// in which its touches began.
  ///
  /// - Parameter gestureRecognizer: The recognizer that has its gesture.
  /// - Returns: Whether it may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view in this one, or itself, whose first line's baseline `firstBaselineAnchor` is.
  open var forFirstBaselineLayout: UIView { self }

  /// The view in this one, or itself, whose last line's baseline `lastBaselineAnchor` is.
  open var forLastBaselineLayout: UIView { self }

  /// A screen reader's user acts on the view.
  ///
  /// - Returns: Whether that did something; a plain view does nothing.
  open func accessibilityActivate() -> Bool { false }

  /// A screen reader's user wants the view's value one step up.
  open func accessibilityIncrement() {}

  /// A screen reader's user wants the view's value one step down.
  open func accessibilityDecrement() {}

  /// The keyboard's user wants the view's least value, or its greatest. Returns whether it has one.
  package func accessibilityMove(toGreatest isGreatest: Bool) -> Bool { false }

  /// A screen reader's user, or the Escape key, wants to leave the part of the screen that the view belongs to.
  ///
  /// - Returns: Whether that did something; a plain view does nothing, and its superview is asked next.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Deletes the item that the view stands for, because the Delete key was pressed on it: Heft's own.
  ///
  /// - Returns: Whether that did something; a plain view does nothing.
  open func accessibilityPerformDelete() -> Bool { false }

  /// The view was put into another view, or taken out.
  open func didMoveToSuperview() {}

  /// The view came into a window, or left it.
  open func didMoveToWindow() {}

  /// The tint changed, the view's own or one that it takes.
  open func tintColorDidChange() {}

  /// The traits changed: 3D Touch was switched on or off, light became dark. Called with nil when the view
  /// first comes into a window.
  ///
  /// - Parameter previousTraitCollection: The traits before; nil when the view first comes into a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { controller ?? parent }

  // MARK: Geometry and look

  /// The view's rectangle in its superview's points. With a transform, the smallest upright rectangle around
  /// the view; setting it then keeps the transform. A value that is not finite counts as 0. Setting it sets `bounds` and
  /// `center`; an initializer's frame sets neither.
  open var frame: CGRect {
    get { storedFrame }
    set { storedFrame = newValue }
  }

  /// The view's rectangle in its own points: what its subviews' frames are in.
  open var bounds: CGRect {
    get { layout.bounds }
    set { setStoredBounds(newValue) }
  }

  /// The middle of the view in its superview's points; where its layer has another anchor point, that.
  open var center: CGPoint {
    get { layout.center }
    set { setStoredCenter(newValue) }
  }

  /// A map applied to the view about its center.
  open var transform: CGAffineTransform {
    get { layout.transform }
    set { setStoredTransform(newValue) }
  }

  /// The opacity of the view and its subviews, 0...1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { setStoredAlpha(newValue) }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setStoredHidden(newValue) }
  }

  /// The color behind the view's content; nil means none.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { setStoredBackgroundColor(newValue) }
  }

  /// Whether the view's content is cut off at its edges.
  open var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set {
      appearance.clipsToBounds = newValue
      setNeedsDisplay([.clip, .shadow])
    }
  }

  /// The color of what can be operated and of template pictures in the view: its own, else that of the view it
  /// is in, else the system's blue. Setting nil takes the view's own away.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      spreadTint()
    }
  }

  /// Gives the view the size that fits its content. Its top left corner stays where it is.
  open func sizeToFit() {
    let old = bounds
    let size = sizeThatFits(old.size)
    bounds = CGRect(origin: old.origin, size: size)
    center.x += (size.width - old.width) * layout.anchor.x
    center.y += (size.height - old.height) * layout.anchor.y
  }

  // MARK: Hierarchy

  /// Puts a view in front of the others.
  ///
  /// - Parameter view: The view, which leaves the superview that it had.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at a place among the others; a place that is not there counts as the nearest one.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves the superview that it had.
  ///   - index: 0 is the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) {
    insertAmongSubviews(view, at: index)
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// A view is about to be put into another view, or taken out.
  ///
  /// - Parameter newSuperview: The view that it comes to; nil where it is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// A view is about to come into a window, or to leave it.
  ///
  /// - Parameter newWindow: The window that it comes to; nil where it leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// A view was put into this one.
  ///
  /// - Parameter subview: The view.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to be taken out of this one.
  ///
  /// - Parameter subview: The view.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Asking for layout and drawing

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() {
    layout.needsLayout = true
    propagateNeedsLayout()
  }

  /// Lays out the view and what is in it now, if anything asked for it.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    constraining?.prepare(self)
    layOutTree()
  }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    setNeedsDisplay(.drawing)
  }

  /// Tells that `intrinsicContentSize` has changed, so that the layout that depends on it follows.
  open func invalidateIntrinsicContentSize() {
    constraining?.contentChanged(self)
  }

  // MARK: Accessibility

  /// What a screen reader reads of the view, in its order; kept only: the order is that of the subviews.
  open var accessibilityElements: [AnyObject]? {
    get { accessibility?.elements }
    set {
      var description = accessibility ?? ViewAccessibility()
      description.elements = newValue
      accessibility = description
    }
  }

  /// Whether a screen reader stops at the view itself. Labels are elements unless told otherwise.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (kind == .label) }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The name of the view that a screen reader says; nil for a label is its text.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? (self as? UILabel)?.text }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The value that a screen reader says after the name.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// A description of what happens when the user activates the view.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The traits that tell a screen reader how the view behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (kind == .label ? .staticText : .none) }
    set { changeAccessibility { $0.traits = newValue } }
  }
}
