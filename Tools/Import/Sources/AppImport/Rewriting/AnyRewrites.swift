import SwiftSyntax

/// `Any` becomes `AnyObject`, and what goes into it an object: the page has no values of `Any`.
final class AnyValueRewrite: RewriteVisitor {
  override var reason: String { "Any" }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Any", node.genericArgumentClause == nil, !isCast(node) {
      replace(node, with: anyObject(at: node))
    }
    return .visitChildren
  }

  // In `[String: Any]()` the type is written as an expression.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "Any", node.parent?.is(MemberAccessExprSyntax.self) != true {
      replace(node, with: anyObject(at: node))
    }
    return .visitChildren
  }

  /// The page's standard library has an `AnyObject` of its own within its collections.
  private func anyObject(at node: some SyntaxProtocol) -> String {
    enclosingType(of: node).map { context.index.isValue($0) } ?? false ? "Swift.AnyObject" : "AnyObject"
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    let types = (node.key.trimmedDescription, node.value.trimmedDescription)
    if types.0 == "AnyHashable", types.1 == "Any" || types.1 == "AnyObject" {
      replace(node, with: "Notification.UserInfo")
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Values

  // The result of a function, or of a property that is computed.
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression, let type = resultType(around: node) {
      if isOfAny(type) {
        makeObjects(value, of: type.trimmedDescription)
      } else if Self.plainValues.contains(type.trimmedDescription), isPlain(value) {
        wrap(value)
      }
    }
    return .visitChildren
  }

  private static let plainValues: Set<String> = ["Any", "Any?"]

  /// Whether an expression is surely one of a value: a literal, or one of two of them.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    if value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    {
      return true
    }
    guard let elements = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }), let last = elements.last,
      let choice = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first
    else { return false }
    return isPlain(last) && isPlain(choice.thenExpression)
  }

  private func resultType(around node: some SyntaxProtocol) -> TypeSyntax? {
    var place = node.parent
    while let here = place {
      if here.is(ClosureExprSyntax.self) || here.is(InitializerDeclSyntax.self) { return nil }
      if let function = here.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let binding = here.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let member = here.as(SubscriptDeclSyntax.self) { return member.returnClause.type }
      place = here.parent
    }
    return nil
  }

  /// Natively `isEqual` compares with `Any`, where Foundation asks for it.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if node.name.text == "isEqual", parameters.count == 1, let only = parameters.first,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      ["Any?", "AnyObject?"].contains(only.type.trimmedDescription)
    {
      replace(only.type, with: "HeftEqual?")
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, isOfAny(type) {
      if let value = node.initializer?.value {
        makeObjects(value, of: context.index.resolved(type.trimmedDescription))
      }
      // `var all: [String: Any] { [...] }`
      if case .getter(let items)? = node.accessorBlock?.accessors, items.count == 1,
        case .expr(let value)? = items.first?.item
      {
        makeObjects(value, of: type.trimmedDescription)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Self.parameters(of: node)
    for argument in node.arguments
    where argument.label?.text == "userInfo" && isNotification(node)
      || parameters.contains(argument.label?.text ?? "")
    {
      makeObjects(argument.expression, of: "[String: Any]")
    }
    if isNotification(node),
      let object = node.arguments.first(where: { $0.label?.text == "object" })?.expression,
      !["nil", "self"].contains(object.trimmedDescription)
    {
      wrap(object)
    }
    let name = node.calledExpression.trimmedDescription.split(separator: ".").last
    if name == "scheduledTimer" || name == "Timer" || name == "NSTimer",
      let object = node.arguments.first(where: { $0.label?.text == "userInfo" })?.expression,
      !["nil", "self"].contains(object.trimmedDescription)
    {
      wrap(object)
    }
    identify(node)
    add(node)
    if node.calledExpression.trimmedDescription.split(separator: ".").last == "perform",
      let object = node.arguments.first(where: { $0.label?.text == "with" })?.expression,
      !["nil", "self"].contains(object.trimmedDescription)
    {
      wrap(object)
    }
    let called = node.calledExpression.trimmedDescription
    if called.hasSuffix("performSegue") || called.hasSuffix("performSegueWithIdentifier"),
      let sender = node.arguments.last,
      sender.label?.text == "sender",
      !["nil", "self", "sender"].contains(sender.expression.trimmedDescription)
    {
      wrap(sender.expression)
    }
    return .visitChildren
  }

  /// The labels of what a filter of Core Image takes by names, in any year's spelling.
  private static func parameters(of node: FunctionCallExprSyntax) -> Set<String> {
    let name = node.calledExpression.trimmedDescription.split(separator: ".").last
    let isFilter = ["applyingFilter", "imageByApplyingFilter", "CIFilter"].contains(name)
    return isFilter ? ["parameters", "withInputParameters"] : []
  }

  /// `list.append(["a": 1])`, where the list is one of values of `Any`.
  private func add(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["append", "insert"].contains(member.declName.baseName.text),
      let value = node.arguments.first?.expression
    else { return }
    let name = base.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let type = context.index.property(name, of: enclosingType(of: node) ?? "") ?? ""
    if type == "[Any]" {
      nested(value)
    } else if type.hasPrefix("[[") && type.hasSuffix("Any]]") || localsOfAny.contains(name) {
      makeObjects(value, of: "")
    }
  }

  /// A menu's identifier is an object; anything else goes into a box.
  private func identify(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "UIContextMenuConfiguration",
      let value = node.arguments.first(where: { $0.label?.text == "identifier" })?.expression,
      !value.is(NilLiteralExprSyntax.self)
    else { return }
    // `text as NSCopying`: the cast goes.
    if let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.last?.trimmedDescription == "NSCopying", let first = elements.first
    {
      insert("heftIdentifier(", before: first)
      let start = first.endPositionBeforeTrailingTrivia.utf8Offset
      let end = value.endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(.init(range: start..<end, text: ")", reason: ""))
      return
    }
    wrap(value, in: "heftIdentifier(")
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
      if element.is(UnresolvedAsExprSyntax.self) {
        guard !isCastOn(elements, place) else { continue }
        let value = place > 2 && isCastOn(elements, place - 2) ? place - 3 : place - 1
        castStart = elements[start(of: value, in: elements)]
        cast(elements[value], element, elements[place + 1])
        castStart = nil
      } else if element.is(UnresolvedIsExprSyntax.self), isValue(elements[place + 1].trimmedDescription) {
        let type = elements[place + 1]
        replaceCast(elements[place - 1], "(heftCast(", type, ", \(type.trimmedDescription).self) != nil)")
      } else if element.is(AssignmentExprSyntax.self), place == 1 {
        assign(elements[2...], to: elements[0])
      }
    }
    return .visitChildren
  }

  private static let strongerThanCasts: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "...", "..<",
  ]

  /// The place where what is cast begins: `"a" + b as NSString` casts the sum.
  private func start(of value: Int, in elements: [ExprSyntax]) -> Int {
    var first = value
    while first > 1, let sign = elements[first - 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.strongerThanCasts.contains(sign)
    {
      first -= 2
    }
    return first
  }

  /// Whether a cast is only there to be cast again: `json as AnyObject as! [String: Any]`.
  private func isCastOn(_ elements: [ExprSyntax], _ place: Int) -> Bool {
    place + 3 < elements.count && elements[place].is(UnresolvedAsExprSyntax.self)
      && elements[place + 2].is(UnresolvedAsExprSyntax.self)
      && ["Any", "AnyObject"].contains(elements[place + 1].trimmedDescription)
  }

  /// `values["a"] = 1`, where the values are declared with `Any`.
  private func assign(_ values: ArraySlice<ExprSyntax>, to place: ExprSyntax) {
    guard let value = values.first, let last = values.last, !value.is(NilLiteralExprSyntax.self) else {
      return
    }
    let subscripted = place.as(SubscriptCallExprSyntax.self)
    let whole = subscripted?.calledExpression ?? place
    let name = whole.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let type = context.index.property(name, of: enclosingType(of: place) ?? "") ?? ""
    guard
      type.hasSuffix("Any]") || type.hasSuffix("AnyObject]") || localsOfAny.contains(name)
        || subscripted == nil && Self.isOfObjects(whole, name)
    else { return }
    if subscripted != nil {
      // A row of them is a sum, or what a `?` chooses.
      insert("heftObject(", before: value)
      insert(")", after: last, reason: "")
    } else if values.count == 1 {
      makeObjects(value, of: type)
    }
  }

  /// Whether a property of the library is a dictionary of values of `Any`.
  private static func isOfObjects(_ place: ExprSyntax, _ name: String) -> Bool {
    ["documentInfo", "nowPlayingInfo"].contains(name)
      || name == "items" && place.trimmedDescription.lowercased().contains("board")
  }

  private lazy var localsOfAny: Set<String> = {
    guard let root = tree else { return [] }
    let finder = LocalsOfAny(viewMode: .sourceAccurate)
    finder.walk(root)
    return finder.names
  }()

  /// Where the value that is cast begins.
  var castStart: ExprSyntax?

  private var tree: Syntax?
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    tree = Syntax(node)
    return .visitChildren
  }

  private func makeObjects(_ value: ExprSyntax, of type: String) {
    var value = value
    if let sequence = value.as(SequenceExprSyntax.self), let first = sequence.elements.first { value = first }
    // `items.map { ["title": $0.title] }`
    if let call = value.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["map", "flatMap", "compactMap"].contains(name), closure.statements.count == 1,
      case .expr(let made)? = closure.statements.first?.item, made.is(DictionaryExprSyntax.self)
    {
      return makeObjects(made, of: type.hasPrefix("[[") ? String(type.dropFirst()) : type)
    }
    if let dictionary = value.as(DictionaryExprSyntax.self), case .elements(let list) = dictionary.content {
      // A number among the attributes of text becomes an object already.
      for element in list where !TextAttributeRewrite.isNumber(element.key) { nested(element.value) }
    } else if let array = value.as(ArrayExprSyntax.self) {
      for element in array.elements {
        if type.hasPrefix("[["), element.expression.is(DictionaryExprSyntax.self) {
          makeObjects(element.expression, of: String(type.dropFirst()))
        } else if !type.hasPrefix("[[") {
          nested(element.expression)
        }
      }
    }
  }

  private func nested(_ value: ExprSyntax) {
    if value.is(DictionaryExprSyntax.self) || value.is(ArrayExprSyntax.self) { makeObjects(value, of: "") }
    wrap(value)
  }

  private func wrap(_ value: ExprSyntax) { wrap(value, in: "heftObject(") }

  private func isNotification(_ node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression.trimmedDescription
    return called.hasSuffix(".post") || called.hasSuffix(".postNotificationName")
      || called.hasSuffix("Notification")
  }

  private func isOfAny(_ type: TypeSyntax) -> Bool {
    let text = context.index.resolved(type.trimmedDescription)
    // Attributes of text are objects already, but for the numbers.
    if text.hasPrefix("[NSAttributedString.Key") || text.hasPrefix("[NSAttributedStringKey") { return false }
    return text.hasSuffix("Any]") || text.hasSuffix("Any]?") || text.hasSuffix("AnyObject]")
      || text.hasSuffix("Any]]") || text.hasSuffix("AnyObject]]")
  }

  /// `for case let text as String in objects`.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.caseKeyword != nil,
      let match = node.pattern.trimmedDescription.firstMatch(of: /^let\s+(\w+)\s+as\s+(.+)$/),
      isValue(String(match.2))
    else { return .visitChildren }
    let cast = "heftCast(heftCase, \(match.2).self)"
    let keyword = node.caseKeyword?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    let end = node.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: keyword..<end, text: "heftCase", reason: reason))
    if let condition = node.whereClause?.condition {
      let test = "\(cast).map({ \(match.1) in \(condition.trimmedDescription) }) ?? false"
      replace(condition, with: test)
    }
    insert(" guard let \(match.1) = \(cast) else { continue };", after: node.body.leftBrace, reason: "")
    return node.whereClause == nil ? .visitChildren : .skipChildren
  }

  /// `case let text as String:`, `case is String:`, and `case (1, let text as String):`.
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let items = node.label.as(SwitchCaseLabelSyntax.self)?.caseItems, items.count == 1,
      let item = items.first, let colon = node.label.as(SwitchCaseLabelSyntax.self)?.colon
    else { return .visitChildren }
    if let tuple = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
      return castParts(of: tuple.elements.map(\.expression), in: item, before: colon)
    }
    let pattern = item.pattern.trimmedDescription
    let condition = item.whereClause.map { " && (\($0.condition.trimmedDescription))" } ?? ""
    if let match = pattern.firstMatch(of: /^let\s+(\w+)\s+as\s+(.+)$/), isValue(String(match.2)) {
      let cast = "heftCast(heftCase, \(match.2).self)"
      let test =
        condition.isEmpty ? "\(cast) != nil" : "\(cast).map({ \(match.1) in true\(condition) }) ?? false"
      replace(item, with: "let heftCase where \(test)")
      insert(" let \(match.1) = \(cast)!; _ = \(match.1);", after: colon, reason: "")
    } else if let match = pattern.firstMatch(of: /^is\s+(.+)$/), isValue(String(match.1)) {
      replace(item, with: "let heftCase where heftCast(heftCase, \(match.1).self) != nil\(condition)")
    }
    return .visitChildren
  }
}

/// The variables of a file that hold values of `Any`.
private final class LocalsOfAny: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let type =
      node.typeAnnotation?.type.trimmedDescription ?? node.initializer?.value.trimmedDescription ?? ""
    // `defaults.dictionary(forKey: "a") ?? [:]`
    let isOfSettings = type.contains(".dictionary") && type.hasSuffix("?? [:]") && !type.contains(" as?")
    if isOfSettings || type.contains(": Any]") || type.contains(": AnyObject]") || type.contains(":Any]") {
      names.insert(name)
    }
    return .visitChildren
  }
}
