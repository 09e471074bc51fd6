// The scanner's methods of older Swift, which put what they read where a pointer leads.

import Heft

extension Scanner {
  private func put<Value>(_ value: Value?, _ result: UnsafeMutablePointer<Value>?) -> Bool {
    guard let value else { return false }
    result?.pointee = value
    return true
  }

  private func put(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }

  /// Reads a number of hexadecimal digits, with or without `0x`.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    put(scanUInt64(representation: .hexadecimal), result)
  }

  /// Reads a number of hexadecimal digits, with or without `0x`.
  ///
  /// - Parameter result: Where the number goes, the nearest that there is.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    put(scanUInt64(representation: .hexadecimal).map { UInt32(clamping: $0) }, result)
  }

  /// Reads a whole number.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool { put(scanInt(), result) }

  /// Reads a whole number.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool { put(scanInt32(), result) }

  /// Reads a whole number.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool { put(scanInt64(), result) }

  /// Reads a whole number from 0 on.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    put(scanUInt64(), result)
  }

  /// Reads a number with places.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool { put(scanDouble(), result) }

  /// Reads a number with places.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool { put(scanFloat(), result) }

  /// Reads a number with places.
  ///
  /// - Parameter result: Where the number goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool { put(scanDecimal(), result) }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text that has to come next.
  ///   - result: Where it goes.
  /// - Returns: Whether it comes next.
  @discardableResult
  public func scanString(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanString(text), result)
  }

  /// Reads the part before a text, or the rest.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - result: Where the part goes.
  /// - Returns: Whether there is one.
  @discardableResult
  public func scanUpTo(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanUpToString(text), result)
  }

  /// Reads characters as long as they are in a set.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - result: Where they go.
  /// - Returns: Whether there are any.
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { put(scanCharacters(from: set), result) }

  /// Reads characters up to the first that is in a set, or to the end.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - result: Where they go.
  /// - Returns: Whether there are any.
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { put(scanUpToCharacters(from: set), result) }
}
