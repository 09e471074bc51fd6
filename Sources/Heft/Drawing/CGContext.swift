import Ink

/// A place to draw: pixels, a path that is being made, and how to draw it.
///
/// Coordinates are in points from the top left corner; the current transform applies when a path gets them. A line, a
/// curve or a setting with a coordinate that is not a number is ignored.
public final class CGContext: NSObject {
  /// The state that `saveGState()` saves.
  struct State {
    var transform: CGAffineTransform
    /// No pixel outside is drawn on.
    var clip: PixelRectangle
    /// The part of `clip` that clipping to paths has left; nil if that is all of it.
    var mask: ClipMask?
    /// Draws shadows; nil if there are none.
    var shadow: (any ShadowCaster)?
    var stroke = Stroke(width: 1)
    var strokeColor: UInt32 = 0xFF00_0000
    var fillColor: UInt32 = 0xFF00_0000
    var alpha: UInt32 = 255
    var blendMode = BlendMode.normal
  }

  var bitmap: Bitmap
  /// The caller's memory that holds the pixels too; nil if there is none.
  var memory: (any ContextMemory)?
  /// How the pixels lie in memory that it is asked for; nil where nobody has said it.
  var memoryForm: PixelMemory.Form?
  var state: State
  var currentPath = Path()
  /// Pixels in a point.
  let scale: CGFloat
  private let isOpaque: Bool
  /// Whether the points that nothing has been done to count from the lower edge.
  var yGrowsUp = false
  private var saved: [State] = []
  /// How many states are kept.
  var savedCount: Int { saved.count }
  /// The transparency layers that were begun.
  var layers: [TransparencyLayer] = []
  /// The most layers in each other (our choice): those beyond draw as if they had not begun.
  static let mostLayers = 16
  /// The most states that are saved (our choice), so that code that never restores does not use up the memory.
  private static let mostSavedStates = 10_000

  /// A context of a size in points; nil where that is nothing, no number, or more than `Bitmap.longestSide`
  /// pixels in a direction. Black where it is opaque, clear otherwise.
  init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let width = Double(size.width) * Double(scale)
    let height = Double(size.height) * Double(scale)
    let longest = Double(Bitmap.longestSide)
    // A millionth of a pixel more than a whole one comes of rounding, and is no pixel of its own.
    let columns = (width - 1e-6).rounded(.up)
    let rows = (height - 1e-6).rounded(.up)
    guard width > 0, height > 0, columns <= longest, rows <= longest,
      let bitmap = Bitmap(width: Int(columns), height: Int(rows))
    else { return nil }
    self.bitmap = bitmap
    self.scale = scale
    self.isOpaque = isOpaque
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale), clip: bitmap.bounds)
    super.init()
    if isOpaque { erase(bitmap.bounds) }
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// Returns an image of the drawing so far. It costs next to nothing: later drawing shares all pixels with the image
  /// except those that it changes.
  ///
  /// - Returns: The image.
  public func makeImage() -> CGImage? {
    readMemory()
    return CGImage(bitmap)
  }

  // MARK: State

  /// Keeps the transform, the clip, the shadow, the colors and the line's style for `restoreGState()`.
  public func saveGState() {
    if saved.count < CGContext.mostSavedStates { saved.append(state) }
  }

  /// Brings back what the last `saveGState()` kept. Without one nothing happens.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  // MARK: Clearing

  /// Clears a rectangle; in an opaque context it becomes black.
  ///
  /// - Parameter rect: In the context's points.
  public func clear(_ rect: CGRect) {
    fillRectangle(rect, color: isOpaque ? 0xFF00_0000 : 0, mode: .copy, casts: false)
  }

  private func erase(_ area: PixelRectangle) {
    var shape = Path()
    shape.rectangle(from: Point(0, 0), to: Point(Double(area.width), Double(area.height)))
    bitmap.fill(shape, color: 0xFF00_0000, mode: .copy, clip: area)
  }

  func fillRectangle(_ rect: CGRect, color: UInt32, mode: BlendMode, casts: Bool = true) {
    var shape = Path()
    shape.append(rectangle: rect, through: Affine(state.transform))
    draw(mode: mode, casts: casts) { $0.fill(shape, color: color, mode: $1, clip: $2, mask: $3) }
  }
}

extension Path {
  /// A rectangle's four sides, taken through a map.
  mutating func append(rectangle rect: CGRect, through map: Affine) {
    var shape = Path()
    shape.rectangle(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)))
    append(shape, through: map)
  }
}
