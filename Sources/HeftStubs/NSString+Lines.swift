import Heft

// Foundation's own has these natively.
#if hasFeature(Embedded)
  extension NSString {
    /// Returns the lines that a range lies in, with their breaks.
    ///
    /// - Parameter range: The range, in units of UTF-16.
    /// - Returns: All of these lines.
    public func lineRange(for range: NSRange) -> NSRange {
      let count = length
      func isBreak(_ place: Int) -> Bool { character(at: place) == 0x0A || character(at: place) == 0x0D }
      var start = Swift.min(Swift.max(range.location, 0), count)
      while start > 0, !isBreak(start - 1) { start -= 1 }
      var end = Swift.min(Swift.max(range.location + range.length, start), count)
      if range.length > 0, end > start, isBreak(end - 1) {
        return NSRange(location: start, length: end - start)
      }
      while end < count, !isBreak(end) { end += 1 }
      if end < count {
        end += end + 1 < count && character(at: end) == 0x0D && character(at: end + 1) == 0x0A ? 2 : 1
      }
      return NSRange(location: start, length: end - start)
    }

    /// Returns the paragraphs that a range lies in: the same as its lines.
    ///
    /// - Parameter range: The range, in units of UTF-16.
    /// - Returns: All of these paragraphs.
    public func paragraphRange(for range: NSRange) -> NSRange { lineRange(for: range) }
  }
#endif
