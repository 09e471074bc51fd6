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
      replace(node, with: "NSError")
    }
    return .visitChildren
  }
}

/// What is thrown is an `NSError`, which has in it what the source throws: the page throws nothing of a type that it does
/// not know when it is compiled.
final class ThrowRewrite: RewriteVisitor {
  override var reason: String { "throws" }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.type == nil, node.throwsSpecifier.text == "throws" {
      insert("(NSError)", after: node.throwsSpecifier)
    }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    insert("heftError(", before: node.expression)
    insert(")", after: node.expression)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
      let pattern = item.pattern?.trimmedDescription
    else { return .visitChildren }
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
          "let error where \(cast).map({ if case \(pattern) = $0 { return true }; return false }) ?? false")
      if pattern.contains("let ") {
        insert(" guard case \(pattern)? = \(cast) else { fatalError() };", after: node.body.leftBrace)
      }
    }
    return .visitChildren
  }
}

/// A text by a format and the user's language is one by a format: the page has one language.
final class FormatRewrite: RewriteVisitor {
  override var reason: String { "old spelling" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "String.localizedStringWithFormat",
      let format = node.arguments.first
    {
      replace(node.calledExpression, with: "String")
      insert("format: ", before: format)
    }
    if node.calledExpression.trimmedDescription == "NSString", node.arguments.first?.label?.text == "format" {
      replace(node.calledExpression, with: "heftString(String")
      insert(")", after: node)
    }
    return .visitChildren
  }
}
