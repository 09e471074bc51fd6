import SwiftSyntax

/// Attributes of a layout are copied by `copy()`, and a subclass makes its copy itself: a page makes no object of a class that
/// only the object at hand tells.
final class AttributesCopyRewrite: RewriteVisitor {
  override var reason: String { "copy of attributes" }

  private static let root = "UICollectionViewLayoutAttributes"

  private func isAttributes(_ node: some SyntaxProtocol) -> Bool {
    enclosingType(of: node).map { context.index.root($0) == Self.root } ?? false
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "copy", parameters.count == 1, parameters.first?.firstName.text == "with",
      isAttributes(node)
    else { return .visitChildren }
    replace(node.signature, with: "() -> HeftAny")
    return .visitChildren
  }

  // `super.copy(with: zone) as! Own`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, let call = elements[0].as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "super.copy",
      let mark = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark, isAttributes(node)
    else { return .visitChildren }
    let made = "heftCopy(\(elements[2].trimmedDescription)(forCellWith: indexPath), of: self)"
    replace(node, with: mark.text == "?" ? "Optional(\(made))" : made)
    return .skipChildren
  }
}
