import HeftProtocol

/// A row with its cell.
struct VisibleRow {
  var place: RowPlace
  let cell: UITableViewCell
}

/// What a table knows of its rows and cells.
final class TableState {
  // MARK: Data

  var layout = TableLayout()
  var needsReload = true
  /// The heights of rows that were seen and are as high as their content, where that is not the usual height.
  var measured: [RowPlace: Double] = [:]
  /// Whether rows that were not seen are taken to have another height than the usual one.
  var hasEstimates = false
  /// The titles and views of sections that were asked for when the heights were.
  var sections: [TableSectionText] = []

  // MARK: Cells

  /// The rows that have cells, in order.
  var visible: [VisibleRow] = []
  /// Cells of rows that are on their way out.
  var leaving: [UITableViewCell] = []
  var pool = ViewPool<UITableViewCell>()
  var registered: [(identifier: String, make: (String) -> UITableViewCell)] = []
  var edges: [SectionEdge] = []
  /// Headers and footers that are not needed now, and who makes new ones.
  var edgePool: [UITableViewHeaderFooterView] = []
  var registeredEdges: [(identifier: String, make: (String) -> UITableViewHeaderFooterView)] = []
  var index: SectionIndexView?
  /// The rows and sections as the host was told of them last.
  var toldLists: [ListDescription] = []
  /// The width for which the cells were last laid out.
  var width: CGFloat = -1
  var isTiling = false
  /// The safe area as it was when the cells were last laid out.
  var safeArea = UIEdgeInsets.zero

  // MARK: What the user does

  var selected: [RowPlace] = []
  /// The row under the finger, and whether it is lit.
  var touched: RowPlace?
  var isTouchedLit = false
  /// Where the finger came down, in the table's points.
  var touchStart = CGPoint.zero
  var isEditing = false
  var swipePan: UIPanGestureRecognizer?
  var swipe: RowSwipe?
  /// The side whose buttons the finger shows that begins to swipe.
  var swipeSide = SwipeSide.trailing
  /// The row that a finger moves.
  var move: RowMove?

  /// The menus of the rows; nil where the delegate leaves them out.
  var menus: ItemMenus?
  /// Whether the delegate was asked for a menu.
  var knowsOfMenus = false

  // MARK: Changes

  var changes = TableChanges()
  var changeDepth = 0
  var changesAnimate = false
  /// How often the rows have become others.
  var steps = 0

  private var dataReference = WeakReference<any UITableViewDataSource>(nil, token: nil)
  private var delegateReference = WeakReference<any UITableViewDelegate>(nil, token: nil)

  var dataSource: (any UITableViewDataSource)? {
    get { dataReference.object }
    set { dataReference = WeakReference(newValue, token: newValue?.lifeToken) }
  }

  var delegate: (any UITableViewDelegate)? {
    get { delegateReference.object }
    set { delegateReference = WeakReference(newValue, token: newValue?.lifeToken) }
  }

  /// The cell of a row that is seen.
  func cell(at place: RowPlace) -> UITableViewCell? { visible.first { $0.place == place }?.cell }
}

/// What stands above and below a section, as far as it was needed for the heights.
struct TableSectionText {
  var header: String?
  var footer: String?
  /// Views of the delegate's that are not used again.
  var headerView: UIView?
  var footerView: UIView?
  /// Whether the delegate is asked for a view once one is seen.
  var asksForHeader = false
  var asksForFooter = false
  /// What a view says in place of the header.
  var name: String?
  /// The rows that are as high as their content.
  var automatic = AutomaticRows.none
}

/// A header or a footer that is seen.
struct SectionEdge {
  let section: Int
  let isFooter: Bool
  let view: UIView
}
