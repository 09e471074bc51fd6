import SwiftSyntax

/// A controller that comes from a nib file is told which: by the name that it is made with, or by its class's name.
final class NibRewrite: RewriteVisitor {
  override var reason: String { "nib file" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !context.index.nibs.isEmpty else { return .skipChildren }
    let called = node.calledExpression.trimmedDescription
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if called == "super.init", labels == ["nibName", "bundle"], let name = node.arguments.first?.expression,
      let type = enclosingType(of: node)
    {
      attach(node, "; _ = heftNib(self, ", nib(name, type))
    } else if labels == ["nibName", "bundle"], let name = node.arguments.first?.expression,
      let type = openType(called, at: node)
    {
      replace(node.calledExpression, with: "heftController")
      let label = node.arguments.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = name.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(.init(range: label..<start, text: type + ", ", reason: ""))
      context.edits.append(
        .init(
          range: end..<node.arguments.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: ""))
    } else if isController(called), labels.isEmpty || labels == ["nibName", "bundle"],
      !hasOwnInitializer(called, labels), node.trailingClosure == nil
    {
      guard let name = nib(node.arguments.first?.expression, called) else { return .visitChildren }
      insert("heftNib(", before: node)
      attach(node, ", ", name)
    }
    return .visitChildren
  }

  /// The type that is made where only the call knows it: a generic parameter, or `Self` in an extension.
  private func openType(_ called: String, at node: some SyntaxProtocol) -> String? {
    let name = called.hasSuffix(".init") ? String(called.dropLast(5)) : called
    if name == "self" || name == "Self" {
      guard let type = enclosingType(of: node), context.index.classes[type]?.path.isEmpty ?? true else {
        return nil
      }
      return "Self.self"
    }
    return GenericCasts.target(name, at: node, parameters: context.index.genericParameters).map { _ in
      "\(name).self"
    }
  }

  private func attach(_ node: FunctionCallExprSyntax, _ text: String, _ name: String?) {
    if let name { insert(text + name + ")", after: node) }
  }

  /// The name as an expression; nil where no file is meant.
  private func nib(_ name: ExprSyntax?, _ type: String) -> String? {
    if let name, !name.is(NilLiteralExprSyntax.self) {
      if let text = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        return context.index.nibs.contains(text) ? SwiftName.literal(text) : nil
      }
      return name.trimmedDescription.contains("nibName") ? name.trimmedDescription : nil
    }
    return context.index.nibs.contains(type) ? SwiftName.literal(type) : nil
  }

  private func isController(_ name: String) -> Bool {
    context.index.classes[name] != nil && context.index.root(name).hasSuffix("ViewController")
  }

  /// Whether the class says itself which file it comes of.
  private func hasOwnInitializer(_ type: String, _ labels: [String]) -> Bool {
    context.index.classes[type]?.initializers.contains { $0.labels == labels } ?? false
  }
}
