// Places and sizes of whole numbers, which Core Graphics takes beside its own.

#if hasFeature(Embedded)
  import Heft

  extension CGPoint {
    /// A place of whole numbers.
    ///
    /// - Parameters:
    ///   - x: How far to the right, in points.
    ///   - y: How far down, in points.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  extension CGSize {
    /// A size of whole numbers.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  }

  extension CGRect {
    /// A rectangle of whole numbers.
    ///
    /// - Parameters:
    ///   - x: How far to the right, in points.
    ///   - y: How far down, in points.
    ///   - width: In points.
    ///   - height: In points.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
  }
#endif
