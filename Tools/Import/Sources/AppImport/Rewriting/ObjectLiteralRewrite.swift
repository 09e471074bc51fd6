import SwiftSyntax

/// Makes the members of an `NSArray` or `NSDictionary` literal objects: the page's arrays and dictionaries hold nothing
/// else.
final class ObjectLiteralRewrite: RewriteVisitor {
  override var reason: String { "literal of objects" }

  private static let types: Set<String> = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary",
  ]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type.trimmedDescription, Self.types.contains(type),
      let value = node.initializer?.value
    {
      make(value)
    }
    return .visitChildren
  }

  private func make(_ value: ExprSyntax) {
    if let array = value.as(ArrayExprSyntax.self) {
      for element in array.elements { member(element.expression) }
    } else if case .elements(let list)? = value.as(DictionaryExprSyntax.self)?.content {
      for element in list { member(element.value) }
    }
  }

  private func member(_ value: ExprSyntax) {
    let isArray = value.is(ArrayExprSyntax.self)
    guard isArray || value.is(DictionaryExprSyntax.self) else { return wrap(value, in: "heftMember(") }
    insert("(", before: value)
    make(value)
    let end = value.endPositionBeforeTrailingTrivia.utf8Offset
    let type = isArray ? "NSArray" : "NSDictionary"
    context.edits.append(.init(range: end..<end, text: " as \(type))", reason: ""))
  }
}
