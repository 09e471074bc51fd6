import Ink

/// A picture that lies under a drawing's strokes and of which only its pixels are known. It keeps the file that it came
/// in, so that keeping the drawing again and again packs no pixel anew.
struct BasePicture {
  let bitmap: Bitmap
  /// Its corner, in pixels of the drawing: 0, but on paper without an end.
  var x = 0
  var y = 0
  /// A PNG, as it was read.
  let png: [UInt8]

  /// The picture in a PNG; nil where it is not a PNG, or damaged.
  init?(png: [UInt8]) {
    guard let bitmap = PNG.decode(png) else { return nil }
    self.bitmap = bitmap
    self.png = png
  }

  /// Pixels that no file has yet.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    png = PNG.encode(bitmap)
  }

  /// The pixels that it covers, of the drawing.
  var area: PixelRectangle { bitmap.bounds.moved(by: x, y) }

  /// The same with so much of it left to see, 0...255.
  func faded(to opacity: UInt8) -> BasePicture {
    guard opacity < 255, var faded = Bitmap(width: bitmap.width, height: bitmap.height) else { return self }
    faded.draw(bitmap, through: .identity, alpha: UInt32(opacity), clip: faded.bounds)
    var own = BasePicture(faded)
    (own.x, own.y) = (x, y)
    return own
  }
}

extension BasePicture: Equatable {
  static func == (one: BasePicture, other: BasePicture) -> Bool {
    one.x == other.x && one.y == other.y && one.png == other.png
  }
}

extension BasePicture {
  /// A picture that this app has kept, as large as its own pixels; nil where it cannot be read.
  init?(_ kept: DoodleDocument.Picture) {
    self.init(png: kept.file)
    let steps = Int(DoodleSample.stepsInPixel)
    (x, y) = (Int(kept.x) / steps, Int(kept.y) / steps)
  }

  /// The picture for a document or a journal.
  var kept: DoodleDocument.Picture {
    let steps = Int(DoodleSample.stepsInPixel)
    return DoodleDocument.Picture(x: Int32(x * steps), y: Int32(y * steps), file: png)
  }
}
