import SwiftSyntax

/// The name of a type as text is written out, or asked for where it differs by the caller: a page keeps no names of types.
final class TypeNameRewrite: RewriteVisitor {
  override var reason: String { "name of a type" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = TypeNames.argument(of: node) else { return .visitChildren }
    if write(argument, over: node) { return .skipChildren }
    if let label = node.arguments.first?.label, label.text == "describing",
      let colon = node.arguments.first?.colon
    {
      replace(node.calledExpression, with: "heftDescription")
      replace(argument, with: argument.trimmedDescription)
      let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(.init(range: start..<colon.endPosition.utf8Offset, text: "", reason: ""))
    }
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if let only = node.expressions.first, node.expressions.count == 1, write(only.expression, over: only) {
      return .skipChildren
    }
    return .visitChildren
  }

  private func write(_ type: ExprSyntax, over node: some SyntaxProtocol) -> Bool {
    switch TypeNames.wanted(type, context.index) {
    case nil: return false
    case .known(let name): replace(node, with: SwiftName.literal(name))
    case .asked(let type, _): replace(node, with: "heftTypeName(\(type))")
    }
    return true
  }

  // MARK: The types that are asked

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    tell(node.name.text, node.memberBlock, "static")
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    tell(node.name.text, node.memberBlock, "static")
    return .visitChildren
  }

  // A class that is no object of Foundation's. The others tell their names at the end of their code (`ProjectIndex.moved`).
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !context.index.isObject(node.name.text) else { return .visitChildren }
    let above = context.index.ancestry(node.name.text).dropFirst()
    let isBelow = above.contains { context.index.typeNames.isNamed($0, context.index) }
    if isBelow {
      add("override class", node.name.text, node.memberBlock)
    } else {
      tell(node.name.text, node.memberBlock, "class")
    }
    return .visitChildren
  }

  private func tell(_ name: String, _ block: MemberBlockSyntax, _ words: String) {
    if context.index.typeNames.isNamed(name, context.index) { add(words, name, block) }
  }

  private func add(_ words: String, _ name: String, _ block: MemberBlockSyntax) {
    insert(
      " public \(words) var heftOwnName: String { \(SwiftName.literal(name)) };", after: block.leftBrace)
  }
}
