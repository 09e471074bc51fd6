import SwiftSyntax

/// The parameters that a closure names by their numbers, `$0`; other closures within it have their own.
final class NumberedParameters: SyntaxVisitor {
  /// A place where one is named.
  struct Use {
    let number: Int
    let token: TokenSyntax
  }

  private var uses: [Use] = []

  /// Returns the places, in their order.
  static func uses(in closure: ClosureExprSyntax) -> [Use] {
    let finder = NumberedParameters(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.uses
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.first == "$", let number = Int(node.baseName.text.dropFirst()) {
      uses.append(Use(number: number, token: node.baseName))
    }
    return .visitChildren
  }
}
