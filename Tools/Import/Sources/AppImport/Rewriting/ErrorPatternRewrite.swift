import SwiftSyntax

/// A case of the project's own error that a value of any error is matched with: the value is an `NSError` that holds the
/// project's, which is taken out of it first.
final class ErrorPatternRewrite: RewriteVisitor {
  override var reason: String { "Error" }

  /// `switch error { case MyError.missing(let name): ... }`.
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self),
      let subject = node.parent?.parent?.as(SwitchExprSyntax.self)?.subject.as(DeclReferenceExprSyntax.self)
    else { return .visitChildren }
    for item in label.caseItems {
      guard let type = errorType(item.pattern, of: subject) else { continue }
      let pattern = item.pattern.trimmedDescription
      let cast = "heftCast(\(subject.trimmedDescription), \(type).self)"
      let condition = item.whereClause.map { ", " + $0.condition.trimmedDescription } ?? ""
      let match = "if case \(pattern) = $0\(condition) { return true }; return false"
      let start = item.pattern.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = (item.whereClause.map(Syntax.init) ?? Syntax(item.pattern)).endPositionBeforeTrailingTrivia
        .utf8Offset
      context.edits.append(
        .init(range: start..<end, text: "_ where \(cast).map({ \(match) }) ?? false", reason: reason))
      if pattern.contains("let ") || pattern.contains("var ") {
        insert(" guard case \(pattern)? = \(cast) else { fatalError() };", after: label.colon, reason: "")
      }
    }
    return .visitChildren
  }

  /// `if case MyError.missing = error`.
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let subject = node.initializer.value.as(DeclReferenceExprSyntax.self),
      let type = errorType(node.pattern, of: subject)
    {
      insert("?", after: node.pattern)
      insert("heftCast(", before: subject, reason: "")
      insert(", \(type).self)", after: subject, reason: "")
    }
    return .visitChildren
  }

  /// The type of error whose case a pattern names; nil where it is not one, or where the value has that type already.
  private func errorType(_ pattern: PatternSyntax, of subject: DeclReferenceExprSyntax) -> String? {
    guard
      let match = pattern.trimmedDescription.firstMatch(
        of: /^(?:let\s+|var\s+)?((?:[A-Z]\w*\.)*([A-Z]\w*))\.\w+/),
      Self.isError(String(match.2), context.index),
      declared(subject.baseName.text, at: subject).map({ Self.errors.contains($0) }) ?? true
    else { return nil }
    return String(match.1)
  }

  private static let errors: Set<String> = ["Error", "Swift.Error", "any Error", "(any Error)", "NSError"]

  private static func isError(_ type: String, _ index: ProjectIndex) -> Bool {
    !errors.isDisjoint(with: index.conformancesOfValues[type] ?? [])
  }

  /// The type that the parameter of a function around a place is declared with, without the mark of an optional.
  private func declared(_ name: String, at node: some SyntaxProtocol) -> String? {
    var place = node.parent
    while let here = place {
      let parameters =
        here.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? here.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
      if let found { return String(found.type.trimmedDescription.prefix { $0 != "?" && $0 != "!" }) }
      place = here.parent
    }
    return nil
  }
}
