import Heft

/// Puts what has a name into the sections of an index: A to Z, and # for the rest.
open class UILocalizedIndexedCollation: NSObject {
  nonisolated(unsafe) private static let shared = UILocalizedIndexedCollation()

  /// The collation of the English alphabet.
  ///
  /// - Returns: The one that all lists share.
  public static func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections: A to Z and #.
  public final let sectionTitles: [String] =
    (UInt8(65)...90).map { String(decoding: [$0], as: UTF8.self) } + ["#"]
  /// The titles beside the list, which are the same.
  public final var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the index leads to.
  ///
  /// - Parameter index: The title's place.
  /// - Returns: The same place.
  public final func section(forSectionIndexTitle index: Int) -> Int { index }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: Reads what it is sorted by; on the platform the selector of a property.
  /// - Returns: The section of the first letter; the last one where that is not one of A to Z.
  public final func section<Object>(
    for object: Object, collationStringSelector name: (Object) -> String
  ) -> Int {
    let first = plain(name(object)).utf8.first ?? 0
    return first >= 97 && first <= 122 ? Int(first) - 97 : sectionTitles.count - 1
  }

  /// Objects in the order of their names.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - name: Reads what they are sorted by.
  /// - Returns: The objects; objects of one name stay in their order.
  public final func sortedArray<Object>(
    from array: [Object], collationStringSelector name: (Object) -> String
  ) -> [Object] {
    array.enumerated().map { (offset: $0.offset, name: plain(name($0.element)), object: $0.element) }
      .sorted { $0.name == $1.name ? $0.offset < $1.offset : $0.name < $1.name }
      .map { $0.object }
  }

  private final func plain(_ text: String) -> String {
    text.lowercased()
  }
}
