import Heft

/// A place or a list of numbers of a filter.
public final class CIVector: NSObject {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Makes a list of one number.
  ///
  /// - Parameter x: The number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes a place.
  ///
  /// - Parameters:
  ///   - x: Along x, in pixels.
  ///   - y: Along y, which grows upward, in pixels.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes a list of three numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second one.
  ///   - z: The third one.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes a list of four numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second one.
  ///   - z: The third one.
  ///   - w: The fourth one.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Makes a list of numbers.
  ///
  /// - Parameters:
  ///   - values: The first number; nil for none.
  ///   - count: How many there are.
  public convenience init(values: UnsafePointer<CGFloat>?, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: values == nil ? 0 : max(count, 0))))
  }
  /// Makes a place.
  ///
  /// - Parameter cgPoint: The place, in pixels; y grows upward.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// Makes a rectangle: its origin and its size.
  ///
  /// - Parameter cgRect: The rectangle, in pixels; y grows upward.
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.origin.x, cgRect.origin.y, cgRect.size.width, cgRect.size.height])
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns a number of the list.
  ///
  /// - Parameter index: Its place in it, from 0.
  /// - Returns: The number; 0 where there is none.
  public func value(at index: Int) -> CGFloat { index >= 0 && index < values.count ? values[index] : 0 }
}
