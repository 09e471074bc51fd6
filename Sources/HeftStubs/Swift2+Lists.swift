// What lists and numbers have in Swift 2 alone.

import Heft

extension UICollectionView.ScrollPosition {
  /// No place, which is none of the options.
  public static var none: UICollectionView.ScrollPosition { [] }
}

extension IndexPath {
  /// One of the path's numbers.
  ///
  /// - Parameter position: Its place; 0 is the section's.
  /// - Returns: The number.
  public func heftIndex(atPosition position: Int) -> Int { self[position] }
}

extension NumberFormatter {
  /// A number as text in one of the styles.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: The style.
  /// - Returns: The text.
  @_disfavoredOverload
  public static func localizedString(from number: Double, number style: Style) -> String {
    localizedString(from: NSNumber(value: number), number: style)
  }
  /// A number as text in one of the styles.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: The style.
  /// - Returns: The text.
  @_disfavoredOverload
  public static func localizedString(from number: Int, number style: Style) -> String {
    localizedString(from: NSNumber(value: number), number: style)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether all of the layout is to be computed anew; not known here.
  public final var invalidateEverything: Bool { false }
  /// Whether the data source is asked again for its counts; not known here.
  public final var invalidateDataSourceCounts: Bool { false }
}
