/// A row of a table: a picture, one or two texts, and an accessory at the right.
open class UITableViewCell: UIView {
  /// The arrangements of a cell's picture and texts.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// A small text in the tint's color, and one to the right of it.
    case value2 = 2
    /// A text and a smaller one below it.
    case subtitle = 3
  }

  /// The accessories at the right of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row opens something.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a row is highlighted.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// Gray, as all have been since iOS 7.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The effect of editing on a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The identifier by which the cell is dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The identifier that the cell was made with.
  final let storedReuseIdentifier: String?
  let style: CellStyle

  /// The view for the content: it fills the cell's bounds without the accessories at the left and right.
  public let contentView = UIView()
  let parts = CellParts()

  /// The accessory at the right.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue, !isEditing { accessoryChanged() } }
  }
  /// A view at the right in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if !isEditing { accessoryChanged() }
    }
  }
  /// The accessory at the right while the row shows its editing controls.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue, isEditing { accessoryChanged() } }
  }
  /// A view at the right in place of that accessory.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isEditing { accessoryChanged() }
    }
  }
  /// Accepted for compatibility with UIKit: the data source decides whether a row has a handle.
  open var showsReorderControl = false
  /// How the row is highlighted.
  open var selectionStyle = SelectionStyle.default {
    didSet { selectionChanged(animated: false) }
  }
  /// The view behind the content; nil is the background color alone.
  open var backgroundView: UIView? {
    didSet { groundChanged(from: oldValue) }
  }
  /// The view behind the content of a highlighted row; nil is a gray ground.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      selectionChanged(animated: false)
    }
  }
  /// The line below the row: its distance from the left and right edge; nil is the table's.
  open var separatorInset: UIEdgeInsets? {
    didSet { setNeedsLayout() }
  }
  /// The level to which the row's content is indented, and the width of a level, in points.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The segue of the row when it is selected, in a scene of a storyboard.
  final var selectionSegue: SelectionSegue?
  /// Tells another module that the row is selected or highlighted, or is no more.
  package final var stateChanged: (() -> Void)?
  /// The segue of the row's accessory button, in a scene of a storyboard.
  final var accessorySegue: SelectionSegue?

  /// A cell of a style, to be used again by its identifier.
  ///
  /// - Parameters:
  ///   - style: Which labels it has, and where.
  ///   - reuseIdentifier: The identifier by which it is used again; nil means it is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableNumbers.rowHeight))
    contentView.layout.usualMargins = .row
    contentView.frame = bounds
    addSubview(contentView)
    clipsToBounds = true
  }

  /// A cell of the default style that is not used again.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// The cell that a table makes of a registered class: of the default style. A class that overrides
  /// `init(style:reuseIdentifier:)` has it too.
  ///
  /// - Parameter reuseIdentifier: The identifier.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is lit because it is touched.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row as selected or not. It changes the look alone: `UITableView.selectRow` selects.
  ///
  /// - Parameters:
  ///   - selected: Whether it looks selected.
  ///   - animated: Whether it is animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    selectionChanged(animated: animated)
  }

  /// Lights the row or not.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is lit.
  ///   - animated: Whether it is animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    selectionChanged(animated: animated)
  }

  /// Whether the row shows its control for deleting or inserting.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the row's control for deleting or inserting, or puts it away.
  ///
  /// - Parameters:
  ///   - editing: Whether it is shown.
  ///   - animated: Whether it is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let changesAccessories = parts.isEditing != editing && hasAccessories
    parts.isEditing = editing
    if changesAccessories { accessoryChanged() }
    editingChanged(animated: animated)
  }

  /// The effect of editing on the row, which its table's delegate decides.
  public final var editingStyle: EditingStyle { parts.rowStyle.editingStyle }

  /// The cell is about to show another row: reset the values that were set for the last one.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func accessibilityActivate() -> Bool {
    guard let table = superview as? UITableView else { return false }
    return table.activate(self)
  }

  override var actionsBehind: [UIAccessibilityCustomAction] {
    var here = superview
    while let view = here {
      if let table = view as? UITableView { return table.customActions(of: self) }
      here = view.superview
    }
    return []
  }
}

/// The parts of a cell besides its content.
final class CellParts {
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var imageView: UIImageView?
  var accessories: [UIView] = []
  /// The ground of a row in a table with round corners: it is larger than the cell where a corner is not round.
  var ground: UIView?
  var selection: UIView?
  var separator: UIView?
  /// The control at the left of a row that is edited, and the handle at its right.
  var control: UIView?
  var handle: ReorderControl?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// How the table shows the row.
  var rowStyle = RowStyle()
}

/// The number of a row in its section, from 1, and the number of rows in the section.
struct RowOrder: Equatable {
  var row: Int
  var count: Int
}

/// How a table shows a cell.
struct RowStyle: Equatable {
  var hasSeparator = false
  var separatorInset = UIEdgeInsets.zero
  /// Whether the row is the first or last of a section with round corners.
  var roundsTop = false
  var roundsBottom = false
  var isInset = false
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether a circle shows if the row is among those chosen.
  var showsMark = false
  /// Whether the content makes room for the control at the left.
  var indentsWhileEditing = true
  /// The row's place among those that it can be moved past; nil where it cannot be moved.
  var order: RowOrder?
  var isButton = false
}
