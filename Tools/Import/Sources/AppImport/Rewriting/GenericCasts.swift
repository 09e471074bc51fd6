import SwiftSyntax

/// Casts to a generic type, as `defaults.object(forKey: key) as? Value`: a page makes none to a type that it does not
/// know. Where a value of `Any` is cast, the generic type is one of a property list, which says how it is made of one;
/// where an object is, it is a class. What a type for notifications carries is in the box that it has put it in.
enum GenericCasts {
  /// The kinds that a generic type can have to be for its casts.
  enum Need: String {
    case value = "HeftGenericValue"
    case object = "AnyObject"
    /// Nothing: any value can be in a box.
    case boxed = ""
  }

  /// A generic type that something is cast to.
  struct Target {
    /// The generic parameter, as `Value`.
    var parameter: String
    /// The type that must conform, as `Value` or `Value.RawValue`.
    var constrained: String
    /// The function that has the parameter; nil where a type has it.
    var function: Syntax?
    /// The type that has the parameter.
    var type: String?
  }

  /// Returns the generic type that a cast is to.
  ///
  /// - Parameters:
  ///   - type: The type behind the `as`.
  ///   - node: Where it stands.
  ///   - parameters: The generic parameters of the project's types by the names of these.
  /// - Returns: Nil where it is to a type that is known.
  static func target(
    _ type: String, at node: some SyntaxProtocol, parameters: [String: Set<String>]
  ) -> Target? {
    guard let match = type.wholeMatch(of: /\[?(\w+)(\.RawValue)?\]?\??/) else { return nil }
    let name = String(match.1)
    let constrained = name + (match.2.map(String.init) ?? "")
    var place = node.parent
    while let here = place {
      if let clause = clause(of: here), clause.parameters.contains(where: { $0.name.text == name }) {
        if let named = here.asProtocol(NamedDeclSyntax.self), !here.is(FunctionDeclSyntax.self) {
          return Target(parameter: name, constrained: constrained, type: named.name.text)
        }
        return Target(parameter: name, constrained: constrained, function: here)
      }
      if let part = here.as(ExtensionDeclSyntax.self) {
        let extended = part.extendedType.trimmedDescription
        return parameters[extended]?.contains(name) ?? false
          ? Target(parameter: name, constrained: constrained, type: extended) : nil
      }
      place = here.parent
    }
    return nil
  }

  /// Returns the kind that a cast needs its generic type to be.
  ///
  /// - Parameters:
  ///   - value: The value that is cast.
  ///   - target: The generic type.
  /// - Returns: Boxed where it comes from a notification and the parameter is a type's, a value where it comes from a store or
  ///   another dictionary, otherwise an object.
  static func need(_ value: ExprSyntax, _ target: Target) -> Need {
    let text = value.trimmedDescription
    if target.type != nil, text.contains("userInfo") { return .boxed }
    return text.contains("forKey") || text.hasSuffix("]") ? .value : .object
  }

  static func clause(of node: Syntax) -> GenericParameterClauseSyntax? {
    node.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? node.as(SubscriptDeclSyntax.self)?.genericParameterClause
      ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
  }

  /// Finds the casts of a source to generic types.
  final class Finder: SyntaxVisitor {
    let parameters: [String: Set<String>]
    var found: [(target: Target, need: Need)] = []

    init(_ parameters: [String: Set<String>]) {
      self.parameters = parameters
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (place, element) in elements.enumerated() where element.is(UnresolvedAsExprSyntax.self) {
        guard place > 0, place + 1 < elements.count,
          let target = target(
            elements[place + 1].trimmedDescription, at: node, parameters: parameters)
        else { continue }
        found.append((target, GenericCasts.need(elements[place - 1], target)))
      }
      return .visitChildren
    }
  }
}

/// A generic type that something is cast to says what it is for that.
final class GenericParameterRewrite: RewriteVisitor {
  override var reason: String { "generic cast" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    function(node, node.genericParameterClause, node.genericWhereClause, endingIn: node.signature)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    function(node, node.genericParameterClause, node.genericWhereClause, endingIn: node.returnClause)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name.text, node.genericParameterClause, node.genericWhereClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name.text, node.genericParameterClause, node.genericWhereClause, node.memberBlock)
    return .visitChildren
  }

  private func type(
    _ name: String, _ clause: GenericParameterClauseSyntax?, _ known: GenericWhereClauseSyntax?,
    _ block: MemberBlockSyntax
  ) {
    guard let clause, let needs = context.index.genericCasts[name] else { return }
    for (constrained, need) in needs.sorted(by: { $0.key < $1.key }) {
      constrain(constrained, need, clause, known) { insert("where \($0) ", before: block) }
    }
  }

  private func function(
    _ node: some DeclSyntaxProtocol, _ clause: GenericParameterClauseSyntax?,
    _ known: GenericWhereClauseSyntax?, endingIn end: some SyntaxProtocol
  ) {
    guard let clause else { return }
    let finder = GenericCasts.Finder(context.index.genericParameters)
    finder.walk(node)
    var needs: [String: GenericCasts.Need] = [:]
    for (target, need) in finder.found where target.function?.id == node.id {
      needs[target.constrained] = needs[target.constrained] == .value ? .value : need
    }
    for (constrained, need) in needs.sorted(by: { $0.key < $1.key }) {
      constrain(constrained, need, clause, known) { insert(" where \($0)", after: end) }
    }
  }

  /// Adds a requirement to a parameter, or behind the others of a `where`.
  private func constrain(
    _ constrained: String, _ need: GenericCasts.Need, _ clause: GenericParameterClauseSyntax,
    _ known: GenericWhereClauseSyntax?, _ add: (String) -> Void
  ) {
    if need == .boxed { return }
    let name = constrained.prefix { $0 != "." }
    let parameter = clause.parameters.first { $0.name.text == name }
    if need == .object {
      // One that is something already is that.
      let isNamed = known?.trimmedDescription.contains(name) ?? false
      if constrained != name || parameter?.inheritedType != nil || isNamed { return }
    }
    if constrained == name, let parameter {
      if let inherited = parameter.inheritedType {
        insert(" & \(need.rawValue)", after: inherited)
      } else {
        insert(": \(need.rawValue)", after: parameter.name)
      }
    } else if let known {
      insert(", \(constrained): \(need.rawValue)", after: known)
    } else {
      add("\(constrained): \(need.rawValue)")
    }
  }
}
