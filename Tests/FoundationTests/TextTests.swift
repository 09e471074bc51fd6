import Foundation
import Heft
import HeftBase
import HeftTesting
import TestRules
import Testing

/// The texts of a page compared with Foundation's (FOUNDATION-1, FOUNDATION-2).
struct TextBesideFoundationTests {
  private static let words = [
    "a", "B", "ab", "AB", "ba", " ", "é", "ü", "10", "2", "007", "-", ".", "ß", "'s",
  ]

  private func text(_ random: inout Seeded, upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      TextBesideFoundationTests.words.randomElement(using: &random)!
    }.joined()
  }

  private func offsets(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    text.utf8.distance(
      from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
        from: text.startIndex, to: range.upperBound)
  }

  @Test("A text is found where Foundation finds it", .rule("FOUNDATION-1"))
  func aTextIsFound() {
    var random = Seeded(Seeded.seed)
    for round in 0..<2000 {
      let (text, mark) = (text(&random, upTo: 9), text(&random, upTo: 2))
      if mark.isEmpty { continue }
      for ignoringCase in [false, true] {
        for backwards in [false, true] {
          for anchored in [false, true] {
            var options = String.CompareOptions()
            if ignoringCase { options.insert(.caseInsensitive) }
            if backwards { options.insert(.backwards) }
            if anchored { options.insert(.anchored) }
            let theirs = text.range(of: mark, options: options).map { offsets($0, in: text) }
            // Foundation takes one sign for two letters.
            if ignoringCase, (text + mark).contains("ß") { continue }
            let ours = TextSearch(mark, in: text, ignoringCase: ignoringCase)
              .range(backwards: backwards, anchored: anchored)
            #expect(ours == theirs, "\(mark) in \(text), round \(round), seed \(Seeded.seed)")
          }
        }
      }
    }
  }

  @Test("A text is taken apart as Foundation does it", .rule("FOUNDATION-1"))
  func aTextIsTakenApart() {
    var random = Seeded(Seeded.seed)
    for _ in 0..<1000 {
      let (text, mark) = (
        text(&random, upTo: 12), TextBesideFoundationTests.words.randomElement(using: &random)!
      )
      let bytes = Array(text.utf8)
      var (parts, start): ([String], Int) = ([], 0)
      for range in TextSearch(mark, in: text, ignoringCase: false).ranges {
        parts.append(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self))
        start = range.upperBound
      }
      parts.append(String(decoding: bytes[start...], as: UTF8.self))
      #expect(parts == text.components(separatedBy: mark), "seed \(Seeded.seed)")
    }
  }

  @Test("Words begin with capitals as in Foundation", .rule("FOUNDATION-1"))
  func wordsBeginWithCapitals() {
    for text in [
      "hello world", "it's mine", "éCOLE normale", "3d touch", "a-b c_d", "", "PEEK AND POP", "x2y z",
    ] {
      #expect(TextSearch.capitalized(text) == text.capitalized)
    }
  }

  @Test("Digits are compared as the numbers that they are", .rule("FOUNDATION-1"))
  func digitsAreNumbers() {
    let pairs = [
      ("a2", "a10"), ("a10", "a2"), ("a007", "a7"), ("A", "a"), ("file 9.txt", "file 10.txt"), ("x", "x"),
    ]
    for (one, other) in pairs {
      let theirs = one.compare(other, options: [.numeric, .caseInsensitive])
      let ours = TextSearch.order(one, other, ignoringCase: true, byNumbers: true)
      #expect(ours.signum() == theirs.rawValue, "\(one) \(other)")
    }
  }

  @Test("A path has the parts that Foundation sees in it", .rule("FOUNDATION-2"))
  func aPathHasParts() {
    let paths = [
      "", "/", "ab", "a.txt", "/a/b.txt", "/a/b/", "a/b.c/d", ".hidden", "a.", "a/.b", "x.tar.gz", "a b.c d",
    ]
    for path in paths {
      let theirs = NSString(string: path)
      #expect(FilePath.lastComponent(path) == theirs.lastPathComponent, "\(path)")
      #expect(FilePath.fileExtension(path) == theirs.pathExtension, "\(path)")
      #expect(FilePath.withoutLastComponent(path) == theirs.deletingLastPathComponent, "\(path)")
      #expect(FilePath.withoutExtension(path) == theirs.deletingPathExtension, "\(path)")
      for part in ["x", "a/b", "x.y"] {
        #expect(
          FilePath.appending(part, to: path) == theirs.appendingPathComponent(part), "\(path) + \(part)")
      }
    }
  }
}
