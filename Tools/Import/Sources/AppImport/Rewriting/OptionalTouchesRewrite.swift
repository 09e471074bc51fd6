import SwiftSyntax

/// Until Swift 2.2 `touchesCancelled` had optional touches: `super` is given an empty set for none.
final class OptionalTouchesRewrite: RewriteVisitor {
  override var reason: String { "optional touches" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), node.name.text.hasPrefix("touches"),
      let touches = node.signature.parameterClause.parameters.first,
      touches.type.is(OptionalTypeSyntax.self) || touches.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      let body = node.body
    else { return .visitChildren }
    let finder = SuperTouches(node.name.text, viewMode: .sourceAccurate)
    finder.walk(body)
    for argument in finder.found { insert(" ?? []", after: argument) }
    return .visitChildren
  }
}

/// Finds the arguments that `super` is given for touches.
private final class SuperTouches: SyntaxVisitor {
  let method: String
  var found: [ExprSyntax] = []

  init(_ method: String, viewMode: SyntaxTreeViewMode) {
    self.method = method
    super.init(viewMode: viewMode)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.\(method)",
      let first = node.arguments.first?.expression, first.is(DeclReferenceExprSyntax.self)
    {
      found.append(first)
    }
    return .visitChildren
  }
}
