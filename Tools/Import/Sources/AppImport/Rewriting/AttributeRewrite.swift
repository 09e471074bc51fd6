import SwiftSyntax

/// Attributes for Interface Builder and Objective-C go: generated sources set outlets and call actions, which a private
/// one would hide from them.
final class AttributeRewrite: RewriteVisitor {
  override var reason: String { "attribute" }

  private static let gone: Set<String> = [
    "IBOutlet", "IBAction", "objc", "objcMembers", "IBInspectable", "IBDesignable", "NSManaged", "nonobjc",
    "UIApplicationMain", "NSApplicationMain", "main", "IBSegueAction", "NSCopying", "GKInspectable",
    "MainActor",
    "preconcurrency", "UIApplicationDelegateAdaptor",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.gone.contains(node.attributeName.trimmedDescription) { remove(node) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node) }
    // Until Swift 3 what is private is seen in the whole file.
    let attributes = node.parent?.parent?.asProtocol(WithAttributesSyntax.self)?.attributes
    if context.isSwift2, node.name.text == "private", attributes?.contains(where: isInterface) != true {
      replace(node.name, with: "fileprivate")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // Swift 3 let a constant be open.
    if node.bindingSpecifier.text == "let" { close(node.modifiers) } else { closeStatic(node.modifiers) }
    if node.attributes.contains(where: isInterface) { open(node.modifiers) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: isInterface) { open(node.modifiers) }
    closeStatic(node.modifiers)
    return .visitChildren
  }

  /// What cannot be overridden is public, and no more.
  private func close(_ modifiers: DeclModifierListSyntax) {
    if let modifier = modifiers.first(where: { $0.name.text == "open" }) {
      replace(modifier.name, with: "public")
    }
  }

  // Until Swift 4 what is static might be open.
  private func closeStatic(_ modifiers: DeclModifierListSyntax) {
    if modifiers.contains(where: { $0.name.text == "static" }) { close(modifiers) }
  }

  // Until Swift 3 a parameter might be a variable: `func add(var width: CGFloat)`.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2, node.firstName.text == "var", let name = node.secondName,
      let body = node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.body
    else { return .visitChildren }
    remove(node.firstName)
    insert(" var \(name.text) = \(name.text);", after: body.leftBrace, reason: "")
    return .visitChildren
  }

  /// Whether generated sources set or call what has the attribute.
  private func isInterface(_ attribute: AttributeListSyntax.Element) -> Bool {
    ["@IBOutlet", "@IBAction", "@IBSegueAction"].contains { attribute.trimmedDescription.hasPrefix($0) }
  }

  private func open(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      remove(modifier)
    }
  }
}
