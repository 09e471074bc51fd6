import SwiftSyntax

/// UIKit's delegate may leave its window out, so that it is optional twice there: `app.delegate?.window??.bounds`. Heft's has
/// one, which may be nil.
final class DelegateWindowRewrite: RewriteVisitor {
  override var reason: String { "window of the delegate" }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), isWindow(inner.expression) {
      remove(node.questionMark)
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), isWindow(inner.expression) {
      remove(node.exclamationMark)
    }
    return .visitChildren
  }

  /// `if let window = app.delegate?.window, let shown = window`.
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    var windows: Set<String> = []
    for condition in node {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else { continue }
      let name = binding.pattern.trimmedDescription
      if let value = binding.initializer?.value {
        if isWindow(value) { windows.insert(name) }
        if windows.contains(value.trimmedDescription) { wrap(value, in: "Optional(") }
      } else if windows.contains(name) {
        insert(" = Optional(\(name))", after: binding.pattern)
      }
    }
    return .visitChildren
  }

  private func isWindow(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window" else {
      return false
    }
    let base = member.base?.trimmedDescription ?? ""
    return base.hasSuffix("delegate?") || base.hasSuffix("delegate!")
  }
}
