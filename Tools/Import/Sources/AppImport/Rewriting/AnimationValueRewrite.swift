import SwiftSyntax

/// Makes the values that an animation begins with and comes to values of the one kind that there is: the page has no
/// `Any`.
final class AnimationValueRewrite: RewriteVisitor {
  override var reason: String { "animation value" }

  private static let members: Set<String> = [
    "fromValue", "toValue", "byValue", "minimumRelativeValue", "maximumRelativeValue",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self), member.base != nil
    else { return .visitChildren }
    let name = member.declName.baseName.text
    if Self.members.contains(name) {
      guard elements.count == 3 else {
        // A sum, or what a `?` chooses.
        insert("heftAnimationValue(", before: elements[2])
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        context.edits.append(.init(range: end..<end, text: ")", reason: ""))
        return .visitChildren
      }
      make(elements[2])
    } else if name == "values", elements.count == 3, let list = elements[2].as(ArrayExprSyntax.self) {
      for element in list.elements { make(element.expression, isListed: true) }
    } else if name == "values", elements.count == 3, elements[2].is(FunctionCallExprSyntax.self),
      isKeyframes(elements[0])
    {
      wrap(elements[2], in: "heftAnimationValues(")
    }
    return .visitChildren
  }

  /// Whether the values are an animation's: the name of the object says so.
  private func isKeyframes(_ place: ExprSyntax) -> Bool {
    let base = place.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription.lowercased() ?? ""
    return base.contains("anim") || base.contains("keyframe") || base.contains("shake")
  }

  private func make(_ value: ExprSyntax, isListed: Bool = false) {
    if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
    {
      return
    }
    let mark = isListed ? ")!" : ")"
    // The label of an `NSValue` tells the kind of its value.
    if let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "NSValue",
      let argument = call.arguments.first, let label = argument.label, argument.colon != nil
    {
      replace(call.calledExpression, with: "heftAnimationValue")
      let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(.init(range: start..<end, text: "", reason: ""))
      // `.zero` has no type without the label.
      let types = ["cgPoint": "CGPoint", "cgSize": "CGSize", "cgRect": "CGRect", "CGPoint": "CGPoint"]
      if argument.expression.trimmedDescription.hasPrefix("."), let type = types[label.text] {
        insert(" as \(type)", after: argument.expression, reason: "")
      }
      if isListed { insert("!", after: call) }
      return
    }
    insert("heftAnimationValue(", before: value)
    let end = value.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: end..<end, text: mark, reason: ""))
  }
}
