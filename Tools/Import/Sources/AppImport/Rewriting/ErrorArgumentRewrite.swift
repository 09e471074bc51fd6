import SwiftSyntax

/// An error that is handed over is an `NSError`, as what is thrown: to a case of the project's own `Result`, and to a
/// closure that takes an `Error`.
final class ErrorArgumentRewrite: RewriteVisitor {
  override var reason: String { "Error" }

  /// The places of errors among the arguments of the file's closures.
  private var closures: [String: Set<Int>] = [:]

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let finder = ErrorClosures(viewMode: .sourceAccurate)
    finder.walk(node)
    closures = finder.places
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
    let member = called.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .visitChildren }
    let isCase =
      member != nil && (member?.base.map { !$0.is(DeclReferenceExprSyntax.self) || isType($0) } ?? true)
    let places = (isCase ? context.index.errorCases[name] : nil) ?? closures[name] ?? []
    for (place, argument) in node.arguments.enumerated() where places.contains(place) {
      let value = argument.expression
      // An error that was caught, or nil, needs no change; and a pattern is matched.
      let isKnown = ["nil", "_"].contains(value.trimmedDescription) || isCaught(value)
      if isKnown || value.is(PatternExprSyntax.self) || value.is(DiscardAssignmentExprSyntax.self) {
        continue
      }
      wrap(value, in: "heftError(")
    }
    return .visitChildren
  }

  /// Whether the value is what a `catch` around it has caught.
  private func isCaught(_ value: ExprSyntax) -> Bool {
    guard ["error", "err"].contains(value.trimmedDescription) else { return false }
    var place = value.parent
    while let here = place {
      if here.is(CatchClauseSyntax.self) { return true }
      if here.is(ClosureExprSyntax.self) || here.is(SwitchCaseSyntax.self) { return false }
      place = here.parent
    }
    return false
  }

  /// A result's closure throws an `NSError`, which its signature says.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.signature == nil, Self.makesResult(node) {
      insert(" () throws(NSError) in", after: node.leftBrace)
    }
    return .visitChildren
  }

  /// Whether a closure is that of `Result { }`, also with its types: `Result<UIImage, Error> { }`.
  static func makesResult(_ node: ClosureExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == node.id,
      call.arguments.isEmpty
    else { return false }
    let called = call.calledExpression
    let type = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
    return type.trimmedDescription == "Result"
  }

  private func isType(_ base: ExprSyntax) -> Bool { base.trimmedDescription.first?.isUppercase ?? false }

  /// The places of errors among the parameters of a case or a closure.
  static func places(_ types: [TypeSyntax]) -> Set<Int> {
    let errors = [
      "Error", "Error?", "any Error", "(any Error)?", "Swift.Error", "Error!", "ErrorType", "ErrorType?",
    ]
    return Set(types.indices.filter { errors.contains(types[$0].trimmedDescription) })
  }
}

/// The closures of a file that take an error, by their names.
private final class ErrorClosures: SyntaxVisitor {
  var places: [String: Set<Int>] = [:]

  private func take(_ name: String, _ type: TypeSyntax?) {
    guard let type, let function = Self.function(type) else { return }
    let found = ErrorArgumentRewrite.places(function.parameters.map(\.type))
    if !found.isEmpty { places[name] = found }
  }

  /// The function in a type that may be optional and have attributes.
  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let found = type.as(FunctionTypeSyntax.self) { return found }
    if let inner = type.as(AttributedTypeSyntax.self) { return function(inner.baseType) }
    if let inner = type.as(OptionalTypeSyntax.self) { return function(inner.wrappedType) }
    if let inner = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return function(inner.wrappedType) }
    if let inner = type.as(TupleTypeSyntax.self), inner.elements.count == 1, let only = inner.elements.first {
      return function(only.type)
    }
    return nil
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    take((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      take(name, node.typeAnnotation?.type)
    }
    return .visitChildren
  }
}
