import SwiftSyntax

/// Imports of what Heft stands for become its own; others go, with a warning: a module that is not there stops the
/// build before anything else is said.
final class ImportRewrite: RewriteVisitor {
  override var reason: String { "import" }

  static let known: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "AudioToolbox", "WebKit", "SafariServices",
    "Dispatch", "Accelerate", "simd", "Combine",
    "Swift", "Darwin", "CoreData", "CoreFoundation", "CoreHaptics", "ObjectiveC", "os",
    "UIKit.UIGestureRecognizerSubclass",
    "Heft",
  ]

  /// The frameworks that are there far enough that an app compiles with them and goes on, but whose work is not done.
  static let stubbed: Set<String> = [
    "AddressBook", "AddressBookUI", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "Accelerate", "AVFoundation", "AVKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
    "AVFAudio", "CoreAudio", "CoreVideo", "CoreBluetooth", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "HealthKit", "iAd", "ImageIO",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices",
    "MultipeerConnectivity", "Network", "NotificationCenter", "PassKit", "Photos", "QuickLook", "Security",
    "Social", "Speech", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications",
    "WatchConnectivity",
  ]

  /// Those of the stubs whose common part does its work.
  static let partial: Set<String> = ["CoreImage"]

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

  // A module that a source asks for before it imports it is there, as it is where the source comes from.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    let text = condition.trimmedDescription.replacing(/canImport\((\w+)\)/) { match in
      Self.known.contains(String(match.1)) || Self.stubbed.contains(String(match.1))
        ? "true" : String(match.0)
    }.replacing(/\bos\(iOS\)/, with: "true")
    if text != condition.trimmedDescription { replace(condition, with: text) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if Self.known.contains(name) {
      replace(node, with: "import Heft; import HeftStubs")
    } else if Self.stubbed.contains(name) {
      // These bring UIKit's and Foundation's names along.
      replace(node, with: "import Heft; import HeftStubs")
      let told =
        Self.partial.contains(name) ? "here in part: its types" : "not here: its types are stubs, which"
      warn(node, "\(name) is \(told) say on the console what they do not do.")
    } else if context.index.modules.contains(name) {
      // A framework of the project's own is part of the one module that it becomes.
      replace(node, with: "import Heft; import HeftStubs")
    } else {
      // Most of those bring UIKit's and Foundation's names along, too: without them each of these would be an error.
      replace(node, with: "import Heft; import HeftStubs")
      warn(node, "\(name) is not here; what uses it does nothing, or is left out.")
    }
    return .skipChildren
  }
}
