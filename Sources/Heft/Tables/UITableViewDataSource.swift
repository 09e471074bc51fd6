/// Says what a table shows. Two methods have to be there, the others may be left out.
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has; a negative number counts as none.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: made anew, or one from `dequeueReusableCell(withIdentifier:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are: 1 unless it says otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section; nil is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted or inserted: yes unless it says otherwise.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user deletes a row, or inserts one: change the data, then tell the table with `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`. A table whose data source leaves this out stops offering it at the first try.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.leavesOut.insert(.commit)
  }
}
