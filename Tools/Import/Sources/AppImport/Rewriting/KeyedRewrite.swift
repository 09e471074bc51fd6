import SwiftSyntax

/// An object's values can be asked for and set by their names: a page keeps no names of properties, so a class of a project
/// that uses names says which it has.
///
/// It inherits from `KeyedObject` in place of `NSObject`, and its overrides of `setValue(_:forKey:)` and the like are of that
/// class's functions, which go by other names because Heft's `NSObject` has these.
final class KeyedRewrite: RewriteVisitor {
  override var reason: String { "values by name" }

  /// The functions by which a project names values, as it says them.
  static let users: Set<String> = [
    "setValuesForKeys", "setValuesForKeysWithDictionary", "dictionaryWithValues",
    "dictionaryWithValuesForKeys",
    "value(forKey:", "value(forKeyPath:", "valueForKey", "valueForKeyPath", "setValue(_:forKey:",
    "setValue(_:forKeyPath:", "NSPredicate(format:", "NSSortDescriptor(key:",
  ]

  /// Whether a call is one of those.
  static func isUse(_ node: FunctionCallExprSyntax) -> Bool {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    if users.contains(name) { return true }
    let labels = node.arguments.prefix(2).map { ($0.label?.text ?? "_") + ":" }
    return users.contains(name + "(" + labels.joined()) || users.contains("\(name)(\(labels.first ?? "")")
  }

  /// Whether the class gets its values by names: one that inherits from `NSObject` itself, or from such a one.
  static func isKeyed(_ name: String, _ index: ProjectIndex) -> Bool {
    index.usesKeys && index.classes[name] != nil && index.root(name) == "NSObject"
  }

  private static let overridden: [String: String] = [
    "setValue(_:forKey:)": "heftSetValue", "setValue(_:forUndefinedKey:)": "heftSetValue",
    "value(forKey:)": "heftValue", "value(forUndefinedKey:)": "heftValue", "valueForKey(_:)": "heftValue",
    "valueForUndefinedKey(_:)": "heftValue",
  ]

  /// The function of `KeyedObject` that one of a keyed class overrides; nil where it is another.
  static func overridden(by node: FunctionDeclSyntax, _ context: RewriteContext) -> String? {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), let type = node.enclosingType,
      isKeyed(type, context.index)
    else { return nil }
    return overridden["\(node.name.text)(\(context.labels(of: node).joined()))"]
  }

  // MARK: Classes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard Self.isKeyed(name, context.index) else { return .visitChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first?.type, first.trimmedDescription == "NSObject"
    {
      replace(first, with: "KeyedObject")
    }
    let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(properties)
    guard !properties.isEmpty else { return .visitChildren }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let reading = properties.map { "case \(SwiftName.literal($0.name)): return \($0.read); " }.joined()
    let writing = properties.compactMap { property in
      property.write.map { "case \(SwiftName.literal(property.name)): \($0); " }
    }.joined()
    var text =
      "\(access)override func keyedValue(_ heftName: String) -> AnyObject? { switch heftName { \(reading)"
      + "default: return super.keyedValue(heftName) } }; "
    if !writing.isEmpty {
      text +=
        "\(access)override func setKeyedValue(_ heftNew: AnyObject?, _ heftName: String) { switch heftName { "
        + "\(writing)default: super.setKeyedValue(heftNew, heftName) } }; "
    }
    let brace = node.memberBlock.rightBrace
    insert((brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; ") + text, before: brace, reason: "")
    return .visitChildren
  }

  private struct Property {
    let name: String
    let read: String
    let write: String?
  }

  private func properties(_ node: VariableDeclSyntax) -> [Property] {
    guard !node.modifiers.contains(where: { ["static", "class", "weak", "unowned"].contains($0.name.text) })
    else { return [] }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = type(of: binding)
      else { return nil }
      let isSettable = node.bindingSpecifier.text == "var" && Self.isStored(binding)
      return property(SwiftName.member(name), named: name, type, isSettable: isSettable)
    }
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { ["didSet", "willSet", "set"].contains($0.accessorSpecifier.text) }
  }

  /// The type that a property says, or that of the literal that it begins with.
  private func type(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type.trimmedDescription { return context.index.resolved(type) }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return value.is(BooleanLiteralExprSyntax.self) ? "Bool" : nil
  }

  /// The values that a page's objects stand for.
  private static let values: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "Data", "URL", "NSInteger", "TimeInterval",
    "NSTimeInterval", "[String]", "[Int]", "[Double]",
  ]

  private func property(_ member: String, named name: String, _ type: String, isSettable: Bool) -> Property? {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    var plain = isOptional ? String(type.dropLast()) : type
    if context.isSwift2, Spellings.onlyOld.contains(plain) { plain = Spellings.words[plain] ?? plain }
    let read: String
    let new: String
    if Self.values.contains(plain) {
      read = isOptional ? "self.\(member).map { heftObject($0) }" : "heftObject(self.\(member))"
      new = "heftCast(heftNew, \(plain).self)"
    } else if ["NSNumber", "NSString"].contains(plain) || context.index.classes[plain] != nil {
      read = "self.\(member)"
      new = "heftNew as? \(plain)"
    } else if ["AnyObject", "Any"].contains(plain), isOptional {
      read = "self.\(member)"
      new = "heftNew"
    } else {
      return nil
    }
    let value = "self.\(member) = "
    let write = isOptional ? value + new : "if let heftValue = \(new) { \(value)heftValue }"
    return Property(name: name, read: read, write: isSettable ? write : nil)
  }

  // MARK: Overrides

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let new = Self.overridden(by: node, context) else { return .visitChildren }
    let old = node.name.text
    replace(node.name, with: new)
    let parameters = Array(node.signature.parameterClause.parameters)
    if let first = parameters.first, first.secondName == nil, parameters.count == 2, context.isSwift2 {
      insert("_ ", before: first.firstName)
    }
    for parameter in parameters where ["Any?", "Any"].contains(parameter.type.trimmedDescription) {
      replace(parameter.type, with: "AnyObject?")
    }
    if let result = node.signature.returnClause?.type, result.trimmedDescription.hasPrefix("Any?") {
      replace(result, with: "AnyObject?")
    }
    if let body = node.body { SuperNames(old, new, of: self).walk(body) }
    return .visitChildren
  }

  /// Renames what is said to `super`.
  private final class SuperNames: SyntaxVisitor {
    let old: String
    let new: String
    let rewrite: KeyedRewrite

    init(_ old: String, _ new: String, of rewrite: KeyedRewrite) {
      self.old = old
      self.new = new
      self.rewrite = rewrite
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == old {
        rewrite.replace(node.declName.baseName, with: new)
      }
      return .visitChildren
    }
  }
}
