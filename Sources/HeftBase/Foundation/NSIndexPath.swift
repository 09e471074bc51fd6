/// A place in a list, as Swift 2 called it: `NSIndexPath(row: 0, section: 0)`. A file that imports Foundation too writes
/// `IndexPath`.
public typealias NSIndexPath = IndexPath

extension IndexPath {
  /// A row in a section, as Swift 2 wrote it.
  public init(forRow row: Int, inSection section: Int) {
    self.init(row: row, section: section)
  }

  /// An item in a section, as Swift 2 wrote it.
  public init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }
}
