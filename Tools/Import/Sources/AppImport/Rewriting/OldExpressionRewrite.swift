import SwiftSyntax

/// Expressions that Swift 5 has otherwise, or that only the runtime of Objective-C has.
final class OldExpressionRewrite: RewriteVisitor {
  override var reason: String { "old expression" }

  /// `text.characters.count` is `text.count`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "characters", let base = node.base,
      context.index.property("characters", of: enclosingType(of: node) ?? "") == nil
    else { return .visitChildren }
    let start = base.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: reason))
    return .visitChildren
  }

  /// `#keyPath(CALayer.position)` is a text.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
    var parts = argument.expression.trimmedDescription.split(separator: ".")
    if parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
    replace(node, with: SwiftName.literal(parts.joined(separator: ".")))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    if ["ProcessInfo", "NSProcessInfo"].contains(called), node.arguments.isEmpty {
      replace(node, with: "ProcessInfo.processInfo")
      return .skipChildren
    }
    // What is read by a selector is declared here, or the line would not compile.
    if called.split(separator: ".").last == "responds" || called == "respondsToSelector",
      let argument = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      argument.macroName.text == "selector", ["getter", "setter"].contains(argument.arguments.first?.label?.text)
    {
      replace(node, with: "true")
      return .skipChildren
    }
    return .visitChildren
  }
}
