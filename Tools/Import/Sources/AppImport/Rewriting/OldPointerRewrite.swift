import SwiftSyntax

/// Swift 2's pointers: those to nothing known are raw ones now, and one is made of another by a function that keeps its kind.
final class OldPointerRewrite: RewriteVisitor {
  override var reason: String { "old pointer" }

  private static let raw = [
    "UnsafePointer": "UnsafeRawPointer", "UnsafeMutablePointer": "UnsafeMutableRawPointer",
  ]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2 else { return .skipChildren }
    if let raw = Self.raw[node.name.text],
      ["<Void>", "<()>"].contains(node.genericArgumentClause?.trimmedDescription)
    {
      // It was null where it is nil now. An observer's context is written by what writes its method.
      let parameter = node.parent?.as(FunctionParameterSyntax.self)
      if parameter?.firstName.text != "context" { replace(node, with: raw + (parameter == nil ? "" : "!")) }
    } else if node.name.text == "COpaquePointer" {
      replace(node, with: "OpaquePointer")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let first = node.arguments.first, first.label == nil
    else { return .visitChildren }
    if ["withUnsafePointer", "withUnsafeMutablePointer"].contains(name.text),
      first.expression.is(InOutExprSyntax.self)
    {
      insert("to: ", before: first, isLabel: true)
    } else if node.arguments.count == 1, name.text == "COpaquePointer" || Self.raw[name.text] != nil {
      replace(name, with: "heftPointer")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, node.declName.baseName.text == "UTF8String" {
      replace(node.declName, with: "utf8String!")
    }
    return .visitChildren
  }
}
