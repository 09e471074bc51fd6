import SwiftSyntax

/// The path of `#keyPath` is a text.
final class ObjectKeyPathRewrite: RewriteVisitor {
  override var reason: String { "key path" }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let only = node.arguments.first, node.arguments.count == 1 else {
      return .visitChildren
    }
    let parts = only.expression.trimmedDescription.split(separator: ".").map(String.init)
    // A part that begins with a capital letter is the type.
    let names = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
    replace(node, with: SwiftName.literal(names.joined(separator: ".")))
    return .skipChildren
  }
}

/// Makes the arguments of a predicate's format objects, and takes the selector from a sort descriptor.
final class PredicateRewrite: RewriteVisitor {
  override var reason: String { "predicate" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    let arguments = Array(node.arguments)
    if name == "NSPredicate", arguments.first?.label?.text == "format" {
      for argument in arguments.dropFirst() where argument.label == nil {
        wrap(argument.expression, in: "heftObject(")
        removeFormatCast(argument.expression)
      }
    } else if name == "NSSortDescriptor", let first = arguments.first, let label = first.label,
      label.text == "keyPath", let path = first.expression.as(KeyPathExprSyntax.self)
    {
      replace(label, with: "key")
      let names = path.components.trimmedDescription.drop { $0 == "." }
      replace(path, with: SwiftName.literal(String(names)))
    } else if name == "NSSortDescriptor", let last = arguments.last, last.label?.text == "selector",
      arguments.count > 1
    {
      let before = arguments[arguments.count - 2]
      let start = before.expression.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(
        .init(range: start..<last.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: reason))
    }
    return .visitChildren
  }
}

extension PredicateRewrite {
  /// `id as CVarArg`: the objects of a format need no type of their own.
  fileprivate func removeFormatCast(_ argument: ExprSyntax) {
    guard let elements = argument.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.last?.trimmedDescription == "CVarArg", let value = elements.first
    else { return }
    let start = value.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<argument.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: ""))
  }
}

/// A property that Core Data manages asks its object for the value, and a class says which entity it is.
final class ManagedRewrite: RewriteVisitor {
  override var reason: String { "@NSManaged" }

  private func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.trimmedDescription == "@NSManaged" }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard context.index.root(name) == "NSManagedObject", let entity = context.index.entities[name] else {
      return .visitChildren
    }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let brace = node.memberBlock.rightBrace
    var text = "\(access)override var heftEntity: String { \(SwiftName.literal(entity)) } "
    let computed = context.index.codables.computed[name] ?? []
    if !computed.isEmpty {
      let cases = computed.map { "case \(SwiftName.literal($0)): return heftObject(self.\($0))" }
      text +=
        "; \(access)override func heftComputed(_ key: String) -> AnyObject? { switch key { "
        + cases.joined(separator: "; ") + "; default: return super.heftComputed(key) } } "
    }
    let isAlone = brace.leadingTrivia.contains(where: \.isNewline) || node.memberBlock.members.isEmpty
    insert((isAlone ? "" : "; ") + text, before: brace)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isManaged(node.attributes), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return .visitChildren }
    let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    if let owner = enclosingType(of: node), context.index.root(owner).hasPrefix("CA") {
      // A layer's animated property: one that is kept, which no animation changes.
      if plain == type { insert(" = \(plain == "Bool" ? "false" : "0")", after: binding) }
      return .visitChildren
    }
    let key = SwiftName.literal(name)
    let isOptional = plain != type
    let getter = "heft\(isOptional ? "Optional" : "")Value(\(key), \(plain).self)"
    let new = isOptional ? "newValue.map { heftObject($0) }" : "heftObject(newValue)"
    insert(" { get { \(getter) } set { heftSet(\(key), \(new)) } }", after: binding)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isManaged(node.attributes), node.body == nil,
      let parameter = node.signature.parameterClause.parameters.first
    else { return .visitChildren }
    let name = node.name.text
    let (word, verb) = name.hasPrefix("addTo") ? ("addTo", "heftAdd") : ("removeFrom", "heftRemove")
    guard name.hasPrefix(word) else { return .visitChildren }
    let rest = name.dropFirst(word.count)
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    insert(
      " { \(verb)(\(SwiftName.literal(key)), \((parameter.secondName ?? parameter.firstName).text)) }",
      after: node.signature)
    return .visitChildren
  }
}
