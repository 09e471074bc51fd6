import SwiftSyntax

// Casts of what was a value of `Any`.
extension AnyValueRewrite {
  static let values: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "Data", "URL", "UInt", "NSInteger",
    "TimeInterval",
    "CGPoint",
    "CGRect", "CGSize", "CGVector", "CGAffineTransform", "IndexPath", "IndexSet", "Character", "UUID",
    "Decimal",
    "DateComponents", "URLRequest", "UIEdgeInsets", "NSRange",
    "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  func cast(_ value: ExprSyntax, _ word: ExprSyntax, _ type: ExprSyntax) {
    let name = type.trimmedDescription
    guard let mark = word.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark else {
      if name == "AnyObject" { replaceCast(value, "heftObject(", type, ")") }
      if name == "NSURL" { replaceCast(value, "heftURL(", type, ")") }
      if name == "NSData" { replaceCast(value, "heftBytes(", type, ")") }
      if name == "NSData?" { replaceCast(value, "heftOptionalBytes(", type, ")") }
      if name == "Data" { replaceCast(value, "heftPlainBytes(", type, ")") }
      if name == "Data?" { replaceCast(value, "heftOptionalPlainBytes(", type, ")") }
      if name == "NSString" { replaceCast(value, "heftString(", type, ")") }
      if name == "NSDecimalNumber" { replaceCast(value, "heftDecimal(", type, ")") }
      if name == "Decimal" { replaceCast(value, "heftPlainDecimal(", type, ")") }
      if name == "NSArray" { replaceCast(value, "heftArray(", type, ")") }
      if name == "NSString?" { replaceCast(value, "heftText(", type, ").map { NSString(string: $0) }") }
      // A list of a class is not converted as a whole here.
      if name.wholeMatch(of: /\[(?:UI|CA)\w+\]/) != nil, !value.is(ArrayExprSyntax.self) {
        replaceCast(value, "heftList(", type, ", of: \(name.dropFirst().dropLast()).self)")
      }
      if name == "URLRequest" { replaceCast(value, "heftRequest(", type, ")") }
      if name == "NSError", value.is(FunctionCallExprSyntax.self) || isCase(value) {
        replaceCast(value, "heftError(", type, ")")
      }
      if name == "String?" { replaceCast(value, "heftText(", type, ") as String?") }
      if name == "String", !value.is(StringLiteralExprSyntax.self) {
        replaceCast(value, "heftText(", type, ")")
      }
      if name == "NSNumber", !value.is(IntegerLiteralExprSyntax.self), !value.is(FloatLiteralExprSyntax.self),
        !value.is(BooleanLiteralExprSyntax.self)
      {
        replaceCast(value, "heftNumber(", type, ")")
      }
      return
    }
    // The result of a collation's sort has its type already.
    if mark.text == "!", let call = value.as(FunctionCallExprSyntax.self),
      call.arguments.last?.label?.text == "collationStringSelector"
    {
      return replaceCast(value, "", type, "")
    }
    if let target = GenericCasts.target(
      name, at: value, parameters: context.index.genericParameters)
    {
      let written = name.hasSuffix("?") ? "(\(name)).self" : "\(name).self"
      let need = need(target, value)
      if need != .object {
        let function = need == .value ? "heftGeneric(" : "heftUnboxed("
        replaceCast(value, function, type, ", \(written))" + (mark.text == "!" ? "!" : ""))
      } else if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
        replaceCast(value, "heftCast(", type, ", \(written))" + (mark.text == "!" ? "!" : ""))
      }
      return
    }
    if context.index.optionalProtocols.contains(name) {
      return replaceCast(value, "heftNothing(", type, ")" + (mark.text == "!" ? "!" : ""))
    }
    // Until Swift 2 a place of a list or a date was an object, which is a value now.
    let known = context.isSwift2 ? Self.renamed(name) : name
    guard isValue(known) else { return }
    let target = known.replacing("Any]", with: "AnyObject]").replacing("Any ", with: "AnyObject ")
    replaceCast(value, "heftCast(", type, ", \(target).self)" + (mark.text == "!" ? "!" : ""))
  }

  /// Whether an expression is a case of one of the project's types: `Failure.missing`.
  private func isCase(_ value: ExprSyntax) -> Bool {
    guard let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription else { return false }
    return base.split(separator: ".").last.map { context.index.valueTypes.contains(String($0)) } ?? false
  }

  /// Returns the kind that the parameter of a cast has to be, by all casts to it.
  func need(_ target: GenericCasts.Target, _ value: ExprSyntax) -> GenericCasts.Need {
    target.type.flatMap { context.index.genericCasts[$0]?[target.constrained] }
      ?? GenericCasts.need(value, target)
  }

  /// A type with the later names of what it has in it: `[NSTimeInterval]` becomes `[TimeInterval]`.
  private static func renamed(_ type: String) -> String {
    type.replacing(/\b[A-Z]\w+/) { match in
      let name = String(match.output)
      return Spellings.onlyOld.contains(name) ? Spellings.words[name] ?? name : name
    }
  }

  func isValue(_ type: String) -> Bool {
    // `typealias JSON = [String: Any]`
    let type = context.index.resolved(type)
    return Self.values.contains(type) || context.index.valueTypes.contains(type) || type.hasPrefix("[")
      || type.hasPrefix("Set<")
      // One that another type has in it: `Store.Change`.
      || type.split(separator: ".").last.map { context.index.valueTypes.contains(String($0)) } ?? false
  }

  /// The casts within the parts of a tuple's pattern: each part is taken as it is, and cast behind a `where`.
  func castParts(
    of parts: [ExprSyntax], in item: SwitchCaseItemSyntax, before colon: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    var conditions: [String] = []
    var named: [(name: Substring, cast: String)] = []
    for (place, part) in parts.enumerated() {
      let text = part.trimmedDescription
      guard let match = text.wholeMatch(of: /(?:let\s+(\w+)\s+as|is)\s+(.+)/), isValue(String(match.2)) else {
        continue
      }
      let cast = "heftCast(heftCase\(place), \(match.2).self)"
      replace(part, with: "let heftCase\(place)")
      conditions.append("\(cast) != nil")
      if let name = match.1 { named.append((name, cast)) }
    }
    guard !conditions.isEmpty else { return .visitChildren }
    if let own = item.whereClause {
      // Its names are there only within it.
      let condition = named.reduce("(\(own.condition.trimmedDescription))") { inner, part in
        "(\(part.cast).map({ \(part.name) in \(inner) }) ?? false)"
      }
      replace(own, with: "where " + (conditions + [condition]).joined(separator: " && "))
    } else {
      insert(" where " + conditions.joined(separator: " && "), after: item, reason: "")
    }
    let names = named.map { " let \($0.name) = \($0.cast)!; _ = \($0.name);" }
    if !names.isEmpty { insert(names.joined(), after: colon, reason: "") }
    return .skipChildren
  }

  func replaceCast(_ value: ExprSyntax, _ before: String, _ type: ExprSyntax, _ after: String) {
    insert(before, before: castStart ?? value)
    let start = value.endPositionBeforeTrailingTrivia.utf8Offset
    let end = type.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: after, reason: reason))
  }

  /// Whether a type stands behind an `as`, where the cast goes as a whole.
  func isCast(_ node: IdentifierTypeSyntax) -> Bool {
    // Elsewhere in an expression it is part of one that makes something, as `[String: Any]()`.
    node.parent?.is(TypeExprSyntax.self) == true && node.parent?.parent?.is(ExprListSyntax.self) == true
  }
}
