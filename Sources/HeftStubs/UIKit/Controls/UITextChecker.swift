import Heft

/// Checks spelling, for which there are no words here: nothing is found wrong.
public final class UITextChecker: NSObject {
  nonisolated(unsafe) private static var learned: [String] = []
  /// Words that are left aside.
  public var ignoredWords: [String]?

  /// The languages of the device: there are none.
  public static var availableLanguages: [String] { [] }

  /// Finds a word that is wrong.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part that is looked at.
  ///   - startingOffset: Where it begins.
  ///   - wrapFlag: Whether it goes on from the beginning.
  ///   - language: The language.
  /// - Returns: No place.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Stub.say("UITextChecker", "there are no dictionaries here; no word is found wrong.")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns what a wrong word may have meant.
  ///
  /// - Parameters:
  ///   - range: Where the word is.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: Nil.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns how a word may go on.
  ///
  /// - Parameters:
  ///   - range: Where its beginning is.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: Nil.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Leaves a word aside.
  ///
  /// - Parameter word: The word.
  public func ignoreWord(_ word: String) { ignoredWords = (ignoredWords ?? []) + [word] }

  /// Keeps a word while the app runs.
  ///
  /// - Parameter word: The word.
  public static func learnWord(_ word: String) { if !hasLearnedWord(word) { learned.append(word) } }

  /// Whether a word is kept.
  ///
  /// - Parameter word: The word.
  /// - Returns: True where it is.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Keeps a word no more.
  ///
  /// - Parameter word: The word.
  public static func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
}
