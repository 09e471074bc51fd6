// `components(separatedBy:)` is Foundation's where there is a Foundation.
#if hasFeature(Embedded)
  extension String {
    /// The texts between the places where a separator stands, in order, compared byte by byte; the whole text alone
    /// where it does not stand anywhere, or is empty.
    public func components(separatedBy separator: String) -> [String] {
      let (bytes, mark) = (Array(utf8), Array(separator.utf8))
      guard !mark.isEmpty else { return [self] }
      var parts: [String] = []
      var (start, place) = (0, 0)
      while place + mark.count <= bytes.count {
        if bytes[place..<(place + mark.count)].elementsEqual(mark) {
          parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
          place += mark.count
          start = place
        } else {
          place += 1
        }
      }
      parts.append(String(decoding: bytes[start...], as: UTF8.self))
      return parts
    }
  }
#endif
