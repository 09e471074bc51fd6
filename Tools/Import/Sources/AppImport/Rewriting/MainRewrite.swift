import SwiftSyntax

/// A source's own call of `UIApplicationMain` goes: the package has a `main.swift`, which launches the delegate.
final class MainRewrite: RewriteVisitor {
  override var reason: String { "UIApplicationMain" }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for statement in node.statements where !statement.item.is(DeclSyntax.self) {
      let text = statement.trimmedDescription
      guard text.contains("UIApplicationMain(") else { continue }
      replace(statement, with: String(repeating: "\n", count: text.count { $0 == "\n" }))
    }
    return .skipChildren
  }
}
