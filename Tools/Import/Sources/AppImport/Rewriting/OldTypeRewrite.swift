import Foundation
import SwiftSyntax

/// Types as Swift 2 writes them: `Bool -> Void` gets its parentheses, the arguments of a closure lose their labels, where
/// it is declared and where it is called, and a cast `as Cell!` becomes the type of what it is assigned to.
final class OldTypeRewrite: RewriteVisitor {
  override var reason: String { "old type" }

  /// The names of the file that are closures whose arguments have labels.
  private var labeled: Set<String> = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let finder = LabeledClosures(viewMode: .sourceAccurate)
    finder.aliases = Set(context.index.aliases.filter { LabeledClosures.hasLabels($0.value) }.keys)
    finder.walk(node)
    labeled = finder.names
    for (name, other) in finder.bound where isLabeled(other) { labeled.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.leftParen.presence == .missing, let only = node.parameters.first {
      insert("(", before: only)
      insert(")", after: only)
    }
    for parameter in node.parameters {
      if let name = parameter.firstName, parameter.secondName == nil, name.text != "_",
        name.presence == .present
      {
        insert("_ ", before: name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
    if let forced = called.as(ForceUnwrapExprSyntax.self) { called = forced.expression }
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, isLabeled(name) else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(.init(range: start..<end, text: "", reason: reason))
    }
    return .visitChildren
  }

  private func isLabeled(_ name: String) -> Bool {
    labeled.contains(name)
      || context.index.classes.values.contains { type in
        guard let closure = type.properties[name] else { return false }
        return LabeledClosures.hasLabels(context.index.resolved(closure.trimmingCharacters(in: ["?", "!"])))
      }
  }

  // Requests and parts of dates were objects, which change in a constant too.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, node.bindingSpecifier.text == "let",
      node.bindings.contains(where: { binding in
        guard let value = binding.initializer?.value else { return false }
        let text = value.trimmedDescription
        return text.hasPrefix("NSMutableURLRequest(") || text.hasPrefix("NSURLComponents(")
          || OldComponentsRewrite.isComponents(value)
      })
    {
      replace(node.bindingSpecifier, with: "var")
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil, let sequence = node.initializer?.value.as(SequenceExprSyntax.self),
      let (value, type) = Self.cast(sequence)
    else { return .visitChildren }
    insert(": \(type.trimmedDescription)", after: node.pattern)
    let start = value.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<sequence.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: ""))
    return .visitChildren
  }

  /// `value as! Cell!` is a cast to a cell.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (word, value) in zip(elements, elements.dropFirst()) {
      if word.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil,
        let type = value.as(TypeExprSyntax.self)?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      {
        remove(type.exclamationMark)
      }
    }
    return .visitChildren
  }

  /// `value as Cell!`, where it ends an expression.
  private static func cast(_ node: SequenceExprSyntax) -> (ExprSyntax, TypeSyntax)? {
    let elements = Array(node.elements)
    guard elements.count == 3, let word = elements[1].as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)?.type,
      type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return nil }
    return (elements[0], type)
  }
}

/// The variables, parameters and names of types of a file whose closures have labels: `(done: Bool) -> Void`.
private final class LabeledClosures: SyntaxVisitor {
  var names: Set<String> = []
  /// The names that are bound to the values of others, and those.
  var bound: [String: String] = [:]
  /// The names of types that are such closures.
  var aliases: Set<String> = []

  private func isLabeled(_ type: String) -> Bool {
    Self.hasLabels(type) || aliases.contains(type.trimmingCharacters(in: ["?", "!"]))
  }

  /// Whether a type is the type of a closure whose arguments have labels.
  static func hasLabels(_ type: String) -> Bool {
    type.contains("->") && type.firstMatch(of: /\(\s*(?:\w+\s*:[^()]*|[^()]*,\s*\w+\s*:[^()]*)\)\s*->/) != nil
      && type.firstMatch(of: /\(\s*_\s+\w+\s*:/) == nil
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isLabeled(node.type.trimmedDescription) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation?.type.trimmedDescription, isLabeled(type)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  // `if let handler = self.handler` has another's type.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value,
      let other = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      bound[name] = other
    }
    return .visitChildren
  }
}
