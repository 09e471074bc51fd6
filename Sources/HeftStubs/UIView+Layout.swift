// The members of Auto Layout that look into a layout, and that serve other directions of reading.

import Heft

/// The direction in which a view's contents are read.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an app is laid out: from left to right here.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  /// Kept, and followed by buttons: from right to left a button's picture stands behind its title.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { KeptProperty.semanticContent.value(of: self) ?? .unspecified }
    set {
      KeptProperty.semanticContent.set(newValue, of: self)
      let isMirrored = newValue == .forceRightToLeft
      if let button = self as? UIButton {
        button.isMirrored = isMirrored
      } else if isMirrored {
        Stub.say("UIView.semanticContentAttribute", "views are laid out from left to right here.")
      }
    }
  }
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set {}
  }
  /// Not known here.
  public final var hasAmbiguousLayout: Bool { false }

  /// The view's own constraints.
  ///
  /// - Parameter axis: Makes no difference.
  /// - Returns: The constraints.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints
  }
  public final func exerciseAmbiguityInLayout() {}
}

extension UIViewController {
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { true }
    set {}
  }
}

extension UITableView {
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set {}
  }
}

extension UIScrollView {
  public final var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
}

/// Is told of items that are about to be shown. Nobody tells here: cells are asked for when they are seen.
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items are about to be shown.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - indexPaths: Their places.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items are not about to be shown any more.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - indexPaths: Their places.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  /// Items are not about to be shown any more.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - indexPaths: Their places.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
/// Is told of rows that are about to be shown. Nobody tells here: cells are asked for when they are seen.
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows are about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - indexPaths: Their places.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows are not about to be shown any more.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - indexPaths: Their places.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
  /// Rows are not about to be shown any more.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - indexPaths: Their places.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UICollectionView {
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { nil }
    set { Stub.say("UICollectionView.prefetchDataSource", "cells are asked for when they are seen.") }
  }
  public final var isPrefetchingEnabled: Bool {
    get { false }
    set {}
  }
}
extension UITableView {
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { nil }
    set { Stub.say("UITableView.prefetchDataSource", "cells are asked for when they are seen.") }
  }
}

extension UICollectionViewFlowLayout {
  /// Where a section's distances begin.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  public final var sectionInsetReference: SectionInsetReference {
    get { .fromContentInset }
    set {}
  }
}
