import SwiftSyntax

/// `defaults.dictionary(forKey: "a") ?? [:]` has values of `Any`: they are objects here.
final class SettingsDictionaryRewrite: RewriteVisitor {
  override var reason: String { "Any" }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].trimmedDescription == "??",
      elements[2].trimmedDescription == "[:]",
      let call = elements[0].as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name == "dictionaryForKey" || name == "dictionary" && call.arguments.first?.label?.text == "forKey"
    else { return .visitChildren }
    insert("heftCast(", before: call)
    insert(", [String: AnyObject].self)", after: call, reason: "")
    return .visitChildren
  }
}
