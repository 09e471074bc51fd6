import SwiftSyntax

/// `[String: NSSecureCoding]`, of which a quick action's user info is, is the type that Heft has for it.
final class UserInfoTypeRewrite: RewriteVisitor {
  override var reason: String { "user info" }

  static func isUserInfo(_ type: String) -> Bool {
    type.wholeMatch(of: /\[\s*String\s*:\s*(?:any )?NSSecureCoding\s*\][?!]?/) != nil
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isUserInfo(node.trimmedDescription) else { return .visitChildren }
    replace(node, with: "UIApplicationShortcutItem.UserInfo")
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation?.type, Self.isUserInfo(type.trimmedDescription),
      case .elements(let list)? = node.initializer?.value.as(DictionaryExprSyntax.self)?.content
    else { return .visitChildren }
    for element in list { make(element.value) }
    return .visitChildren
  }

  // Until Swift 2 it was any dictionary: what a function makes an action with is one of these.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    let function = node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    guard name == "userInfo", node.type.trimmedDescription.contains(/^\[NSObject ?: ?AnyObject\]/),
      let body = function?.body?.description, body.contains("ApplicationShortcutItem(")
    else { return .visitChildren }
    let type = node.type.as(OptionalTypeSyntax.self)?.wrappedType ?? node.type
    replace(type, with: "UIApplicationShortcutItem.UserInfo")
    return .skipChildren
  }

  /// A cast to an object, as in `text as NSString`, is one of a value that user info has anyway.
  private func make(_ value: ExprSyntax) {
    if let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let word = elements.dropFirst().first, word.is(UnresolvedAsExprSyntax.self),
      elements.last?.trimmedDescription.contains("NSSecureCoding") == true
    {
      return
    }
    if value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    {
      return
    }
    wrap(value, in: "heftUserInfo(")
  }
}
