import SwiftSyntax

/// A color or picture that Xcode shows in the source is made by its initializer.
final class LiteralRewrite: RewriteVisitor {
  override var reason: String { "literal" }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments.trimmedDescription
    switch node.macroName.text {
    case "colorLiteral": replace(node, with: "UIColor(\(arguments))")
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return .visitChildren }
      // Where there is no such picture Xcode's app ends; here nothing is shown.
      replace(node, with: "(UIImage(named: \(name.trimmedDescription)) ?? UIImage())")
    default: return .visitChildren
    }
    return .skipChildren
  }
}
