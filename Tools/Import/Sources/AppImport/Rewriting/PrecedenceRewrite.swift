import SwiftSyntax

/// `lowerThan` names groups of other modules only. The modules of a project become one, so a group there that another is
/// lower than says itself that it is higher.
final class PrecedenceRewrite: RewriteVisitor {
  override var reason: String { "precedence" }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    var higher: PrecedenceGroupRelationSyntax?
    for case .precedenceGroupRelation(let relation) in node.groupAttributes {
      if relation.higherThanOrLowerThanLabel.text == "higherThan" {
        higher = relation
      } else if !context.index.precedenceGroups.isDisjoint(with: relation.precedenceGroups.map(\.name.text)) {
        let outside = groupsAbove(name).sorted()
        replace(relation, with: outside.isEmpty ? "" : "lowerThan: " + outside.joined(separator: ", "))
      }
    }
    let lower = context.index.higherGroups.filter { $0.value.contains(name) }.keys.sorted()
    guard !lower.isEmpty else { return .skipChildren }
    let added = lower.joined(separator: ", ")
    if let higher {
      insert(", " + added, after: higher)
    } else {
      insert(" higherThan: \(added)", after: node.leftBrace)
    }
    return .skipChildren
  }

  /// The groups of other modules that a group is lower than, by the project's own that it is lower than, too: the compiler
  /// does not look for them there.
  private func groupsAbove(_ name: String, seen: Set<String> = []) -> Set<String> {
    guard !seen.contains(name) else { return [] }
    return context.index.higherGroups[name, default: []].reduce(into: []) { all, other in
      if context.index.precedenceGroups.contains(other) {
        all.formUnion(groupsAbove(other, seen: seen.union([name])))
      } else {
        all.insert(other)
      }
    }
  }
}
