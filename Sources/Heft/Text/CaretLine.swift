/// The places in a line of text where a caret may stand, and the words between them.
///
/// Widths are those of the baked table, so that a finger's distance is worth the same text everywhere.
struct CaretLine: Equatable {
  /// The places in UTF-16 units and in points from where the text begins; both only grow.
  private(set) var offsets = [0]
  private(set) var places: [CGFloat] = [0]
  /// Whether what lies between a place and the next belongs to a word.
  private var isInWord: [Bool] = []
  /// Whether the text runs from right to left.
  private(set) var isRightToLeft = false

  init() {}

  /// A line of text; a secure one is dots, and one word: where its words end stays secret.
  init(_ text: String, font: UIFont, isSecure: Bool = false) {
    var previous: Unicode.Scalar?
    var flags = 0
    var knowsDirection = false
    for scalar in text.unicodeScalars {
      let units = scalar.value > 0xFFFF ? 2 : 1
      let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      flags = isFlag ? flags + 1 : 0
      let joins = CaretLine.joins(scalar, previous) || (isFlag && flags % 2 == 0)
      previous = scalar
      if joins, !isInWord.isEmpty {
        offsets[offsets.count - 1] += units
        continue
      }
      let shown: Unicode.Scalar = isSecure ? "\u{2022}" : scalar
      offsets.append(offsets[offsets.count - 1] + units)
      places.append(places[places.count - 1] + TextMetrics.advance(of: shown, font: font))
      isInWord.append(isSecure || CaretLine.isOfWord(scalar))
      if !knowsDirection, CaretLine.isOfWord(scalar), !(0x30...0x39).contains(scalar.value) {
        knowsDirection = true
        isRightToLeft = !isSecure && CaretLine.isRightToLeft(scalar)
      }
    }
  }

  /// The place that is at the offset, or the last one before it.
  func place(atOffset offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The place nearest to a point of the line.
  func place(nearest x: CGFloat) -> Int {
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if (places[middle] + places[middle + 1]) / 2 < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The places around the word at a place: the one that it touches, else the last before it, else the first after
  /// it. Nil where there is no word.
  func word(at place: Int) -> Range<Int>? {
    var inside = place
    if inside >= isInWord.count || !isInWord[inside] {
      inside = min(place, isInWord.count) - 1
      while inside >= 0, !isInWord[inside] { inside -= 1 }
      if inside < 0 {
        guard let next = isInWord.indices.first(where: { $0 >= place && isInWord[$0] }) else { return nil }
        inside = next
      }
    }
    var (start, end) = (inside, inside + 1)
    while start > 0, isInWord[start - 1] { start -= 1 }
    while end < isInWord.count, isInWord[end] { end += 1 }
    return start..<end
  }

  // Plain ranges in place of Unicode's tables, which would be larger than the rest of the library (our choice).

  /// Whether a scalar is one with the scalar before it: an accent, a tone of skin, what a joiner joins.
  private static func joins(_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x900...0x903,
      0x93A...0x93C, 0x93E...0x94F, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x200C...0x200D, 0x20D0...0x20FF,
      0x3099...0x309A, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
      true
    default: previous?.value == 0x200D
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0..<0xAA, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: false
    case 0x55A...0x55F, 0x5BE...0x5C7, 0x5F3...0x5F4, 0x60C...0x60F, 0x61B...0x61F, 0x66A...0x66D: false
    case 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x2BFF, 0x3000...0x3004, 0x3008...0x303F: false
    case 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: false
    default: true
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
