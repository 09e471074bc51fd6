/// A picture that lies among the strokes of a drawing. All strokes that show it share its bytes and its pixels.
public final class InkPicture: Hashable, Sendable {
  /// Its file, a PNG, as it came.
  public let png: [UInt8]
  /// The file's pixels.
  public let bitmap: Bitmap
  /// The pixels half as many a side, a quarter, and so on: a large picture is drawn smaller again and again.
  let halves: [PixelPlane]

  /// The picture in a file.
  ///
  /// - Parameter png: The file's bytes; any bytes may come. It is nil where they are not a PNG, or damaged.
  public init?(png: [UInt8]) {
    guard let bitmap = PNG.decode(png) else { return nil }
    (self.png, self.bitmap) = (png, bitmap)
    halves = PixelPlane.halves(of: bitmap)
  }

  /// In an edit of a journal: the picture of a stroke that is seen before it, by its place.
  init(of place: UInt32) {
    var writer = DoodleWriter()
    writer.number(UInt64(place), bytes: InkPicture.placeBytes)
    png = writer.bytes
    // A pixel is always there.
    bitmap = Bitmap(width: 1, height: 1)!
    halves = []
  }

  /// No PNG is as short as that.
  static var placeBytes: Int { 4 }

  /// The place of the stroke whose picture it is; nil where it has a file.
  var place: Int? {
    png.count == InkPicture.placeBytes
      ? Int(truncatingIfNeeded: png.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }) : nil
  }

  /// Whether both are of the same bytes.
  ///
  /// - Parameters:
  ///   - one: A picture.
  ///   - other: Another one, or the same.
  /// - Returns: True where they look the same.
  public static func == (one: InkPicture, other: InkPicture) -> Bool { one === other || one.png == other.png }

  /// Feeds the number of its bytes.
  ///
  /// - Parameter hasher: Is fed.
  public func hash(into hasher: inout Hasher) { hasher.combine(png.count) }

  /// The map from its pixels to a frame.
  ///
  /// - Parameter frame: As `DoodleStroke.frame`.
  /// - Returns: A map that keeps whole pixels where the frame is as large as the picture.
  func map(to frame: Affine) -> Affine {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    return Affine(
      a: frame.a / width, b: frame.b / width, c: frame.c / height, d: frame.d / height, tx: frame.tx,
      ty: frame.ty)
  }
}

extension Bitmap {
  /// Draws a picture of a drawing that lies at a place in this bitmap.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - frame: Where it lies in the drawing, as `DoodleStroke.frame`.
  ///   - opacity: 0...255, from nothing to all of it.
  ///   - placement: Where the drawing lies in this bitmap.
  public mutating func draw(
    _ picture: InkPicture, in frame: Affine, opacity: UInt8, at placement: InkPlacement
  ) {
    let scale = Double(placement.scale)
    draw(
      picture.bitmap, picture.halves,
      through: picture.map(to: frame).followed(
        by: Affine(a: scale, b: 0, c: 0, d: scale, tx: -Double(placement.x), ty: -Double(placement.y))),
      alpha: UInt32(opacity), clip: bounds)
  }
}

// Texts and pictures: three corners of a frame in place of a line.
extension DoodleStroke {
  /// The corners of a frame that are kept: the upper left, the upper right and the lower left one.
  static var corners: Int { 3 }

  /// The map from a square of one, its upper left corner at zero, to the frame of a text or a picture; nil for strokes.
  public var frame: Affine? { text != nil || picture != nil ? Affine(corners: samples) : nil }

  /// A picture in a frame.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - corners: The upper left, the upper right and the lower left corner of its frame.
  ///   - opacity: 0...255, from nothing to all.
  ///   - layer: The place of its layer among the document's.
  public init(_ picture: InkPicture, corners: [DoodleSample], opacity: UInt8 = 255, layer: UInt32 = 0) {
    // What it is drawn with says nothing, and is not kept.
    self.init(
      kind: .pen, size: UInt32(DoodleStroke.stepsInSize), color: 0xFF00_0000, opacity: opacity, layer: layer,
      samples: corners)
    self.picture = picture
  }
}

extension Affine {
  /// The map from a square of one to a frame of which three corners are told; nil of another number of samples.
  ///
  /// - Parameter samples: At the upper left, the upper right and the lower left corner.
  public init?(corners samples: [DoodleSample]) {
    guard samples.count == DoodleStroke.corners else { return nil }
    let places = samples.map { Point($0.ink.x, $0.ink.y) }
    let (across, down) = (places[1] - places[0], places[2] - places[0])
    self.init(a: across.x, b: across.y, c: down.x, d: down.y, tx: places[0].x, ty: places[0].y)
  }

  /// Where the corners of a square of one come to lie, in the order in which a clock goes, the upper left one first.
  public var corners: [Point] {
    [self(Point(0, 0)), self(Point(1, 0)), self(Point(1, 1)), self(Point(0, 1))]
  }

  /// How long the sides of a square of one come to be.
  public var sides: Point { Point(Point(a, b).length, Point(c, d).length) }
}
