import HeftProtocol

/// What a view looks like besides its color and its content. Each view has one; there are no others.
public final class CALayer: NSObject {
  @Weak var view: UIView? = nil
  private var ownContentsScale: CGFloat?

  init(of view: UIView) {
    super.init()
    self.view = view
  }

  /// Pixels behind the view's subviews; they lie in the view as its `contentMode` says. Where they share pixels
  /// with those shown before, only what differs is sent to the screen.
  public var contents: CGImage? {
    didSet { if contents !== oldValue { view?.setNeedsDisplay(.pixels) } }
  }

  /// Pixels in a point, which counts where the content is not stretched: the screen's at first.
  public var contentsScale: CGFloat {
    get { ownContentsScale ?? UIScreen.main.scale }
    set {
      ownContentsScale = newValue.isFinite && newValue > 0 ? newValue : nil
      view?.setNeedsDisplay(.pixels)
    }
  }

  /// The radius of the corners in points. Content and subviews reach beyond it unless `masksToBounds`.
  public var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? 0 }
    set { view?.cornerRadius = newValue }
  }

  /// Whether content and subviews are cut off at the layer's edges and round corners.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The opacity, 0...1.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the view is left out.
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// What lies behind the content.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The view's own rectangle.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's place in its superview.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The width of a line along the inside of the edges, in front of all that is in the view; 0 is none.
  public var borderWidth: CGFloat = 0 {
    didSet { view?.setNeedsDisplay(.border) }
  }

  /// The color of that line; nil is none.
  public var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { view?.setNeedsDisplay(.border) }
  }

  /// How dark the shadow is, 0...1; 0 is none. It is that of the view's rectangle with its round corners, not of
  /// what is in it, and there is none where the layer masks to its bounds.
  public var shadowOpacity: Float = 0 {
    didSet { view?.setNeedsDisplay(.shadow) }
  }

  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3 {
    didSet { view?.setNeedsDisplay(.shadow) }
  }

  /// How far the shadow is moved.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { view?.setNeedsDisplay(.shadow) }
  }

  /// The color of the shadow; nil is none.
  public var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { view?.setNeedsDisplay(.shadow) }
  }

  // MARK: Inside

  func displayBorder(_ number: ViewNumber, on host: any Host, isNew: Bool) {
    let width = borderWidth.isFinite ? max(Double(borderWidth), 0) : 0
    if isNew, width == 0 { return }
    host.perform(.border(number, width: width, color: borderColor?.rgba.packed ?? 0))
  }

  func displayShadow(_ number: ViewNumber, on host: any Host, isNew: Bool) {
    let opacity = shadowOpacity.isNaN || masksToBounds ? 0 : Double(min(max(shadowOpacity, 0), 1))
    if isNew, opacity == 0 { return }
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    host.perform(
      .shadow(
        number, opacity: opacity, radius: max(finite(shadowRadius), 0),
        offset: CGSize(width: finite(shadowOffset.width), height: finite(shadowOffset.height)),
        color: shadowColor?.rgba.packed ?? 0))
  }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer(of: self)
    ownLayer = layer
    return layer
  }
}
