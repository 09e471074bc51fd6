/// A drawing as a `.doodle` file keeps it: whole numbers only, so that what is read is exactly what was written.
public struct DoodleDocument: Hashable, Sendable {
  /// The paper that the strokes lie on.
  public struct Paper: Hashable, Sendable {
    /// The pattern that is printed on the paper.
    public enum Pattern: UInt8, Sendable {
      case plain, lines, grid, dots
    }

    /// In pixels; 0 where the paper has no end.
    public var width: UInt32
    /// In pixels; 0 where the paper has no end.
    public var height: UInt32
    /// Alpha, blue, green and red from the highest byte on, as in `InkBrush.color`.
    public var color: UInt32
    /// The pattern that is printed on the paper.
    public var pattern: Pattern

    /// Paper of a size in pixels, white and plain if nothing else is said.
    ///
    /// - Parameters:
    ///   - width: In pixels; 0 where the paper has no end.
    ///   - height: In pixels; 0 where the paper has no end.
    ///   - color: As `InkBrush.color`.
    ///   - pattern: The pattern that is printed on the paper.
    public init(width: UInt32 = 0, height: UInt32 = 0, color: UInt32 = 0xFFFF_FFFF, pattern: Pattern = .plain)
    {
      self.width = width
      self.height = height
      self.color = color
      self.pattern = pattern
    }
  }

  /// Strokes that are shown, hidden and faded together; the first of the document is the lowest.
  public struct Layer: Hashable, Sendable {
    /// The user's name for the layer.
    public var name: String
    /// 0...255, from nothing to all.
    public var opacity: UInt8
    /// Whether nothing of the layer is seen.
    public var isHidden: Bool

    /// A layer that is seen whole if nothing else is said.
    ///
    /// - Parameters:
    ///   - name: The user's name for it.
    ///   - opacity: 0...255, from nothing to all.
    ///   - isHidden: Whether nothing of it is seen.
    public init(name: String, opacity: UInt8 = 255, isHidden: Bool = false) {
      self.name = name
      self.opacity = opacity
      self.isHidden = isHidden
    }
  }

  /// A picture that lies beneath the strokes.
  public struct Picture: Hashable, Sendable {
    /// Its left edge, in 1024ths of a pixel of the paper.
    public var x: Int32
    /// Its top edge, in 1024ths of a pixel of the paper.
    public var y: Int32
    /// Its width on the paper, in 1024ths of a pixel; 0 where it is as large as its own pixels.
    public var width: UInt32
    /// Its height on the paper, in 1024ths of a pixel; 0 as with `width`.
    public var height: UInt32
    /// A file of pixels, such as a PNG, as it came.
    public var file: [UInt8]

    /// A picture in the paper's corner, as large as its own pixels, if nothing else is said.
    ///
    /// - Parameters:
    ///   - x: Its left edge, in 1024ths of a pixel.
    ///   - y: Its top edge, in 1024ths of a pixel.
    ///   - width: On the paper, in 1024ths of a pixel; 0 is its own.
    ///   - height: On the paper, in 1024ths of a pixel; 0 is its own.
    ///   - file: A file of pixels, as it came.
    public init(x: Int32 = 0, y: Int32 = 0, width: UInt32 = 0, height: UInt32 = 0, file: [UInt8]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.file = file
    }
  }

  /// How the drawing looks, for programs that show it without drawing its strokes.
  public struct Preview: Hashable, Sendable {
    /// The revision that looks so; where the document has another revision the picture no longer counts.
    public var revision: UInt64
    /// A PNG of all that is drawn, as large as the paper, without the paper.
    public var png: [UInt8]

    /// The look of a revision.
    ///
    /// - Parameters:
    ///   - revision: Which revision looks so.
    ///   - png: All that is drawn, as large as the paper.
    public init(revision: UInt64, png: [UInt8]) {
      self.revision = revision
      self.png = png
    }
  }

  /// The user's title for the drawing.
  public var title: String
  /// Grows with each change that is kept.
  public var revision: UInt64
  /// The paper that the strokes lie on.
  public var paper: Paper
  /// When it was made, in milliseconds since 1970 began in Greenwich; nil where it is not told.
  public var date: Int64?
  /// 256ths of a pixel of the paper in a point of the screen that it was begun on; nil where it is not told.
  public var density: UInt32?
  /// How the drawing looks; nil where no program has told it.
  public var preview: Preview?
  /// From the lowest to the topmost.
  public var pictures: [Picture] = []
  /// From the lowest to the topmost.
  public var layers: [Layer]
  /// In the order in which they were drawn.
  public var strokes: [DoodleStroke]
  /// Chunks that this reader does not know, in their order: they are written again.
  public var unknown: [DoodleChunk] = []

  /// A document of its parts.
  ///
  /// - Parameters:
  ///   - title: The user's title for the drawing.
  ///   - revision: How often it was kept.
  ///   - paper: The paper that the strokes lie on.
  ///   - layers: The lowest first.
  ///   - strokes: In the order in which they were drawn.
  public init(
    title: String = "", revision: UInt64 = 0, paper: Paper = Paper(), layers: [Layer] = [],
    strokes: [DoodleStroke] = []
  ) {
    self.title = title
    self.revision = revision
    self.paper = paper
    self.layers = layers
    self.strokes = strokes
  }
}

/// A named part of a `.doodle` file.
public struct DoodleChunk: Hashable, Sendable {
  /// Four ASCII letters, the first in the lowest byte.
  public var name: UInt32
  /// The bytes of its content, as the name says.
  public var body: [UInt8]

  /// A chunk of its parts.
  ///
  /// - Parameters:
  ///   - name: Its four letters as a number, the first letter lowest.
  ///   - body: Its content, without its length and checksum.
  public init(name: UInt32, body: [UInt8]) {
    self.name = name
    self.body = body
  }

  static func name(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static var head: UInt32 { name("HEAD") }
  static var date: UInt32 { name("DATE") }
  static var density: UInt32 { name("DENS") }
  static var preview: UInt32 { name("LOOK") }
  static var pattern: UInt32 { name("PTRN") }
  static var picture: UInt32 { name("PICT") }
  static var layer: UInt32 { name("LAYR") }
  static var stroke: UInt32 { name("STRK") }
  static var text: UInt32 { name("TEXT") }
  static var image: UInt32 { name("IMAG") }
  static var end: UInt32 { name("DONE") }
  // The chunks of journals.
  static var base: UInt32 { name("BASE") }
  static var live: UInt32 { name("LIVE") }
  static var more: UInt32 { name("MORE") }
  static var undo: UInt32 { name("UNDO") }
  static var redo: UInt32 { name("REDO") }
  static var clear: UInt32 { name("CLER") }
  static var drop: UInt32 { name("DROP") }
  static var sheet: UInt32 { name("SHET") }
  static var group: UInt32 { name("GRUP") }
  static var edit: UInt32 { name("EDIT") }
}
