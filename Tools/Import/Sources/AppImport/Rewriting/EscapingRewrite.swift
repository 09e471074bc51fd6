import SwiftSyntax

/// In Swift 2 a closure that a function takes may be kept, unless `@noescape` says that it is not.
final class EscapingRewrite: RewriteVisitor {
  override var reason: String { "closure that is kept" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2 else { return .skipChildren }
    // A method that UIKit calls has its closures as UIKit declares them.
    if !node.modifiers.contains(where: { $0.name.text == "override" }), !isUIKits(node) {
      mark(node.signature.parameterClause)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, !node.modifiers.contains(where: { $0.name.text == "override" }) {
      mark(node.signature.parameterClause)
    }
    return .visitChildren
  }

  private func isUIKits(_ node: FunctionDeclSyntax) -> Bool {
    var labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    if !labels.isEmpty { labels[0] = "_:" }
    let signature = "\(node.name.text)(\(labels.joined()))"
    return Spellings.calls[signature] != nil
      || context.heft?.delegateMethods.contains(node.name.text) == true
        && context.heft?.functions.contains(signature) == true
  }

  private func mark(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      let attributes = parameter.type.as(AttributedTypeSyntax.self)?.attributes
      // Before Swift 2.3 the word may stand before the name.
      if let noescape = parameter.attributes.first(where: { $0.trimmedDescription == "@noescape" }) {
        remove(noescape)
      } else if let noescape = attributes?.first(where: { $0.trimmedDescription == "@noescape" }) {
        remove(noescape)
      } else if attributes?.isEmpty ?? true, isFunction(parameter.type) {
        insert("@escaping ", before: parameter.type)
      }
    }
  }

  private func isFunction(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text, let full = context.index.aliases[name]
    else { return false }
    return full.contains("->") && !full.hasSuffix("?") && !full.hasSuffix("!")
  }
}
