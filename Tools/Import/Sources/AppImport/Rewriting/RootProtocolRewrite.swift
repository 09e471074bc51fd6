import SwiftSyntax

/// `NSObjectProtocol` is the root class in a page: it is no existential there, and what extends it extends a protocol of
/// HeftStubs that every object conforms to.
final class RootProtocolRewrite: RewriteVisitor {
  override var reason: String { "NSObjectProtocol" }

  private static let name = "NSObjectProtocol"

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.text == "any", node.constraint.trimmedDescription == Self.name {
      replace(node, with: Self.name)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription == Self.name else { return .visitChildren }
    replace(
      node.extendedType, with: "HeftNamed" + (node.genericWhereClause == nil ? " where Self: NSObject" : ""))
    return .visitChildren
  }
}
