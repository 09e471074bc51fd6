import SwiftSyntax

/// The names of variables and parameters of a file.
final class DeclaredNames: SyntaxVisitor {
  var names: Set<String> = []
  /// The properties that are overridden, whose names are those of the library.
  var overridden: Set<String> = []
  /// The types that they are declared with or made of, without the marks of optionals.
  var types: [String: String] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)
    if node.isOverride {
      overridden.insert(node.pattern.trimmedDescription)
      return .skipChildren
    }
    take(node.pattern.trimmedDescription, node.typeAnnotation?.type.trimmedDescription ?? made?.baseName.text)
    return .visitChildren
  }

  private func take(_ name: String, _ type: String?) {
    if let type { types[name] = String(type.prefix { $0 != "?" && $0 != "!" }) }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    take((node.secondName ?? node.firstName).text, node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension PatternBindingSyntax {
  /// Whether it is a property that overrides one.
  var isOverride: Bool {
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.modifiers.contains { $0.name.text == "override" } ?? false
  }
}
