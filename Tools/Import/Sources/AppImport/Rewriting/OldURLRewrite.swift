import SwiftSyntax

/// Parts of an address were optional in Swift 2, which they are not today: `url.path!` and `if let name =
/// url.lastPathComponent` go on to compile.
final class OldURLRewrite: RewriteVisitor {
  override var reason: String { "old optional" }

  /// The parts, by the names that they had.
  private static let parts: Set<String> = [
    "path", "lastPathComponent", "pathExtension", "URLByDeletingPathExtension",
    "URLByDeletingLastPathComponent",
    "URLByStandardizingPath", "URLByResolvingSymlinksInPath",
  ]

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    make(node.expression)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    make(node.expression)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { make(value) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where place > 0 {
      if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" { make(elements[place - 1]) }
    }
    return .visitChildren
  }

  /// Makes a part optional that is not, and leaves one that is.
  private func make(_ value: ExprSyntax) {
    guard context.isSwift2, let member = value.as(MemberAccessExprSyntax.self), member.base != nil,
      Self.parts.contains(member.declName.baseName.text)
    else { return }
    wrap(value, in: "heftOptional(")
  }
}
