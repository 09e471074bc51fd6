/// Pictures in GIF files, read here, because a page has no system to do it.
public enum GIF {
  /// One picture of a file as it is shown: with what the pictures before it left.
  public struct Frame: Sendable {
    public let bitmap: Bitmap
    /// How long it is shown, in seconds, as the file says; 0 where it does not.
    public let delay: Double
  }

  /// The most pixels of all pictures of a file together (our choice): 256 MB once unpacked. A small file can claim more.
  static let mostPixels = 1 << 26

  /// The first picture in a file.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The picture, clear where the file ends before its pixels do; nil where the file is no GIF, has no picture, or
  ///   is larger than a bitmap may be.
  public static func decode(_ file: [UInt8]) -> Bitmap? {
    var reader = GIFReader(file)
    return reader.next()?.bitmap
  }

  /// All pictures in a file, as far as they can be read.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  /// - Returns: The pictures, up to 2^26 pixels of all together; none where the file is no GIF.
  public static func frames(of file: [UInt8]) -> [Frame] {
    var reader = GIFReader(file)
    var frames: [Frame] = []
    var pixels = 0
    while let frame = reader.next() {
      pixels += frame.bitmap.width * frame.bitmap.height
      if pixels > mostPixels, !frames.isEmpty { break }
      frames.append(frame)
    }
    return frames
  }
}
