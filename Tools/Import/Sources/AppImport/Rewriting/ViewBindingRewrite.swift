import SwiftSyntax

/// A member of a binding, which SwiftUI finds by a key path, becomes a binding of its own.
///
/// `$settings.isOn` becomes `Binding(get: { settings.isOn }, set: { settings.isOn = $0 })`.
final class ViewBindingRewrite: RewriteVisitor {
  override var reason: String { "binding" }

  // A name with a dollar is a publisher in other sources.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    return imports.contains { $0.path.trimmedDescription == "SwiftUI" } ? .visitChildren : .skipChildren
  }

  // And in a class it is one in these, too.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { take(ExprSyntax(node)) }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { take(ExprSyntax(node)) }

  private func take(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
    // What is called belongs to the binding: `$name.animation()`.
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(node).id
    guard !isCalled, !node.trimmedDescription.hasSuffix(".wrappedValue"), let first = Self.root(of: node)
    else { return .visitChildren }
    let place = first.text.dropFirst() + node.trimmedDescription.dropFirst(first.text.count)
    replace(node, with: "Binding(get: { \(place) }, set: { \(place) = $0 })")
    return .skipChildren
  }

  /// The name that a chain of members begins with, where it has a dollar and no number.
  private static func root(of node: ExprSyntax) -> TokenSyntax? {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.flatMap(root) }
    if let element = node.as(SubscriptCallExprSyntax.self) { return root(of: element.calledExpression) }
    let name = node.as(DeclReferenceExprSyntax.self)?.baseName
    return name.flatMap { name in
      name.text.wholeMatch(of: /\$[A-Za-z_]\w*/) == nil ? nil : name
    }
  }
}

/// The editor's canvas is not here: what only it shows goes.
final class CanvasRewrite: RewriteVisitor {
  override var reason: String { "preview of the editor" }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.macroName)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.macroName)
  }

  // Its lines stay, so that those after it are where they were.
  private func take(_ node: some SyntaxProtocol, named name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    replace(node, with: String(repeating: "\n", count: node.trimmedDescription.count { $0 == "\n" }))
    return .skipChildren
  }
}
