/// The settings of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point: the screen's at first.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether the image begins black instead of clear.
  public var opaque = false
  /// The bounds of a renderer's drawing, in points; empty until a renderer has the format.
  public fileprivate(set) var bounds = CGRect.zero

  /// The format of the screen.
  public override init() {
    super.init()
  }

  /// The format of the screen.
  ///
  /// - Returns: A new format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format of the screen.
  ///
  /// - Returns: A new format.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that a renderer's closure draws into. It is the current context while the closure runs.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the fill color.
  ///
  /// - Parameter rect: In points.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a line around a rectangle.
  ///
  /// - Parameter rect: In points.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Draws from now on only within a rectangle.
  ///
  /// - Parameter rect: In points.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  /// The drawing so far.
  public var currentImage: UIImage { UIImage(cgImage: CGImage(cgContext.bitmap), scale: cgContext.scale) }
}

/// Makes images from closures that draw.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// How it draws.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - format: The scale, and whether the images are opaque.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
    format.bounds = CGRect(origin: .zero, size: size)
  }

  /// An image of what the closure draws. Where the size allows no context, the closure draws into one of a
  /// single pixel that is never shown, and the image is empty. Inside an app the context is the current one
  /// while the closure runs.
  ///
  /// - Parameter actions: Draws; called once.
  /// - Returns: The image.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let entry = GraphicsStack.Entry(size: size, scale: pixelScale(format.scale), isOpaque: format.opaque)
    let isPossible = entry.context != nil
    let spare = GraphicsStack.Entry(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
    guard let context = entry.context ?? spare.context else { return UIImage() }
    let process = AppProcess.current
    process?.graphics.entries.append(isPossible ? entry : spare)
    let rendererContext = UIGraphicsImageRendererContext(context, format: format)
    actions(rendererContext)
    _ = process?.graphics.entries.popLast()
    return isPossible ? rendererContext.currentImage : UIImage()
  }
}
