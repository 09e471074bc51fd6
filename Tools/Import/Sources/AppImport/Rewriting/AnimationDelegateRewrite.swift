import SwiftSyntax

/// In Swift 2 every object could be an animation's delegate: a class that overrides what one is told conforms to the
/// protocol that there is now.
final class AnimationDelegateRewrite: RewriteVisitor {
  override var reason: String { "delegate of animations" }

  private static let names: Set<String> = ["animationDidStart", "animationDidStop"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard context.isSwift2 else { return .visitChildren }
    let told = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      Self.names.contains($0.name.text)
    }
    let chain = context.index.ancestry(node.name.text)
    let conforms = chain.contains { step in
      context.index.classes[step]?.inherited.contains("CAAnimationDelegate") ?? false
    }
    // A class of the project above has the methods: what is below it overrides them.
    let inherits = chain.dropFirst().contains { step in
      context.index.classes[step]?.methods.contains { Self.names.contains($0.name) } ?? false
    }
    guard !told.isEmpty, !conforms, !inherits else { return .visitChildren }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", CAAnimationDelegate", after: last)
    } else {
      insert(": NSObject, CAAnimationDelegate", after: node.name)
    }
    for function in told {
      for modifier in function.modifiers where modifier.name.text == "override" { remove(modifier) }
      for item in function.body?.statements ?? []
      where item.trimmedDescription.hasPrefix("super.\(function.name.text)(") {
        remove(item)
      }
    }
    return .visitChildren
  }
}
