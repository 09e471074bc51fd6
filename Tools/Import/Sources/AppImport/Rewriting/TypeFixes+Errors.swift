import SwiftSyntax

// Errors, which are objects in a page.
extension TypeFixes {
  /// `switch error { case DecodingError.keyNotFound:` asks the object for the error that it was made of, where all cases are
  /// ones of that type; so does `if case`.
  mutating func match(_ token: TokenSyntax, _ type: Substring) {
    func isOfType(_ pattern: PatternSyntax) -> Bool { pattern.trimmedDescription.hasPrefix("\(type).") }
    if let condition = token.ancestor(MatchingPatternConditionSyntax.self), isOfType(condition.pattern) {
      put(condition.initializer.value, in: "heftCast(", ", \(type).self)", "error")
      put(condition.pattern, in: "", "?", "")
    } else if let choice = token.ancestor(SwitchExprSyntax.self) {
      let labels = choice.cases.compactMap {
        $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
      }
      let patterns = labels.flatMap { $0.caseItems.map(\.pattern) }
      guard patterns.allSatisfy(isOfType) else { return }
      put(choice.subject, in: "heftCast(", ", \(type).self)", "error")
      for pattern in patterns { put(pattern, in: "", "?", "") }
    }
  }

  /// The functions of sequences that Heft has with errors of a type.
  private static let throwing: Set<String> = [
    "forEach", "compactMap", "flatMap", "filter", "reduce", "first", "contains", "allSatisfy", "mapValues",
  ]

  /// `list.forEach { try save($0) }` becomes `list.heftForEach { (heft0) throws(NSError) in try save(heft0) }`.
  mutating func throwAgain(_ call: FunctionCallExprSyntax) {
    let closures = ([call.trailingClosure] + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) })
      .compactMap { $0 }
    let throwing = closures.filter { OpenTries.isIn($0.statements) }
    // A function that is handed on by its name says itself what it throws.
    guard !throwing.isEmpty || closures.isEmpty && !call.arguments.isEmpty else { return }
    if let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      Self.throwing.contains(name.text)
    {
      replace(name, "heft" + name.text.prefix(1).uppercased() + name.text.dropFirst(), "error")
    }
    for closure in throwing where closure.signature?.effectSpecifiers?.throwsClause == nil {
      sayWhatIsThrown(by: closure)
    }
  }

  private mutating func sayWhatIsThrown(by closure: ClosureExprSyntax) {
    let uses = closure.signature?.parameterClause == nil ? NumberedParameters.uses(in: closure) : []
    let names = uses.map(\.number).max().map { (0...$0).map { "heft\($0)" } } ?? []
    guard let mark = ThrowsMark(for: closure, parameters: "(\(names.joined(separator: ", ")))") else {
      return
    }
    for use in uses { replace(use.token, "heft\(use.number)", "") }
    let end = mark.node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.insert(Edit(range: end..<end, text: mark.text, reason: "error"))
  }

  mutating func replace(_ token: TokenSyntax, _ text: String, _ reason: String) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.insert(Edit(range: start..<(start + token.text.utf8.count), text: text, reason: reason))
  }
}
