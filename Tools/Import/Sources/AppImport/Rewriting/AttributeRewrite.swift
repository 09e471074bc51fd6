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
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // Swift 3 let a constant be open.
    if node.bindingSpecifier.text == "let",
      let modifier = node.modifiers.first(where: { $0.name.text == "open" })
    {
      replace(modifier, with: "public")
    }
    if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@IBOutlet") }) {
      open(node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { attribute in
      ["@IBAction", "@IBSegueAction"].contains { attribute.trimmedDescription.hasPrefix($0) }
    }) {
      open(node.modifiers)
    }
    return .visitChildren
  }

  private func open(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      remove(modifier)
    }
  }
}
