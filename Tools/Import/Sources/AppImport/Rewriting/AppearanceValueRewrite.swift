import SwiftSyntax

/// `PressSlider.appearance().trackColor = .gray`, where a class of the project has the property: a proxy here is a view of
/// UIKit's, which has not. The value is given to all views of the class by a function.
final class AppearanceValueRewrite: RewriteVisitor {
  override var reason: String { "appearance" }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let row = Array(node.elements)
    guard row.count > 2, row[1].is(AssignmentExprSyntax.self),
      let target = row[0].as(MemberAccessExprSyntax.self),
      let call = target.base?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let proxy = call.calledExpression.as(MemberAccessExprSyntax.self),
      proxy.declName.baseName.text == "appearance", let type = proxy.base?.trimmedDescription,
      context.index.property(target.declName.baseName.text, of: type) != nil,
      let labels = [["frame"], []].first(where: { context.index.hasInitializer($0, type) })
    else { return .visitChildren }
    let name = target.declName.baseName.text
    let start = row[0].positionAfterSkippingLeadingTrivia.utf8Offset
    let end = row[2].positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: "\(type).setAppearance(", reason: reason))
    let made = labels.isEmpty ? "" : "frame: .zero"
    insert(", in: { $0.\(name) = $1 }, of: { $0.\(name) }, plain: \(type)(\(made)))", after: node)
    return .visitChildren
  }
}
