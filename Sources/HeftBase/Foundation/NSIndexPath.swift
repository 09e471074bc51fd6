/// A place in a list, as Swift 2 called it: `NSIndexPath(row: 0, section: 0)`. A file that imports Foundation too writes
/// `IndexPath`.
public typealias NSIndexPath = IndexPath

extension IndexPath {
  /// A row in a section, as Swift 2 wrote it.
  ///
  /// - Parameters:
  ///   - row: The row in the section, from 0.
  ///   - section: The section, from 0.
  public init(forRow row: Int, inSection section: Int) {
    self.init(row: row, section: section)
  }

  /// An item in a section, as Swift 2 wrote it.
  ///
  /// - Parameters:
  ///   - item: The item in the section, from 0.
  ///   - section: The section, from 0.
  public init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }
}
