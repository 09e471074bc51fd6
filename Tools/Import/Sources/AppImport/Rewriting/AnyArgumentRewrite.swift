import SwiftSyntax

/// What the project's own functions are given for an argument of `Any` becomes an object, as the argument has.
final class AnyArgumentRewrite: RewriteVisitor {
  override var reason: String { "Any" }

  /// Whether a parameter takes any value, one at a time.
  static func isAny(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.ellipsis == nil && ["Any", "Any?", "Any!"].contains(parameter.type.trimmedDescription)
  }

  /// Whether a parameter takes any number of any values.
  static func isAnyList(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.ellipsis != nil && ["Any", "Any?"].contains(parameter.type.trimmedDescription)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    list(node)
    guard !context.index.anyArguments.isEmpty, let places = places(of: node) else { return .visitChildren }
    for (place, argument) in node.arguments.enumerated()
    where places.contains(place) && !isObject(argument.expression) {
      wrap(argument.expression, in: "heftObject(")
    }
    return .visitChildren
  }

  /// `log("loaded", count)`, where the function takes any number of any values from one place on.
  private func list(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, let start = context.index.anyLists[name] else { return }
    var isIn = false
    for (place, argument) in node.arguments.enumerated() {
      if place >= start.place, !isIn, argument.label?.text ?? "_" == start.label {
        isIn = true
      } else if argument.label != nil {
        isIn = false
      }
      if isIn, !isObject(argument.expression) { wrap(argument.expression, in: "heftObject(") }
    }
  }

  private func isObject(_ value: ExprSyntax) -> Bool {
    value.is(NilLiteralExprSyntax.self) || value.trimmedDescription == "self"
      || value.is(InOutExprSyntax.self)
  }

  /// The places of the called function's arguments of `Any`; nil where it is not one of the project's.
  private func places(of node: FunctionCallExprSyntax) -> Set<Int>? {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // What is called is a type, which its superclasses may make.
      if name.first?.isUppercase == true { return places("init", labels, in: name) }
      return places(name, labels, in: enclosingType(of: node))
        ?? context.index.anyArguments[".\(name)(\(labels))"]
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return places(member.declName.baseName.text, labels, in: type(of: base))
  }

  private func places(_ name: String, _ labels: String, in type: String?) -> Set<Int>? {
    var type = type
    while let here = type {
      if let found = context.index.anyArguments["\(here).\(name)(\(labels))"] { return found }
      type = context.index.superclass(of: here)
    }
    return nil
  }

  /// The type of what is called: one that is named, one of its shared objects, or a property's.
  private func type(of base: ExprSyntax) -> String? {
    let names = base.trimmedDescription.split(separator: ".").map(Self.word)
    if names == ["self"] || names == ["Self"] { return enclosingType(of: base) }
    if let name = names.last(where: { $0.first?.isUppercase ?? false }) { return name }
    guard let name = names.last, let type = context.index.property(name, of: enclosingType(of: base) ?? "")
    else { return nil }
    return Self.word(type[...])
  }

  /// The name at the beginning of a text, such as that of a type before its `?`.
  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
