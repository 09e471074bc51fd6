// A value of geometry that is an object. Foundation's where there is one.
#if hasFeature(Embedded)
  /// A rectangle, a size or a point that is an object.
  public final class NSValue: NSObject {
    /// The rectangle; of a point or a size without the rest.
    public let cgRectValue: CGRect

    /// A rectangle as an object.
    ///
    /// - Parameter cgRect: The rectangle, in points.
    public init(cgRect: CGRect) {
      cgRectValue = cgRect
      super.init()
    }

    /// A point as an object.
    ///
    /// - Parameter cgPoint: The point, in points.
    public init(cgPoint: CGPoint) {
      cgRectValue = CGRect(origin: cgPoint, size: .zero)
      super.init()
    }

    /// A size as an object.
    ///
    /// - Parameter cgSize: The size, in points.
    public init(cgSize: CGSize) {
      cgRectValue = CGRect(origin: .zero, size: cgSize)
      super.init()
    }

    public var cgPointValue: CGPoint { cgRectValue.origin }
    public var cgSizeValue: CGSize { cgRectValue.size }
  }
#else
  import Foundation

  public typealias NSValue = Foundation.NSValue

  // Foundation has these names where UIKit is.
  extension NSValue {
    /// A rectangle as an object.
    ///
    /// - Parameter cgRect: The rectangle, in points.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// A point as an object.
    ///
    /// - Parameter cgPoint: The point, in points.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// A size as an object.
    ///
    /// - Parameter cgSize: The size, in points.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
