import SwiftSyntax

/// `round(self * 10)` in an extension of a number was the function of C; there the number's own method hides it now.
final class RoundingRewrite: RewriteVisitor {
  override var reason: String { "rounded number" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "round", node.arguments.count == 1,
      let only = node.arguments.first, only.label == nil,
      ["Double", "Float", "CGFloat"].contains(enclosingType(of: node) ?? "")
    else { return .visitChildren }
    remove(node.calledExpression)
    insert(".rounded()", after: node)
    return .visitChildren
  }
}
