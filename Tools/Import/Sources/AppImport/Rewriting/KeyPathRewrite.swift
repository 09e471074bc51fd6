import SwiftSyntax

/// A key path as a function becomes a closure, and one that a function of the project takes a value of Heft's that reads, or
/// reads and writes.
final class KeyPathRewrite: RewriteVisitor {
  override var reason: String { "key path" }

  private var written: Set<SyntaxIdentifier> = []

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.genericArgumentClause != nil, let kind = KeyPathIndex.Kind(node.name.text + "<"),
      ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(node.name.text)
    {
      replace(node.name, with: kind.rawValue)
    }
    return .visitChildren
  }

  // MARK: Literals

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard let kind = taken(node) else { return .skipChildren }
    let path = node.components.trimmedDescription
    let member = path == ".self" ? "" : path
    let root = node.root.map { "(object: \($0.trimmedDescription)) in object" } ?? "$0"
    switch kind {
    case .function: replace(node, with: "{ \(root)\(member) }")
    case .value(.reading): replace(node, with: "HeftKeyPath({ \(root)\(member) })")
    case .value(let kind):
      replace(node, with: "\(kind.rawValue)({ \(root)\(member) }, { $0\(member) = $1 })")
    }
    return .skipChildren
  }

  private enum Taken {
    case function
    case value(KeyPathIndex.Kind)
  }

  /// Functions that take key paths themselves, which other rewrites know.
  private static let others: Set<String> = ["observe", "publisher", "bind"]
  /// Functions of SwiftUI that take them as functions.
  private static let readers: Set<String> = ["ForEach", "List", "environment", "transformEnvironment"]
  private static let functions: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "allSatisfy", "forEach",
  ]

  /// Returns the value that is wanted where a key path stands; nil where that is not known.
  private func taken(_ node: KeyPathExprSyntax) -> Taken? {
    var place: Syntax? = Syntax(node)
    while let here = place {
      if let argument = here.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        let called = call.calledExpression
        let member = called.as(MemberAccessExprSyntax.self)
        var name =
          member?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if name == "init" { name = member?.base?.trimmedDescription ?? "" }
        if let generic = called.as(GenericSpecializationExprSyntax.self) {
          name = generic.expression.trimmedDescription
        }
        let isPlain = here.id == node.parent?.id
        if member != nil, Self.functions.contains(name), isPlain { return .function }
        if let kind = context.index.keyPaths.parameters[name]?[argument.label?.text ?? "_"] {
          return .value(kind)
        }
        if Self.readers.contains(name), isPlain { return .function }
        // Combine's `assign(to:on:)` writes.
        if name == "assign", argument.label?.text == "to" { return .value(.reference) }
        if name == "Dictionary", argument.label?.text == "by" { return .function }
        return Self.others.contains(name) || !isPlain || member?.base == nil ? nil : .function
      }
      if let binding = here.as(PatternBindingSyntax.self) {
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        return KeyPathIndex.Kind(type).map { .value($0) } ?? (node.root != nil ? .value(.reading) : nil)
      }
      if let parameter = here.as(FunctionParameterSyntax.self) {
        return KeyPathIndex.Kind(parameter.type.trimmedDescription).map { .value($0) }
      }
      if let attribute = here.as(AttributeSyntax.self) {
        return attribute.attributeName.trimmedDescription == "Environment" ? .function : nil
      }
      if let row = here.as(SequenceExprSyntax.self).map({ Array($0.elements) }), row.count > 2,
        row[1].is(AssignmentExprSyntax.self)
      {
        let name = row[0].trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return context.index.keyPaths.variables[name].map { .value($0) }
      }
      if here.is(CodeBlockItemSyntax.self) { return Self.returned(from: here).map { .value($0) } }
      place = here.parent
    }
    return nil
  }

  /// The kind that a statement returns by the type of the function or the property around it, or of the closure where that
  /// says one.
  private static func returned(from statement: Syntax) -> KeyPathIndex.Kind? {
    var place = statement.parent
    while let here = place {
      let type =
        here.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? here.as(SubscriptDeclSyntax.self)?.returnClause.type
        ?? here.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? here.as(ClosureExprSyntax.self)?.signature?.returnClause?.type
      if let type { return KeyPathIndex.Kind(type.trimmedDescription) }
      if here.is(FunctionDeclSyntax.self) || here.is(ClosureExprSyntax.self) { return nil }
      place = here.parent
    }
    return nil
  }

  // MARK: Values

  // `object[keyPath: path] = value`, and with `+=` and the like, also for a member of what is there.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, let target = Self.target(of: elements[0]) else { return .visitChildren }
    let word = elements[1].trimmedDescription
    guard
      elements[1].is(AssignmentExprSyntax.self)
        || word.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(word)
    else { return .visitChildren }
    if word != "=" || target.id != elements[0].id {
      change(target, in: node)
    } else if let (place, path) = Self.parts(ExprSyntax(target)) {
      begin("heftSet", target, place, path)
      edit(
        path.endPositionBeforeTrailingTrivia, elements[2].positionAfterSkippingLeadingTrivia, ", ")
      insert(")", after: elements[elements.count - 1])
    }
    return .visitChildren
  }

  /// Methods of the standard library that change a value.
  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange",
    "removeValue", "updateValue", "merge", "sort", "reverse", "shuffle", "swapAt", "negate", "round",
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
  ]

  // `object[keyPath: path].append(value)`
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) ?? false,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.changing.contains(member.declName.baseName.text), let target = Self.target(of: base)
    {
      change(target, in: node)
    }
    return .visitChildren
  }

  /// `object.path` becomes `$0` in a closure that changes it.
  private func change(_ target: SubscriptCallExprSyntax, in whole: some ExprSyntaxProtocol) {
    guard let (place, path) = Self.parts(ExprSyntax(target)) else { return }
    begin("heftChange", target, place, path)
    edit(path.endPositionBeforeTrailingTrivia, target.endPositionBeforeTrailingTrivia, ") { $0")
    insert(" }", after: whole)
  }

  private func begin(
    _ function: String, _ target: SubscriptCallExprSyntax, _ place: ExprSyntax, _ path: ExprSyntax
  ) {
    written.insert(target.id)
    let name = path.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let mark = context.index.keyPaths.variables[name] == .reference ? "" : "&"
    // `object?[keyPath: path] = value`: the functions take an object that may be missing.
    let object = place.as(OptionalChainingExprSyntax.self)?.expression ?? place
    insert("\(function)(\(mark)", before: place)
    edit(object.endPositionBeforeTrailingTrivia, path.positionAfterSkippingLeadingTrivia, ", ")
  }

  /// The place of a path at the beginning of an expression: `object[keyPath: path]` of `object[keyPath: path].list[0]`.
  private static func target(of node: ExprSyntax) -> SubscriptCallExprSyntax? {
    if parts(node) != nil { return node.as(SubscriptCallExprSyntax.self) }
    let base =
      node.as(MemberAccessExprSyntax.self)?.base ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? node.as(OptionalChainingExprSyntax.self)?.expression
    return base.flatMap { target(of: $0) }
  }

  // `object[keyPath: path]`
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !written.contains(node.id), let (place, path) = Self.parts(ExprSyntax(node)) else {
      return .visitChildren
    }
    let object = place.as(OptionalChainingExprSyntax.self)?.expression ?? place
    // With its first word, so that what wraps the whole comes before it.
    guard let first = place.firstToken(viewMode: .sourceAccurate) else { return .visitChildren }
    replace(first, with: "heftGet(" + first.text)
    edit(object.endPositionBeforeTrailingTrivia, path.positionAfterSkippingLeadingTrivia, ", ")
    edit(path.endPositionBeforeTrailingTrivia, node.endPositionBeforeTrailingTrivia, ")")
    return .visitChildren
  }

  private static func parts(_ node: ExprSyntax) -> (place: ExprSyntax, path: ExprSyntax)? {
    guard let call = node.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first, only.label?.text == "keyPath"
    else { return nil }
    return (call.calledExpression, only.expression)
  }

  private func edit(_ start: AbsolutePosition, _ end: AbsolutePosition, _ text: String) {
    context.edits.append(.init(range: start.utf8Offset..<end.utf8Offset, text: text, reason: ""))
  }
}
