/// Provides the content of a collection view. Two methods are required, the others may be left out.
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has; a negative number counts as none.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The section, from 0.
  /// - Returns: How many.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The item.
  /// - Returns: The cell.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// How many sections there are: 1 unless it says otherwise.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: How many.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header or a footer, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  /// - Returns: The view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the user can move an item: yes unless it says otherwise, where there is `collectionView(_:moveItemAt:to:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The item.
  /// - Returns: Whether the user can.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// The user has moved an item: change the data. The collection view moves the cell itself, unless it is told to load
  /// anew. Where `collectionView(_:canMoveItemAt:)` is left out, it is called once with the same place twice before the
  /// first item is moved: only so is it known to be there.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: Where the item was.
  ///   - destinationIndexPath: Where it is once it was taken out there.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.collection.leaveCanMoveOut()
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.collection.leavesMovesOut = true
  }
}
