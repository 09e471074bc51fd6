import HeftProtocol
import Ink

/// A picture.
open class UIImageView: UIView {
  /// The picture; nil is none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// A view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var kind: ViewKind { .image }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    let tint = image?.renderingMode == .alwaysTemplate ? tintColor.rgba(in: style).packed : 0
    host.perform(
      .image(display.number, mode: UInt8(contentMode.rawValue), tint: tint, svg: image?.svg ?? ""))
  }

  override func pixels(style: ColorAppearance) -> ViewPixels? {
    guard let image, let cgImage = image.cgImage else { return ownPixels }
    var bitmap = cgImage.bitmap
    if image.renderingMode == .alwaysTemplate { bitmap.tint(CGColor(tintColor.rgba(in: style)).pixel) }
    return ViewPixels(bitmap: bitmap, scale: Double(image.scale))
  }
}
