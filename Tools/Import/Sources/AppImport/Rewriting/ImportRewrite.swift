import SwiftSyntax

/// Imports of what Heft stands for become its own; others go, with a warning: a module that is not there stops the
/// build before anything else is said.
final class ImportRewrite: RewriteVisitor {
  override var reason: String { "import" }

  static let known: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "AudioToolbox", "WebKit", "SafariServices",
    "Dispatch", "Accelerate", "simd",
    "Swift", "Darwin", "CoreFoundation", "ObjectiveC", "os", "UIKit.UIGestureRecognizerSubclass", "Heft",
  ]

  /// What is there so far that an app compiles with it and goes on, without what the framework would do.
  static let stubbed: Set<String> = [
    "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreImage", "CoreLocation", "CoreMotion", "MapKit",
    "MessageUI", "Photos",
    "UserNotifications",
  ]

  // A source of its own module's types alone has no imports.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    if !node.statements.contains(where: { $0.item.is(ImportDeclSyntax.self) }),
      let first = node.statements.first,
      !first.item.is(IfConfigDeclSyntax.self)
    {
      insert("import Heft; import HeftStubs; ", before: first)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if Self.known.contains(name) {
      replace(node, with: "import Heft; import HeftStubs")
    } else if Self.stubbed.contains(name) {
      // These bring UIKit's and Foundation's names along.
      replace(node, with: "import Heft; import HeftStubs")
      warn(node, "\(name) is not here: its types are stubs, which say on the console what they do not do.")
    } else {
      remove(node)
      warn(node, "\(name) is not here; what uses it does nothing, or is left out.")
    }
    return .skipChildren
  }
}
