/// Columns of rows that fingers, the wheel or a screen reader's user turn: the row in the middle is picked.
open class UIPickerView: UIView {
  /// The data source, which provides the numbers of columns and rows.
  @Weak public final var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The delegate, which provides the content of the rows and is told of picks.
  @Weak public final var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  private final var columns: [PickerColumn] = []
  private final let band = UIView()
  private final var isLoaded = false
  /// The names of the columns that a screen reader says, if they have names of their own.
  final var columnNames: [String] = []

  /// A picker with a frame and no columns.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.cornerRadius = PickerMetrics.bandCorner
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// How many columns there are.
  public final var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// How many rows a column has.
  ///
  /// - Parameter component: The column, from 0.
  /// - Returns: The number; 0 for a column that is not there.
  public final func numberOfRows(inComponent component: Int) -> Int { column(component)?.rows ?? 0 }

  /// The row that is picked in a column.
  ///
  /// - Parameter component: The column, from 0.
  /// - Returns: The row, from 0; -1 for a column that is not there.
  public final func selectedRow(inComponent component: Int) -> Int { column(component)?.selected ?? -1 }

  /// Picks a row without telling the delegate. One that is not there counts as the nearest.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The column, from 0; one that is not there changes nothing.
  ///   - animated: Whether the column turns to the row.
  public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// The view that a row has now.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The column, from 0.
  /// - Returns: The view; nil where the row is not seen.
  public final func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.shown[row]
  }

  /// Asks for all columns and rows again.
  public final func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for a column's rows again.
  ///
  /// - Parameter component: The column, from 0; one that is not there changes nothing.
  public final func reloadComponent(_ component: Int) {
    guard isLoaded else { return }
    column(component)?.reload()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: PickerMetrics.size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  private final func column(_ component: Int) -> PickerColumn? {
    load()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// Returns the name of a column that a screen reader says: its own, else the picker's and its place among several.
  final func name(ofColumn component: Int) -> String {
    if columnNames.indices.contains(component) { return columnNames[component] }
    let name = accessibilityLabel ?? "Picker"
    return columns.count > 1 ? "\(name), \(component + 1) of \(columns.count)" : name
  }

  /// Makes the columns that the data source has now; those that stay keep their rows.
  private final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(component: columns.count, picker: self)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { column.reload() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    var widths = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let asked = widths.reduce(0, +)
    let open = widths.count { $0 <= 0 }
    let share = open > 0 ? max(bounds.size.width - asked, 0) / CGFloat(open) : 0
    for index in widths.indices where widths[index] <= 0 { widths[index] = share }
    var x = max((bounds.size.width - widths.reduce(0, +)) / 2, 0)
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.size.height)
      column.accessibilityLabel = name(ofColumn: column.component)
      x += width
    }
    let height = columns.first?.rowHeight ?? PickerMetrics.rowHeight
    let inset = PickerMetrics.bandInset
    band.frame = CGRect(
      x: inset, y: (bounds.size.height - height) / 2, width: max(bounds.size.width - 2 * inset, 0),
      height: height)
  }
}

/// How pickers look, after iOS 14; our choice. Lengths in points, times in seconds.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let bandCorner: CGFloat = 8
  static let bandInset: CGFloat = 8
  /// The room beside a row's view.
  static let rowInset: CGFloat = 4
  /// How much is seen of the rows at the edges.
  static let faintest: CGFloat = 0.1
  /// How long after the last turn of the wheel a row is picked.
  static let wheelRest = 0.2
}
