import SwiftSyntax

/// A name with the module that it is of, as `Foundation.sin(x)`: Heft's modules have other names.
final class ModuleNameRewrite: RewriteVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), isModule(base.baseName.text) else {
      return .visitChildren
    }
    replace(base, with: "Heft")
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), isModule(base.name.text) else {
      return .visitChildren
    }
    replace(base, with: "Heft")
    return .visitChildren
  }

  private func isModule(_ name: String) -> Bool {
    ["Foundation", "UIKit", "CoreGraphics", "QuartzCore", "Darwin", "Glibc"].contains(name)
      && context.index.classes[name] == nil && !context.index.valueTypes.contains(name)
  }
}
