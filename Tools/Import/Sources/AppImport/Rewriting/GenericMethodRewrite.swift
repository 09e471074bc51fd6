import SwiftSyntax

/// A page cannot look up which override of a generic method is meant: in a class such a method is `final`, unless a subclass
/// of the project overrides it.
final class GenericMethodRewrite: RewriteVisitor {
  override var reason: String { "generic method" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "final" }) { return .visitChildren }
    for item in node.memberBlock.members {
      guard let method = item.decl.as(FunctionDeclSyntax.self), Self.isGeneric(method),
        !context.index.overriddenGenerics.contains(method.name.text)
      else { continue }
      let modifiers = method.modifiers.map(\.name.text)
      if modifiers.contains(where: { ["final", "static", "override", "private", "fileprivate"].contains($0) })
      {
        continue
      }
      if let open = method.modifiers.first(where: { ["open", "class"].contains($0.name.text) }) {
        replace(open.name, with: open.name.text == "open" ? "public final" : "static")
      } else {
        insert("final ", before: method.funcKeyword)
      }
    }
    return .visitChildren
  }

  /// Whether a method has parameters of types, named or as `some`.
  static func isGeneric(_ method: FunctionDeclSyntax) -> Bool {
    method.genericParameterClause != nil
      || method.signature.parameterClause.parameters.contains {
        $0.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
      }
  }
}
