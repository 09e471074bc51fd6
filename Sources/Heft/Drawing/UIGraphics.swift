/// The contexts that an app has begun, the current one last.
struct GraphicsStack {
  /// A context that is only made when somebody draws.
  final class Entry {
    private let size: CGSize
    private let scale: CGFloat
    private let isOpaque: Bool
    let origin: CGPoint
    /// Whether a view draws, which can show texts.
    let takesTexts: Bool
    /// The texts that were drawn; nil where there are none.
    var texts: DrawnTexts?
    private var wasMade = false
    private var made: CGContext?

    /// `origin` is the point in the context's top left corner.
    init(size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero, takesTexts: Bool = false) {
      self.origin = origin
      self.takesTexts = takesTexts
      self.size = size
      self.scale = scale
      self.isOpaque = isOpaque
    }

    /// A context that is there.
    init(_ context: CGContext) {
      origin = .zero
      size = .zero
      scale = context.scale
      isOpaque = false
      takesTexts = false
      made = context
      wasMade = true
    }

    /// The context; nil where the size allows none.
    var context: CGContext? {
      if !wasMade {
        wasMade = true
        made = CGContext(size: size, scale: scale, isOpaque: isOpaque)
        if origin != .zero { made?.translateBy(x: -origin.x, y: -origin.y) }
      }
      return made
    }

    /// The context if somebody has drawn.
    var contextIfMade: CGContext? { made }
  }

  var entries: [Entry] = []
  /// Whether the app was told that a picture cannot be drawn.
  var hasToldOfPictures = false
  /// The symbols that are not drawn here and that the developer was told of.
  var toldSymbols: [String] = []
  /// The pictures that the app carries and has drawn; nil where there are none.
  var carried: CarriedPictures?
}

/// Begins a context of a size in points with a pixel for each point, and makes it the current one.
///
/// - Parameter size: In points, which are pixels here.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a context of a size in points and makes it the current one. A scale of 0 is the screen's; not a number or
/// below 0 counts as 0. An opaque context begins black, any other clear. If a side is 0 or more than 8192 pixels, there
/// is no current context until the matching end. Outside an app nothing happens.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether it begins black.
///   - scale: Pixels in a point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  AppProcess.current?.graphics.entries.append(
    GraphicsStack.Entry(size: size, scale: pixelScale(scale), isOpaque: opaque))
}

/// Returns the scale, or the screen's if it is not a positive number.
func pixelScale(_ scale: CGFloat) -> CGFloat {
  scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
}

/// Returns the current context; nil if none was begun, or none can have the size.
///
/// - Returns: The context; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  AppProcess.current?.graphics.entries.last?.context
}

/// Returns the drawing in the current context so far; nil without one.
///
/// - Returns: The image; nil if there is no context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale)
}

/// Ends the context that was begun last. Without one nothing happens.
public func UIGraphicsEndImageContext() {
  _ = AppProcess.current?.graphics.entries.popLast()
}

/// Fills a rectangle of the current context with its fill color, in place of the pixels there.
///
/// - Parameter rect: In the context's points.
public func UIRectFill(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(.copy)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line a point wide along the inside of a rectangle's edges with the current context's fill color, in place of
/// the pixels there.
///
/// - Parameter rect: In the context's points.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  UIRectFill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height))
  UIRectFill(CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height))
}

/// Makes a context the current one until it is popped. Outside an app nothing happens.
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) {
  AppProcess.current?.graphics.entries.append(GraphicsStack.Entry(context))
}

/// Makes the context that was the current one before the last push the current one again. Without one nothing happens.
public func UIGraphicsPopContext() {
  _ = AppProcess.current?.graphics.entries.popLast()
}
