extension Bitmap {
  /// The bitmap with more room around its pixels, which both share: it costs next to nothing.
  ///
  /// - Parameters:
  ///   - left: Columns more at the left; a multiple of 64, from 0.
  ///   - top: Rows more above; a multiple of 64, from 0.
  ///   - width: Of the new bitmap, in pixels.
  ///   - height: Of the new bitmap, in pixels.
  /// - Returns: The wider bitmap; nil where the old one does not fit into it, or no bitmap can be that large.
  public func widened(left: Int, top: Int, width: Int, height: Int) -> Bitmap? {
    let side = Bitmap.tileSide
    guard left >= 0, top >= 0, left % side == 0, top % side == 0, left + self.width <= width,
      top + self.height <= height, var wide = Bitmap(width: width, height: height)
    else { return nil }
    wide.takeTiles(of: self, right: left / side, down: top / side)
    return wide
  }
}
