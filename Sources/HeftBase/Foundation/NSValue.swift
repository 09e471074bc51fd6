// A value of geometry that is an object. Foundation's where there is one.
#if hasFeature(Embedded)
  /// A rectangle, a size or a point that is an object.
  public final class NSValue: NSObject {
    /// The rectangle; of a point or a size without the rest.
    public let cgRectValue: CGRect
    /// The map; the one that changes nothing where the object has none.
    public let caTransform3DValue: CATransform3D

    /// A rectangle as an object.
    ///
    /// - Parameter cgRect: The rectangle, in points.
    public init(cgRect: CGRect) {
      cgRectValue = cgRect
      caTransform3DValue = CATransform3DIdentity
      super.init()
    }

    /// A point as an object.
    ///
    /// - Parameter cgPoint: The point, in points.
    public convenience init(cgPoint: CGPoint) { self.init(cgRect: CGRect(origin: cgPoint, size: .zero)) }

    /// A size as an object.
    ///
    /// - Parameter cgSize: The size, in points.
    public convenience init(cgSize: CGSize) { self.init(cgRect: CGRect(origin: .zero, size: cgSize)) }

    /// A map of space as an object.
    ///
    /// - Parameter caTransform3D: The map.
    public init(caTransform3D: CATransform3D) {
      cgRectValue = .zero
      caTransform3DValue = caTransform3D
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

    /// A map of space as an object.
    ///
    /// - Parameter caTransform3D: The map.
    public convenience init(caTransform3D: CATransform3D) {
      var numbers = caTransform3D
      self.init(bytes: &numbers, objCType: NSValue.transformType)
    }

    /// The map; the one that changes nothing where the object has none.
    public var caTransform3DValue: CATransform3D {
      var numbers = CATransform3DIdentity
      if String(cString: objCType) == NSValue.transformType { getValue(&numbers) }
      return numbers
    }

    private static let transformType = "{CATransform3D=dddddddddddddddd}"
  }
#endif

extension NSValue {
  /// A map of the plane as an object.
  ///
  /// - Parameter cgAffineTransform: The map.
  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(cgAffineTransform))
  }

  /// The map of the plane; the one that changes nothing where the object has none.
  public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
}
