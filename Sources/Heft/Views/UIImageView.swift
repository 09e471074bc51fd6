import HeftProtocol
import Ink

/// A picture.
open class UIImageView: UIView {
  /// The picture; nil for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The picture of an animation that is shown in the image's place; nil while none runs.
  final var frameOfAnimation: UIImage? {
    didSet { if frameOfAnimation !== oldValue { setNeedsDisplay(.content) } }
  }
  /// The animation; nil until one of its properties is set.
  final var animation: ImageAnimation?
  /// The visible picture.
  final var shownImage: UIImage? { frameOfAnimation ?? image }

  /// A view as large as its picture.
  ///
  /// - Parameter image: The picture; nil for none.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show(image)
  }

  /// A view with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Sets the picture so that its observers run, which an initializer's own setting does not do.
  private final func show(_ image: UIImage?) { self.image = image }

  override var kind: ViewKind { .image }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.stretching != nil { setNeedsDisplay(.content) }
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    let image = shownImage
    let tint = image?.renderingMode == .alwaysTemplate ? tintColor.rgba(in: style).packed : 0
    host.perform(
      .image(display.number, mode: UInt8(contentMode.rawValue), tint: tint, svg: image?.svg(in: style) ?? ""))
  }

  override func pixels(style: ColorAppearance) -> ViewPixels? {
    guard let image = shownImage, var bitmap = image.bitmap(for: bounds.size) else { return ownPixels }
    if image.renderingMode == .alwaysTemplate { bitmap.tint(CGColor(tintColor.rgba(in: style)).pixel) }
    return ViewPixels(bitmap: bitmap, scale: Double(image.pixelScale))
  }
}
