import SwiftSyntax

/// A page makes no list of views of one of buttons: where UIKit takes one of the more general kind, it is made anew, element by
/// element.
final class GeneralListRewrite: RewriteVisitor {
  override var reason: String { "list of another kind" }

  /// The labels of such lists by what takes them, `_` where there is none.
  private static let parameters: [String: Set<String>] = [
    "UIStackView": ["arrangedSubviews"], "UIMenu": ["children"], "replacingChildren": ["_"],
    "setViewControllers": ["_"],
  ]
  private static let properties: Set<String> = ["viewControllers", "animations", "gestureRecognizers"]
  /// The properties of controllers that return such a list.
  private static let results: Set<String> = ["previewActionItems"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
    guard let labels = Self.parameters[name] else { return .visitChildren }
    for argument in node.arguments where labels.contains(argument.label?.text ?? "_") {
      makeAnew(argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      Self.properties.contains(member.declName.baseName.text)
    else { return .visitChildren }
    makeAnew(elements[2])
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    var place = node.parent
    while let here = place, !here.is(ClosureExprSyntax.self), !here.is(FunctionDeclSyntax.self) {
      if let binding = here.as(PatternBindingSyntax.self) {
        if Self.results.contains(binding.pattern.trimmedDescription), let value = node.expression {
          makeAnew(value)
        }
        break
      }
      place = here.parent
    }
    return .visitChildren
  }

  /// Only values that have a type already: a literal takes the type of its place.
  private func makeAnew(_ list: ExprSyntax) {
    let isName = list.is(DeclReferenceExprSyntax.self) || list.is(MemberAccessExprSyntax.self)
    guard isName || list.is(FunctionCallExprSyntax.self) else { return }
    insert("(", before: list)
    insert(").map { $0 }", after: list)
  }
}

/// `swap(&list[0], &list[1])` touches one list twice at once, which today's language refuses.
final class SwapRewrite: RewriteVisitor {
  override var reason: String { "swap in a list" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let places = node.arguments.compactMap {
      $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
    }
    guard ["swap", "Swift.swap"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 2,
      places.count == 2, places.allSatisfy({ $0.arguments.count == 1 }),
      let first = places[0].arguments.first, let second = places[1].arguments.first,
      places[0].calledExpression.trimmedDescription == places[1].calledExpression.trimmedDescription
    else { return .visitChildren }
    replace(
      node,
      with: "\(places[0].calledExpression.trimmedDescription).swapAt"
        + "(\(first.expression.trimmedDescription), \(second.expression.trimmedDescription))")
    return .skipChildren
  }
}
