import SwiftSyntax

/// Finds the calls after `try`.
final class TriedCalls: SyntaxVisitor {
  private var names: Set<String> = []
  private var depth = 0

  /// - Parameter tree: A source.
  /// - Returns: The names of the functions that are called where something is tried.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let finder = TriedCalls(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: TryExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      names.insert(reference.baseName.text)
    }
    return .visitChildren
  }
}
