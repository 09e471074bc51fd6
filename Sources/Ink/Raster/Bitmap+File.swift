extension Bitmap {
  /// The picture in a PNG, JPEG or GIF file, of a GIF the first; nil for other bytes and for a damaged file. The
  /// first bytes tell which it is.
  ///
  /// - Parameter file: The file's bytes; any bytes may come.
  public init?(file: [UInt8]) {
    guard let bitmap = PNG.decode(file) ?? (try? JPEG.decode(file)) ?? GIF.decode(file) else { return nil }
    self = bitmap
  }
}
