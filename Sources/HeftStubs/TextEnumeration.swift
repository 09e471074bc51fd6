// The parts of a text, one after another, by rules that are the same natively and in a page.

import Heft

/// The parts that a text is taken apart into.
public struct HeftTextParts: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let byLines = HeftTextParts([])
  public static let byParagraphs = HeftTextParts(rawValue: 1)
  public static let byComposedCharacterSequences = HeftTextParts(rawValue: 2)
  public static let byWords = HeftTextParts(rawValue: 3)
  /// Sentences are lines here.
  public static let bySentences = HeftTextParts(rawValue: 4)
  public static let substringNotRequired = HeftTextParts(rawValue: 256)
}

extension String {
  /// Hands over the parts of a text: words are letters, digits and what stands between two of them.
  ///
  /// - Parameters:
  ///   - range: Where in the text.
  ///   - options: The kind of the parts.
  ///   - body: Is given the part, its range, the same again, and whether to stop, which it may set.
  public func heftSubstrings(
    in range: Range<Index>, options: HeftTextParts = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) {
    let kind = options.rawValue & 255
    var place = range.lowerBound
    var stop = false
    while place < range.upperBound, !stop {
      var end = place
      if kind == 2 {
        end = index(after: place)
      } else {
        let isWord = kind == 3
        while place < range.upperBound, isWord, !String.isWord(self[place]) { place = index(after: place) }
        end = place
        while end < range.upperBound, isWord ? isInWord(end, range) : !self[end].isNewline {
          end = index(after: end)
        }
        if isWord, end == place { return }
      }
      body(String(self[place..<end]), place..<end, place..<end, &stop)
      place = end
      if kind != 2, kind != 3, place < range.upperBound { place = index(after: place) }
    }
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Whether a place is in a word: `don't` is one.
  private func isInWord(_ place: Index, _ range: Range<Index>) -> Bool {
    if String.isWord(self[place]) { return true }
    let next = index(after: place)
    return ["'", "\u{2019}"].contains(self[place]) && next < range.upperBound && String.isWord(self[next])
  }
}
