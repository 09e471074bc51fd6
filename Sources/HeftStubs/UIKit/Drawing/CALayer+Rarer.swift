// Rarer members of layers: places and times that are worked out, and what changes nothing here.

import Heft

/// What has a time of its own: layers and animations.
public protocol CAMediaTiming: AnyObject {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

/// How the numbers of a layer's pixels are kept, which makes no difference here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

extension CALayer {
  /// A layer that looks as another one does, without its sublayers.
  ///
  /// - Parameter layer: The other layer; anything else counts as none.
  public convenience init(layer: AnyObject) {
    self.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    transform = other.transform
    opacity = other.opacity
    cornerRadius = other.cornerRadius
    backgroundColor = other.backgroundColor
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    masksToBounds = other.masksToBounds
    contents = other.contents
    contentsScale = other.contentsScale
  }

  /// A rectangle of this layer's in another's, or the window's.
  ///
  /// - Parameters:
  ///   - rect: In this layer's points.
  ///   - l: The other layer, or nil for the window.
  /// - Returns: The smallest upright rectangle around the same place in the other's points.
  public final func convert(_ rect: CGRect, to l: CALayer?) -> CGRect {
    CALayer.box(of: rect) { convert($0, to: l) }
  }

  /// A rectangle of another layer's, or the window's, in this one's.
  ///
  /// - Parameters:
  ///   - rect: In the other layer's points.
  ///   - l: The other layer, or nil for the window.
  /// - Returns: The smallest upright rectangle around the same place in this layer's points.
  public final func convert(_ rect: CGRect, from l: CALayer?) -> CGRect {
    CALayer.box(of: rect) { convert($0, from: l) }
  }

  private static func box(of rect: CGRect, _ place: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    var box = CGRect.null
    for corner in corners { box = box.union(CGRect(origin: place(corner), size: .zero)) }
    return box
  }

  /// A time of the layer's own in another's, or in the device's.
  ///
  /// - Parameters:
  ///   - t: In seconds.
  ///   - l: The other layer, or nil for the device.
  /// - Returns: In seconds; of a layer that stands still its beginning.
  public final func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    if let l { return l.convertTime(t, from: self) }
    let start = convertTime(0, from: nil)
    let pace = convertTime(1, from: nil) - start
    return pace == 0 ? beginTime : (t - start) / pace
  }

  /// The part of the layer that lies within those around it that mask to their bounds.
  public final var visibleRect: CGRect {
    var rect = bounds
    var outer = superlayer
    while let layer = outer {
      if layer.masksToBounds { rect = rect.intersection(convert(layer.bounds, from: layer)) }
      outer = layer.superlayer
    }
    return rect.isNull ? .zero : rect
  }

  private final var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let here = layer {
      if let found = here as? CAScrollLayer { return found }
      layer = here.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer around the layer to a point.
  ///
  /// - Parameter p: In this layer's points.
  public final func scroll(_ p: CGPoint) {
    if let scroller { scroller.scroll(to: convert(p, to: scroller)) }
  }

  /// Scrolls the nearest scroll layer around the layer as little as shows a rectangle.
  ///
  /// - Parameter r: In this layer's points.
  public final func scrollRectToVisible(_ r: CGRect) {
    if let scroller { scroller.scroll(to: convert(r, to: scroller)) }
  }

  /// Has the layer drawn again, all of it.
  ///
  /// - Parameter r: Left aside.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the layer is to be drawn; it is not told here.
  ///
  /// - Returns: False.
  public final func needsDisplay() -> Bool { false }
  /// Whether the layer is to be laid out; it is not told here.
  ///
  /// - Returns: False.
  public final func needsLayout() -> Bool { false }
  /// Has the layer drawn before the next frame.
  public final func display() { setNeedsDisplay() }
  /// The size that the layer would like: the one that it has.
  ///
  /// - Returns: In points.
  public final func preferredFrameSize() -> CGSize { bounds.size }

  /// What a layer has for a key before it is set.
  ///
  /// - Parameter key: The key.
  /// - Returns: Nil.
  public static func defaultValue(forKey key: String) -> AnyObject? { nil }
  /// Whether a change of a property has a layer drawn again: `setNeedsDisplay()` does here.
  ///
  /// - Parameter key: The key.
  /// - Returns: False.
  public static func needsDisplay(forKey key: String) -> Bool { false }
  /// What a layer of this class does when a property changes.
  ///
  /// - Parameter event: The property's key.
  /// - Returns: Nil.
  public static func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What the layer does when a property changes, which it does by itself here.
  ///
  /// - Parameter event: The property's key.
  /// - Returns: Nil.
  public final func action(forKey event: String) -> (any CAAction)? { nil }

  public final var contentsFormat: CALayerContentsFormat {
    get { .RGBA8Uint }
    set {}
  }
  public final var minificationFilterBias: Float {
    get { 0 }
    set {}
  }
  public final var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
  public final var filters: [AnyObject]? {
    get { nil }
    set { if newValue != nil { Stub.say("CALayer.filters", "layers have no filters here.") } }
  }
  public final var backgroundFilters: [AnyObject]? {
    get { nil }
    set { if newValue != nil { Stub.say("CALayer.backgroundFilters", "layers have no filters here.") } }
  }
  /// How the layer is mixed with what lies behind it, by a filter's name.
  public final var compositingFilter: String? {
    get { nil }
    set { if newValue != nil { Stub.say("CALayer.compositingFilter", "layers have no filters here.") } }
  }
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {}
  }

  // Of the layer's own time there are its beginning, its offset and its speed.
  public final var duration: TimeInterval {
    get { .infinity }
    set {}
  }
  public final var repeatCount: Float {
    get { 0 }
    set {}
  }
  public final var repeatDuration: TimeInterval {
    get { 0 }
    set {}
  }
  public final var autoreverses: Bool {
    get { false }
    set {}
  }
  public final var fillMode: CAMediaTimingFillMode {
    get { .removed }
    set {}
  }
}
