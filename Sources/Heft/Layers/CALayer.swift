import HeftProtocol
import Ink

/// The content of a rectangle: a color, pixels, a border, a shadow, other layers. Each view has one, and others can be
/// made; those do not take part in touches.
open class CALayer: NSObject, ViewLayer {
  /// The view of the layer; nil for a layer that has none.
  @Weak final var view: UIView? = nil
  /// The node that shows a layer that has no view.
  final var ownNode: LayerNode?
  @Weak final var maskOwner: CALayer? = nil
  final var ownMask: CALayer?
  /// What tells the host of the mask; nil until there was one.
  final var masking: (any MaskDisplay)?
  /// Keeps the view whose layer the mask is.
  final var maskView: UIView?
  final var ownDelegate: (any CALayerDelegate)?
  final var spaceMap: CATransform3D?
  final var running: [RunningAnimation] = []
  /// The values that the animations show, if they differ from the layer's own.
  final var shownValues: [LayerValue] = []
  final var sent = LayerSent()
  final var wantsDrawing = false
  private final var ownContentsScale: CGFloat?

  /// A layer of no size.
  public override init() {
    super.init()
    let node = LayerNode(frame: .zero)
    node.isUserInteractionEnabled = false
    ownNode = node
    node.owner = self
  }

  /// A name of the app's own.
  public final var name: String?
  /// Seconds on the superlayer's clock at which this one's begins.
  public final var beginTime: TimeInterval = 0 { didSet { timeChanged() } }
  /// Seconds that the layer's own clock is ahead.
  public final var timeOffset: TimeInterval = 0 { didSet { timeChanged() } }
  /// Seconds of the layer's clock in one of its superlayer's; 0 stops its animations.
  public final var speed: Float = 1 { didSet { timeChanged() } }

  /// The delegate, which draws and lays out the layer. Retained as long as the layer exists; UIKit does not retain it.
  public final var delegate: (any CALayerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  final var node: UIView? { ownNode ?? view }

  /// The view to display again when the layer changes.
  final var displayNode: UIView? { maskOwner?.displayNode ?? node }

  final func become(of view: UIView) {
    ownNode = nil
    self.view = view
  }

  final func leaveView() { view = nil }
  final func laidOut(_ view: UIView) { view.layoutSublayers(of: self) }
  final func changedUnseen(_ change: DisplayChange) { noticeMask(change) }

  // MARK: For subclasses

  var nodeKind: ViewKind { .plain }

  /// Returns the numbers of a property of the layer or a subclass; nil if there is no such property.
  func numbers(of key: LayerKey) -> [Double]? { ownNumbers(of: key) }

  func displayContent(on host: any Host, number: ViewNumber) {}

  /// Whether the shadow is always that of the layer's drawing.
  var castsOwnShapes: Bool { false }

  /// Returns the shapes that the layer shows.
  func drawing(in size: CGSize) -> LayerDrawing { LayerDrawing(shapes: shadowShapes(in: size)) }

  /// Returns a new layer that looks the same.
  func makeCopy() -> CALayer { CALayer() }

  /// Draws the layer. Called for a layer without a view after `setNeedsDisplay()`; a plain layer draws nothing.
  ///
  /// - Parameter ctx: The context, whose points are those of the layer.
  open func draw(in ctx: CGContext) {}

  /// Places the sublayers of a layer without a view. Called after its size has changed and after `setNeedsLayout()`.
  open func layoutSublayers() {}

  // MARK: Geometry

  /// The layer's own rectangle, in whose coordinates its sublayers' frames are.
  public final var bounds: CGRect {
    get { node?.bounds ?? .zero }
    set {
      let old = bounds
      node?.bounds = newValue
      changed(.bounds, from: old == bounds ? nil : AnimatedNumbers.of(old))
    }
  }

  /// Where the anchor point lies in the superlayer.
  public final var position: CGPoint {
    get { node?.center ?? .zero }
    set {
      let old = position
      node?.center = newValue
      changed(.position, from: old == position ? nil : AnimatedNumbers.of(old))
    }
  }

  /// The layer's rectangle in its superlayer. With a transform, the smallest upright one around it.
  public final var frame: CGRect {
    get { node?.frame ?? .zero }
    set {
      let (oldBounds, oldPosition) = (bounds, position)
      node?.frame = newValue
      if bounds != oldBounds { changed(.bounds, from: AnimatedNumbers.of(oldBounds)) }
      if position != oldPosition { changed(.position, from: AnimatedNumbers.of(oldPosition)) }
    }
  }

  /// The point of the layer that lies at its position and stays there under a transform, as shares of its size.
  public final var anchorPoint: CGPoint {
    get { node?.layout.anchor ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, let node, node.layout.anchor != newValue else { return }
      node.layout.anchor = newValue
      show([.frame, .space])
    }
  }

  /// How far in front of its siblings the layer lies, and in which order they are shown.
  public final var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue, let node, let parent = node.parent else { return }
      parent.layout.hasDepths = true
      if let process = node.display.process, node.display.number != 0 {
        sent.depth = depth
        node.enterDisplay(of: process)
      }
      node.setNeedsDisplay(.space)
    }
  }

  /// A map applied to the layer about its anchor point.
  public final var transform: CATransform3D {
    get { spaceMap ?? CATransform3DMakeAffineTransform(node?.transform ?? .identity) }
    set {
      let old = transform
      guard newValue != old, newValue.numbers.allSatisfy({ $0.isFinite }) else { return }
      spaceMap = newValue.planeMap == nil ? newValue : nil
      node?.transform = CATransform3DGetAffineTransform(newValue)
      changed(.transform, from: old.numbers)
    }
  }

  /// Whether the layer is shown where its own transform turns its back to the front.
  public final var isDoubleSided = true {
    didSet { if isDoubleSided != oldValue { node?.setNeedsDisplay(.space) } }
  }

  /// A map applied to all sublayers about this layer's anchor point: its `m34` gives them a perspective.
  public final var sublayerTransform = CATransform3D() {
    didSet {
      for child in node?.children ?? [] {
        child.layer.sent.mayBeInSpace = true
        child.setNeedsDisplay(.space)
      }
    }
  }

  /// Returns the transform in the plane, without its parts in space.
  ///
  /// - Returns: The map.
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to a map in the plane.
  ///
  /// - Parameter m: The map.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of the layer's own lies in it.
  ///
  /// - Parameter p: In the layer's points.
  /// - Returns: Whether it does.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// A point of this layer's in another's, or the window's.
  ///
  /// - Parameters:
  ///   - p: In this layer's points.
  ///   - l: The other layer, or nil for the window.
  /// - Returns: The same place in the other's points.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { node?.convert(p, to: l?.node) ?? p }

  /// A point of another layer's, or the window's, in this one's.
  ///
  /// - Parameters:
  ///   - p: In the other layer's points.
  ///   - l: The other layer, or nil for the window.
  /// - Returns: The same place in this layer's points.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    node?.convert(p, from: l?.node) ?? p
  }

  // MARK: Look

  /// Pixels behind the sublayers. If they share pixels with those shown before, only the difference is sent to the
  /// screen.
  public final var contents: CGImage? {
    didSet { if contents !== oldValue { show(.pixels) } }
  }

  /// Which part of the contents is shown, as shares of their size.
  public final var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { changed(.contentsRect, from: AnimatedNumbers.of(oldValue)) } }
  }

  /// How the contents lie in a layer of another shape.
  public final var contentsGravity: CALayerContentsGravity {
    get { node.map { CALayerContentsGravity($0.contentMode) } ?? .resize }
    set {
      node?.contentMode = newValue.mode
      show(.pixels)
    }
  }

  /// Pixels in a point, which counts where the content is not stretched: the screen's at first.
  public final var contentsScale: CGFloat {
    get { ownContentsScale ?? UIScreen.main.scale }
    set {
      ownContentsScale = newValue.isFinite && newValue > 0 ? newValue : nil
      show(.pixels)
    }
  }

  /// The opacity, 0...1.
  public final var opacity: Float {
    get { Float(node?.alpha ?? 1) }
    set {
      let old = opacity
      node?.alpha = CGFloat(newValue)
      changed(.opacity, from: old == opacity ? nil : [Double(old)])
    }
  }

  /// Whether the layer is left out.
  public final var isHidden: Bool {
    get { node?.isHidden ?? false }
    set { node?.isHidden = newValue }
  }

  /// Whether content and sublayers are cut off at the layer's edges and round corners.
  public final var masksToBounds: Bool {
    get { node?.clipsToBounds ?? false }
    set { node?.clipsToBounds = newValue }
  }

  /// The radius of the corners in points. Content and sublayers reach beyond it unless `masksToBounds`.
  public final var cornerRadius: CGFloat {
    get { node?.cornerRadius ?? 0 }
    set {
      let old = cornerRadius
      node?.cornerRadius = newValue
      changed(.cornerRadius, from: old == cornerRadius ? nil : [Double(old)])
    }
  }

  /// The corners that the radius is for; all at first.
  public final var maskedCorners: CACornerMask = CACornerMask(rawValue: 15) {
    didSet { if maskedCorners != oldValue { show(.shapes) } }
  }

  /// The color behind the content.
  public final var backgroundColor: CGColor? {
    get { node?.backgroundColor?.cgColor }
    set {
      let old = backgroundColor
      node?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      changed(.backgroundColor, from: old?.rgba == newValue?.rgba ? nil : AnimatedNumbers.of(old))
    }
  }

  /// The width of a line along the inside of the edges, in front of all that is in the layer; 0 means none.
  public final var borderWidth: CGFloat = 0 {
    didSet { changed(.borderWidth, from: [Double(oldValue)]) }
  }

  /// The color of that line; nil for none.
  public final var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { changed(.borderColor, from: AnimatedNumbers.of(oldValue)) }
  }

  /// The opacity of the shadow, 0...1; 0 means none. The shadow has the shape of the layer's rectangle with its round
  /// corners, or of all that the layer shows where it has no background color, and there is none if it masks to its bounds.
  public final var shadowOpacity: Float = 0 {
    didSet { changed(.shadowOpacity, from: [Double(oldValue)]) }
  }

  /// How soft the shadow is, in points.
  public final var shadowRadius: CGFloat = 3 {
    didSet { changed(.shadowRadius, from: [Double(oldValue)]) }
  }

  /// How far the shadow is moved.
  public final var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed(.shadowOffset, from: [Double(oldValue.width), Double(oldValue.height)]) }
  }

  /// The color of the shadow; nil for none.
  public final var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { changed(.shadowColor, from: AnimatedNumbers.of(oldValue)) }
  }

  /// The shape that casts the shadow in place of the rectangle: it lies in front of the background.
  public final var shadowPath: CGPath? {
    didSet { node?.setNeedsDisplay([.shadow, .shapes]) }
  }

  /// A layer whose opaque places are all that is shown of this one, and its half opaque ones half: its shape with its line,
  /// its rectangle, its gradient, or a picture of all that it shows with its sublayers.
  public final var mask: CALayer? {
    get { ownMask }
    set {
      takeMask(newValue)
      if newValue != nil { masking = LayerMask() }
    }
  }

  /// Makes a layer the mask, or none.
  final func takeMask(_ layer: CALayer?) {
    if layer !== maskView?.madeLayer { maskView = nil }
    ownMask?.leaveMask()
    ownMask?.maskOwner = nil
    ownMask = layer
    layer?.maskOwner = self
    node?.setNeedsDisplay(.mask)
  }

  /// Asks for `draw(in:)` before the next frame.
  public final func setNeedsDisplay() {
    if view == nil { wantsDrawing = true }
    node?.setNeedsDisplay()
    noticeMask(.drawing)
  }

  /// Asks for `layoutSublayers()`, or the view's `layoutSubviews()`, before the next frame.
  public final func setNeedsLayout() { node?.setNeedsLayout() }

  /// Lays out the layers that asked for it now.
  public final func layoutIfNeeded() { node?.layoutIfNeeded() }
}
