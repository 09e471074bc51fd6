import SwiftSyntax

/// A value of any error becomes an `NSError`: the page has no values of `any Error`.
final class ErrorRewrite: RewriteVisitor {
  override var reason: String { "Error" }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "Error", node.genericArgumentClause == nil,
      let parent = node.parent, !parent.is(InheritedTypeSyntax.self), !parent.is(GenericParameterSyntax.self),
      !parent.is(ConformanceRequirementSyntax.self), !parent.is(MemberTypeSyntax.self),
      !parent.is(CompositionTypeElementSyntax.self)
    else { return .visitChildren }
    if let existential = parent.as(SomeOrAnyTypeSyntax.self) {
      if existential.someOrAnySpecifier.text == "any" { replace(existential, with: "NSError") }
    } else {
      replace(node, with: isOfActivities(node) ? "UIActivityError" : "NSError")
    }
    return .visitChildren
  }

  /// Whether the type is written in the closure that is called at the end of activities, whose errors are of one type.
  private func isOfActivities(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let here = place, !here.is(CodeBlockSyntax.self) {
      if let elements = here.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let first = elements.first?.trimmedDescription
      {
        return first.hasSuffix("completionWithItemsHandler")
      }
      place = here.parent
    }
    return false
  }
}

/// Makes every error that is thrown an `NSError` that holds the source's own: the page throws no error of a type that
/// it does not know when it is compiled.
final class ThrowRewrite: RewriteVisitor {
  override var reason: String { "throws" }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    if let function = rethrowing(around: node), !isTried(function) {
      remove(node)
    } else if node.type == nil, node.throwsSpecifier.text == "throws" {
      insert(rethrowing(around: node) != nil ? "(HeftFailure)" : "(NSError)", after: node.throwsSpecifier)
    }
    return .visitChildren
  }

  // A function that rethrows throws the error of its closure. Where no closure of the project throws there, it throws
  // none: the library's own functions that it may hand the closure to do not tell which error they throw.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let clause = node.signature.effectSpecifiers?.throwsClause,
      clause.throwsSpecifier.text == "rethrows"
    else { return .visitChildren }
    guard isTried(node) else {
      remove(clause)
      return .visitChildren
    }
    replace(clause.throwsSpecifier, with: "throws(HeftFailure)")
    if let last = node.genericParameterClause?.parameters.last {
      insert(", HeftFailure: Error", after: last)
    } else {
      insert("<HeftFailure: Error>", after: node.name)
    }
    return .visitChildren
  }

  // A closure with `try` counts as one that throws, whatever it calls.
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, isWithoutErrors(node) { remove(node.tryKeyword) }
    return .visitChildren
  }

  /// Whether something is in a function that would rethrow and throws nothing here.
  private func isWithoutErrors(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let here = place, !here.is(DoStmtSyntax.self) {
      if let function = here.as(FunctionDeclSyntax.self) {
        let clause = function.signature.effectSpecifiers?.throwsClause
        return clause?.throwsSpecifier.text == "rethrows" && !isTried(function)
      }
      place = here.parent
    }
    return false
  }

  // `{ data in try ... }`: in a closure the compiler takes what is thrown for any error, in most places.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature?.effectSpecifiers?.throwsClause == nil, OpenTries.isIn(node.statements),
      !isWithoutErrors(node)
    else { return .visitChildren }
    // Without a list of its own it may take parameters by their numbers, which a list would take away.
    let isKnown =
      node.signature?.parameterClause != nil
      || !ErrorArgumentRewrite.makesResult(node) && !node.statements.trimmedDescription.contains("$")
    if isKnown, let mark = ThrowsMark(for: node) { insert(mark.text, after: mark.node) }
    return .visitChildren
  }

  /// The function that throws the error of the closure on in whose type something is written.
  private func rethrowing(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    var place = node.parent
    while let here = place, !here.is(CodeBlockSyntax.self) {
      if let function = here.as(FunctionDeclSyntax.self) {
        let clause = function.signature.effectSpecifiers?.throwsClause
        return clause?.throwsSpecifier.text == "rethrows" && clause?.id != node.id ? function : nil
      }
      place = here.parent
    }
    return nil
  }

  private func isTried(_ function: FunctionDeclSyntax) -> Bool {
    context.index.triedCalls.contains(function.name.text)
  }

  // In a closure the compiler takes what is caught for any error, unless it is said.
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.catchClauses.isEmpty, node.throwsClause == nil,
      isInClosure(node) || hasThrow(node) || OpenTries.areInClosures(of: node.body.statements)
    {
      insert(" throws(NSError)", after: node.doKeyword)
    }
    return .visitChildren
  }

  /// Whether something is thrown in the block itself, besides what is tried.
  private func hasThrow(_ node: DoStmtSyntax) -> Bool {
    node.body.statements.contains { item in
      item.item.is(ThrowStmtSyntax.self)
        || item.item.as(GuardStmtSyntax.self)?.body.statements.last?.item.is(ThrowStmtSyntax.self) == true
    }
  }

  private func isInClosure(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let here = place {
      if here.is(ClosureExprSyntax.self) { return true }
      if here.is(FunctionDeclSyntax.self) || here.is(InitializerDeclSyntax.self) { return false }
      place = here.parent
    }
    return false
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    insert("heftError(", before: node.expression)
    insert(")", after: node.expression)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchItems.count == 1, let item = node.catchItems.first,
      let pattern = item.pattern?.trimmedDescription
    else { return .visitChildren }
    let condition = item.whereClause.map { ", " + $0.condition.trimmedDescription } ?? ""
    if !condition.isEmpty, pattern.firstMatch(of: /^(?:let\s+)?[A-Z][\w.]*\.\w+/) == nil {
      return .visitChildren
    }
    if let match = pattern.firstMatch(of: /^let\s+(\w+)\s+as\s+([\w.]+)$/) {
      if match.2 == "NSError" || match.2 == "Error" {
        replace(item, with: "let \(match.1)")
      } else {
        let cast = "heftCast(heftCaught, \(match.2).self)"
        replace(item, with: "let heftCaught where \(cast) != nil")
        insert(" let \(match.1) = \(cast)!;", after: node.body.leftBrace)
      }
    } else if let match = pattern.firstMatch(of: /^is\s+([\w.]+)$/) {
      replace(item, with: "let error where heftCast(error, \(match.1).self) != nil")
    } else if let match = pattern.firstMatch(of: /^(?:let\s+)?([A-Z][\w.]*)\.\w+/) {
      let cast = "heftCast(error, \(match.1).self)"
      replace(
        item,
        with:
          "let error where \(cast).map({ if case \(pattern) = $0\(condition) { return true }; return false }) ?? false"
      )
      if pattern.contains("let ") {
        insert(" guard case \(pattern)? = \(cast) else { fatalError() };", after: node.body.leftBrace)
      }
    }
    return .visitChildren
  }
}

/// A text by a format and the user's language may be a plural, which Foundation's own `String(format:)` does not know.
final class FormatRewrite: RewriteVisitor {
  override var reason: String { "old spelling" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "String.localizedStringWithFormat",
      !node.arguments.isEmpty
    {
      replace(node.calledExpression, with: "heftLocalized")
    }
    let called = node.calledExpression.trimmedDescription
    if called == "NSLog" || called == "os_log" {
      for argument in node.arguments.dropFirst() where argument.label == nil {
        guard let value = Self.error(argument.expression) else { continue }
        let text = "heftDescription(\(value.trimmedDescription))"
        replace(argument.expression, with: called == "NSLog" ? "NSString(string: \(text))" : text)
      }
    }
    if node.calledExpression.trimmedDescription == "NSString", node.arguments.first?.label?.text == "format" {
      replace(node.calledExpression, with: "heftString(String")
      insert(")", after: node)
    }
    return .visitChildren
  }

  /// The error that is written as an argument of a format, which it is not here: `error as NSError`, or `error`.
  private static func error(_ expression: ExprSyntax) -> ExprSyntax? {
    if expression.trimmedDescription == "error" { return expression }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self),
      ["NSError", "CVarArg", "NSObject", "AnyObject"].contains(elements[2].trimmedDescription)
    else { return nil }
    return elements[0]
  }
}
