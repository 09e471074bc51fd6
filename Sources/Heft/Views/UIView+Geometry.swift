extension UIView {
  /// The frame that the state of the layout makes.
  var storedFrame: CGRect {
    get {
      let size = layout.bounds.size
      let anchor = layout.anchor
      let upright = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      return upright.applying(layout.transform).offsetBy(dx: layout.center.x, dy: layout.center.y)
    }
    set {
      let frame = newValue.finite
      var size = frame.size
      if !layout.transform.isIdentity {
        let back = CGRect(origin: .zero, size: size).applying(layout.transform.inverted())
        size = back.size
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      center = CGPoint(
        x: frame.origin.x + frame.size.width * layout.anchor.x,
        y: frame.origin.y + frame.size.height * layout.anchor.y)
    }
  }

  func setStoredBounds(_ newValue: CGRect) {
    let old = layout.bounds
    let bounds = newValue.finite
    guard bounds != old else { return }
    layout.bounds = bounds
    changed(.bounds, from: AnimatedValue(old), to: AnimatedValue(bounds))
    if bounds.origin != old.origin { setNeedsDisplay(.scroll) }
    if bounds.size != old.size {
      setNeedsDisplay(.frame)
      resizeChildren(from: old.size)
      constraining?.moved(self)
      setNeedsLayout()
    }
  }

  func setStoredCenter(_ newValue: CGPoint) {
    let old = layout.center
    let center = newValue.finite
    guard center != old else { return }
    layout.center = center
    constraining?.moved(self)
    changed(.center, from: AnimatedValue(old), to: AnimatedValue(center))
    setNeedsDisplay(.frame)
  }

  func setStoredTransform(_ newValue: CGAffineTransform) {
    let old = layout.transform
    guard newValue != old else { return }
    layout.transform = newValue
    changed(.transform, from: AnimatedValue(old), to: AnimatedValue(newValue))
    setNeedsDisplay(.transform)
  }

  // MARK: Conversion

  /// A point of this view's in another's, or in the window's where that is nil.
  ///
  /// - Parameters:
  ///   - point: In this view's points.
  ///   - view: The other view, or nil for the window.
  /// - Returns: The same place in the other view's points.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.applying(mapToRoot)
    return view.map { place.applying($0.mapToRoot.inverted()) } ?? place
  }

  /// A point of another view's, or of the window's where that is nil, in this view's.
  ///
  /// - Parameters:
  ///   - point: In the other view's points.
  ///   - view: The other view, or nil for the window.
  /// - Returns: The same place in this view's points.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view == nil, let origin = uprightOrigin {
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    let place = view.map { point.applying($0.mapToRoot) } ?? point
    return place.applying(mapToRoot.inverted())
  }

  /// The smallest upright rectangle around this view's rectangle in another view's.
  ///
  /// - Parameters:
  ///   - rect: In this view's points.
  ///   - view: The other view, or nil for the window.
  /// - Returns: The rectangle in the other view's points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(view.map { mapToRoot.concatenating($0.mapToRoot.inverted()) } ?? mapToRoot)
  }

  /// The smallest upright rectangle around another view's rectangle in this view's.
  ///
  /// - Parameters:
  ///   - rect: In the other view's points.
  ///   - view: The other view, or nil for the window.
  /// - Returns: The rectangle in this view's points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let back = mapToRoot.inverted()
    return rect.applying(view.map { $0.mapToRoot.concatenating(back) } ?? back)
  }

  /// Whether neither the view nor what it is in is turned or stretched.
  var isUprightInWindow: Bool { uprightOrigin != nil }

  /// Where the window has this view's zero, if nothing is turned or stretched on the way: the quick path.
  private var uprightOrigin: CGPoint? {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let here = view {
      guard here.layout.transform.isIdentity else { return nil }
      let parent = here.parent
      if parent != nil {
        let corner = here.layout.corner
        origin.x += corner.x - here.layout.bounds.origin.x
        origin.y += corner.y - here.layout.bounds.origin.y
      }
      view = parent
    }
    return origin
  }

  /// The map from this view's points to its superview's.
  private var mapToParent: CGAffineTransform {
    let bounds = layout.bounds
    let anchor = layout.anchor
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(layout.transform)
    .concatenating(CGAffineTransform(translationX: layout.center.x, y: layout.center.y))
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      map = map.concatenating(view.mapToParent)
      view = parent
    }
    return map
  }

  // MARK: Autoresizing

  private func resizeChildren(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where child.autoresizingMask != [] {
      child.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    var frame = frame
    (frame.origin.x, frame.size.width) = UIView.share(
      new.width - old.width, start: frame.origin.x, length: frame.size.width, total: old.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = UIView.share(
      new.height - old.height, start: frame.origin.y, length: frame.size.height, total: old.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    self.frame = frame
  }

  /// Shares what a superview grew by among the flexible parts, by their lengths; evenly where they have none.
  private static func share(
    _ growth: CGFloat, start: CGFloat, length: CGFloat, total: CGFloat, before: Bool, inside: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
    guard parts > 0 else { return (start, length) }
    let flexible =
      (before ? start : 0) + (inside ? length : 0) + (after ? total - start - length : 0)
    func part(_ own: CGFloat) -> CGFloat {
      flexible > 0 ? growth * own / flexible : growth / CGFloat(parts)
    }
    return (start + (before ? part(start) : 0), length + (inside ? part(length) : 0))
  }
}

extension CGPoint {
  /// The point with 0 in place of coordinates that are not finite.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGRect {
  /// The rectangle with 0 in place of values that are not finite, and no negative size.
  var finite: CGRect {
    CGRect(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0,
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }
}

extension UIView {
  /// Pixels in a point of what the view draws: its layer's `contentsScale`.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
}
