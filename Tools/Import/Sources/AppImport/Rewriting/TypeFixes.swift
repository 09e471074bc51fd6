import SwiftParser
import SwiftSyntax

/// Mends what only the compiler sees, for it alone knows every type: where a value goes into an object's place, and where a
/// list is taken for one of a more general kind. The page makes neither conversion by itself.
struct TypeFixes {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let places: SourcePlaces
  var edits: Set<Edit> = []

  /// Errors may ask for the same edit, which is made once.
  struct Edit: Hashable {
    let range: Range<Int>
    let text: String
    let reason: String
  }

  private init(_ text: String) {
    places = SourcePlaces(text)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// The edits that mend errors and conversions; none where nothing of them is known.
  static func edits(
    of errors: [PageCompiler.Error], _ conversions: [PageCompiler.Conversion], in text: String
  ) -> [TextEdit] {
    let known = errors.compactMap { error in TypeFix(for: error.message).map { (error, $0) } }
    guard !known.isEmpty || !conversions.isEmpty else { return [] }
    var fixes = TypeFixes(text)
    for (error, fix) in known { fixes.mend(error, by: fix) }
    for conversion in conversions { fixes.mend(conversion) }
    return fixes.edits.sorted { ($0.range.lowerBound, $0.text) < ($1.range.lowerBound, $1.text) }.map {
      TextEdit(range: $0.range, text: $0.text, reason: $0.reason)
    }
  }

  private mutating func mend(_ error: PageCompiler.Error, by fix: TypeFix) {
    guard let token = token(error.line, error.column) else { return }
    switch fix {
    case .wrap(let container, let type, let function, let end):
      guard let values = Self.values(around: token, container) else { return }
      // An error of a literal is about its members, unless what it names is a collection.
      if values.count == 1, Self.isLiteral(values[0]), !type.hasPrefix("[") {
        members(of: values[0], function)
      } else {
        wrap(values, function, end)
      }
    case .membersOfArguments:
      guard let call = Self.call(of: token) else { return }
      for argument in call.arguments { members(of: argument.expression, "heftObject(") }
    case .argumentsAsObjects:
      guard let call = Self.call(of: token) else { return }
      for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
        put(argument.expression, in: "(", " as AnyObject)", "cast to a protocol")
      }
    case .removeMark:
      guard ["?", "!"].contains(token.text) else { return }
      replace(token, "", "no optional any more")
    case .unwrap:
      guard let value = token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      let call = value.parent?.as(FunctionCallExprSyntax.self)
      let end = (call.map(ExprSyntax.init) ?? ExprSyntax(value)).endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert(Edit(range: end..<end, text: "!", reason: "unwrapped by itself"))
    case .makeOptional:
      guard let value = token.ancestor(OptionalBindingConditionSyntax.self)?.initializer?.value else {
        return
      }
      put(value, in: "Optional(", ")", "no optional any more")
    case .throwObject(let type):
      let calls = Self.calls(from: token)
      // Of several in a row it is most often a result that is asked for its value.
      let call = calls.first { $0.calledExpression.trimmedDescription.hasSuffix(".get") } ?? calls.last
      guard let call else { return }
      put(call, in: "heftThrowing { () throws(\(type)) in try ", " }", "error")
    case .throwAgain:
      for call in Self.calls(from: token) { throwAgain(call) }
    case .matchError(let type): match(token, type)
    case .keepError:
      // Its parentheses stay.
      if token.text == "heftError", Self.call(of: token) != nil { replace(token, "", "error") }
    case .rename(let name): replace(token, name, "name")
    case .makeStatic:
      let modifiers =
        token.ancestor(FunctionDeclSyntax.self)?.modifiers
        ?? token.ancestor(VariableDeclSyntax.self)?.modifiers
      if let word = modifiers?.first(where: { $0.name.text == "class" }) {
        replace(word.name, "static", "member of a class")
      }
    case .makeByFunction: makeByFunction(token)
    case .format:
      guard let call = Self.call(of: token) else { return }
      for argument in call.arguments.dropFirst() where argument.label == nil {
        wrap([argument.expression], "heftFormatted(", reason: "format")
      }
    }
  }

  // MARK: Values for objects

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
  }

  private mutating func members(of value: ExprSyntax, _ function: String) {
    if case .elements(let list)? = value.as(DictionaryExprSyntax.self)?.content {
      for element in list { wrap([element.value], function) }
    } else if let list = value.as(ArrayExprSyntax.self) {
      for element in list.elements { wrap([element.expression], function) }
    }
  }

  /// Puts expressions that stand side by side into a call, and the members of a literal each into one of its own.
  private mutating func wrap(
    _ values: [ExprSyntax], _ function: String, _ end: String = ")", reason: String = "Any"
  ) {
    guard let first = values.first, let last = values.last, !first.is(NilLiteralExprSyntax.self),
      !first.description.drop(while: \.isWhitespace).hasPrefix(function), !Self.isWrapped(first, function)
    else { return }
    if values.count == 1, function == "heftObject(" { members(of: first, function) }
    put(from: first, to: last, in: function, end, reason)
  }

  /// Whether a value is in a call of the function already, and that did not help.
  private static func isWrapped(_ value: ExprSyntax, _ function: String) -> Bool {
    let call = value.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { $0.calledExpression.trimmedDescription + "(" == function } ?? false
  }

  mutating func put(
    _ value: some SyntaxProtocol, in before: String, _ after: String, _ reason: String
  ) {
    put(from: value, to: value, in: before, after, reason)
  }

  mutating func put(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, in before: String, _ after: String,
    _ reason: String
  ) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.insert(Edit(range: start..<start, text: before, reason: reason))
    edits.insert(Edit(range: end..<end, text: after, reason: ""))
  }

  // MARK: Places

  private func offset(_ line: Int, _ column: Int) -> AbsolutePosition? {
    places.line(line, column: column).map { converter.position(ofLine: $0, column: column) }
  }

  private func token(_ line: Int, _ column: Int) -> TokenSyntax? {
    offset(line, column).flatMap { tree.token(at: $0) }
  }

  /// The call of what a place names: `merging` in `all.merging(other)`.
  static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
    var node = Syntax(token)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        return call
      }
      node = parent
    }
    return nil
  }

  /// The calls that begin at a place, the shortest first: of `a.b().c()` the two.
  static func calls(from token: TokenSyntax) -> [FunctionCallExprSyntax] {
    var node = Syntax(token)
    var calls: [FunctionCallExprSyntax] = []
    while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate)?.id == token.id {
      if let call = parent.as(FunctionCallExprSyntax.self) { calls.append(call) }
      node = parent
    }
    return calls
  }

  /// The smallest expression of a kind around a place: the compiler names an operator's place, or a member's, where it means
  /// the whole. An assigned value is a row of expressions, for the parser does not know what binds stronger.
  private static func values(around token: TokenSyntax, _ container: TypeFix.Container) -> [ExprSyntax]? {
    var node = Syntax(token)
    while let parent = node.parent {
      switch container {
      case .dictionary:
        if let element = parent.as(DictionaryElementSyntax.self), element.value.id == node.id {
          return [element.value]
        }
      case .array:
        if let element = parent.as(ArrayElementSyntax.self) { return [element.expression] }
        if let list = node.as(ArrayExprSyntax.self), list.leftSquare.id == token.id {
          return [ExprSyntax(list)]
        }
      case .argument:
        if let argument = parent.as(LabeledExprSyntax.self), !parent.isIn(TupleExprSyntax.self) {
          return [argument.expression]
        }
        if let value = result(node, parent) { return [value] }
      case .operand:
        // One side of an operator, or all there is.
        if let value = node.as(ExprSyntax.self), parent.is(ExprListSyntax.self) || !parent.is(ExprSyntax.self)
        {
          return [value]
        }
      case .result:
        if let value = result(node, parent) { return [value] }
      case .initial:
        if let clause = parent.as(InitializerClauseSyntax.self) { return [clause.value] }
      case .assigned:
        if let row = parent.parent?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
          let sign = row.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), sign + 1 < row.count
        {
          return Array(row[(sign + 1)...])
        }
      }
      node = parent
    }
    return nil
  }

  /// The value that is returned, by a word or as the only one of a closure, a function or a getter.
  private static func result(_ node: Syntax, _ parent: Syntax) -> ExprSyntax? {
    if let statement = parent.as(ReturnStmtSyntax.self) { return statement.expression }
    guard let item = parent.as(CodeBlockItemSyntax.self), case .expr(let value) = item.item,
      item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    else { return nil }
    return value
  }

  // MARK: Conversions

  /// `take(buttons)` becomes `take((buttons).map { $0 })` where the function takes views.
  private mutating func mend(_ conversion: PageCompiler.Conversion) {
    guard let last = token(conversion.lastLine, conversion.lastColumn) else { return }
    // To the compiler a text is one word.
    let end = last.parent?.as(StringLiteralExprSyntax.self).map(Syntax.init) ?? Syntax(last)
    guard let start = offset(conversion.line, conversion.column), let first = tree.token(at: start),
      first.positionAfterSkippingLeadingTrivia == start
    else { return }
    let type = conversion.type
    let (before, after, reason) =
      if conversion.isErasure {
        ("heftObject(", ")", "Any")
      } else if type.hasPrefix("Set<") {
        ("Set((", ").map { $0 })", Self.list)
      } else if type.hasPrefix("Dictionary<") || type.contains(" : ") {
        ("(", ").mapValues { $0 }", Self.list)
      } else {
        ("(", ").map { $0 }", Self.list)
      }
    put(from: first, to: end, in: before, after, reason)
  }

  private static let list = "list of another kind"
}

extension TokenSyntax {
  /// The nearest node of a kind around the token.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let here = node {
      if let found = here.as(type) { return found }
      node = here.parent
    }
    return nil
  }
}

extension Syntax {
  /// Whether the node stands in the list of another one's.
  fileprivate func isIn<Node: SyntaxProtocol>(_ type: Node.Type) -> Bool { parent?.parent?.is(type) ?? false }
}
