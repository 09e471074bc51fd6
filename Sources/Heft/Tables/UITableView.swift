import HeftProtocol

/// A list of rows in sections, of which only those that are seen have cells.
///
/// Cells that scroll out are used again for rows that scroll in, so a list of ten thousand rows costs what is seen
/// of it.
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; a section's header stays at the top while the section is seen.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections with round corners and margins.
    case insetGrouped = 2
  }

  /// How rows come and go. All move the other rows; those that fade and those that slide fade here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    /// At once.
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// With as little scrolling as it takes.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// Which lines there are between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Stands for a height that the table chooses.
  public static let automaticDimension: CGFloat = -1
  /// A title of the section index that shows a magnifying glass.
  public static let indexSearch = "{search}"

  // MARK: Settings

  /// How sections look.
  public let style: Style
  /// The height of a row, in points; negative or not a number is automatic: as high as the constraints in the cell's
  /// content view make it, or its text of several lines, else 44, and more where the user wants larger text. A table
  /// that finds all rows of one height does not ask the delegate for them.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// The height above and below a section, in points; `automaticDimension` is what its title or view needs.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The height in points that a row of automatic height is taken to have until it is seen; not positive or not a
  /// number is the usual one.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }
  /// Headers and footers are measured when the table loads; kept for what is written for UIKit.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Which lines there are between rows.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { showLooks() } }
  }
  /// The color of those lines; nil is the system's.
  open var separatorColor: UIColor? = .separator {
    didSet { for row in table.visible { row.cell.setNeedsLayout() } }
  }
  /// The distance of those lines from the left and right edge.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableNumbers.margin, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { showLooks() } }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { showLooks() } }
  }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { showLooks() } }
  }
  /// Whether several rows can be selected while they are edited: each that can be edited shows a circle for that, in
  /// place of its control for deleting or inserting.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue, table.isEditing else { return }
      for row in table.visible { updateEditing(of: row, animated: false) }
    }
  }
  /// The color of the section index's titles; nil is the tint.
  open var sectionIndexColor: UIColor? {
    didSet { table.index?.showColors(of: self) }
  }
  /// The ground of the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { table.index?.showColors(of: self) }
  }
  /// The ground of the section index while a finger is on it; nil means the same color as without a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { table.index?.showColors(of: self) }
  }
  /// How many rows the table needs to show its section index.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsReload() } }
  }
  /// A view before the first section, as wide as the table and as high as itself.
  open var tableHeaderView: UIView? {
    didSet { edgeViewChanged(from: oldValue, to: tableHeaderView) }
  }
  /// A view after the last section, as wide as the table and as high as itself.
  open var tableFooterView: UIView? {
    didSet { edgeViewChanged(from: oldValue, to: tableFooterView) }
  }
  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: State

  let table = TableState()
  /// Which methods its delegate and data source have left out, as far as the table knows.
  var unimplemented: UnimplementedMethods = []

  /// The sections that a storyboard fills; a table's controller shows them unless it overrides what asks for them.
  /// nil is a table of its data source. Heft's own.
  public final var staticSections: [StaticSection]? {
    didSet { setNeedsReload() }
  }

  /// Who says what the table shows; not kept.
  open var dataSource: (any UITableViewDataSource)? {
    get { table.dataSource }
    set {
      guard newValue !== table.dataSource else { return }
      table.dataSource = newValue
      unimplemented.remove(.commit)
      unimplemented.remove(.move)
      setNeedsReload()
    }
  }

  /// Who hears what happens in the table; not kept.
  public final var delegate: (any UITableViewDelegate)? {
    get { table.delegate }
    set {
      guard newValue !== table.delegate || newValue !== scroll.delegate else { return }
      table.delegate = newValue
      scroll.delegate = newValue
      table.knowsOfMenus = false
      setNeedsReload()
    }
  }

  /// A table of a style.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - style: Plain, or in groups.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    prepareSwiping()
  }

  /// A plain table.
  ///
  /// - Parameter frame: In its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  // MARK: For subclasses

  open override func layoutSubviews() {
    reloadIfNeeded()
    super.layoutSubviews()
    tile()
  }

  /// Asks the data source and the delegate for everything anew. The selection is lost.
  open func reloadData() {
    table.selected = []
    reloadKeepingSelection()
  }

  /// Whether the rows show their controls for deleting or inserting.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the rows' controls for deleting or inserting, or puts them away.
  ///
  /// - Parameters:
  ///   - editing: Whether they are shown.
  ///   - animated: Whether it is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    endSwipe(animated: animated)
    dropMove()
    if editing != table.isEditing, allowsMultipleSelectionDuringEditing {
      selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
    table.isEditing = editing
    for row in table.visible { updateEditing(of: row, animated: animated) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = event?.changed ?? touches.first { rowTouched(at: touch.location(in: self)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = event?.changed ?? touches.first { fingerMoved(to: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowReleased()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowLost()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is ReorderControl || view is SectionIndexView { return false }
    return super.touchesShouldCancel(in: view)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === table.swipePan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return maySwipe
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    rowLost()
    dropMove()
  }

  override func displayLists(on host: any Host, isNew: Bool) {
    let lists = self.lists
    guard isNew ? !lists.isEmpty : lists != table.toldLists else { return }
    table.toldLists = lists
    host.perform(.lists(display.number, lists))
  }

  override func firstSwipeAction(at place: CGPoint) -> PeekSideAction? { fullSwipeAction(at: place) }

  override func contentSizeCategoryChanged() {
    setNeedsReload()
  }

  override func scrollingWillStart() {
    endSwipe(animated: true)
  }

  override func scrollingDidStop() {
    setNeedsLayout()
  }
}
