import SwiftSyntax

/// Names of Swift 2 to 4 become those of Swift 5: types, functions with their labels, cases and constants.
final class SpellingRewrite: RewriteVisitor {
  override var reason: String { "old spelling" }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = newWord(node.name.text) { replace(node.name, with: new) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember { return .visitChildren }
    let name = node.baseName.text
    if let new = newWord(name) {
      replace(node.baseName, with: new)
    } else if context.isSwift2, let new = Spellings.members[name], new != name, isOwnView(node),
      !declared(around: node).contains(name)
    {
      replace(node.baseName, with: new)
    }
    return .visitChildren
  }

  /// The variables and parameters of the function around a name; of the file where there is none.
  private func declared(around node: some SyntaxProtocol) -> Set<String> {
    var place = node.parent
    var function: Syntax?
    while let here = place {
      if here.is(FunctionDeclSyntax.self) || here.is(InitializerDeclSyntax.self)
        || here.is(AccessorDeclSyntax.self)
      {
        function = here
      }
      place = here.parent
    }
    guard let function else { return declared.names }
    if let known = functions[function.id] { return known }
    let finder = DeclaredNames(viewMode: .sourceAccurate)
    finder.walk(function)
    functions[function.id] = finder.names
    return finder.names
  }

  private var functions: [SyntaxIdentifier: Set<String>] = [:]

  /// Whether the name is one of the enclosing view's or controller's own.
  private func isOwnView(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let type = enclosingType(of: node) else { return false }
    return context.index.root(type).hasPrefix("UI")
      && (context.index.property(node.baseName.text, of: type) == nil
        || declared.overridden.contains(node.baseName.text))
  }

  /// The variables and parameters of the file.
  private lazy var declared: DeclaredNames = {
    let finder = DeclaredNames(viewMode: .sourceAccurate)
    if let file { finder.walk(file) }
    return finder
  }()

  private(set) var file: SourceFileSyntax?
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    file = node
    return .visitChildren
  }

  private func newWord(_ word: String) -> String? {
    // A type of the project's own keeps its name; one that it extends has today's.
    let isOwn = context.index.classes[word].map { !$0.path.isEmpty } ?? false
    if isOwn || context.index.valueTypes.contains(word) { return nil }
    if !context.isSwift2, Spellings.onlyOld.contains(word) { return nil }
    // A property or a parameter of that name would be meant.
    if word == "NSUUID", declared.types["UUID"] != nil { return nil }
    return Spellings.words[word] ?? context.heft?.nestedName(of: word)
  }

  // Attributes of text had texts for keys.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    if context.isSwift2, let new = Spellings.members[name], new != name, declared.overridden.contains(name),
      node.isOverride
    {
      replace(node.pattern, with: new)
    }
    if let type = node.typeAnnotation?.type.as(DictionaryTypeSyntax.self),
      type.key.trimmedDescription == "String",
      isOfAttributes(node.initializer?.value, named: name)
    {
      replace(type.key, with: "NSAttributedString.Key")
    }
    return .visitChildren
  }

  // `return [NSFontAttributeName: font]` of a function or property that says `[String: Any]`.
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard Self.hasAttributeKeys(node.expression) else { return .visitChildren }
    var place = node.parent
    while let here = place, !here.is(ClosureExprSyntax.self) {
      let type =
        here.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? here.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if let type {
        if let dictionary = type.as(DictionaryTypeSyntax.self), dictionary.key.trimmedDescription == "String"
        {
          replace(dictionary.key, with: "NSAttributedString.Key")
        }
        break
      }
      place = here.parent
    }
    return .visitChildren
  }

  // `[NSFontAttributeName: font] as [String: Any]`
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      Self.hasAttributeKeys(elements[0]),
      let type = elements[2].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self)
    {
      replace(type.key, with: "NSAttributedString.Key")
    }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name else { return .visitChildren }
    let base = member?.base?.trimmedDescription ?? ""
    if context.isSwift2, arguments.isEmpty, node.trailingClosure == nil,
      Spellings.calledProperties.contains(name.text),
      !context.index.functionNames.contains(name.text) || Spellings.properties.contains(name.text)
    {
      let end = name.endPositionBeforeTrailingTrivia.utf8Offset
      // A context might have had no container.
      let isOptional = name.text == "containerView" && member?.base != nil
      if isOptional { insert("heftOptional(", before: node) }
      context.edits.append(
        .init(
          range: end..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: isOptional ? ")" : "",
          reason: reason))
      return .visitChildren
    }
    if context.isSwift2, arguments.isEmpty, node.trailingClosure == nil, let member {
      if base.hasSuffix("UIColor") || base.isEmpty, name.text.hasSuffix("Color"), name.text.count > 5,
        !context.index.functionNames.contains(name.text)
      {
        replaceTail(of: member, in: node, with: "." + name.text.dropLast(5))
        return .visitChildren
      }
      // `.whitespaceCharacterSet()`, whose type its place says.
      let isImplied = base.isEmpty && member.base == nil && name.text.hasSuffix("CharacterSet")
      if base.first?.isUppercase == true || isImplied, let new = Spellings.shared[name.text] {
        replaceTail(of: member, in: node, with: "." + new)
        return .visitChildren
      }
    }
    // `standardUserDefaults()` in an extension of its own type.
    if context.isSwift2, arguments.isEmpty, member == nil, let new = Spellings.shared[name.text],
      !context.index.functionNames.contains(name.text),
      enclosingType(of: node).map(Spellings.onlyOld.contains) ?? false
    {
      replace(node, with: new)
      return .visitChildren
    }
    // A search by an expression goes by a name of its own.
    if name.text == "stringByReplacingOccurrencesOfString", arguments.count > 2,
      arguments[2].expression.trimmedDescription.contains("RegularExpression")
    {
      return .visitChildren
    }
    // A function of the standard library, whose last words are no argument's.
    if name.text.hasPrefix("withUnsafe") { return .visitChildren }
    var labels = arguments.map { ($0.label?.text ?? "_") + ":" }
    // A closure behind the parentheses counts as the last argument, whose label is not said.
    let key = "\(name.text)(\(labels.joined()))"
    var new = Spellings.calls[key] ?? oldName(key, base: base)
    if new == nil, node.trailingClosure != nil {
      for label in ["animations:", "completion:", "handler:", "completionHandler:", "usingBlock:"]
      where new == nil {
        let whole = "\(name.text)(\((labels + [label]).joined()))"
        new = Spellings.calls[whole] ?? oldName(whole, base: base)
        if new != nil { labels.append(label) }
      }
    }
    guard let new else { return .visitChildren }
    if let own = context.index.method(name.text, of: enclosingType(of: node) ?? ""),
      own.labels.map({ $0 + ":" }) != labels, base.isEmpty || base == "self", !name.text.hasPrefix("perform")
    {
      return .visitChildren
    }
    if new.hasPrefix(".") { return function(node, becomes: new) }
    if name.text.hasSuffix("InteractiveTransition"), base.lowercased().contains("context") {
      return .visitChildren
    }
    if arguments.isEmpty, !new.contains("(") {
      let range =
        name.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(.init(range: range, text: new, reason: reason))
      return .visitChildren
    }
    rename(name, labels: arguments.map { ($0.label, Syntax($0.expression)) }, to: new)
    return .visitChildren
  }

  /// The name of today for one that only Swift 2 has.
  private func oldName(_ key: String, base: String) -> String? {
    guard context.isSwift2 else { return nil }
    let name = String(key.prefix { $0 != "(" })
    if context.index.functionNames.contains(name) || OldExpressionRewrite.renamed.contains(name)
      || Self.listFunctions.contains(name)
    {
      return nil
    }
    return Spellings.libraryCalls[key] ?? newInitializer(key, name) ?? needlessWords?.newName(of: key)
      ?? withoutSubject(key)
  }

  /// Whether a transition's own object is meant: contexts and collection views have methods of the same names.
  private static func isInteraction(_ base: String) -> Bool {
    let low = base.lowercased()
    return ["", "self", "super"].contains(low)
      || ["interact", "transition", "percent", "animator"].contains { low.contains($0) }
        && !low.contains("context")
  }

  /// An initializer of a project's class that it has from one of the library's: `Task(entity:insertIntoManagedObjectContext:)`.
  private func newInitializer(_ key: String, _ name: String) -> String? {
    guard name.first?.isUppercase == true, context.index.classes[name] != nil else { return nil }
    let root = context.index.root(name)
    return Spellings.calls[root + key.dropFirst(name.count)].map { name + $0.dropFirst(root.count) }
  }

  /// What a name said of its own kind before: `stringByReplacingCharactersInRange(_:withString:)` is
  /// `replacingCharacters(in:with:)`.
  private func withoutSubject(_ key: String) -> String? {
    guard let subject = Self.subjects.first(where: { key.hasPrefix($0) }),
      let first = key.dropFirst(subject.count).first
    else { return nil }
    let rest = first.lowercased() + key.dropFirst(subject.count + 1)
    return Spellings.calls[rest] ?? needlessWords?.newName(of: rest)
      ?? (context.heft?.functions.contains(rest) == true ? rest : nil)
  }

  private static let subjects = [
    "stringBy", "URLBy", "arrayBy", "imageBy", "dateBy", "fontDescriptorBy", "pathBy",
  ]

  /// Functions of lists whose names have stayed, and look like longer names of others.
  private static let listFunctions: Set<String> = ["dropFirst", "dropLast", "removeFirst", "removeLast"]

  private lazy var needlessWords = context.heft.map { NeedlessWords($0.functions) }

  /// `CGRectGetWidth(frame)` becomes `frame.width`.
  private func function(_ node: FunctionCallExprSyntax, becomes member: String) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    guard let first = arguments.first else { return .visitChildren }
    let start = node.calledExpression.positionAfterSkippingLeadingTrivia.utf8Offset
    let inner = first.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    func edit(_ range: Range<Int>, _ text: String) {
      context.edits.append(.init(range: range, text: text, reason: reason))
    }
    edit(start..<inner, "(")
    let labels = Self.labels(member)
    let name = member.prefix { $0 != "(" }
    let end = first.expression.endPositionBeforeTrailingTrivia.utf8Offset
    if arguments.count == 1 {
      edit(end..<node.endPositionBeforeTrailingTrivia.utf8Offset, ")" + name)
    } else {
      let second = arguments[1].positionAfterSkippingLeadingTrivia.utf8Offset
      let label = labels[0] == "_" ? "" : labels[0] + ": "
      edit(end..<second, ")\(name)(\(label)")
      for (index, argument) in arguments.enumerated().dropFirst(2) {
        insert(labels[index - 1] + ": ", before: argument)
      }
    }
    return .visitChildren
  }

  private func replaceTail(
    of member: MemberAccessExprSyntax, in node: FunctionCallExprSyntax, with text: String
  ) {
    let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text, reason: reason))
  }

  private static func labels(_ signature: String) -> [String] {
    guard let open = signature.firstIndex(of: "(") else { return [] }
    return signature[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  private func rename(_ name: TokenSyntax, labels old: [(TokenSyntax?, Syntax)], to new: String) {
    let base = String(new.prefix { $0 != "(" })
    if base != name.text { replace(name, with: base) }
    for (label, (token, argument)) in zip(Self.labels(new), old) where label != (token?.text ?? "_") {
      if let token {
        replace(token, with: label)
      } else {
        insert(label + ": ", before: argument, isLabel: true)
      }
    }
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if KeyedRewrite.overridden(by: node, context) != nil { return .visitChildren }
    let parameters = Array(node.signature.parameterClause.parameters)
    var labels = parameters.map { $0.firstName.text + ":" }
    var isBare = false
    if context.isSwift2, let first = parameters.first, first.secondName == nil, first.firstName.text != "_" {
      labels[0] = "_:"
      isBare = true
    }
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    // That of a key input overrides nothing.
    let isProperty = isOverride ? Spellings.properties.contains(node.name.text) : node.name.text == "hasText"
    if context.isSwift2, parameters.isEmpty, isProperty,
      let result = node.signature.returnClause
    {
      let start = node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(
        .init(
          range: start..<node.signature.endPositionBeforeTrailingTrivia.utf8Offset,
          text: "var \(node.name.text): \(result.type.trimmedDescription)", reason: reason))
      return .visitChildren
    }
    let key = "\(node.name.text)(\(labels.joined()))"
    if let new = Spellings.calls[key] ?? oldName(key, of: node), !new.hasPrefix(".") {
      let base = String(new.prefix { $0 != "(" })
      if base != node.name.text { replace(node.name, with: base) }
      for (label, parameter) in zip(Self.labels(new), parameters) {
        if parameter.secondName == nil {
          if parameter.firstName.text != label { insert(label + " ", before: parameter.firstName) }
        } else if parameter.firstName.text != label {
          replace(parameter.firstName, with: label)
        }
      }
      return .visitChildren
    }
    if isBare, let first = parameters.first { insert("_ ", before: first.firstName) }
    return .visitChildren
  }

  /// Returns today's name of a method of Heft's: one that is overridden, or one of a delegate.
  private func oldName(_ key: String, of node: FunctionDeclSyntax) -> String? {
    guard context.isSwift2, let heft = context.heft,
      node.modifiers.contains(where: { $0.name.text == "override" })
        || heft.delegateMethods.contains(node.name.text)
    else { return nil }
    return needlessWords?.newName(of: key)
  }

  // The presenting controller of a presentation may be nil now, and the method of a recognizer might be.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, let type = enclosingType(of: node),
      context.index.root(type).hasSuffix("GestureRecognizer"),
      !node.modifiers.contains(where: { $0.name.text == "override" })
    {
      for parameter in node.signature.parameterClause.parameters
      where parameter.type.trimmedDescription == "Selector" {
        insert("?", after: parameter.type)
      }
    }
    let parameters = Array(node.signature.parameterClause.parameters)
    if context.isSwift2,
      parameters.map(\.firstName.text) == ["presentedViewController", "presentingViewController"],
      parameters[1].secondName == nil
    {
      insert("presenting ", before: parameters[1].firstName)
      if parameters[1].type.trimmedDescription == "UIViewController" {
        insert("?", after: parameters[1].type)
      }
    }
    return .visitChildren
  }

  // MARK: Members and cases

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isRawKey(node), let base = node.base {
      let start = base.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(
        .init(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: reason))
      return .visitChildren
    }
    if let new = notification(node) {
      replace(node, with: new)
      return .skipChildren
    }
    guard context.isSwift2 else { return .visitChildren }
    let name = node.declName.baseName.text
    let base = node.base?.trimmedDescription ?? ""
    let isOfType = ["UI", "NS", "CG", "WK"].contains { base.hasPrefix($0) } && !base.contains("(")
    let isOfLibrary =
      isOfType && context.index.classes[base] == nil && !context.index.valueTypes.contains(base)
    if !isOfLibrary, context.index.enumCases.contains(name) {
      if SharedCaseRewrite.isLowered(node, context.index) {
        replace(node.declName.baseName, with: Self.lowered(node.declName.baseName.text))
      }
      return .visitChildren
    }
    let isShared = Spellings.shared[name] != nil && node.parent?.is(FunctionCallExprSyntax.self) == true
    if let first = name.first, first.isUppercase, base.isEmpty || isOfType, !isShared,
      context.index.classes[name] == nil, !context.index.valueTypes.contains(name)
    {
      replace(node.declName.baseName, with: Self.lowered(name))
    } else if let new = ["max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude"][name],
      ["CGFloat", "Double", "Float"].contains(base)
    {
      replace(node.declName.baseName, with: new)
    } else if name == "dynamicType", let inner = node.base {
      insert("type(of: ", before: inner)
      let end = inner.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(
        .init(range: end..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: ")", reason: ""))
    } else if !base.isEmpty, let new = Spellings.members[name], new != name, !isOwn(name, of: node.base),
      context.index.property(name, of: enclosingType(of: node) ?? "") == nil
        || declared.overridden.contains(name) || (base != "self" && !base.isEmpty && base != "self.view")
    {
      replace(node.declName.baseName, with: new)
    }
    return .visitChildren
  }

  /// Whether a value of one of the project's classes has a property of the name, which is not UIKit's then.
  private func isOwn(_ name: String, of base: ExprSyntax?) -> Bool {
    // Models have an address, too.
    if name == "URL" {
      return context.index.classes.values.contains { $0.properties[name] != nil }
        || context.index.valueProperties.values.contains { $0[name] != nil }
    }
    guard let base else { return false }
    let variable =
      base.as(DeclReferenceExprSyntax.self)
      ?? base.as(MemberAccessExprSyntax.self).flatMap { member in
        member.base?.trimmedDescription == "self" ? member.declName : nil
      }
    guard let variable = variable?.baseName.text, let type = declared.types[variable] else { return false }
    return context.index.property(name, of: type) != nil
  }
}
