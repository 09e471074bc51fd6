import SwiftSyntax

/// A value of a property list is made, not cast: the page has no values behind `any NSSecureCoding`.
final class CodingCastRewrite: RewriteVisitor {
  override var reason: String { "as NSSecureCoding" }

  // Sequences are not folded: the cast stands behind what it casts.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where element.is(UnresolvedAsExprSyntax.self) {
      guard place > 0, place + 1 < elements.count,
        ["NSSecureCoding", "any NSSecureCoding"].contains(elements[place + 1].trimmedDescription)
      else { continue }
      let value = elements[place - 1]
      insert("NSSecureCoding(", before: value)
      let end = value.endPositionBeforeTrailingTrivia.utf8Offset
      let last = elements[place + 1].endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(.init(range: end..<last, text: ")", reason: ""))
    }
    return .visitChildren
  }
}

/// Makes the members of a quick action's user info values of a property list.
final class UserInfoRewrite: RewriteVisitor {
  override var reason: String { "user info" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription.hasSuffix("ApplicationShortcutItem"),
      let values = node.arguments.first(where: { $0.label?.text == "userInfo" })?.expression
    {
      make(values)
    } else if ["addUserInfoEntries", ".registerDefaults"].contains(where: {
      node.calledExpression.trimmedDescription.hasSuffix($0)
    }),
      let only = node.arguments.first
    {
      make(only.expression)
    } else if node.calledExpression.trimmedDescription.hasSuffix(".register"),
      let only = node.arguments.first,
      only.label?.text == "defaults"
    {
      make(only.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "userInfo"
    {
      make(elements[2])
    }
    return .visitChildren
  }

  private func make(_ values: ExprSyntax) {
    guard case .elements(let list)? = values.as(DictionaryExprSyntax.self)?.content else { return }
    for element in list where !Self.isLiteral(element.value) { wrap(element.value, in: "heftUserInfo(") }
  }

  /// `value as NSSecureCoding`, which is made a value where it is cast.
  private static func isCast(_ value: ExprSyntax) -> Bool {
    value.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedAsExprSyntax.self) } ?? false
  }

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) || isCast(value)
  }
}

/// Makes the items that are shared values of a kind that Heft names: the page has no values of `Any`.
final class ActivityItemRewrite: RewriteVisitor {
  override var reason: String { "activity item" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIActivityViewController",
      let items = node.arguments.first(where: { $0.label?.text == "activityItems" })?.expression
    else { return .visitChildren }
    var array = items.as(ArrayExprSyntax.self)
    if let sequence = items.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      // `[a, b] as [Any]`: the cast goes.
      array = first.as(ArrayExprSyntax.self)
      if array != nil {
        let end = first.endPositionBeforeTrailingTrivia.utf8Offset
        let last = sequence.endPositionBeforeTrailingTrivia.utf8Offset
        context.edits.append(.init(range: end..<last, text: "", reason: ""))
      }
    }
    for element in array?.elements ?? [] {
      wrap(element.expression, in: "UIActivityItem(")
    }
    return .visitChildren
  }

  // An activity of the app's own is given the items as objects.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first, first.type.trimmedDescription == "UIActivity"
    {
      replace(first.type, with: "HeftActivity")
    }
    return .visitChildren
  }
}

/// A row's actions as iOS 8 to 12 have them are asked for by the method that there is now.
final class RowActionRewrite: RewriteVisitor {
  override var reason: String { "row actions" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
    guard node.name.text == "tableView", labels.count == 2, labels[1].hasPrefix("editActionsForRowAt"),
      let type = enclosingType(of: node)
    else { return .visitChildren }
    let word = context.index.root(type) == "UITableViewController" ? "override " : ""
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(
        range: end..<end,
        text:
          "; \(word)func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)"
          + " -> UISwipeActionsConfiguration? { .heft(tableView(table, editActionsForRowAt: path), at: path) }",
        reason: reason))
    return .visitChildren
  }
}

/// Makes values text before they are printed: the page's `print` takes values that have a description.
final class PrintRewrite: RewriteVisitor {
  override var reason: String { "print" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["print", "debugPrint", "dump"].contains(name.baseName.text), node.trailingClosure == nil,
      context.index.method(name.baseName.text, of: enclosingType(of: node) ?? "") == nil,
      // One text is what Heft's own takes.
      node.arguments.count > 1 || !(node.arguments.first?.expression.is(StringLiteralExprSyntax.self) ?? true)
    else { return .visitChildren }
    replace(name, with: "heftPrint")
    for argument in node.arguments where argument.label == nil {
      guard !argument.expression.is(StringLiteralExprSyntax.self) else { continue }
      if let value = Self.valueWithText(argument.expression) {
        insert("(", before: value)
        insert(").map { heftDescription($0) }", after: value)
        continue
      }
      wrap(argument.expression, in: "heftDescription(")
    }
    return .visitChildren
  }

  /// The value in `error ?? "none"`: the two sides may be of different types, for anything can be printed.
  private static func valueWithText(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count == 3,
      elements[1].trimmedDescription == "??", elements[2].is(StringLiteralExprSyntax.self)
    else { return nil }
    return elements[0]
  }

  // `value as Any`, which only hushes a warning, goes.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where element.is(UnresolvedAsExprSyntax.self) {
      guard place > 0, place + 1 < elements.count, elements[place + 1].trimmedDescription == "Any",
        let word = element.as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark == nil
      else { continue }
      let start = elements[place - 1].endPositionBeforeTrailingTrivia.utf8Offset
      let end = elements[place + 1].endPositionBeforeTrailingTrivia.utf8Offset
      context.edits.append(.init(range: start..<end, text: "", reason: "as Any"))
    }
    return .visitChildren
  }
}

/// A question for an object's class is Swift's `is`.
final class KindRewrite: RewriteVisitor {
  override var reason: String { "isKind(of:)" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["isKind", "isMember"].contains(member.declName.baseName.text), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "of",
      let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription
    else { return .visitChildren }
    let chained = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    insert("(", before: base)
    let start = chained.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(
        range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: " is \(name))", reason: reason))
    return .visitChildren
  }
}
