import SwiftSyntax

/// Dictionaries are merged by functions of Heft: a page cannot do what the standard library's own do where a key is twice.
final class MergingRewrite: RewriteVisitor {
  override var reason: String { "merged dictionaries" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isNamed = node.arguments.dropFirst().first?.label?.text == "uniquingKeysWith"
    guard let first = node.arguments.first, first.label == nil, isNamed || node.trailingClosure != nil,
      node.arguments.count == (isNamed ? 2 : 1)
    else { return .visitChildren }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    switch member?.baseName.text {
    case "merge" where isNamed || Self.combinesTwo(node.trailingClosure):
      member.map { replace($0, with: "heftMerge") }
    case "merging" where isNamed || Self.combinesTwo(node.trailingClosure):
      member.map { replace($0, with: "heftMerging") }
    // `Dictionary(pairs, uniquingKeysWith: +)`, and with its types named.
    default: if isNamed { insert("heftPairs: ", before: first, isLabel: true) }
    }
    return .visitChildren
  }

  /// Whether a closure makes one value of two.
  private static func combinesTwo(_ closure: ClosureExprSyntax?) -> Bool {
    guard let closure else { return false }
    return switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count == 2
    case .parameterClause(let clause): clause.parameters.count == 2
    case nil: closure.statements.trimmedDescription.contains("$")
    }
  }
}
