import Ink

extension UIImage {
  /// The picture as a JPEG file, over white where it is not opaque; nil for a vector drawing.
  ///
  /// - Parameter compressionQuality: 0...1, from the smallest file to the one nearest to the picture.
  /// - Returns: The file; nil for a vector drawing.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.map { Data(JPEG.encode($0.bitmap, quality: Double(compressionQuality))) }
  }
}

/// The picture as a JPEG file, as it was once asked for.
///
/// - Parameters:
///   - image: The picture.
///   - compressionQuality: 0...1, from the smallest file to the one nearest to the picture.
/// - Returns: The file; nil for a vector drawing.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIGraphicsImageRenderer {
  /// A JPEG file of what the closure draws; no bytes where the size allows no picture.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0...1, from the smallest file to the one nearest to the picture.
  ///   - actions: Draws; called once.
  /// - Returns: The file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
