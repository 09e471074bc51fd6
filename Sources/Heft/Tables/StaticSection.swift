extension UITableView {
  /// A section of a table whose cells are those of a storyboard: Heft's own.
  public struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]

    /// A section with its cells, each as high as its frame.
    ///
    /// - Parameters:
    ///   - header: The title above; nil for none.
    ///   - footer: The words below; nil for none.
    ///   - cells: The cells, from top to bottom.
    public init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  final func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  final func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      return nil
    }
    return cells[indexPath.row]
  }
}
