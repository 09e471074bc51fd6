/// A drawing for files: its size, its paper and its layers.
public struct InkDrawing: Sendable {
  /// A picture that lies on the paper.
  public struct Picture: Sendable {
    /// Its file, a PNG.
    public var png: [UInt8]
    /// Its pixels, which are the file's.
    public var bitmap: Bitmap
    /// The map from a square of one, its upper left corner at zero, to the picture's frame in pixels of the drawing.
    public var frame: Affine
    /// 0...255, from nothing to all of it.
    public var opacity: UInt8 = 255

    /// An upright picture.
    ///
    /// - Parameters:
    ///   - png: Its file.
    ///   - bitmap: The file's pixels.
    ///   - origin: Its upper left corner in pixels of the drawing.
    ///   - size: Its sides in pixels of the drawing; the bitmap's where nothing is told.
    public init(png: [UInt8], bitmap: Bitmap, origin: Point, size: Point? = nil) {
      self.png = png
      self.bitmap = bitmap
      let size = size ?? Point(Double(bitmap.width), Double(bitmap.height))
      frame = Affine(a: size.x, b: 0, c: 0, d: size.y, tx: origin.x, ty: origin.y)
    }

    /// A picture that lies among the strokes.
    ///
    /// - Parameters:
    ///   - picture: Its file and its pixels.
    ///   - frame: As `DoodleStroke.frame`.
    ///   - opacity: 0...255, from nothing to all of it.
    public init(_ picture: InkPicture, frame: Affine, opacity: UInt8) {
      (png, bitmap) = (picture.png, picture.bitmap)
      self.frame = frame
      self.opacity = opacity
    }
  }

  /// What lies on a layer.
  public enum Item: Sendable {
    /// A picture.
    case picture(Picture)
    /// A stroke's circles, and how it lies over what is below it; an eraser's takes away from its own layer alone.
    case stroke(circles: [InkPoint], InkLayer)
    /// A text.
    case text(InkText)
  }

  /// Items that are shown as one.
  public struct Layer: Sendable {
    /// 0...255, from nothing to all of its ink.
    public var opacity: UInt8
    /// From the lowest to the topmost.
    public var items: [Item]

    /// A layer.
    ///
    /// - Parameters:
    ///   - opacity: 0...255, from nothing to all of its ink.
    ///   - items: From the lowest to the topmost.
    public init(opacity: UInt8 = 255, items: [Item] = []) {
      self.opacity = opacity
      self.items = items
    }
  }

  /// In pixels.
  public var width: Double
  /// In pixels.
  public var height: Double
  /// The paper's color, as `premultiplied` gives it; 0 for none.
  public var paper: UInt32
  /// The lines that are printed on the paper, and their color; nil where it is plain.
  public var pattern: (path: Path, color: UInt32)?
  /// From the lowest to the topmost, over the pattern.
  public var layers: [Layer] = []

  /// A drawing without strokes. A size that is not a number or not more than 0 is 1.
  ///
  /// - Parameters:
  ///   - width: In pixels, below a million.
  ///   - height: In pixels, below a million.
  ///   - paper: The color below all strokes, multiplied by its alpha; 0 means none.
  public init(width: Double, height: Double, paper: UInt32 = 0) {
    self.width = width > 0 && width < 1e6 ? width : 1
    self.height = height > 0 && height < 1e6 ? height : 1
    self.paper = paper
  }

  /// The pictures of all layers, in the order in which they lie over each other.
  public var pictures: [Picture] {
    layers.flatMap { layer in
      layer.items.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
    }
  }

  /// A color's parts 0...255, not multiplied by its alpha.
  static func parts(_ color: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    let alpha = color >> 24
    if alpha == 0 { return (0, 0, 0, 0) }
    func part(_ shift: UInt32) -> UInt32 { min(((color >> shift & 255) * 255 + alpha / 2) / alpha, 255) }
    return (part(0), part(8), part(16), alpha)
  }
}
