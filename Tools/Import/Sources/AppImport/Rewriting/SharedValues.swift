import SwiftSyntax

/// Structs that a page keeps as objects: a variable whose type is a protocol holds only those there. A struct becomes a class where
/// it conforms to a protocol of the project that is the type of something, and nothing of it ever changes, so that nobody can
/// tell it from one.
struct SharedValues: Sendable {
  /// The names of the structs that become classes.
  private(set) var names: Set<String> = []

  /// - Parameter trees: All sources.
  init(_ trees: [SourceFileSyntax]) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    let found = visitor.found
    /// A protocol and what it inherits from.
    func above(_ name: String, _ known: Set<String> = []) -> Set<String> {
      var all = known.union([name])
      for next in found.parents[name] ?? [] where !all.contains(next) { all.formUnion(above(next, all)) }
      return all
    }
    for used in found.types.intersection(found.parents.keys) {
      let conforming = found.conformances.filter { $0.value.contains { above($0).contains(used) } }.keys
      let values = conforming.filter { found.values.contains($0) }
      let isFit =
        !found.makers.contains(used) && !found.standard.contains { above($0).contains(used) }
        && values.allSatisfy { found.isFit($0, conforming: found.conformances[$0] ?? []) }
      if isFit { names.formUnion(values) }
    }
  }

  init() {}

  /// The initializer that a struct has of itself and a class has not; nil where it declares one.
  static func memberwise(_ node: StructDeclSyntax, resolve: (String) -> String) -> String? {
    var parameters: [String] = []
    var names: [String] = []
    for member in node.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { return nil }
      guard let variable = member.decl.as(VariableDeclSyntax.self), Visitor.isStored(variable) else {
        continue
      }
      for (binding, type) in Visitor.typed(variable) {
        let isLet = variable.bindingSpecifier.text == "let"
        guard let type, !(isLet && binding.initializer != nil) else { continue }
        let name = binding.pattern.trimmedDescription
        let isClosure = !type.hasSuffix("?") && resolve(type).contains("->") && !resolve(type).hasPrefix("[")
        let value =
          binding.initializer.map { " " + $0.trimmedDescription }
          ?? (type.hasSuffix("?") && !isLet ? " = nil" : "")
        parameters.append("\(name): \(isClosure ? "@escaping " : "")\(today(type))\(value)")
        names.append(name)
      }
    }
    let body = names.map { "self.\($0) = \($0)" }.joined(separator: "; ")
    return " init(\(parameters.joined(separator: ", "))) { \(body) };"
  }

  /// The type by its name of today, where the source has an old one that is no other now: what is written anew is read by no
  /// other rewrite.
  private static func today(_ written: String) -> String {
    let type = written.replacing(/\[AnyHashable\s*:\s*Any\]/, with: "Notification.UserInfo")
      .replacing(/\bAny\b/, with: "AnyObject")
    let name = type.prefix { $0.isLetter || $0.isNumber }
    guard let new = Spellings.words[String(name)], !Spellings.onlyOld.contains(String(name)) else {
      return type
    }
    return new + type.dropFirst(name.count)
  }

  struct Found {
    /// The names that stand where a type does, and are no condition.
    var types: Set<String> = []
    /// The protocols that protocols inherit from.
    var parents: [String: Set<String>] = [:]
    /// Protocols that ask for an initializer, or for something that changes the value.
    var makers: Set<String> = []
    var values: Set<String> = []
    /// The types among them that cannot be classes.
    var unfit: Set<String> = []
    var conformances: [String: Set<String>] = [:]
    /// The protocols that types outside the project conform to.
    var standard: Set<String> = []
    /// The variables of structs.
    var variables: [String: Set<String>] = [:]
    /// The names that are assigned to or changed in place.
    var changed: Set<String> = []

    func isFit(_ name: String, conforming: Set<String>) -> Bool {
      let harmless: Set<String> = ["CustomStringConvertible", "Identifiable", "Sendable"]
      return !unfit.contains(name) && changed.isDisjoint(with: variables[name] ?? [])
        && conforming.allSatisfy { parents[$0] != nil || harmless.contains($0) }
    }
  }

  private final class Visitor: SyntaxVisitor {
    var found = Found()

    static func isStored(_ node: VariableDeclSyntax) -> Bool {
      guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
        return false
      }
      return node.bindings.allSatisfy { $0.accessorBlock == nil }
    }

    /// `let a, b: Int` has its type at the last one.
    static func typed(_ node: VariableDeclSyntax) -> [(PatternBindingSyntax, String?)] {
      var type: String?
      return node.bindings.reversed().map { binding in
        type = binding.typeAnnotation?.type.trimmedDescription ?? (binding.initializer == nil ? type : nil)
        return (binding, type)
      }.reversed()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      guard let parent = node.parent else { return .visitChildren }
      let isCondition =
        parent.is(InheritedTypeSyntax.self) || parent.is(GenericParameterSyntax.self)
        || parent.is(ConformanceRequirementSyntax.self) || parent.is(ExtensionDeclSyntax.self)
        || parent.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
        || parent.is(CompositionTypeElementSyntax.self)
      if !isCondition { found.types.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      found.parents[node.name.text] = Set(names)
      for member in node.memberBlock.members {
        let modifiers = member.decl.as(FunctionDeclSyntax.self)?.modifiers
        let isChanging = modifiers?.contains { $0.name.text == "mutating" } ?? false
        let isSettable =
          member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.accessorBlock?.trimmedDescription.contains("set") ?? false
          } ?? false
        if isChanging || isSettable || member.decl.is(InitializerDeclSyntax.self)
          || member.decl.is(AssociatedTypeDeclSyntax.self)
        {
          found.makers.insert(node.name.text)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name.text, node.inheritanceClause)
      found.unfit.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      if found.values.contains(name) || node.genericParameterClause != nil || !node.attributes.isEmpty {
        found.unfit.insert(name)
      }
      take(name, node.inheritanceClause)
      look(node.memberBlock, of: name)
      for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        let isComputed = variable.bindings.allSatisfy {
          if case .getter = $0.accessorBlock?.accessors { return true }
          return false
        }
        if Self.isStored(variable) {
          if !variable.attributes.isEmpty || variable.modifiers.contains(where: { $0.name.text == "lazy" }) {
            found.unfit.insert(name)
          }
          if variable.bindingSpecifier.text == "var" {
            found.variables[name, default: []].formUnion(variable.bindings.map(\.pattern.trimmedDescription))
          }
        } else if !isComputed,
          variable.bindings.contains(where: { $0.accessorBlock?.trimmedDescription.contains("set") ?? false })
        {
          found.unfit.insert(name)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      found.conformances[name, default: []].formUnion(names)
      if SharedValues.isStandard(name) { found.standard.formUnion(names) }
      look(node.memberBlock, of: name)
      if node.memberBlock.members.contains(where: {
        $0.decl.as(InitializerDeclSyntax.self).map { !$0.trimmedDescription.contains("self.init(") } ?? false
      }) {
        found.unfit.insert(name)
      }
      return .visitChildren
    }

    private func take(_ name: String, _ clause: InheritanceClauseSyntax?) {
      found.values.insert(name)
      found.conformances[name, default: []].formUnion(
        clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
    }

    private func look(_ block: MemberBlockSyntax, of name: String) {
      for member in block.members {
        let modifiers =
          member.decl.as(FunctionDeclSyntax.self)?.modifiers
          ?? member.decl.as(SubscriptDeclSyntax.self)?.modifiers
        if modifiers?.contains(where: { $0.name.text == "mutating" }) ?? false { found.unfit.insert(name) }
      }
    }

    // MARK: What changes

    private static let changing: Set<String> = [
      "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "sort", "reverse",
      "shuffle",
      "formUnion", "formIntersection", "subtract", "merge", "updateValue", "swapAt", "toggle", "negate",
    ]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2 else { return .visitChildren }
      let word = elements[1].trimmedDescription
      let isOwnStart = isInInitializer(node) && elements[0].trimmedDescription.hasPrefix("self.")
      if word.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(word), !isOwnStart {
        change(elements[0])
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      change(node.expression)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        Self.changing.contains(member.declName.baseName.text)
      {
        change(base)
      }
      return .visitChildren
    }

    private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
      var place = node.parent
      while let here = place {
        if here.is(InitializerDeclSyntax.self) { return true }
        if here.is(FunctionDeclSyntax.self) { return false }
        place = here.parent
      }
      return false
    }

    /// All names on the way to what is changed.
    private func change(_ place: ExprSyntax) {
      if let name = place.as(DeclReferenceExprSyntax.self) {
        found.changed.insert(name.baseName.text)
      } else if let member = place.as(MemberAccessExprSyntax.self) {
        found.changed.insert(member.declName.baseName.text)
        if let base = member.base { change(base) }
      } else if let item = place.as(SubscriptCallExprSyntax.self) {
        change(item.calledExpression)
      } else if let chain = place.as(OptionalChainingExprSyntax.self) {
        change(chain.expression)
      } else if let forced = place.as(ForceUnwrapExprSyntax.self) {
        change(forced.expression)
      }
    }
  }

  private static func isStandard(_ name: String) -> Bool { ProjectIndex().isValue(name) }
}

/// A struct that is kept by the name of a protocol becomes a class.
final class SharedValueRewrite: RewriteVisitor {
  override var reason: String { "struct behind a protocol" }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard context.index.sharedValues.names.contains(node.name.text) else { return .visitChildren }
    replace(node.structKeyword, with: "final class")
    if let text = SharedValues.memberwise(node, resolve: context.index.resolved) {
      insert(text, after: node.memberBlock.leftBrace)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = enclosingType(of: node), context.index.sharedValues.names.contains(type),
      node.trimmedDescription.contains("self.init(")
    {
      insert("convenience ", before: node.initKeyword)
    }
    return .visitChildren
  }
}
