import SwiftSyntax

/// A look for a `try` whose error leaves a closure.
final class OpenTries: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ statements: CodeBlockItemListSyntax) -> Bool {
    let finder = OpenTries(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.isFound
  }

  /// Whether a closure among the statements has one: `names.map { try read($0) }`.
  static func areInClosures(of statements: CodeBlockItemListSyntax) -> Bool {
    let finder = OpenTries(viewMode: .sourceAccurate)
    finder.looksIntoClosures = true
    finder.walk(statements)
    return finder.isFoundWithin
  }

  private var looksIntoClosures = false
  private var isFoundWithin = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .visitChildren
  }

  // Errors that are caught here, and those of other functions.
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    node.catchClauses.isEmpty ? .visitChildren : .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if looksIntoClosures, OpenTries.isIn(node.statements) { isFoundWithin = true }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
