import Heft

/// How many columns and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows show, and what is picked. Every method may be left out.
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  )
    -> NSAttributedString?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Columns of rows that are turned by fingers, the wheel or the keyboard: the row in the middle is picked.
open class UIPickerView: UIView {
  /// UIKit's usual height, in points.
  private static let height: CGFloat = 216

  @Weak public final var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  @Weak public final var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  private final var columns: [PickerColumn] = []
  private final let band = UIView()
  private final var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  public final var numberOfComponents: Int {
    load()
    return columns.count
  }

  public final func numberOfRows(inComponent component: Int) -> Int { column(component)?.rows ?? 0 }

  /// The row that is picked; -1 in a column that is not there, as UIKit says it.
  public final func selectedRow(inComponent component: Int) -> Int { column(component)?.selected ?? -1 }

  /// Picks a row without telling the delegate. One that is not there counts as the nearest.
  public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  public final func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  public final func reloadComponent(_ component: Int) {
    guard isLoaded else { return }
    column(component)?.reload()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIPickerView.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: UIPickerView.height)
  }

  private final func column(_ component: Int) -> PickerColumn? {
    load()
    return columns.indices.contains(component) ? columns[component] : nil
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
    let share = open > 0 ? max(bounds.width - asked, 0) / CGFloat(open) : 0
    for index in widths.indices where widths[index] <= 0 { widths[index] = share }
    var x = max((bounds.width - widths.reduce(0, +)) / 2, 0)
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = columns.first?.rowHeight ?? 32
    band.frame = CGRect(
      x: 8, y: (bounds.height - height) / 2, width: max(bounds.width - 16, 0), height: height)
  }
}

/// One column: a list that rests with a row in its middle.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private(set) var rows = 0
  private(set) var selected = 0
  private(set) var rowHeight: CGFloat = 32
  @Weak private var picker: UIPickerView?
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var laidOut = CGSize.zero

  init(component: Int, picker: UIPickerView) {
    self.component = component
    super.init(frame: .zero)
    self.picker = picker
    delegate = self
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let tap = UITapGestureRecognizer()
    tap.addHandler { [column = Weak(wrappedValue: self)] tap in column.wrappedValue?.tapped(tap) }
    addGestureRecognizer(tap)
  }

  private var edge: CGFloat { max((bounds.height - rowHeight) / 2, 0) }

  func reload() {
    guard let picker else { return }
    rows = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 32
    rowHeight = height > 0 ? height : 32
    selected = min(selected, max(rows - 1, 0))
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    laidOut = .zero
    setNeedsLayout()
    tellValue()
  }

  func select(_ row: Int, animated: Bool) {
    selected = min(max(row, 0), max(rows - 1, 0))
    tellValue()
    guard laidOut != .zero else { return setNeedsLayout() }
    setContentOffset(offset(of: selected), animated: animated)
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - edge) }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + edge) / rowHeight).rounded()), 0), max(rows - 1, 0))
  }

  override func layoutSubviews() {
    if laidOut != bounds.size {
      laidOut = bounds.size
      contentInset = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight)
      contentOffset = offset(of: selected)
    }
    super.layoutSubviews()
    showRows()
  }

  /// The rows that are seen have views; those near the edges fade.
  private func showRows() {
    guard let picker, rows > 0, bounds.height > 0 else { return }
    let first = max(Int((contentOffset.y / rowHeight).rounded(.down)), 0)
    let last = min(Int(((contentOffset.y + bounds.height) / rowHeight).rounded(.down)), rows - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      if shown[row] == nil {
        let view =
          picker.delegate?.pickerView(
            picker, viewForRow: row, forComponent: component, reusing: spare.popLast())
          ?? UIView()
        view.isUserInteractionEnabled = false
        shown[row] = view
        addSubview(view)
      }
      let middle = contentOffset.y + bounds.height / 2
      let frame = CGRect(
        x: 4, y: CGFloat(row) * rowHeight, width: max(bounds.width - 8, 0), height: rowHeight)
      shown[row]?.frame = frame
      let distance = abs(frame.midY - middle) / max(bounds.height / 2, 1)
      shown[row]?.alpha = max(1 - distance * distance, 0.1)
    }
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    if row >= 0, row < rows { pick(row) }
  }

  private func pick(_ row: Int) {
    guard row != selected else { return }
    select(row, animated: true)
    tellDelegate()
  }

  private func tellDelegate() {
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }

  private func tellValue() {
    guard let picker else { return }
    let title = picker.delegate?.pickerView(picker, titleForRow: selected, forComponent: component)
    accessibilityValue = title ?? "\(selected + 1)"
  }

  override func accessibilityIncrement() { if selected + 1 < rows { pick(selected + 1) } }
  override func accessibilityDecrement() { if selected > 0 { pick(selected - 1) } }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    let row = row(at: contentOffset.y)
    guard row != selected else { return }
    selected = row
    tellValue()
    tellDelegate()
  }
}
