// Properties and methods of collection views that change nothing here, and some that are made of others.

import Heft

extension UICollectionView {
  /// How soon items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  /// Items make room at once here.
  public final var reorderingCadence: ReorderingCadence {
    get { .immediate }
    set {}
  }
  public final var allowsSelectionDuringEditing: Bool {
    get { allowsSelection }
    set {}
  }
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { allowsMultipleSelection }
    set {
      if newValue {
        Stub.say(
          "UICollectionView.allowsMultipleSelectionDuringEditing",
          "allowsMultipleSelection is what counts here.")
      }
    }
  }
  /// Whether changes are yet to be shown: they are at once here.
  public final var hasUncommittedUpdates: Bool { false }
  public final var hasActiveDrag: Bool { false }
  public final var hasActiveDrop: Bool { false }
  public final var isSpringLoaded: Bool {
    get { false }
    set {}
  }
  public final var remembersLastFocusedIndexPath: Bool {
    get { false }
    set {}
  }
  public final var selectionFollowsFocus: Bool {
    get { false }
    set {}
  }
  public final var allowsFocus: Bool {
    get { true }
    set {}
  }
  public final var allowsFocusDuringEditing: Bool {
    get { false }
    set {}
  }
  /// The interaction of the items' menus, which apps do not get here.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Returns the places of the views of a kind that are seen.
  ///
  /// - Parameter elementKind: The kind: a header or a footer.
  /// - Returns: The places.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var paths: [IndexPath] = []
    for element in seen
    where element.representedElementCategory == .supplementaryView && !element.isHidden
      && element.frame.intersects(bounds)
    {
      if let kind = element.representedElementKind, kind.utf8.elementsEqual(elementKind.utf8) {
        paths.append(element.indexPath)
      }
    }
    return paths
  }

  /// Reads the contents of items anew.
  ///
  /// - Parameter indexPaths: The items.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
}

extension UICollectionViewCell {
  /// What a drag does with a cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
}

extension UICollectionViewListCell {
  /// Where the line below the cell would lie. The line does not follow it here.
  public final var separatorLayoutGuide: UILayoutGuide {
    if let guide: UILayoutGuide = KeptProperty.separatorGuide.value(of: self) { return guide }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    KeptProperty.separatorGuide.set(guide, of: self)
    return guide
  }
}

extension UICollectionViewController {
  public final var useLayoutToLayoutNavigationTransitions: Bool {
    get { false }
    set {
      if newValue {
        Stub.say(
          "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
          "screens slide in as others do.")
      }
    }
  }
}

extension UICollectionViewLayout {
  /// Has decorations made of a nib file's first object.
  ///
  /// - Parameters:
  ///   - nib: The file; nil changes nothing.
  ///   - elementKind: The kind.
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return }
    register(forDecorationViewOfKind: elementKind) { _ in
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// How much larger the content becomes, which the layout says itself here.
  public final var contentSizeAdjustment: CGSize {
    get { .zero }
    set {}
  }
  /// The supplementary views that were named: apps are not told here.
  public final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { nil }
  /// The decorations that were named: apps are not told here.
  public final var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { nil }

  /// Names supplementary views whose attributes have changed, which is so of all.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their places.
  public final func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}

  /// Names decorations whose attributes have changed, which is so of all.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their places.
  public final func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}
