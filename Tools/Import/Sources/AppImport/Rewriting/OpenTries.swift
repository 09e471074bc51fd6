import SwiftSyntax

/// A look for a `try` whose error leaves a closure.
final class OpenTries: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ statements: CodeBlockItemListSyntax) -> Bool {
    let finder = OpenTries(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.isFound
  }

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
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
