import HeftProtocol

/// A rectangle on the screen with its color, its subviews and its touches.
open class UIView: UIResponder {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content lies in a view of another shape.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

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
  public var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time. Without it, further touches in the view are not
  /// delivered.
  public var isMultipleTouchEnabled = false
  /// Whether holding a touch still in the view, or in what is in it, stands in for pressing deeper where nothing
  /// measures force; true unless set: Heft's own. A canvas, on which a hand rests in the middle of a line, sets it to
  /// false. The wheel and the keys stand in all the same.
  public var allowsTouchAndHoldForce = true
  /// The shape of a mouse's or a pen's pointer over the view: Heft's own, in place of a `UIPointerInteraction`.
  public final var cursor = PointerCursor.automatic {
    didSet { if cursor != oldValue { setNeedsDisplay(.cursor) } }
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
    self.frame = frame
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

  // MARK: Traits and places

  /// The traits of the view's app now.
  public var traitCollection: UITraitCollection { AppProcess.current?.traits ?? UITraitCollection() }

  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.parent
    }
    return nil
  }
}

/// Whose margins a view has that is given none.
enum UsualMargins {
  case plain
  /// The content of a row of a table.
  case row
  /// The content of a table's header or footer.
  case edge
}

/// Where a view lies.
struct ViewLayout {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  /// The point of the view that lies at `center`, as shares of the size: the layer's anchor point.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// Whether there are layers without views among the children.
  var hasLayers = false
  /// Whether a child's layer has a position in depth.
  var hasDepths = false
  var needsLayout = true
  var needsUpdateConstraints = true
  var hasDescendantThatNeedsLayout = false
  /// The margins of a view that has none of its own.
  var usualMargins = UsualMargins.plain
  /// The safe area that the view was told of last.
  var safeArea = UIEdgeInsets.zero

  /// The top left corner of the untransformed frame.
  var corner: CGPoint {
    CGPoint(x: center.x - bounds.size.width * anchor.x, y: center.y - bounds.size.height * anchor.y)
  }
}

/// How a view looks.
struct ViewAppearance {
  var alpha: CGFloat = 1
  var isHidden = false
  var backgroundColor: UIColor?
  var clipsToBounds = false
  var cornerRadius: CGFloat = 0
}
