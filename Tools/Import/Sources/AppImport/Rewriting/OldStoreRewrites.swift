import SwiftSyntax

/// Swift 2 had no kinds of objects in requests and their results: those are of any managed object.
final class OldRequestRewrite: RewriteVisitor {
  override var reason: String { "request of Swift 2" }

  private static let generic: Set<String> = ["NSFetchRequest", "NSFetchedResultsController"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, node.genericArgumentClause == nil, Self.generic.contains(node.name.text) {
      insert("<NSFetchRequestResult>", after: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if context.isSwift2, let made = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.generic.contains(made.baseName.text)
    {
      insert("<NSFetchRequestResult>", after: made)
    }
    return .visitChildren
  }
}

/// Until Swift 2 a number became an object by itself where a property is one: `task.done = true`.
final class OldNumberRewrite: RewriteVisitor {
  override var reason: String { "number of Swift 2" }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard context.isSwift2, elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      let name = Self.property(elements[0]),
      context.index.classes.values.contains(where: {
        ["NSNumber", "NSNumber?"].contains($0.properties[name])
      }),
      let last = elements.last
    else { return .visitChildren }
    let value = elements[2]
    if value.is(NilLiteralExprSyntax.self) || value.trimmedDescription.hasPrefix("NSNumber(") {
      return .visitChildren
    }
    insert("heftNumber(", before: value)
    insert(")", after: last, reason: "")
    return .visitChildren
  }

  private static func property(_ target: ExprSyntax) -> String? {
    target.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

/// Until Swift 2 the parts of a date were numbers, where those that were not asked for are nil now.
final class OldComponentsRewrite: RewriteVisitor {
  override var reason: String { "parts of a date of Swift 2" }

  private static let parts: Set<String> = [
    "day", "era", "hour", "minute", "month", "nanosecond", "quarter", "second", "weekOfMonth", "weekOfYear",
    "weekday",
    "weekdayOrdinal", "year",
  ]
  /// What a calendar has given in this file.
  private var components: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type.trimmedDescription
    if node.initializer.map({ Self.isComponents($0.value) }) == true || type == "NSDateComponents" {
      components.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "NSDateComponents" {
      components.insert((node.secondName ?? node.firstName).text)
    }
    return .visitChildren
  }

  /// Whether a calendar gives them there: `calendar.components(.Day, fromDate: date)`.
  static func isComponents(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return value.trimmedDescription == "NSDateComponents()" }
    return member.declName.baseName.text == "components"
      && ["fromDate", "fromDateComponents"].contains(call.arguments.dropFirst().first?.label?.text)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, Self.parts.contains(node.declName.baseName.text), let base = node.base,
      components.contains(base.trimmedDescription) || Self.isComponents(base), !isAssigned(node)
    else { return .visitChildren }
    insert("!", after: node)
    return .visitChildren
  }

  private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(node).id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }
}
