import SwiftSyntax

/// What of a closure's own statements tells how it is to be declared; other closures within it are left out.
final class ClosureParts: SyntaxVisitor {
  /// A parameter without a name: `$0`.
  struct Parameter: Comparable {
    let number: Int
    let token: TokenSyntax

    static func < (left: Parameter, right: Parameter) -> Bool { left.number < right.number }
    static func == (left: Parameter, right: Parameter) -> Bool { left.token.id == right.token.id }
  }

  /// Whether something is tried, so that its error leaves the closure.
  private(set) var tries = false
  /// The places where it names parameters by their numbers.
  private(set) var numbered: [Parameter] = []

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { tries = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.first == "$", let number = Int(node.baseName.text.dropFirst()) {
      numbered.append(Parameter(number: number, token: node.baseName))
    }
    return .visitChildren
  }
}
