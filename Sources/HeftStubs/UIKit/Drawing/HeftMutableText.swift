// The `mutableString` of a text with attributes.

import Heft

/// The characters of a text with attributes, for changes.
public final class HeftMutableText: NSObject {
  private let text: NSMutableAttributedString

  init(_ text: NSMutableAttributedString) {
    self.text = text
    super.init()
  }

  public var length: Int { text.length }
  public override var description: String { text.string }

  private func put(_ other: String, at range: NSRange) {
    // At the end the last character's attributes go on.
    let place = min(range.location, max(text.length - 1, 0))
    let attributes = text.attributes(at: place, effectiveRange: nil)
    text.replaceCharacters(in: range, with: NSAttributedString(string: other, attributes: attributes))
  }

  /// Puts characters at the end.
  ///
  /// - Parameter other: The characters.
  public func append(_ other: String) { put(other, at: NSRange(location: text.length, length: 0)) }
  /// Puts characters at a place.
  ///
  /// - Parameters:
  ///   - other: The characters.
  ///   - location: In UTF-16 units from the beginning.
  public func insert(_ other: String, at location: Int) {
    put(other, at: NSRange(location: location, length: 0))
  }
  /// Puts characters in the place of all.
  ///
  /// - Parameter other: The characters.
  public func setString(_ other: String) { put(other, at: NSRange(location: 0, length: text.length)) }
  /// Takes characters out.
  ///
  /// - Parameter range: In UTF-16 units.
  public func deleteCharacters(in range: NSRange) { text.deleteCharacters(in: range) }
  /// Puts characters in the place of others.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - other: The characters.
  public func replaceCharacters(in range: NSRange, with other: String) { put(other, at: range) }

  /// Puts characters in the place of others wherever these are.
  ///
  /// - Parameters:
  ///   - target: The characters that go.
  ///   - replacement: Those that come.
  ///   - options: Make no difference here.
  ///   - searchRange: Where they are looked for, in UTF-16 units.
  /// - Returns: How often they were there.
  @discardableResult
  public func replaceOccurrences(
    of target: String, with replacement: String, options: String.CompareOptions, range searchRange: NSRange
  ) -> Int {
    let wanted = Array(target.utf16)
    guard !wanted.isEmpty else { return 0 }
    let units = Array(text.string.utf16)
    var place = min(searchRange.location + searchRange.length, units.count) - wanted.count
    var count = 0
    // From the end, so that places before stay what they are.
    while place >= searchRange.location, place >= 0 {
      if units[place..<place + wanted.count].elementsEqual(wanted) {
        text.replaceCharacters(in: NSRange(location: place, length: wanted.count), with: replacement)
        count += 1
        place -= wanted.count
      } else {
        place -= 1
      }
    }
    return count
  }

  /// Where characters are.
  ///
  /// - Parameter other: The characters.
  /// - Returns: In UTF-16 units; `NSNotFound` where they are not.
  public func range(of other: String) -> NSRange { heftString(text.string).range(of: other) }
  /// Some of the characters.
  ///
  /// - Parameter range: In UTF-16 units.
  /// - Returns: The characters.
  public func substring(with range: NSRange) -> String { text.attributedSubstring(from: range).string }
}
