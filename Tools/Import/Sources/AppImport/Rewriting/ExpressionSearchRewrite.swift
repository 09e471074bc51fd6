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
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let name = Self.names[member.declName.baseName.text],
      let options = node.arguments.first(where: { $0.label?.text == "options" }),
      options.expression.trimmedDescription.lowercased().contains("regularexpression")
    else { return .visitChildren }
    replace(member.declName.baseName, with: name)
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
