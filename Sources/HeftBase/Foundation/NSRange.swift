// A run of UTF-16 units. Foundation's where there is one; a page has the part that text fields hand out.
#if hasFeature(Embedded)
  /// A run of units: where it begins, and how many there are.
  public struct NSRange: Hashable, Sendable {
    public var location: Int
    public var length: Int

    /// A run of units.
    ///
    /// - Parameters:
    ///   - location: Where it begins, from 0; not checked.
    ///   - length: How many units there are; not checked.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    /// Where it ends.
    public var upperBound: Int { location + length }
    /// Where it begins.
    public var lowerBound: Int { location }

    /// Whether a place is in it.
    ///
    /// - Parameter index: The place.
    /// - Returns: True where it is.
    public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

    /// The units of a part of a text.
    ///
    /// - Parameters:
    ///   - region: The part.
    ///   - target: The text.
    public init(_ region: some RangeExpression<String.Index>, in target: String) {
      let range = region.relative(to: target)
      location = target.utf16.distance(from: target.startIndex, to: range.lowerBound)
      length = target.utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
  }

  extension Range where Bound == String.Index {
    /// The part of a text that units of UTF-16 make; nil where they lie beyond the text or within a scalar.
    ///
    /// - Parameters:
    ///   - range: The units.
    ///   - string: The text.
    public init?(_ range: NSRange, in string: String) {
      let units = string.utf16
      guard range.location >= 0, range.length >= 0, range.location <= units.count,
        range.length <= units.count - range.location
      else { return nil }
      let start = units.index(units.startIndex, offsetBy: range.location)
      let end = units.index(start, offsetBy: range.length)
      guard start.samePosition(in: string.unicodeScalars) != nil,
        end.samePosition(in: string.unicodeScalars) != nil
      else { return nil }
      self = start..<end
    }
  }
#else
  import Foundation

  public typealias NSRange = Foundation.NSRange
#endif
