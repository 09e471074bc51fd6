import SwiftSyntax

/// In Swift 2 a variable that was set to an implicitly unwrapped property was one as well; today it is optional unless its
/// type says so. Some initializers could not fail at that time.
final class ImplicitOptionalRewrite: RewriteVisitor {
  override var reason: String { "unwrapped by itself" }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, node.typeAnnotation == nil, node.pattern.is(IdentifierPatternSyntax.self),
      let value = node.initializer?.value, let type = type(of: value)
    else { return .visitChildren }
    insert(": \(type)", after: node.pattern)
    return .visitChildren
  }

  /// Classes whose initializers fail today and did not in Swift 2, or 3.
  static let certain: Set<String> = ["AVAudioFormat", "AVAudioPCMBuffer"]

  /// A list of such properties had elements that were unwrapped as well.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    let body = node.body.trimmedDescription
    // A body that asks whether there is one has them as they are.
    let isAsked = ["?", "!", " != nil", " == nil"].contains { body.contains(name + $0) }
    if context.isSwift2, !isAsked, let list = node.sequence.as(ArrayExprSyntax.self) {
      for element in list.elements where type(of: element.expression) != nil {
        insert("!", after: element.expression)
      }
    }
    return .visitChildren
  }

  /// Properties that were no optionals in Swift 2.
  private static let certainProperties: Set<String> = [
    "floatChannelData", "int16ChannelData", "int32ChannelData",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isRead = node.parent?.is(SubscriptCallExprSyntax.self) ?? false
    if context.isSwift2, isRead, Self.certainProperties.contains(node.declName.baseName.text) {
      insert("!", after: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isTested = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    let isUnwrapped = node.parent?.is(ForceUnwrapExprSyntax.self) ?? false
    if context.isSwift2, Self.certain.contains(node.calledExpression.trimmedDescription), !isTested,
      !isUnwrapped
    {
      insert("!", after: node)
    }
    return .visitChildren
  }

  /// The declared type of a property that a value is read from, where that is implicitly unwrapped.
  private func type(of value: ExprSyntax) -> String? {
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      // After a question mark it is optional anyway.
      guard !base.trimmedDescription.contains("?") else { return nil }
      let name = member.declName.baseName.text
      if base.trimmedDescription == "self" { return own(name, of: value) }
      let types = Set(context.index.classes.values.compactMap { $0.properties[name] })
      return types.count == 1 ? types.first.flatMap(unwrapped) : nil
    }
    return value.as(DeclReferenceExprSyntax.self).flatMap { own($0.baseName.text, of: value) }
  }

  private func own(_ name: String, of node: some SyntaxProtocol) -> String? {
    enclosingType(of: node).flatMap { context.index.property(name, of: $0) }.flatMap(unwrapped)
  }

  private func unwrapped(_ type: String) -> String? { type.hasSuffix("!") ? type : nil }
}
