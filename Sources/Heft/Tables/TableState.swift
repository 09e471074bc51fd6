import HeftProtocol

/// A row with its cell.
struct VisibleRow {
  var place: RowPlace
  let cell: UITableViewCell
}

/// The state of a table's rows and cells.
final class TableState {
  // MARK: Data

  var layout = TableLayout()
  var needsReload = true
  /// The heights of rows that were visible and are as high as their content, if they differ from the usual height.
  var measured: [RowPlace: Double] = [:]
  /// Whether rows that were not visible are assumed to have another height than the usual one.
  var hasEstimates = false
  /// The titles and views of sections that were asked for together with the heights.
  var sections: [TableSectionText] = []

  // MARK: Cells

  /// The rows that have cells, in order.
  var visible: [VisibleRow] = []
  /// Cells of rows that are disappearing.
  var leaving: [UITableViewCell] = []
  var pool = ViewPool<UITableViewCell>()
  var registered: [(identifier: String, make: (String) -> UITableViewCell)] = []
  var edges: [SectionEdge] = []
  /// Headers and footers that are not needed now, and the closures that make new ones.
  var edgePool: [UITableViewHeaderFooterView] = []
  var registeredEdges: [(identifier: String, make: (String) -> UITableViewHeaderFooterView)] = []
  var index: SectionIndexView?
  /// The rows and sections as the host was told of them last.
  var toldLists: [ListDescription] = []
  /// The width in which headers and footers were last measured.
  var measuredWidth: CGFloat = -1
  /// The width for which the cells were last laid out.
  var width: CGFloat = -1
  var isTiling = false
  /// The safe area as it was when the cells were last laid out.
  var safeArea = UIEdgeInsets.zero

  // MARK: What the user does

  var selected: [RowPlace] = []
  /// The row under the finger, and whether it is highlighted.
  var touched: RowPlace?
  var isTouchedLit = false
  /// Where the finger came down, in the table's points.
  var touchStart = CGPoint.zero
  var isEditing = false
  var swipePan: UIPanGestureRecognizer?
  var swipe: RowSwipe?
  /// The side of the buttons that the finger reveals as it begins to swipe.
  var swipeSide = SwipeSide.trailing
  /// The row that a finger moves.
  var move: RowMove?

  /// The menus of the rows; nil if the delegate has none.
  var menus: ItemMenus?
  /// Whether the delegate was asked for a menu.
  var knowsOfMenus = false

  // MARK: Changes

  var changes = TableChanges()
  var changeDepth = 0
  var changesAnimate = false
  /// The number of changes of the rows.
  var steps = 0

  private var dataReference = Weak<any UITableViewDataSource>(nil, token: nil)
  private var delegateReference = Weak<any UITableViewDelegate>(nil, token: nil)

  var dataSource: (any UITableViewDataSource)? {
    get { dataReference.object }
    set { dataReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  var delegate: (any UITableViewDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// Returns the cell of a row that is visible.
  func cell(at place: RowPlace) -> UITableViewCell? { visible.first { $0.place == place }?.cell }
}

/// The titles and views above and below a section, as far as they were needed for the heights.
struct TableSectionText {
  var header: String?
  var footer: String?
  /// Views of the delegate that are not used again.
  var headerView: UIView?
  var footerView: UIView?
  /// Whether the delegate is asked for a view once the header or the footer is visible.
  var asksForHeader = false
  var asksForFooter = false
  /// Whether the height of the header or of the footer follows the width of the table.
  var followsWidth = false
  /// The name that a view gives in place of the header.
  var name: String?
  /// The rows that are as high as their content.
  var automatic = AutomaticRows.none
}

/// A header or a footer that is visible.
struct SectionEdge {
  let section: Int
  let isFooter: Bool
  let view: UIView
}
