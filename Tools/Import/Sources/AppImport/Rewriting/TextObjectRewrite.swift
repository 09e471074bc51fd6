import SwiftSyntax

/// In Swift 2 a `String` was an `NSString` wherever one was declared: there it is made one.
final class TextObjectRewrite: RewriteVisitor {
  override var reason: String { "text as object" }

  private static let name = "NSString"

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, node.typeAnnotation?.type.trimmedDescription == Self.name else {
      return .visitChildren
    }
    if let value = node.initializer?.value { make(value) }
    if case .getter(let items)? = node.accessorBlock?.accessors { makeResults(of: Syntax(items)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, node.signature.returnClause?.type.trimmedDescription == Self.name,
      let body = node.body
    {
      makeResults(of: Syntax(body))
    }
    return .visitChildren
  }

  private func make(_ value: ExprSyntax) {
    // What says already that it is one is one.
    guard !value.trimmedDescription.contains(Self.name), !value.is(ClosureExprSyntax.self) else { return }
    wrap(value, in: "heftString(")
  }

  private func makeResults(of body: Syntax) {
    let finder = Results(viewMode: .sourceAccurate)
    finder.walk(body)
    for value in finder.values { make(value) }
  }

  /// What a function returns, without the closures and functions in it.
  private final class Results: SyntaxVisitor {
    var values: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { values.append(value) }
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
