// Parts of compositional layouts that make no difference here.

import Heft

/// The edges from which the distances of a section count.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

extension NSCollectionLayoutSection {
  /// Always the safe area.
  public var contentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
  /// Always the safe area.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// Always the safe area.
  public var contentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
}
