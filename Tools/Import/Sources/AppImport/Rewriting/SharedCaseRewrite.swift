import SwiftSyntax

/// A case of the project's own that has the name of one of UIKit's in Swift 2, as `.Normal`: whose it is, only the compiler
/// could say. So the name is UIKit's new one wherever a value is meant, and the project's enum answers to it too.
final class SharedCaseRewrite: RewriteVisitor {
  override var reason: String { "case with UIKit's name" }

  /// Cases of UIKit that apps name without its type.
  private static let shared: Set<String> = [
    "Normal", "None", "Default", "Selected", "Highlighted", "Disabled", "Left", "Right", "Top",
    "Bottom", "Center", "Began", "Changed", "Ended", "Cancelled", "Failed", "Possible", "Plain",
    "Grouped", "Subtitle", "Add", "Play", "Pause", "Search", "Share", "Compose", "Home", "Alert",
    "ActionSheet", "Cancel", "Destructive", "Horizontal", "Vertical", "Automatic", "Fade", "Up", "Down",
    "Available", "Unavailable", "Unknown", "Portrait", "Custom", "System", "Light", "Dark",
    "ExtraLight", "Done", "Edit", "Save", "Camera", "Refresh", "Delete", "Insert", "Favorite", "Love",
    "Location", "Contact", "Date", "Time", "Fill", "Middle", "Checkmark", "DetailButton",
  ]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2 else { return .skipChildren }
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(
      \.elements)
    for element in cases
    where element.parameterClause == nil && Self.shared.contains(element.name.text) {
      let name = SpellingRewrite.lowered(element.name.text)
      insert(
        "; static var `\(name)`: \(node.name.text) { return .\(element.name.text) }",
        before: node.memberBlock.rightBrace)
    }
    return .visitChildren
  }

  /// Whether a name is written as UIKit's new one: a value without its type, or a pattern among patterns that are not
  /// all the project's.
  static func isLowered(_ node: MemberAccessExprSyntax, _ index: ProjectIndex) -> Bool {
    let name = node.declName.baseName.text
    guard node.base == nil, shared.contains(name), index.plainCases.contains(name) else { return false }
    guard let pattern = node.parent?.as(ExpressionPatternSyntax.self),
      pattern.parent?.is(SwitchCaseItemSyntax.self) == true
    else { return true }
    var place: Syntax? = Syntax(pattern)
    while let here = place, !here.is(SwitchExprSyntax.self) { place = here.parent }
    guard let choice = place?.as(SwitchExprSyntax.self) else { return false }
    let names = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
      .flatMap(\.caseItems).compactMap { item -> String? in
        let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        let member =
          expression?.as(MemberAccessExprSyntax.self)
          ?? expression?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return member?.base == nil ? member?.declName.baseName.text : nil
      }
    return !names.allSatisfy { index.enumCases.contains($0) }
  }
}
