import Foundation
import SwiftSyntax

/// A selector becomes the method itself, of the class that names it.
final class SelectorRewrite: RewriteVisitor {
  override var reason: String { "#selector" }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    if argument.label != nil { return .skipChildren }
    var expression = argument.expression
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      expression = inner.expression
    }
    var text = expression.trimmedDescription
    if text.hasPrefix("self.") { text.removeFirst(5) }
    if let first = text.first, first.isUppercase {
      replace(node, with: text)
    } else if let type = enclosingType(of: node) {
      replace(node, with: "\(type).\(unlabeled(text, type))")
    }
    return .skipChildren
  }

  /// A method that has another first label than the selector says, as in Swift 2, goes by its name alone.
  private func unlabeled(_ text: String, _ type: String) -> String {
    context.isSwift2 ? String(text.prefix { $0 != "(" }) : text
  }

  /// `Selector("tapped:")`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1 else {
      return .visitChildren
    }
    var value = node.arguments.first?.expression
    while let tuple = value?.as(TupleExprSyntax.self) { value = tuple.elements.first?.expression }
    if let text = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let method = method(text, at: node)
    {
      replace(node, with: method)
    }
    return .skipChildren
  }

  /// Swift 2's `action: "tapped:"`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if ["action", "selector"].contains(node.label?.text ?? ""),
      let text = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let method = method(text, at: node)
    {
      replace(node.expression, with: method)
      return .skipChildren
    }
    return .visitChildren
  }

  private func method(_ selector: String, at node: some SyntaxProtocol) -> String? {
    guard let type = enclosingType(of: node) else { return nil }
    let name = String(selector.prefix { $0 != ":" })
    if context.index.method(name, of: type) != nil { return "\(type).\(name)" }
    for end in ["With", "For", "From"] {
      if let cut = name.range(of: end, options: .backwards),
        context.index.method(String(name[..<cut.lowerBound]), of: type) != nil
      {
        return "\(type).\(name[..<cut.lowerBound])"
      }
    }
    return nil
  }
}
