import Ink

/// Whether two pixels differ by at most two of 255 in each channel: what the place of a picture's corner makes of the edge of a
/// circle, whose numbers are of single precision.
func areNear(_ one: UInt32, _ other: UInt32) -> Bool {
  [0, 8, 16, 24].allSatisfy { shift in
    abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 2
  }
}

extension Bitmap {
  /// Whether all pixels are near those of another one.
  func isNear(_ other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return changes(since: other).allSatisfy { area in
      (area.y..<area.y + area.height).allSatisfy { y in
        (area.x..<area.x + area.width).allSatisfy { x in areNear(self[x, y], other[x, y]) }
      }
    }
  }
}
