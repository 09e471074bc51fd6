extension Double {
  /// Whether the moment has come. Frames that add up to it may miss it by their last bits; a nanosecond is
  /// nothing (our choice).
  @inlinable
  package func isDue(at now: Double) -> Bool { now >= self - 1e-9 }
}
