import SwiftSyntax

/// In Swift 2 any object had a subscript: `json["user"]?["name"]` looks into the dictionary that the object is.
final class OldMemberRewrite: RewriteVisitor {
  override var reason: String { "old expression" }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, node.arguments.count == 1, let key = node.arguments.first?.expression,
      key.is(StringLiteralExprSyntax.self), !isAssigned(node)
    else { return .visitChildren }
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard
      let inner = forced?.expression ?? node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression,
      inner.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression.is(StringLiteralExprSyntax.self)
        == true
    else { return .visitChildren }
    insert("heftMember(", before: inner)
    let start = inner.endPositionBeforeTrailingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: ", \(key.trimmedDescription))", reason: ""))
    return .visitChildren
  }

  private func isAssigned(_ node: SubscriptCallExprSyntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.first?.id == node.id
      && sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
  }
}
