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
}
