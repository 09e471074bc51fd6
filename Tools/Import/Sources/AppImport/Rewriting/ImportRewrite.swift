import SwiftSyntax

/// Imports of what Heft stands for become its own. Others go, with a warning, for a module that is not there stops the
/// build before anything else is said; one with a stub is told as a stub.
final class ImportRewrite: RewriteVisitor {
  override var reason: String { "import" }

  static let known: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "AudioToolbox", "WebKit", "SafariServices",
    "Dispatch",
    "Swift", "Darwin", "CoreFoundation", "ObjectiveC", "os", "UIKit.UIGestureRecognizerSubclass", "Heft",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if Self.known.contains(name) {
      replace(node, with: "import Heft")
    } else {
      remove(node)
      context.imports.insert(name)
      warn(
        node,
        context.stubs.contains(name)
          ? "\(name) is a stub: what uses it compiles, and does nothing."
          : "\(name) is not here; what uses it does nothing, or is left out.")
    }
    return .skipChildren
  }
}
