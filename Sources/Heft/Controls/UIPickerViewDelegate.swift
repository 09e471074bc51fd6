/// How many columns and rows a picker has.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many columns there are.
  ///
  /// - Parameter pickerView: The picker that asks.
  /// - Returns: The number; less than 0 counts as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a column has.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - component: The column, from 0.
  /// - Returns: The number; less than 0 counts as 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker: provides the content of its rows, and is told of picks. Every method may be left out.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - row: The row, from 0.
  ///   - component: The column, from 0.
  /// - Returns: The words; nil means none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row in a look of its own; takes precedence over `titleForRow`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - row: The row, from 0.
  ///   - component: The column, from 0.
  /// - Returns: The words; nil leaves them to `titleForRow`.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row; takes precedence over the titles.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - row: The row, from 0.
  ///   - component: The column, from 0.
  ///   - view: A view of a row that is no longer visible, to show this one; or nil.
  /// - Returns: The view; a label with the title unless implemented.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Returns the width of a column, in points.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - component: The column, from 0.
  /// - Returns: The width; 0, as unless implemented, is an equal share of the room that the others leave.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a column's rows are, in points.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that asks.
  ///   - component: The column, from 0.
  /// - Returns: The height; 32 unless implemented.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The user has picked a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row, from 0.
  ///   - component: The column, from 0.
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
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    PickerMetrics.rowHeight
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
