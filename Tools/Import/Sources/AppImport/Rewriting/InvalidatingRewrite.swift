import SwiftSyntax

/// A property that says what is to be done anew when it is set does it itself: the wrapper finds its view by a key path.
///
/// `@Invalidating(.display) var level = 0` becomes `var level = 0 { didSet { setNeedsDisplay() } }`.
final class InvalidatingRewrite: RewriteVisitor {
  override var reason: String { "attribute" }

  private static let calls = [
    "display": "setNeedsDisplay()", "layout": "setNeedsLayout()",
    "constraints": "setNeedsUpdateConstraints()",
    "intrinsicContentSize": "invalidateIntrinsicContentSize()",
    "configuration": "setNeedsUpdateConfiguration()",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attribute = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.first {
      ["Invalidating", "UIView.Invalidating"].contains($0.attributeName.trimmedDescription)
    }
    guard let attribute, case .argumentList(let arguments)? = attribute.arguments,
      let binding = node.bindings.first, binding.accessorBlock == nil
    else { return .visitChildren }
    let names = arguments.compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    remove(attribute)
    let work = names.compactMap { Self.calls[$0] }.joined(separator: "; ")
    insert(" { didSet { \(work) } }", after: binding, reason: "")
    return .visitChildren
  }
}
