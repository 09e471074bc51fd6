/// Looks for one text in another, scalar by scalar: what a page has in place of Foundation's search, and what
/// native tests compare with that.
package struct TextSearch {
  /// The scalars of a text, folded, and where each begins in its UTF-8.
  private let scalars: [UInt32]
  private let starts: [Int]
  private let mark: [UInt32]

  /// Looks for `mark` in `text`; without regard to capital letters and to the marks of Latin ones where that is wanted.
  package init(
    _ mark: String, in text: some StringProtocol, ignoringCase: Bool, ignoringMarks: Bool = false
  ) {
    var scalars: [UInt32] = []
    var starts: [Int] = []
    var place = 0
    for scalar in text.unicodeScalars {
      TextSearch.fold(scalar, ignoringCase, ignoringMarks) {
        scalars.append($0)
        starts.append(place)
      }
      place += UTF8.width(scalar)
    }
    starts.append(place)
    self.scalars = scalars
    self.starts = starts
    var folded: [UInt32] = []
    for scalar in mark.unicodeScalars {
      TextSearch.fold(scalar, ignoringCase, ignoringMarks) { folded.append($0) }
    }
    self.mark = folded
  }

  /// The first place of the mark at or after a place in the folded text, or the last one; nil if there is none.
  private func index(from start: Int, backwards: Bool, anchored: Bool) -> Int? {
    let last = scalars.count - mark.count
    guard !mark.isEmpty, start <= last else { return nil }
    if anchored { return isMark(at: backwards ? last : start) ? (backwards ? last : start) : nil }
    if backwards { return (start...last).last { isMark(at: $0) } }
    return (start...last).first { isMark(at: $0) }
  }

  private func isMark(at index: Int) -> Bool {
    for offset in mark.indices where scalars[index + offset] != mark[offset] { return false }
    return true
  }

  /// The bytes of UTF-8 at which the mark stands: the first time, or the last time.
  package func range(backwards: Bool = false, anchored: Bool = false) -> Range<Int>? {
    index(from: 0, backwards: backwards, anchored: anchored).map { starts[$0]..<starts[$0 + mark.count] }
  }

  /// All places at which the mark stands, each after the end of the one before.
  package var ranges: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while let found = index(from: start, backwards: false, anchored: false) {
      result.append(starts[found]..<starts[found + mark.count])
      start = found + mark.count
    }
    return result
  }

  /// Less than 0 where the first text comes first, 0 where both are the same: by their scalars, and, where that is
  /// wanted, runs of digits by the numbers that they are.
  package static func order(
    _ one: String, _ other: String, ignoringCase: Bool, ignoringMarks: Bool = false, byNumbers: Bool
  ) -> Int {
    var (first, second): ([UInt32], [UInt32]) = ([], [])
    for scalar in one.unicodeScalars { fold(scalar, ignoringCase, ignoringMarks) { first.append($0) } }
    for scalar in other.unicodeScalars { fold(scalar, ignoringCase, ignoringMarks) { second.append($0) } }
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if byNumbers, isDigit(first[i]), isDigit(second[j]) {
        let (x, y) = (number(first, &i), number(second, &j))
        if x.count != y.count { return x.count - y.count }
        for index in x.indices where x[index] != y[index] { return x[index] < y[index] ? -1 : 1 }
        continue
      }
      if first[i] != second[j] { return first[i] < second[j] ? -1 : 1 }
      i += 1
      j += 1
    }
    return (first.count - i) - (second.count - j)
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }

  /// The digits of a number without zeros before it; the place goes on behind it.
  private static func number(_ scalars: [UInt32], _ place: inout Int) -> ArraySlice<UInt32>.SubSequence {
    while place < scalars.count, scalars[place] == 48 { place += 1 }
    let start = place
    while place < scalars.count, isDigit(scalars[place]) { place += 1 }
    return Array(scalars[start..<place])[...]
  }

  private static func fold(
    _ scalar: Unicode.Scalar, _ ignoringCase: Bool, _ ignoringMarks: Bool, _ take: (UInt32) -> Void
  ) {
    if ignoringMarks, !scalar.isASCII {
      if PlainLetters.isMark(scalar.value) { return }
      if let letter = PlainLetters.letter(below: scalar.value) {
        return fold(Unicode.Scalar(letter), ignoringCase, false, take)
      }
    }
    if !ignoringCase { return take(scalar.value) }
    if scalar.isASCII { return take((65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value) }
    for folded in scalar.properties.lowercaseMapping.unicodeScalars { take(folded.value) }
  }
}

extension TextSearch {
  /// The text with each word's first letter large and the others small. A word is letters and
  /// apostrophes.
  package static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar == "'" || scalar == "\u{2019}" && isInWord
      if isPart {
        result += isInWord ? scalar.properties.lowercaseMapping : scalar.properties.titlecaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
      isInWord = isPart
    }
    return result
  }
}
