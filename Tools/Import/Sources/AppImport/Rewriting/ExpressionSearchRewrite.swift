import SwiftSyntax

/// A text that is searched by a regular expression asks for it by another name: a page has not Foundation's search.
final class ExpressionSearchRewrite: RewriteVisitor {
  override var reason: String { "regular expression" }

  private static let names = [
    "range": "heftRange", "rangeOfString": "heftRange", "replacingOccurrences": "heftReplacingOccurrences",
    "stringByReplacingOccurrencesOfString": "heftReplacingOccurrences",
  ]
  private static let labels = ["withString": "with"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Bare in an extension of texts.
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let called, let name = Self.names[called.baseName.text],
      let options = node.arguments.first(where: { $0.label?.text == "options" }),
      options.expression.trimmedDescription.lowercased().contains("regularexpression")
    else { return .visitChildren }
    replace(called.baseName, with: name)
    let isOld = options.expression.trimmedDescription.contains("RegularExpressionSearch")
    if isOld { replace(options.expression, with: ".regularExpression") }
    for argument in node.arguments {
      if let label = argument.label, let new = Self.labels[label.text] { replace(label, with: new) }
    }
    // The spellings know the label of `rangeOfString`.
    if let first = node.arguments.first, first.label == nil, name != "heftRange" {
      insert("of: ", before: first)
    }
    return .visitChildren
  }
}
