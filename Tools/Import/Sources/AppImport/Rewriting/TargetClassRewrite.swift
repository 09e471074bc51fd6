import SwiftSyntax

/// A class whose methods controls, timers and notifications call is an `NSObject` here, because only those tell of their end;
/// on the platform `@objc` on the methods is enough.
final class TargetClassRewrite: RewriteVisitor {
  override var reason: String { "class of a target" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isTarget(node), isRoot(node), !hasOwnIdentity(node) else { return .visitChildren }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = initializers.filter { $0.signature.parameterClause.parameters.isEmpty }
    // `NSObject` is made without fail.
    guard plain.allSatisfy({ $0.optionalMark == nil }) else { return .visitChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      insert("NSObject, ", before: first)
    } else if let generics = node.genericParameterClause {
      insert(": NSObject", after: generics)
    } else {
      insert(": NSObject", after: node.name)
    }
    for initializer in plain where !initializer.modifiers.contains(where: { $0.name.text == "override" }) {
      insert("override ", before: initializer.initKeyword, reason: "")
    }
    return .visitChildren
  }

  private func isTarget(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { return false }
      return function.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    } || node.memberBlock.trimmedDescription.contains("#selector(")
  }

  private func isRoot(_ node: ClassDeclSyntax) -> Bool {
    guard let above = context.index.superclass(of: node.name.text) else { return true }
    return context.heft?.protocols.contains(above) ?? false
  }

  /// Whether the class says itself when two of its objects are equal, or how one is described, which `NSObject` does already.
  private func hasOwnIdentity(_ node: ClassDeclSyntax) -> Bool {
    let own: Set<String> = [
      "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "CustomStringConvertible",
    ]
    let inherited = context.index.classes[node.name.text]?.inherited ?? []
    let names = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).map(\.pattern.trimmedDescription)
    return !own.isDisjoint(with: inherited)
      || !Set(["description", "hash", "hashValue"]).isDisjoint(with: names)
  }
}
