import Ink

extension UIImage {
  /// A picture from a PNG, JPEG or GIF file, of a GIF the first, with a pixel in each point; nil for other bytes
  /// and for a damaged file. No other format is read.
  ///
  /// - Parameter data: The file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture from a PNG, JPEG or GIF file with `scale` pixels in a point; nil for other bytes and for a damaged file.
  /// Its first bytes tell which it is. The pixels of a JPEG file are upright, as its Exif data says.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - scale: Pixels in a point; not above 0 is 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(file: data.array) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale)
  }

  /// The picture as a PNG file; nil for a vector drawing.
  ///
  /// - Returns: The file; nil for a vector drawing.
  public func pngData() -> Data? {
    cgImage.map { Data(PNG.encode($0.bitmap)) }
  }
}

/// The picture as a PNG file, as it was once asked for.
///
/// - Parameter image: The picture.
/// - Returns: The file; nil for a vector drawing.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

extension UIGraphicsImageRenderer {
  /// A PNG file of what the closure draws; no bytes where the size allows no picture.
  ///
  /// - Parameter actions: Draws; called once.
  /// - Returns: The file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
