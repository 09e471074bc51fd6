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
  }
#else
  import Foundation

  public typealias NSRange = Foundation.NSRange
#endif
