/// Views in a row or a column, which it places by constraints of its own.
open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// By how much they hug their content and resist compression.
    case fill = 0
    /// All as long as the first.
    case fillEqually = 1
    /// By the lengths of their contents.
    case fillProportionally = 2
    /// Each as long as its content, with gaps of one length, at least the spacing.
    case equalSpacing = 3
    /// The same, with middles at one distance, the gaps at least the spacing.
    case equalCentering = 4
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// In a row, the baselines of first lines on one line; in a column the same as `leading`.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// In a row, the baselines of last lines on one line; in a column the same as `leading`.
    case lastBaseline = 5

    /// The name of `leading` in a row.
    public static var top: Alignment { .leading }
    /// The name of `trailing` in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Whether the views lie in a row, which is the default, or in a column.
  public final var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views share the stack's length.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// How the views lie across the stack.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The gap between two views, in points; a negative one lets them overlap.
  public final var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views lie within the stack's layout margins.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() }
    }
  }
  /// Whether the gaps of a column are from baseline to baseline.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The value that `customSpacing(after:)` returns if the stack's spacing applies.
  public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The system's gap, 8 points.
  public static var spacingUseSystem: CGFloat { LayoutNumbers.space }

  /// The views that the stack places, in their order. One that is hidden takes no room.
  public private(set) final var arrangedSubviews: [UIView] = []
  private var customGaps: [(view: UIView, gap: CGFloat)] = []
  /// The constraints and guides that the stack has made.
  final var made: [NSLayoutConstraint] = []
  final var gapGuides: [UILayoutGuide] = []
  private var isStale = true

  /// A stack of views.
  ///
  /// - Parameter views: The views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// The first view that is shown. Constraints ask when they are made active.
  open override var forFirstBaselineLayout: UIView { arrangedSubviews.first { !$0.isHidden } ?? self }

  /// The last view that is shown. Constraints ask when they are made active.
  open override var forLastBaselineLayout: UIView { arrangedSubviews.last { !$0.isHidden } ?? self }

  // MARK: The views

  /// Puts a view at the end, and into the stack where it is not yet there.
  ///
  /// - Parameter view: The view.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place among the others; a place that is not there counts as the nearest one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The place, from 0.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.constraints(made: true)?.stackChange = weakify(self) { $0.setNeedsArrangement() }
    setNeedsArrangement()
  }

  /// Places a view no longer. It stays a subview.
  ///
  /// - Parameter view: The view.
  public final func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    release(view)
    setNeedsArrangement()
  }

  private final func release(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customGaps.removeAll { $0.view === view }
    view.constraints(made: false)?.stackChange = nil
    view.constraints(made: false)?.stackContentChange = nil
  }

  /// Sets the gap after a view, in points; `spacingUseDefault` is the stack's own.
  ///
  /// - Parameters:
  ///   - spacing: In points.
  ///   - arrangedSubview: The view.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customGaps.removeAll { $0.view === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault { customGaps.append((arrangedSubview, spacing)) }
    setNeedsArrangement()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  ///
  /// - Parameter arrangedSubview: The view.
  /// - Returns: In points.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customGaps.first { $0.view === arrangedSubview }?.gap ?? UIStackView.spacingUseDefault
  }

  final func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    return own == UIStackView.spacingUseDefault ? spacing : own
  }

  // MARK: Layout

  private final func setNeedsArrangement() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      // A view that was taken out of the stack is not placed any more.
      for view in arrangedSubviews where view.superview !== self { release(view) }
      clear()
      arrange(arrangedSubviews.filter { !$0.isHidden })
      NSLayoutConstraint.activate(made)
      for view in arrangedSubviews {
        view.constraints(made: true)?.stackContentChange =
          distribution == .fillProportionally ? weakify(self) { $0.setNeedsArrangement() } : nil
      }
    }
    super.updateConstraints()
  }

  private final func clear() {
    NSLayoutConstraint.deactivate(made)
    for guide in gapGuides { removeLayoutGuide(guide) }
    made = []
    gapGuides = []
  }

  /// The size that the views need.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
