import SwiftSyntax

/// An observed property tells its observers when it is set: what `observe(\.x)` and `addObserver(_:forKeyPath:)` hear.
final class ObservationRewrite: RewriteVisitor {
  override var reason: String { "observed property" }

  // The property: one that is `dynamic`, of a class.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "dynamic" }), node.bindings.count == 1,
      let binding = node.bindings.first, node.bindingSpecifier.text == "var",
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = enclosingType(of: node), context.index.classes[type] != nil,
      context.index.isObject(type)
    else { return .visitChildren }
    let call = "heftDidChange(\(SwiftName.literal(name)))"
    guard let block = binding.accessorBlock else {
      insert(" { didSet { \(call) } }", after: binding)
      return .visitChildren
    }
    if case .accessors(let list) = block.accessors {
      if let old = list.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = old.body {
        insert("; \(call) ", before: body.rightBrace)
      } else if list.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) {
        insert(" didSet { \(call) } ", before: block.rightBrace)
      } else if let setter = list.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body
      {
        insert("; \(call) ", before: body.rightBrace)
      }
    }
    return .visitChildren
  }

  // Swift 2's method that hears it: its name is an old spelling, and so are two of its types.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    if node.name.text == "observeValueForKeyPath", parameters.count == 4 {
      replace(parameters[2].type, with: "[NSKeyValueChangeKey: AnyObject]?")
      replace(parameters[3].type, with: "UnsafeMutableRawPointer?")
    }
    return .visitChildren
  }

  // `object.observe(\.name, options: [.new]) { object, change in }`
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let function = member?.declName.baseName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return .visitChildren }
    if function.text == "observeValue" || function.text == "observeValueForKeyPath",
      member?.base?.is(SuperExprSyntax.self) ?? false
    {
      replace(node, with: "()")
      return .skipChildren
    }
    if function.text == "addObserver", node.arguments.dropFirst().first?.label?.text == "forKeyPath" {
      observeByName(node, function, isOfSelf: member?.base == nil)
      return .visitChildren
    }
    guard function.text == "observe", let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return .visitChildren }
    let names = path.components.trimmedDescription.drop { $0 == "." }
    replace(function, with: member == nil ? "self.heftObserve" : "heftObserve")
    replace(path, with: "\(SwiftName.literal(String(names))), { $0.\(names) }")
    return .visitChildren
  }

  // `object.addObserver(self, forKeyPath: "name", options: .new, context: nil)`
  private func observeByName(_ node: FunctionCallExprSyntax, _ function: TokenSyntax, isOfSelf: Bool) {
    guard let path = node.arguments.dropFirst().first?.expression, let last = node.arguments.last else {
      return
    }
    let text = path.trimmedDescription
    let parts = text.hasPrefix("#keyPath(") ? text.dropFirst(9).dropLast().split(separator: ".") : []
    let literal = path.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let names =
      literal ?? parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }.joined(separator: ".")
    replace(function, with: isOfSelf ? "self.heftAddObserver" : "heftAddObserver")
    let value = names.isEmpty ? "nil" : "heftObject($0.\(names))"
    insert(
      ", value: { _ = $0; return \(value) }, "
        + "call: { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }", after: last)
  }
}
