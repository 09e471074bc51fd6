import HeftProtocol

/// The view that shows a layer without a view of its own: touches pass it by, and `subviews` leaves it out.
///
/// While it is in another view its `ownLayer` retains the layer, which retains it.
final class LayerNode: UIView {
  /// The layer of the node, also while the node does not retain it.
  @Weak final var owner: CALayer? = nil
  /// Whether it shows text that its view has drawn: no layer of the app's.
  final var isPartOfDrawing = false

  override var kind: ViewKind { owner?.nodeKind ?? .plain }

  /// Also of a layer that is in no other, as a mask is.
  override func pixels(style: ColorAppearance) -> ViewPixels? { drawn == nil ? owner?.pixels : drawn?.pixels }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func draw(_ rect: CGRect) {
    guard let owner, owner.wantsDrawing, let context = UIGraphicsGetCurrentContext() else { return }
    if let delegate = owner.delegate {
      delegate.draw(owner, in: context)
    } else {
      owner.draw(in: context)
    }
  }

  override func layoutSubviews() {
    guard let owner else { return }
    owner.layoutSublayers()
    owner.delegate?.layoutSublayers(of: owner)
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    owner?.displayContent(on: host, number: display.number)
  }
}

/// The methods of a layer that its view calls.
///
/// Only code that asks for a view's layer makes one, so the module of an app without layers has no layers' code:
/// nothing else names the class.
protocol ViewLayer: AnyObject {
  /// Where the layer is shown among its siblings, from the rear to the front.
  var depth: CGFloat { get }
  /// The layer's contents; nil where it has none.
  var pixels: ViewPixels? { get }
  /// Starts the animations that were added since, because the view is shown.
  func startAnimations()
  /// Replaces the view's values with those that the animations show.
  func present(_ shown: inout UIView.Presentation, at now: Double)
  /// Tells the host what has changed of the properties that only layers have.
  func display(_ changes: DisplayChange, _ number: ViewNumber, on host: any Host, isNew: Bool)
  /// The view is no longer shown.
  func leftDisplay()
  /// The view has changed, and is not shown itself.
  func changedUnseen(_ change: DisplayChange)
  /// The view goes.
  func leaveView()
  /// The view has laid out its subviews.
  func laidOut(_ view: UIView)
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    if let owner = (self as? LayerNode)?.owner { return owner }
    let layer = makeLayer() ?? CALayer()
    layer.become(of: self)
    if let border = ownLayer as? ViewBorder {
      layer.borderWidth = BarMetrics.hairline
      layer.borderColor = border.color.cgColor
    }
    ownLayer = layer
    return layer
  }

  /// The view's layer where it was asked for.
  var madeLayer: CALayer? { ownLayer as? CALayer }

  /// A map in space applied to the view about its center.
  public var transform3D: CATransform3D {
    get { madeLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// Where the host has a child among the others: by the depth of their layers, and then as they came.
  func displayIndex(of child: UIView) -> Int {
    var index = 0
    guard layout.hasDepths else { return children.firstIndex { $0 === child } ?? 0 }
    let depth = child.ownLayer?.depth ?? 0
    var isBefore = true
    for other in children {
      if other === child {
        isBefore = false
        continue
      }
      let otherDepth = other.ownLayer?.depth ?? 0
      if other.display.number != 0, otherDepth < depth || otherDepth == depth && isBefore { index += 1 }
    }
    return index
  }
}
