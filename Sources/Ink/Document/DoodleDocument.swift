/// A drawing as a `.doodle` file keeps it: whole numbers only, so that what is read is exactly what was written.
public struct DoodleDocument: Hashable, Sendable {
  /// What the strokes lie on.
  public struct Paper: Hashable, Sendable {
    /// What is printed on the paper.
    public enum Pattern: UInt8, Sendable {
      case plain, lines, grid
    }

    /// In pixels; 0 where the paper has no end.
    public var width: UInt32
    public var height: UInt32
    /// Alpha, red, green and blue from the highest byte on, as those of `InkBrush.color`.
    public var color: UInt32
    public var pattern: Pattern

    /// Paper of a size in pixels, white and plain if nothing else is said.
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
    public var name: String
    /// 0...255, from nothing to all.
    public var opacity: UInt8
    public var isHidden: Bool

    /// A layer that is seen whole if nothing else is said.
    public init(name: String, opacity: UInt8 = 255, isHidden: Bool = false) {
      self.name = name
      self.opacity = opacity
      self.isHidden = isHidden
    }
  }

  public var title: String
  /// Grows with each change that is kept.
  public var revision: UInt64
  public var paper: Paper
  public var layers: [Layer]
  /// In the order in which they were drawn.
  public var strokes: [DoodleStroke]
  /// Chunks that this reader does not know, in their order: they are written again.
  public var unknown: [DoodleChunk] = []

  /// A document of its parts.
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
  public var body: [UInt8]

  /// A chunk of its parts.
  public init(name: UInt32, body: [UInt8]) {
    self.name = name
    self.body = body
  }

  static func name(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static var head: UInt32 { name("HEAD") }
  static var layer: UInt32 { name("LAYR") }
  static var stroke: UInt32 { name("STRK") }
  static var end: UInt32 { name("DONE") }
}
