import SwiftSyntax

/// `extension Dictionary where Key == String` whose methods cast what the dictionary holds, `self[key] as? T`: it is about
/// dictionaries of `Any`, which are of objects in a page, where no cast begins at a type that is not known.
final class DictionaryCastRewrite: RewriteVisitor {
  override var reason: String { "Any" }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription == "Dictionary",
      !(node.genericWhereClause?.trimmedDescription.contains(/\bValue\b/) ?? false)
    else { return .skipChildren }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(node.memberBlock)
    guard finder.isFound else { return .skipChildren }
    if let clause = node.genericWhereClause {
      insert(", Value == AnyObject", after: clause)
    } else {
      insert(" where Value == AnyObject", after: node.extendedType)
    }
    return .skipChildren
  }

  /// Looks for a cast of one of the dictionary's own values.
  private final class Finder: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (value, sign) in zip(elements, elements.dropFirst()) where sign.is(UnresolvedAsExprSyntax.self) {
        let text = value.trimmedDescription
        if text.hasPrefix("self["), text.hasSuffix("]") { isFound = true }
      }
      return .visitChildren
    }
  }
}
