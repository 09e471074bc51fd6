import SwiftSyntax

/// What says of a closure which kind of errors it throws, and where: after its parameters, or with a list of them.
struct ThrowsMark {
  /// The text goes behind it.
  let node: Syntax
  let text: String

  /// - Parameter parameters: The list of a closure that has none.
  /// - Returns: Nil where the closure has a signature with no place for a list.
  init?(for closure: ClosureExprSyntax, parameters: String = "()") {
    if let clause = closure.signature?.parameterClause {
      (node, text) = (Syntax(clause), " throws(NSError)")
    } else if let capture = closure.signature?.capture {
      (node, text) = (Syntax(capture), " \(parameters) throws(NSError)")
    } else if closure.signature == nil {
      (node, text) = (Syntax(closure.leftBrace), " \(parameters) throws(NSError) in")
    } else {
      return nil
    }
  }
}
