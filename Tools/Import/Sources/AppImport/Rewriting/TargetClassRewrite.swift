import SwiftSyntax

/// A class whose methods controls, timers and notifications call is an `NSObject` here, because only those tell of their end;
/// on the platform `@objc` on the methods is enough.
final class TargetClassRewrite: RewriteVisitor {
  override var reason: String { "class of a target" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isTarget(node), isRoot(node), !hasOwnIdentity(node) else { return .visitChildren }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = initializers.filter { $0.signature.parameterClause.parameters.isEmpty }
    // `NSObject` is made without fail.
    guard plain.allSatisfy({ $0.optionalMark == nil }) else { return .visitChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      insert("NSObject, ", before: first)
    } else if let generics = node.genericParameterClause {
      insert(": NSObject", after: generics)
    } else {
      insert(": NSObject", after: node.name)
    }
    for initializer in plain where !initializer.modifiers.contains(where: { $0.name.text == "override" }) {
      insert("override ", before: initializer.initKeyword, reason: "")
    }
    let stored = storedProperties(of: node)
    for initializer in initializers { makeRoot(in: initializer, after: stored) }
    return .visitChildren
  }

  /// The properties that an initializer has to set.
  private func storedProperties(of node: ClassDeclSyntax) -> Set<String> {
    var names: Set<String> = []
    for property in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in property.bindings where binding.initializer == nil && binding.accessorBlock == nil {
        // A variable that may be nil is nil at first.
        let type = binding.typeAnnotation?.type
        let isOptional =
          type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        if isOptional, property.bindingSpecifier.text == "var" { continue }
        names.insert(binding.pattern.trimmedDescription)
      }
    }
    return names
  }

  /// Makes the object's part that is `NSObject`'s, without which no method is called, once all properties are set.
  private func makeRoot(in node: InitializerDeclSyntax, after stored: Set<String>) {
    guard let body = node.body, !node.modifiers.contains(where: { $0.name.text == "convenience" }),
      !body.statements.description.contains("super.init"), !body.statements.description.contains("self.init")
    else { return }
    let last = body.statements.last { statement in
      let finder = AssignmentFinder(stored)
      finder.walk(statement)
      return finder.isFound
    }
    // At its end an initializer does so by itself.
    guard last?.id != body.statements.last?.id else { return }
    if let last {
      insert("; super.init()", after: last.item)
    } else {
      insert(" super.init();", after: body.leftBrace)
    }
  }

  private func isTarget(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { return false }
      return function.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    } || node.memberBlock.trimmedDescription.contains("#selector(")
  }

  private func isRoot(_ node: ClassDeclSyntax) -> Bool {
    guard let above = context.index.superclass(of: node.name.text) else { return true }
    return context.heft?.protocols.contains(above) ?? false
  }

  /// Whether the class says itself when two of its objects are equal, or how one is described, which `NSObject` does already.
  private func hasOwnIdentity(_ node: ClassDeclSyntax) -> Bool {
    let own: Set<String> = [
      "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "CustomStringConvertible",
    ]
    let inherited = context.index.classes[node.name.text]?.inherited ?? []
    let names = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).map(\.pattern.trimmedDescription)
    return !own.isDisjoint(with: inherited)
      || !Set(["description", "hash", "hashValue"]).isDisjoint(with: names)
  }
}

/// Looks for assignments to properties, as `name = ...` or `self.name = ...`.
private final class AssignmentFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var isFound = false

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(ExprListSyntax.self), let first = list.first else {
      return .skipChildren
    }
    let targets = first.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [first]
    for target in targets {
      var name = target.trimmedDescription
      if name.hasPrefix("self.") { name.removeFirst(5) }
      if names.contains(name) { isFound = true }
    }
    return .skipChildren
  }
}
