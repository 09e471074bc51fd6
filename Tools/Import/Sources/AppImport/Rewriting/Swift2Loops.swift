import SwiftParser
import SwiftSyntax

/// Loops of C, which Swift 2 has: `for var i = 0; i < 3; i++ { }` becomes
/// `do { var i = 0; while i < 3 { defer { i++ }; } }`, so that `continue` still counts on.
///
/// It works on the tokens before anything else is read: today's parser makes no sense of such a loop.
enum Swift2Loops {
  /// Rewrites the loops of a source.
  ///
  /// - Parameter text: The source.
  /// - Returns: The source with its lines as they were, and how many loops were rewritten.
  static func rewrite(_ text: String) -> (text: String, count: Int) {
    guard text.contains("for ") || text.contains("for(") else { return (text, 0) }
    let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
    var edits: [TextEdit] = []
    var count = 0
    for place in tokens.indices where tokens[place].tokenKind == .keyword(.for) {
      guard let loop = Loop(tokens, at: place) else { continue }
      count += 1
      edits += loop.edits(tokens, in: text)
    }
    return (edits.isEmpty ? text : TextEdits.apply(edits, to: text), count)
  }

  /// The tokens of one loop, by their places.
  private struct Loop {
    var start: Int
    var semicolons: [Int]
    var brace: Int
    var end: Int
    var isParenthesized: Bool

    /// Nil where the `for` has no semicolons before its body.
    init?(_ tokens: [TokenSyntax], at start: Int) {
      self.start = start
      isParenthesized = start + 1 < tokens.count && tokens[start + 1].tokenKind == .leftParen
      let level = isParenthesized ? 1 : 0
      var depth = 0
      var found: [Int] = []
      var place = start + 1
      while place < tokens.count {
        switch tokens[place].tokenKind {
        case .leftParen, .leftSquare: depth += 1
        case .rightParen, .rightSquare: depth -= 1
        case .semicolon: if depth == level { found.append(place) }
        case .leftBrace where depth == 0:
          guard found.count == 2, let end = Self.end(tokens, from: place) else { return nil }
          (semicolons, brace, self.end) = (found, place, end)
          return
        case .leftBrace: depth += 1
        case .rightBrace: depth -= 1
        case .keyword(.in) where depth == 0: return nil
        default: break
        }
        if depth < 0 { return nil }
        place += 1
      }
      return nil
    }

    /// The brace that closes a body.
    private static func end(_ tokens: [TokenSyntax], from brace: Int) -> Int? {
      var depth = 0
      for place in brace..<tokens.count {
        if tokens[place].tokenKind == .leftBrace { depth += 1 }
        if tokens[place].tokenKind == .rightBrace {
          depth -= 1
          if depth == 0 { return place }
        }
      }
      return nil
    }

    func edits(_ tokens: [TokenSyntax], in text: String) -> [TextEdit] {
      let bytes = Array(text.utf8)
      func from(_ place: Int) -> Int { tokens[place].positionAfterSkippingLeadingTrivia.utf8Offset }
      func to(_ place: Int) -> Int { tokens[place].endPositionBeforeTrailingTrivia.utf8Offset }
      let last = isParenthesized ? brace - 1 : brace
      let step = String(decoding: bytes[to(semicolons[1])..<from(last)], as: UTF8.self)
        .split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: "; ")
      var trimmed = Substring(step)
      while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
      let opening = isParenthesized ? to(start + 1) : to(start)
      return [
        .init(range: from(start)..<opening, text: "do {", reason: "loop of C"),
        .init(range: to(semicolons[0])..<to(semicolons[0]), text: " while", reason: ""),
        .init(
          range: from(semicolons[1])..<to(brace),
          text: " {" + (trimmed.isEmpty ? "" : " defer { \(trimmed) };"), reason: ""),
        .init(range: to(end)..<to(end), text: " }", reason: ""),
      ]
    }
  }
}
