import SwiftSyntax

/// In Swift 2 a place in a text moves by itself, `text.startIndex.advancedBy(2)`; now the text moves it.
final class OldIndexRewrite: RewriteVisitor {
  override var reason: String { "place in a text" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let place = member.base, let text = Self.text(of: place)
    else { return .visitChildren }
    let call = text.isEmpty ? "index(" : text + ".index("
    switch (member.declName.baseName.text, node.arguments.count) {
    case ("advancedBy", 1):
      guard let count = node.arguments.first?.expression else { return .visitChildren }
      replace(node, with: "\(call)\(place.trimmedDescription), offsetBy: \(count.trimmedDescription))")
    case ("distanceTo", 1):
      guard let end = node.arguments.first?.expression else { return .visitChildren }
      let call = text.isEmpty ? "distance(" : text + ".distance("
      replace(node, with: "\(call)from: \(place.trimmedDescription), to: \(end.trimmedDescription))")
    case ("successor", 0): replace(node, with: "\(call)after: \(place.trimmedDescription))")
    case ("predecessor", 0): replace(node, with: "\(call)before: \(place.trimmedDescription))")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The text whose first or last place is meant; empty in an extension of texts themselves, nil for any other place.
  private static func text(of place: ExprSyntax) -> String? {
    let ends: Set<String> = ["startIndex", "endIndex"]
    if let name = place.as(DeclReferenceExprSyntax.self), ends.contains(name.baseName.text) { return "" }
    guard let member = place.as(MemberAccessExprSyntax.self), ends.contains(member.declName.baseName.text)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
