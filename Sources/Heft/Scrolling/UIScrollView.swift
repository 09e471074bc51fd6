/// A view whose content is larger than itself and is moved by fingers, by the wheel or by the app.
///
/// The content's subviews keep their frames: scrolling moves the origin of the bounds.
open class UIScrollView: UIView, ScrollDelegating {
  /// How fast a list that was flicked slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of its speed that is left after a millisecond, between 0 and 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// UIKit's usual rate, as documented.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's fast rate, as documented.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area adjusts the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Bars and the screen's unsafe edges are added to the insets.
    case automatic = 0
    /// Here the same as `automatic`.
    case scrollableAxes = 1
    /// The insets are the app's alone.
    case never = 2
    /// Here the same as `automatic`.
    case always = 3
  }

  /// The effect of a drag on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A drag dismisses the keyboard when it begins.
    case onDrag = 1
    /// Here the same as `onDrag`: the host's keyboard follows no finger.
    case interactive = 2
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light ground, light on dark.
    case `default` = 0
    case black = 1
    case white = 2
  }

  // MARK: Content

  /// The size of the content, in points. A number that is not finite counts as 0.
  open var contentSize = CGSize.zero {
    didSet {
      contentSize = CGRect(origin: .zero, size: contentSize).finite.size
      if contentSize != oldValue { setNeedsLayout() }
    }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateInsets() } }
  }

  /// How the safe area adjusts the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsets() } }
  }

  /// `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// The content's point at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      scroll.motion = nil
      moveContent(to: newValue)
    }
  }

  // MARK: Settings

  /// Whether fingers and the wheel scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content that was dragged comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// The effect of a drag on the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the content can be dragged past its edges, from where it springs back.
  open var bounces = true
  /// Whether content that fits can be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged sideways.
  open var alwaysBounceHorizontal = false
  /// How fast content that was flicked slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a bar shows which part of the content's height is visible while it scrolls.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows which part of the content's width is visible while it scrolls.
  open var showsHorizontalScrollIndicator = true
  /// The color of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// Room between the bars and the view's edges, in points, besides `adjustedContentInset`.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a row waits a moment before it lights up, so that a flick lights none.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from a view in the content.
  open var canCancelContentTouches = true
  /// Accepted for compatibility with UIKit; a page has no status bar to tap.
  open var scrollsToTop = true

  // MARK: State

  /// The recognizer that drags the content.
  public let panGestureRecognizer: UIPanGestureRecognizer
  let scroll = ScrollState()

  /// Whether a finger is on the content.
  public var isTracking: Bool { scroll.isTracking }
  /// Whether a finger drags the content.
  public var isDragging: Bool { scroll.drag != nil }
  /// Whether the content continues by itself after a finger is lifted.
  public var isDecelerating: Bool { scroll.motion?.cause == .momentum }

  /// A scroll view with a frame and no content.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    let pan = ScrollPanGestureRecognizer()
    panGestureRecognizer = pan
    super.init(frame: frame)
    clipsToBounds = true
    // The content scrolls under bars; the insets keep it clear of them.
    safeAreaPropagation = .sides
    scroll.view = self
    pan.scrollView = self
    pan.addHandler { [view = Weak(self, token: lifeToken)] _ in view.object?.panChanged() }
    addGestureRecognizer(pan)
  }

  deinit {
    scroll.view = nil
    (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView = nil
  }

  // MARK: Scrolling

  /// Scrolls to a place; with an animation, in 0.3 s.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content that comes to the top left corner.
  ///   - animated: Whether it is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      glide(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as it takes to show a rectangle of the content; does nothing where it is seen.
  ///
  /// - Parameters:
  ///   - rect: In the content's points.
  ///   - animated: Whether it is animated.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect.finite), animated: animated)
  }

  /// Whether a drag may take a touch away from a view in the content. A control that is dragged itself, such as a
  /// slider, has its own say.
  ///
  /// - Parameter view: The view that has the touch.
  /// - Returns: Whether it may.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    canCancelContentTouches || view === self
  }

  /// Shows the scroll indicators for a moment.
  public final func flashScrollIndicators() {
    scroll.indicators.show(in: self)
  }

  // MARK: For subclasses

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateInsets()
    keepInRange()
    scroll.indicators.layOut(in: self)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayDrag
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopScrolling() }
  }

  /// A finger starts to drag the content. Called before the delegate.
  func scrollingWillStart() {}

  /// Where content that is let go at a speed, in points a second, comes to rest instead of where it would.
  func landing(_ proposed: CGPoint, speed: CGPoint) -> CGPoint { ownLanding(proposed, speed: speed) }

  /// The same for a scroll view as such. A subclass calls this one: a call of `super` in a method that only this module
  /// sees has no linkage where another module emits the subclass.
  final func ownLanding(_ proposed: CGPoint, speed: CGPoint) -> CGPoint {
    isPagingEnabled ? page(speed: speed) : scroll.cover?.landing(proposed, in: self) ?? proposed
  }

  /// The content has rested for a while, and its bars disappear.
  func scrollingDidStop() {}
}

/// Where a scroll view's delegate is declared, so that a table view can declare one of its own kind.
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// The delegate, which is told of scrolling; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scroll.delegate }
    set { scroll.delegate = newValue }
  }
}
