import SwiftSyntax

/// An `override` of what Heft's classes do not have goes, with what is said to `super`: the rest of the class compiles, and
/// a warning says that nobody calls it.
final class OverrideRewrite: RewriteVisitor {
  override var reason: String { "override of nothing" }

  /// Called where a storyboard makes the object, by generated code.
  static let calledByScenes = "awakeFromNib"

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = context.labels(of: node)
    let name = node.name.text
    let signature = "\(name)(\(labels.joined()))"
    if context.isSwift2, Spellings.properties.contains(name) { return .visitChildren }
    if AttributesCopyRewrite.isCopy(node, context.index) { return .visitChildren }
    if KeyedRewrite.overridden(by: node, context) != nil { return .visitChildren }
    // Names of Swift 2 are brought to Heft's by the spellings.
    let known = Spellings.calls[signature] ?? signature
    guard let modifier = overriding(node.modifiers), let facts = context.heft,
      !opens(known, node),
      isHefts(
        node,
        has: { known in
          known.methods.contains {
            $0.name == name && $0.labels.dropFirst().map { $0 + ":" } == Array(labels.dropFirst())
          }
        })
    else { return .visitChildren }
    if facts.functions.contains(known), !SelectorRewrite.editActions.contains(name) || isText(node) {
      leaveOut(node, name)
      return .skipChildren
    }
    remove(modifier)
    for item in node.body?.statements ?? [] where item.trimmedDescription.hasPrefix("super.\(name)(") {
      remove(item)
    }
    if let body = node.body { SuperCalls(name, of: self).walk(body) }
    if name != Self.calledByScenes, !labels.contains(where: { $0.hasPrefix("editActionsForRowAt") }) {
      warn(node, "\(signature) is never called: Heft has no such method to override.")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let modifier = overriding(node.modifiers), let facts = context.heft,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    if name == "layerClass", let layer = layerClass(binding) {
      // The layer's own initializer instead of its type: a page makes no object of a type that it has as a value.
      let access =
        node.modifiers.map(\.name.text).first { ["open", "public"].contains($0) }.map { $0 + " " } ?? ""
      replace(
        node, with: access + "override func makeLayer() -> CALayer? { \(layer)() }" + lines(in: node))
      return .skipChildren
    }
    if name == "undoManager", let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
      // Heft's cannot be overridden: an object's own one goes by another name in the object's own code.
      remove(modifier)
      replace(pattern, with: Self.ownUndoManager)
      return .visitChildren
    }
    let known = context.isSwift2 ? Spellings.members[name] ?? name : name
    if !opens(known, node), isHefts(node, has: { $0.properties[name] != nil }) {
      if facts.variables.contains(known) {
        leaveOut(node, name)
        return .skipChildren
      }
      remove(modifier)
      warn(node, "\(name) is never read: Heft has no such property to override.")
    }
    return .visitChildren
  }

  /// Whether Heft's class above lets its subclasses override a member.
  private func opens(_ member: String, _ node: some SyntaxProtocol) -> Bool {
    context.heft?.opens(member, in: enclosingType(of: node).map(context.index.root) ?? "") ?? false
  }

  /// What no class of Heft's lets a subclass override is Heft's own in the subclass, too.
  private func leaveOut(_ node: some SyntaxProtocol, _ name: String) {
    replace(node, with: lines(in: node))
    warn(node, "\(name) is left out: Heft's cannot be overridden.")
  }

  private static let ownUndoManager = "heftOwnUndoManager"

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == "undoManager", context.heft != nil, let type = enclosingType(of: node),
      context.index.property("undoManager", of: type) != nil
    else { return .visitChildren }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id == node.id, member?.base?.trimmedDescription != "self" { return .visitChildren }
    replace(node, with: Self.ownUndoManager)
    return .visitChildren
  }

  // A controller's `init()` overrides Heft's, UIKit's comes from Objective-C. A recognizer's `init(target:action:)` does not:
  // Heft's are for any class of target.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node) else { return .visitChildren }
    let root = context.index.root(type)
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
    if labels == ["layer"], root.hasPrefix("CA") {
      // The system copies layers with this initializer; here nothing calls it.
      replace(node, with: lines(in: node))
      return .skipChildren
    }
    if labels.isEmpty, root.hasSuffix("ViewController"),
      !node.modifiers.contains(where: { $0.name.text == "override" }),
      !isConvenience(node) || isHefts(superclassOf: type)
    {
      insert("override ", before: node.initKeyword)
    }
    if labels == ["target", "action"], root.hasSuffix("GestureRecognizer"),
      let modifier = overriding(node.modifiers)
    {
      remove(modifier)
      // One more parameter tells it from Heft's own, which is in an extension and cannot be overridden.
      if let last = node.signature.parameterClause.parameters.last {
        let isMethod = context.isSwift2 && last.type.trimmedDescription == "Selector"
        insert((isMethod ? "?" : "") + ", _ heft: Void = ()", after: last)
      }
    }
    return .visitChildren
  }

  private func isConvenience(_ node: InitializerDeclSyntax) -> Bool {
    node.modifiers.contains { $0.name.text == "convenience" }
  }

  /// Whether a class inherits from one of Heft's at once, which has an `init()`.
  private func isHefts(superclassOf type: String) -> Bool { context.index.ancestry(type).count == 2 }

  private func overriding(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.text == "override" }
  }

  /// Whether what is overridden could only be Heft's: no class of the project above this one has it.
  private func isHefts(_ node: some SyntaxProtocol, has: (ProjectIndex.Class) -> Bool) -> Bool {
    guard let type = enclosingType(of: node), context.index.root(type) != "XCTestCase" else { return false }
    return !context.index.ancestry(type).dropFirst().contains { step in
      context.index.classes[step].map(has) ?? false
    }
  }

  /// Whether the class edits text: its edit actions are the host's.
  private func isText(_ node: some SyntaxProtocol) -> Bool {
    ["UITextField", "UITextView"].contains(enclosingType(of: node).map(context.index.root) ?? "")
  }

  /// The layer's class in `X.self`.
  private func layerClass(_ binding: PatternBindingSyntax) -> String? {
    guard let body = binding.accessorBlock?.trimmedDescription, let match = body.firstMatch(of: /(\w+)\.self/)
    else {
      return nil
    }
    return String(match.1)
  }

  /// As many line breaks as a declaration has, so that what follows stays on its lines.
  private func lines(in node: some SyntaxProtocol) -> String {
    String(repeating: "\n", count: node.trimmedDescription.count { $0 == "\n" })
  }
}

/// A result that UIKit's own method would give, in a method that nobody calls: `return super.method(a)`.
private final class SuperCalls: SyntaxVisitor {
  private let name: String
  private let rewrite: OverrideRewrite

  init(_ name: String, of rewrite: OverrideRewrite) {
    self.name = name
    self.rewrite = rewrite
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "super.\(name)",
      node.parent?.is(CodeBlockItemSyntax.self) != true
        || node.parent?.parent?.parent?.is(AccessorBlockSyntax.self) == true
    else { return .visitChildren }
    rewrite.replace(node, with: "heftUncalled()")
    return .skipChildren
  }
}

/// The methods of a flow layout's delegate are a collection controller's own in Heft, so that its subclasses override them.
final class FlowLayoutRewrite: RewriteVisitor {
  override var reason: String { "flow layout's delegate" }

  private static let methods: Set<String> = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt",
    "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
  ]

  private func isController(_ name: String) -> Bool {
    context.index.root(name) == "UICollectionViewController"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isController(node.name.text) { dropConformance(node.inheritanceClause) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isController(node.extendedType.trimmedDescription) { dropConformance(node.inheritanceClause) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node), isController(type), Self.isLayoutMethod(node),
      !node.modifiers.contains(where: { $0.name.text == "override" })
    else { return .visitChildren }
    insert("override ", before: node.funcKeyword)
    return .visitChildren
  }

  /// Whether a flow layout's delegate has the method.
  static func isLayoutMethod(_ node: FunctionDeclSyntax) -> Bool {
    var label = node.signature.parameterClause.parameters.dropFirst(2).first?.firstName.text ?? ""
    // Swift 2 named the parameter's type as well.
    for end in ["IndexPath", "Index"] where label.hasSuffix("At" + end) { label.removeLast(end.count) }
    return node.name.text == "collectionView" && methods.contains(label)
  }

  /// Takes the protocol out of the list, because the controller has it already.
  private func dropConformance(_ clause: InheritanceClauseSyntax?) {
    guard let clause,
      let place = clause.inheritedTypes.firstIndex(where: { type in
        type.type.trimmedDescription == "UICollectionViewDelegateFlowLayout"
      })
    else { return }
    let types = clause.inheritedTypes
    let type = types[place]
    let end = type.endPositionBeforeTrailingTrivia.utf8Offset
    if types.count == 1 {
      cut(clause.colon.positionAfterSkippingLeadingTrivia.utf8Offset..<end)
    } else if place == types.startIndex {
      remove(type)
    } else {
      // With the comma before it, and without its own, which stays between its neighbors.
      let before = types[types.index(before: place)].type.endPositionBeforeTrailingTrivia.utf8Offset
      cut(before..<type.type.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private func cut(_ range: Range<Int>) {
    context.edits.append(.init(range: range, text: "", reason: reason))
  }
}
