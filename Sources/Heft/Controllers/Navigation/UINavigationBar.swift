/// The bar at the top: the title of the screen, the back button, and the buttons of the screen.
open class UINavigationBar: UIView {
  /// The color of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { lookChanged() }
  }
  /// Whether views go on under the bar. Where they do not, they begin below it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// Whether titles are large, below the bar's row, until the content scrolls under them. The items say which.
  public final var prefersLargeTitles: Bool {
    get { wantsLargeTitles }
    set {
      guard newValue != wantsLargeTitles else { return }
      wantsLargeTitles = newValue
      expand()
    }
  }
  /// The items of the bar, the one in front last. A navigation controller sets them for its own bar.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  public final var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  public final var backItem: UINavigationItem? { stack.dropLast().last }

  private final var stack: [UINavigationItem] = []
  private final var wantsLargeTitles = false
  /// How titles look where the app has changed it.
  final var titleStyle: TitleStyle? {
    didSet { if titleStyle !== oldValue { titleStyleChanged() } }
  }
  final var largeTitleStyle: TitleStyle? {
    didSet { if largeTitleStyle !== oldValue { expansion?.changed() } }
  }
  /// How the bar looks where the app says more than that.
  final var look: BarLook? {
    didSet { lookReplaced() }
  }
  /// What the app has taken away with empty pictures.
  package final var emptyParts: EmptyBarParts? {
    didSet {
      isStyled = true
      lookChanged()
    }
  }
  /// Whether nothing has scrolled under the bar, as far as it knows.
  final var isAtEdge = false {
    didSet { if isAtEdge != oldValue, isStyled { lookChanged() } }
  }
  /// Whether an app has said more of the bar's look than its color and its titles.
  private final var isStyled = false
  /// Large titles and search; nil if there are none.
  final var expansion: NavigationExpansion?
  private final let hairline = UIView()
  private final var content: NavigationBarContent?
  private final var outgoing: NavigationBarContent?
  /// The position of the content during a transition, as an offset of its screen.
  private final var contentOffset: CGFloat = 0
  /// The action of the back button.
  final var goBack: (() -> Void)?

  /// A bar with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hairline.backgroundColor = .separator
    addSubview(hairline)
    lookChanged()
  }

  /// Shows the last of the items.
  ///
  /// - Parameters:
  ///   - items: The items, the last on top; nil for none.
  ///   - animated: Whether it is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.onChange = nil }
    stack = items ?? []
    show(fading: animated)
  }

  /// Shows large titles and search from now on, as the bar and its items want them.
  final func expand() {
    if expansion == nil { expansion = LargeTitleBar(self) }
    expansion?.changed()
  }

  /// The height of the part below the row has changed.
  final func expansionMoved() {
    (superview?.controller as? UINavigationController)?.placeNavigationBar()
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// What the bar shows of all that was said of its look.
  private final var parts: BarParts {
    var parts = BarParts(color: barTintColor, title: titleStyle, largeTitle: largeTitleStyle)
    if emptyParts?.hasNoBackground == true { parts.color = .clear }
    if emptyParts?.hasNoLine == true { parts.shadow = nil }
    look?.change(&parts, of: self, isAtEdge: isAtEdge)
    stack.last?.look?.change(&parts, of: self, isAtEdge: isAtEdge)
    return parts
  }

  private final func lookReplaced() {
    look?.tell(self, weakify(self) { $0.lookChanged() })
    look?.attach(to: self)
    isStyled = true
    lookChanged()
  }

  private final func titleStyleChanged() {
    show(fading: false)
  }

  private final func lookChanged() {
    let parts = parts
    backgroundColor = parts.background
    guard isStyled else { return }
    hairline.backgroundColor = parts.shadow
    content?.style(parts, anew: true)
    expansion?.changed()
  }

  /// The item in front may have a look of its own.
  private final func showLook(of item: UINavigationItem?) {
    if item?.look != nil { isStyled = true }
    if isStyled { lookChanged() }
  }

  final func styleLargeTitle(_ title: UILabel) {
    if isStyled { LargeTitlePane.makeUsual(title) }
    parts.largeTitle?.apply(to: title)
  }

  // MARK: Inside

  /// Makes the content of the items again.
  private final func show(fading: Bool) {
    let old = content
    content = makeContent(stack.last, previous: stack.dropLast().last)
    expansion?.changed()
    showLook(of: stack.last)
    guard fading, window != nil, contentOffset == 0 else {
      UIView.performWithoutAnimation {
        content?.move(to: contentOffset, reducesMotion: UIAccessibility.isReduceMotionEnabled)
      }
      old?.removeFromSuperview()
      return
    }
    content?.alpha = 0
    UIView.animate(
      withDuration: TransitionPace.fade,
      animations: {
        content?.alpha = 1
        old?.alpha = 0
      }, completion: { _ in old?.removeFromSuperview() })
  }

  private final func makeContent(_ item: UINavigationItem?, previous: UINavigationItem?)
    -> NavigationBarContent?
  {
    guard let item else { return nil }
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    let content = NavigationBarContent(item, previous: previous) { bar.wrappedValue?.goBack?() }
    item.onChange = { animated in bar.wrappedValue?.show(fading: animated) }
    item.expand?(self)
    content.style(parts, anew: false)
    previous?.onChange = { animated in bar.wrappedValue?.show(fading: animated) }
    content.frame = contentFrame
    addSubview(content)
    content.layoutIfNeeded()
    return content
  }

  /// Begins to show other items in place of these: `move` takes the two along.
  final func begin(_ items: [UINavigationItem]) {
    settle()
    for item in stack { item.onChange = nil }
    stack = items
    outgoing = content
    content = makeContent(items.last, previous: items.dropLast().last)
    expansion?.begin(items.last)
    showLook(of: items.last)
  }

  /// Places the incoming and the outgoing content, as offsets of their screens.
  final func move(incoming: CGFloat, outgoing offset: CGFloat, reducesMotion: Bool) {
    contentOffset = incoming
    content?.move(to: incoming, reducesMotion: reducesMotion)
    outgoing?.move(to: offset, reducesMotion: reducesMotion)
    expansion?.move(incoming: incoming, outgoing: offset, reducesMotion: reducesMotion)
  }

  /// Ends the transition: only the new content stays.
  final func settle() {
    outgoing?.removeFromSuperview()
    outgoing = nil
    contentOffset = 0
    expansion?.settle()
  }

  private final var contentFrame: CGRect {
    let height = min(BarMetrics.height, bounds.size.height)
    let top = bounds.size.height - (expansion?.height ?? height)
    return CGRect(x: 0, y: top, width: bounds.size.width, height: height)
  }

  /// A bar's height without a large title, in any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: BarMetrics.height) }

  open override func layoutSubviews() {
    let line = BarMetrics.hairline
    hairline.frame = CGRect(x: 0, y: bounds.size.height - line, width: bounds.size.width, height: line)
    for shown in [content, outgoing] {
      guard let shown else { continue }
      // Not the frame, because it may be on its way.
      shown.bounds = CGRect(origin: .zero, size: contentFrame.size)
      shown.center = CGPoint(x: contentFrame.midX, y: contentFrame.midY)
    }
    expansion?.layOut(content: content, hairline: hairline)
  }

  deinit {
    for item in stack { item.onChange = nil }
  }
}
