/// Says what a table shows. Two methods have to be there, the others may be left out.
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has; a negative number counts as none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: How many.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: made anew, or one from `dequeueReusableCell(withIdentifier:)`.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The cell.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are: 1 unless it says otherwise.
  ///
  /// - Parameter tableView: The table.
  /// - Returns: How many; a negative number counts as none.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The title; nil if there is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section; nil for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The words; nil if there is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted or inserted: yes unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: Whether it can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user deletes a row, or inserts one: change the data, then tell the table with `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`. A table whose data source leaves this out stops offering it at the first try.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: What the user does.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
  /// Whether the user can move a row while the table is edited: no unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: Whether the user can.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has moved a row: change the data. The table moves the row itself, unless it is told to load anew. One
  /// whose data source leaves this out stops offering it at the first try.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where the row was.
  ///   - destinationIndexPath: Where it is once it was taken out there.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of the index at a plain table's right edge; nil is no index.
  ///
  /// - Parameter tableView: The table.
  /// - Returns: The titles from top to bottom; nil, or none, is no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a title of the index leads: that of the same number unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - title: The title.
  ///   - index: Its number, from 0.
  /// - Returns: The section; one that is not there is not scrolled to.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.unimplemented.insert(.commit)
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.unimplemented.insert(.move)
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
