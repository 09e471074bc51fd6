import SwiftSyntax

/// The names of types as text, as `String(describing: Cell.self)` has them. A page keeps none, so each is written out where
/// the source says which type it is. Where that differs by the caller, as in an extension of a protocol, the classes of the
/// project tell their names themselves.
struct TypeNames {
  /// A type whose name is wanted.
  enum Wanted {
    /// A type that is known where it is written.
    case known(String)
    /// One that only the call knows, and the protocols of the project that it may be known by.
    case asked(String, protocols: [String])
  }

  /// Whether any name differs by the caller.
  private(set) var areAsked = false
  /// The protocols whose types tell their names.
  private(set) var protocols: Set<String> = []

  /// Adds what a source asks for, once all types are known.
  mutating func add(_ tree: SourceFileSyntax, _ index: ProjectIndex) {
    let finder = Finder(index)
    finder.walk(tree)
    areAsked = areAsked || finder.areAsked
    protocols.formUnion(finder.protocols)
  }

  /// Whether a type tells its name because of one of its protocols.
  func isNamed(_ type: String, _ index: ProjectIndex) -> Bool {
    let own = index.classes[type]?.inherited ?? []
    return index.conformancesOfValues[type, default: []].union(own).contains { isNamed(protocol: $0, index) }
  }

  private func isNamed(protocol name: String, _ index: ProjectIndex) -> Bool {
    Self.parts(name, index).contains { part in
      protocols.contains(part)
        || index.protocolParents[part, default: []].contains { isNamed(protocol: $0, index) }
    }
  }

  /// The protocols of the project that a type is made of, as `A & B` is, also by another name.
  private static func parts(_ type: String, _ index: ProjectIndex) -> [String] {
    index.resolved(type).split(separator: "&").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { index.protocols.contains($0) }
  }

  /// The expression whose text is wanted, where a call makes text of a value.
  static func argument(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    let name = call.calledExpression.trimmedDescription
    guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
    let labels: [String?] = name == "String" ? ["describing", "reflecting", nil] : [nil]
    guard name == "String" || name == "NSStringFromClass", labels.contains(argument.label?.text) else {
      return nil
    }
    return argument.expression
  }

  /// Returns the type whose name an expression stands for.
  ///
  /// - Returns: Nil where the expression is no type.
  static func wanted(_ expression: ExprSyntax, _ index: ProjectIndex) -> Wanted? {
    let text = expression.trimmedDescription
    let isOwn = ["type(of: self)", "self.dynamicType", "self.classForCoder", "classForCoder"].contains(text)
    let isOwnType = text == "Self.self" || (text == "self" && isStatic(expression))
    if isOwn || isOwnType {
      guard let type = expression.enclosingType else { return nil }
      if isFixed(type, index) { return .known(type) }
      return .asked(isOwn ? "type(of: self)" : "Self.self", protocols: parts(type, index))
    }
    let given = expression.as(DeclReferenceExprSyntax.self).flatMap { parameter($0) }
    if let name = given ?? text.wholeMatch(of: /(?:\w+\.)*([A-Z]\w*)\.self/).map({ String($0.1) }) {
      guard let bounds = bounds(of: name, at: expression, index) else {
        // What is given may be a subclass.
        return given == nil ? .known(name) : .asked(text, protocols: parts(name, index))
      }
      // A type that is bound by nothing of the project has no name to tell.
      let known = bounds.flatMap { parts($0, index) }
      let isClass = bounds.contains { index.isObject($0) }
      return known.isEmpty && !isClass && given == nil ? .known(name) : .asked(text, protocols: known)
    }
    if text.wholeMatch(of: /type\(of: \w+\)/) != nil { return .asked(text, protocols: []) }
    return nil
  }

  /// The type that a parameter is the type of, as `T` where it is a `T.Type`.
  private static func parameter(_ reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    var place = reference.parent
    while let here = place {
      let closure = here.as(ClosureExprSyntax.self)?.signature?.parameterClause?.trimmedDescription ?? ""
      if closure.contains(name) { return nil }
      let parameters =
        here.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? here.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let own = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        guard let type = own.type.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" else {
          return nil
        }
        return type.baseType.trimmedDescription
      }
      place = here.parent
    }
    return nil
  }

  /// Whether a name in a type's code always means that type itself.
  private static func isFixed(_ type: String, _ index: ProjectIndex) -> Bool {
    if index.protocols.contains(type) { return false }
    if index.isValue(type) || !index.isObject(type) { return true }
    guard index.classes[type].map({ !$0.path.isEmpty }) ?? false else { return false }
    return !index.classes.keys.contains { index.superclass(of: $0) == type }
  }

  private static func isType(_ node: Syntax) -> Bool {
    node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self)
  }

  private static func isStatic(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let here = place, !here.is(ExtensionDeclSyntax.self), !isType(here) {
      let isMember = here.is(FunctionDeclSyntax.self) || here.is(VariableDeclSyntax.self)
      let modifiers = here.asProtocol(WithModifiersSyntax.self)?.modifiers
      if isMember, modifiers?.contains(where: { ["static", "class"].contains($0.name.text) }) ?? false {
        return true
      }
      place = here.parent
    }
    return false
  }

  /// The types that bound a generic parameter.
  ///
  /// - Returns: Nil where the name is of no parameter.
  private static func bounds(
    of name: String, at node: some SyntaxProtocol, _ index: ProjectIndex
  ) -> [String]? {
    var place = node.parent
    while let here = place {
      if let part = here.as(ExtensionDeclSyntax.self) {
        let extended = part.extendedType.trimmedDescription
        return index.genericParameters[extended]?.contains(name) ?? false ? [] : nil
      }
      if let parameter = GenericCasts.clause(of: here)?.parameters.first(where: { $0.name.text == name }) {
        return (parameter.inheritedType.map { [$0.trimmedDescription] } ?? [])
          + requirements(of: name, in: here)
      }
      place = here.parent
    }
    return nil
  }

  private static func requirements(of name: String, in node: Syntax) -> [String] {
    let clause =
      node.as(FunctionDeclSyntax.self)?.genericWhereClause
      ?? node.as(ClassDeclSyntax.self)?.genericWhereClause
      ?? node.as(StructDeclSyntax.self)?.genericWhereClause
      ?? node.as(InitializerDeclSyntax.self)?.genericWhereClause
    return clause?.requirements.compactMap { requirement in
      guard let bound = requirement.requirement.as(ConformanceRequirementSyntax.self),
        bound.leftType.trimmedDescription == name
      else { return nil }
      return bound.rightType.trimmedDescription
    } ?? []
  }

  /// Finds the names of types that a source asks for.
  private final class Finder: SyntaxVisitor {
    let index: ProjectIndex
    var areAsked = false
    var protocols: Set<String> = []

    init(_ index: ProjectIndex) {
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    private func take(_ expression: ExprSyntax?) {
      guard let expression, case .asked(_, let names)? = wanted(expression, index) else { return }
      areAsked = true
      protocols.formUnion(names)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      take(TypeNames.argument(of: node))
      return .visitChildren
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
      if node.expressions.count == 1 { take(node.expressions.first?.expression) }
      return .visitChildren
    }
  }
}

extension ProjectIndex {
  /// Has the classes tell their names where a source asks for those of types that it does not know.
  mutating func moveTypeNames() {
    guard typeNames.areAsked else { return }
    for (name, known) in classes where !known.path.isEmpty && isObject(name) {
      // Natively Swift knows the names.
      moved[name, default: ""] +=
        "\n#if hasFeature(Embedded)\n  public override class var heftOwnName: String { \(SwiftName.literal(name)) }\n#endif"
    }
  }
}
