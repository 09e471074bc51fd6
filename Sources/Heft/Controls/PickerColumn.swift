/// A column of a picker: a list that rests with a row in its middle.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private(set) var rows = 0
  private(set) var selected = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The views of the rows that are seen.
  private(set) var shown: [Int: UIView] = [:]
  @Weak private var picker: UIPickerView?
  private var spare: [UIView] = []
  private var laidOut = CGSize.zero
  /// Whether the column itself moves its content.
  private var isPlacing = false
  private var wheelTimer: Timer?

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

  private var edge: CGFloat { max((bounds.size.height - rowHeight) / 2, 0) }

  func reload() {
    guard let picker else { return }
    rows = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
    rowHeight = height > 0 ? height : PickerMetrics.rowHeight
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
    move(to: selected, animated: animated)
  }

  private func move(to row: Int, animated: Bool) {
    isPlacing = true
    setContentOffset(offset(of: row), animated: animated)
    isPlacing = false
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - edge) }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + edge) / rowHeight).rounded()), 0), max(rows - 1, 0))
  }

  override func layoutSubviews() {
    isPlacing = true
    if laidOut != bounds.size {
      laidOut = bounds.size
      contentInset = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
      contentSize = CGSize(width: bounds.size.width, height: CGFloat(rows) * rowHeight)
      contentOffset = offset(of: selected)
    }
    super.layoutSubviews()
    isPlacing = false
    showRows()
  }

  /// The rows that are seen have views; those near the edges fade.
  private func showRows() {
    guard let picker, rows > 0, bounds.size.height > 0 else { return }
    let (top, height) = (contentOffset.y, bounds.size.height)
    let first = max(Int((top / rowHeight).rounded(.down)), 0)
    let last = min(Int(((top + height) / rowHeight).rounded(.down)), rows - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? makeView(of: row, in: picker)
      let inset = PickerMetrics.rowInset
      let frame = CGRect(
        x: inset, y: CGFloat(row) * rowHeight, width: max(bounds.size.width - 2 * inset, 0),
        height: rowHeight)
      view.frame = frame
      let distance = abs(frame.midY - top - height / 2) / max(height / 2, 1)
      view.alpha = max(1 - distance * distance, PickerMetrics.faintest)
    }
  }

  private func makeView(of row: Int, in picker: UIPickerView) -> UIView {
    let view =
      picker.delegate?.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: spare.popLast()) ?? UIView()
    view.isUserInteractionEnabled = false
    // The column says its value itself.
    view.accessibilityElementsHidden = true
    shown[row] = view
    addSubview(view)
    return view
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
  override func accessibilityMove(toGreatest isGreatest: Bool) -> Bool {
    if rows > 0 { pick(isGreatest ? rows - 1 : 0) }
    return true
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsLayout()
    let isWheel = scroll.motion.map { $0.cause == .wheel } ?? (scroll.drag == nil)
    if isWheel, !isPlacing { restSoon() }
  }

  /// The wheel turns by any distance: once it stands still, the nearest row comes to the middle.
  private func restSoon() {
    wheelTimer?.invalidate()
    wheelTimer = Timer.scheduledTimer(
      withTimeInterval: PickerMetrics.wheelRest, repeats: false,
      block: weakify(self) { column, _ in column.rest() })
  }

  private func rest() {
    wheelTimer = nil
    guard scroll.drag == nil, scroll.motion == nil else { return }
    let row = row(at: contentOffset.y)
    move(to: row, animated: true)
    settle(at: row)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(at: row(at: contentOffset.y)) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle(at: row(at: contentOffset.y)) }

  private func settle(at row: Int) {
    guard row != selected else { return }
    selected = row
    tellValue()
    tellDelegate()
  }
}
