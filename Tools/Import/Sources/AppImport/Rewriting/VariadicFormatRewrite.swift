import SwiftSyntax

/// `func text(_ key: String, _ values: CVarArg...)` takes a value of any type at each place, which a page cannot hold: it
/// becomes generic in a few values, those that are left out none, and the list of them stands at its beginning.
final class VariadicFormatRewrite: RewriteVisitor {
  override var reason: String { "values of a format" }

  /// As many values as such a function takes here: `String(format:)` of a page takes no more.
  private static let most = 5

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body, let variadic = parameters.last, variadic.ellipsis != nil,
      variadic.type.trimmedDescription == "CVarArg" || variadic.type.trimmedDescription == "any CVarArg"
    else { return .visitChildren }
    let name = (variadic.secondName ?? variadic.firstName).text
    let numbers = 1...Self.most
    let types = numbers.map { "HeftValue\($0): FormatArgument" }.joined(separator: ", ")
    if let clause = node.genericParameterClause {
      insert(", " + types, after: clause.parameters)
    } else {
      insert("<" + types + ">", after: node.name)
    }
    let label = variadic.secondName == nil ? name : variadic.firstName.text
    let taken = numbers.map { number in
      "\(number == 1 ? label : "_") \(name)\(number): HeftValue\(number) = HeftNoValue()"
    }
    replace(variadic, with: taken.joined(separator: ", "))
    let values = numbers.map { "\(name)\($0)" }.joined(separator: ", ")
    insert(" let \(name) = heftFormatValues(\(values));", after: body.leftBrace)
    // The body's one expression is its result no more.
    if node.signature.returnClause != nil, body.statements.count == 1,
      case .expr(let only)? = body.statements.first?.item
    {
      insert("return ", before: only)
    }
    return .visitChildren
  }
}
