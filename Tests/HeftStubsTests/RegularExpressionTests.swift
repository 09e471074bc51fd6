import Foundation
import Heft
import HeftStubs
import Testing

/// Regular expressions against Foundation's, which are ICU's.
@Suite("Regular expressions")
struct RegularExpressionTests {
  private static let texts = [
    "", "a", "abc", "The #cat and the #dog_2 sat, at 10:45.", "me@example.org, you@b.co", "2026-11-25 07:08",
    "line one\nline two\r\nlast",
    "naïve café ÄÖÜ straße", "aaa aab abab abcabc", "😀 #wow 😀x", "price: $12.50 or €3",
    "<b>bold</b> and <i>it</i>", "foofoo barfoo", "  a\tb  ",
  ]
  private static let patterns = [
    "#\\w+", "a", "a*", "a+?", "(a|ab)(c|bcd)?", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}",
    "^\\d{4}-(\\d\\d)-(\\d\\d)",
    "(\\d+):(\\d+)", "\\bfoo\\b", "foo(?=bar)", "(?<!bar)foo", "(?<=bar)foo", "(\\w)\\1", "(?i)THE",
    "(?i:t)he", "<(\\w)>.*?</\\1>", "[^a-z]+",
    "\\s+", "^line.*$", "$", "(?m)^l\\w+", "(?s)one.*last", "[[:alpha:]]+", "\\p{Lu}\\w*", "(?:ab){2,3}",
    "(ab)*c", "a{2}", "[\\d.]+", "x|", "\\.",
    "[\\]a]", "(?>a+)b", "a++b", "\\Q$\\E\\d", "(?<year>\\d{4})", "\\u0061", "\\x{1F600}", "(a)|(b)",
    "(?#note)a", "()", ".", "\\D\\W",
  ]

  @Test("Each pattern matches where Foundation's does, with the same groups", arguments: patterns)
  func likeFoundation(pattern: String) throws {
    for (option, theirOption) in [
      ([], []), ([.caseInsensitive], [.caseInsensitive]), ([.anchorsMatchLines], [.anchorsMatchLines]),
      ([.dotMatchesLineSeparators], [.dotMatchesLineSeparators]),
      ([.ignoreMetacharacters], [.ignoreMetacharacters]),
    ] as [(HeftStubs.NSRegularExpression.Options, Foundation.NSRegularExpression.Options)] {
      let theirs = try Foundation.NSRegularExpression(pattern: pattern, options: theirOption)
      let ours = try HeftStubs.NSRegularExpression(pattern: pattern, options: option)
      for text in Self.texts
      where !(pattern == "." && option == .dotMatchesLineSeparators && text.contains("\r\n")) {
        let all = NSRange(location: 0, length: text.utf16.count)
        let expected = theirs.matches(in: text, options: [], range: all).map { match in
          (0..<match.numberOfRanges).map { match.range(at: $0) }
        }
        let found = ours.matches(in: text, range: all).map { match in
          (0..<match.numberOfRanges).map { match.range(at: $0) }
        }
        #expect(found == expected, "\(pattern) in \(text) with \(option.rawValue)")
      }
    }
  }

  @Test(
    "What is not a pattern is an error, and does not end the program",
    arguments: ["(", "[a", "a**", "*", "a{3,1}", "(?<n", "\\", "[b-a]", "(?q)", "a)"])
  func broken(pattern: String) {
    #expect(throws: NSError.self) { try HeftStubs.NSRegularExpression(pattern: pattern) }
  }

  @Test("Matches are replaced by a template with groups")
  func replacing() throws {
    let expression = try HeftStubs.NSRegularExpression(pattern: "(\\w+) (\\w+)")
    let text = "one two three four"
    let all = NSRange(location: 0, length: text.utf16.count)
    #expect(
      expression.stringByReplacingMatches(in: text, range: all, withTemplate: "$2-$1\\$")
        == "two-one$ four-three$")
    #expect(
      text.heftReplacingOccurrences(of: "[aeiou]", with: "_", options: .regularExpression)
        == "_n_ tw_ thr__ f__r")
    #expect(
      text.heftRange(of: "T[A-Z]+", options: [.regularExpression, .caseInsensitive]).map { String(text[$0]) }
        == "two")
    #expect(text.heftRange(of: "two", options: [.regularExpression, .anchored]) == nil)
    #expect(HeftStubs.NSRegularExpression.escapedPattern(for: "a.b") == "a\\.b")
  }

  @Test("A pattern that tries too much finds nothing and comes to an end")
  func endless() throws {
    let expression = try HeftStubs.NSRegularExpression(pattern: "^(a+)+$")
    let text = String(repeating: "a", count: 40) + "b"
    #expect(expression.numberOfMatches(in: text, range: NSRange(location: 0, length: 41)) == 0)
  }
}
