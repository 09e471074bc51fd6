import SwiftSyntax

/// Attributes of a layout are copied by `copy()`, and a subclass makes its copy itself: a page makes no object of a class that
/// only the object at hand tells.
final class AttributesCopyRewrite: RewriteVisitor {
  override var reason: String { "copy of attributes" }

  private static let root = "UICollectionViewLayoutAttributes"

  private static func isAttributes(_ node: some SyntaxProtocol, _ index: ProjectIndex) -> Bool {
    node.enclosingType.map { index.root($0) == root } ?? false
  }

  /// Whether a method makes the copy of attributes: `copy(with:)`, in Swift 2 `copyWithZone`.
  static func isCopy(_ node: FunctionDeclSyntax, _ index: ProjectIndex) -> Bool {
    let parameters = node.signature.parameterClause.parameters
    return parameters.count == 1 && isAttributes(node, index)
      && (node.name.text == "copyWithZone"
        || node.name.text == "copy" && parameters.first?.firstName.text == "with")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isCopy(node, context.index) else { return .visitChildren }
    if node.name.text != "copy" { replace(node.name, with: "copy") }
    replace(node.signature, with: "() -> HeftAny")
    return .visitChildren
  }

  // `super.copy(with: zone) as! Own`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, let call = elements[0].as(FunctionCallExprSyntax.self),
      ["super.copy", "super.copyWithZone"].contains(call.calledExpression.trimmedDescription),
      let mark = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
      Self.isAttributes(node, context.index)
    else { return .visitChildren }
    let made = "heftCopy(\(elements[2].trimmedDescription)(forCellWith: indexPath), of: self)"
    replace(node, with: mark.text == "?" ? "Optional(\(made))" : made)
    return .skipChildren
  }
}
