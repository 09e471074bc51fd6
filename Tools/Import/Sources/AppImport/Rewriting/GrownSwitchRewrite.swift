import SwiftSyntax

/// A `switch` over all cases that one of UIKit's types had at its time takes the newer ones as its last: enumerations of
/// Objective-C need no `default` where all cases that there were are named.
final class GrownSwitchRewrite: RewriteVisitor {
  override var reason: String { "cases that came later" }

  /// The cases that there were.
  private static let complete: [Set<String>] = [
    // UITouch.TouchType
    ["direct", "indirect", "stylus"], ["direct", "indirect", "pencil"],
    // UITouch.Phase
    ["began", "moved", "stationary", "ended", "cancelled"],
    // UIUserInterfaceIdiom
    ["unspecified", "phone", "pad"], ["unspecified", "phone", "pad", "tv"],
    ["unspecified", "phone", "pad", "tv", "carPlay"],
    // UIStatusBarStyle
    ["default", "lightContent"],
    // UNAuthorizationStatus, PHAuthorizationStatus
    ["notDetermined", "denied", "authorized"], ["notDetermined", "restricted", "denied", "authorized"],
    // UIEvent.EventType
    ["touches", "motion", "remoteControl"], ["touches", "motion", "remoteControl", "presses"],
    // UIBlurEffect.Style
    ["extraLight", "light", "dark"], ["extraLight", "light", "dark", "regular", "prominent"],
  ]

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var names: Set<String> = []
    var last: SwitchCaseItemSyntax?
    for part in node.cases {
      guard let label = part.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
        return .visitChildren
      }
      for item in label.caseItems {
        guard
          let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(
            MemberAccessExprSyntax.self),
          item.whereClause == nil
        else { return .visitChildren }
        var name = member.declName.baseName.text.trimmingPrefix("`")
        if name.hasSuffix("`") { name.removeLast() }
        names.insert(context.isSwift2 ? SpellingRewrite.lowered(String(name)) : String(name))
        last = item
      }
    }
    guard Self.complete.contains(names), let last, !names.isSubset(of: context.index.plainCases) else {
      return .visitChildren
    }
    insert(", _", after: last)
    return .visitChildren
  }
}
