import SwiftSyntax

/// `{ _ in }` stood for any number of arguments until Swift 4: where UIKit hands over several, each gets its `_`.
final class UnusedArgumentRewrite: RewriteVisitor {
  override var reason: String { "unused arguments" }

  private static let counts = ["UIPreviewAction": 2, "UITableViewRowAction": 2, "UIContextualAction": 3]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let count = Self.counts[node.calledExpression.trimmedDescription] else { return .visitChildren }
    let handler =
      node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "handler" }?.expression.as(ClosureExprSyntax.self)
    guard let clause = handler?.signature?.parameterClause else { return .visitChildren }
    let all = Array(repeating: "_", count: count).joined(separator: ", ")
    switch clause {
    case .simpleInput(let names):
      if names.count == 1, let only = names.first, only.name.text == "_" { replace(only.name, with: all) }
    case .parameterClause(let parameters):
      if parameters.parameters.count == 1, let only = parameters.parameters.first, only.firstName.text == "_",
        only.type == nil
      {
        replace(only.firstName, with: all)
      }
    }
    return .visitChildren
  }
}
