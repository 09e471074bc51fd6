import SwiftParser
import SwiftSyntax

/// Conditions of Swift 2: `where` becomes a comma, and a binding after another gets the `let` that it did not need.
///
/// It works on the tokens before anything else is read: today's parser makes no sense of such conditions.
enum Swift2Conditions {
  static func rewrite(_ text: String) -> (text: String, count: Int) {
    let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
    var edits: [TextEdit] = []
    var place = 0
    while place < tokens.count {
      switch tokens[place].tokenKind {
      case .keyword(.if), .keyword(.guard), .keyword(.while):
        place = condition(tokens, from: place + 1, &edits)
      default: place += 1
      }
    }
    return (edits.isEmpty ? text : TextEdits.apply(edits, to: text), edits.count)
  }

  /// Goes over a condition to its end.
  private static func condition(_ tokens: [TokenSyntax], from start: Int, _ edits: inout [TextEdit]) -> Int {
    var depth = 0
    var binding: String?
    var isCase = false
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      switch token.tokenKind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      // A closure in a condition stands in parentheses; any other brace is the body's.
      case .leftBrace:
        if depth == 0 { return place + 1 }
        depth += 1
      case .rightBrace:
        if depth == 0 { return place }
        depth -= 1
      case .keyword(.else): if depth == 0 { return place + 1 }
      case .keyword(.let), .keyword(.var): if depth == 0 { binding = token.text }
      case .keyword(.case): if depth == 0 { isCase = true }
      case .keyword(.where):
        if depth == 0 { comma(token, &edits) }
        isCase = false
      case .identifier("where") where depth == 0: comma(token, &edits)
      case .comma:
        if depth == 0, let binding, !isCase, begins(tokens, place + 1) {
          let next = tokens[place + 1].positionAfterSkippingLeadingTrivia.utf8Offset
          edits.append(.init(range: next..<next, text: binding + " ", reason: "old condition"))
        }
        if depth == 0 { isCase = false }
      default: break
      }
      place += 1
    }
    return place
  }

  /// Whether `name =` stands there.
  private static func begins(_ tokens: [TokenSyntax], _ place: Int) -> Bool {
    guard place + 1 < tokens.count, case .identifier = tokens[place].tokenKind else { return false }
    return tokens[place + 1].tokenKind == .equal
  }

  private static func comma(_ token: TokenSyntax, _ edits: inout [TextEdit]) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      .init(
        range: start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text: ",", reason: "old condition"))
  }
}
