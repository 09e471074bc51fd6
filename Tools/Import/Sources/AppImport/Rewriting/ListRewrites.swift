import SwiftSyntax

/// A page makes no list of views of one of buttons: where UIKit or the project takes one of the more general kind, it is made
/// anew, element by element.
final class GeneralListRewrite: RewriteVisitor {
  override var reason: String { "list of another kind" }

  /// The labels of such lists by what takes them, `_` where there is none.
  private static let parameters: [String: Set<String>] = [
    "UIStackView": ["arrangedSubviews"], "UIMenu": ["children"], "replacingChildren": ["_"],
    "setViewControllers": ["_"], "UIGravityBehavior": ["items"], "UICollisionBehavior": ["items"],
    "UIDynamicItemBehavior": ["items"], "UIPushBehavior": ["items"], "UIPreviewActionGroup": ["actions"],
  ]
  private static let properties: Set<String> = [
    "viewControllers", "animations", "gestureRecognizers", "shortcutItems", "sublayers",
  ]
  /// Classes and protocols of UIKit that others are more special kinds of.
  private static let general: Set<String> = [
    "CAAnimation", "CALayer", "NSObject", "UIApplicationShortcutItem", "UIControl", "UIDynamicBehavior",
    "UIDynamicItem",
    "UIGestureRecognizer", "UIMenuElement", "UIPreviewActionItem", "UIView", "UIViewController",
  ]
  /// The properties of controllers that return such a list.
  private static let results: Set<String> = ["previewActionItems"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
    if let labels = Self.parameters[name] {
      for argument in node.arguments where labels.contains(argument.label?.text ?? "_") {
        makeAnew(argument.expression)
      }
    } else if let list = called.as(MemberAccessExprSyntax.self)?.base, isGeneralProperty(list),
      let added = node.arguments.first, added.label?.text == "contentsOf"
    {
      makeAnew(added.expression)
    } else if let method = method(name, of: node) {
      for (argument, type) in zip(node.arguments, method.types) where isGeneral(type) {
        makeAnew(argument.expression)
      }
    }
    return .visitChildren
  }

  /// The project's function or initializer that a call with all its arguments means.
  private func method(_ name: String, of call: FunctionCallExprSyntax) -> ProjectIndex.Method? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if let made = context.index.classes[name] { return made.initializers.first { $0.labels == labels } }
    guard let type = enclosingType(of: call) else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
    // Of another object only its class would tell, which is not known here.
    let classes =
      base == "self"
      ? context.index.ancestry(type).compactMap { context.index.classes[$0] }
      : Array(context.index.classes.values)
    return classes.lazy.compactMap { $0.methods.first { $0.name == name && $0.labels == labels } }.first
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, let value = node.initializer?.value,
      isGeneral(type.trimmedDescription)
    {
      makeAnew(value)
    }
    return .visitChildren
  }

  /// The project's classes that others of its classes inherit from.
  private lazy var superclasses = Set(
    context.index.classes.keys.compactMap { context.index.superclass(of: $0) })

  /// Whether a type is a list of a class that has more special ones: `[A]` or `Array<A>`. Every call asks it, so that no
  /// regular expression is parsed for it.
  private func isGeneral(_ type: String) -> Bool {
    var type = Substring(type)
    if type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    let element: Substring
    if type.hasPrefix("["), type.hasSuffix("]") {
      element = type.dropFirst().dropLast()
    } else if type.hasPrefix("Array<"), type.hasSuffix(">") {
      element = type.dropFirst(6).dropLast()
    } else {
      return false
    }
    let name = String(element.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
    return Self.general.contains(name) || superclasses.contains(name)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self) || elements[1].trimmedDescription == "+="
    else { return .visitChildren }
    let name = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if Self.properties.contains(name ?? "") || isGeneralProperty(elements[0]) { makeAnew(elements[2]) }
    return .visitChildren
  }

  /// Whether a place is one of the enclosing class's own lists of a general kind.
  private func isGeneralProperty(_ place: ExprSyntax) -> Bool {
    let member = place.as(MemberAccessExprSyntax.self)
    let isOwn = member?.base?.trimmedDescription == "self"
    guard let name = isOwn ? member?.declName : place.as(DeclReferenceExprSyntax.self),
      let type = enclosingType(of: place), let kind = context.index.property(name.baseName.text, of: type)
    else { return false }
    return isGeneral(kind)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    var place = node.parent
    while let here = place, !here.is(ClosureExprSyntax.self), !here.is(FunctionDeclSyntax.self) {
      if let binding = here.as(PatternBindingSyntax.self) {
        if Self.results.contains(binding.pattern.trimmedDescription)
          || isGeneral(binding.typeAnnotation?.type.trimmedDescription ?? ""), let value = node.expression
        {
          makeAnew(value)
        }
        return .visitChildren
      }
      place = here.parent
    }
    if let type = place?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type,
      isGeneral(type.trimmedDescription), let value = node.expression
    {
      makeAnew(value)
    }
    return .visitChildren
  }

  /// Only values that have a type already: a literal takes the type of its place.
  private func makeAnew(_ list: ExprSyntax) {
    let isName =
      list.is(DeclReferenceExprSyntax.self) || list.as(MemberAccessExprSyntax.self)?.base != nil
    let call = list.as(FunctionCallExprSyntax.self)
    // A closure that is called at once takes its type from its place, too.
    let isCall = call.map {
      !$0.calledExpression.is(ArrayExprSyntax.self) && !$0.calledExpression.is(ClosureExprSyntax.self)
    }
    guard isName || isCall == true else { return }
    insert("(", before: list)
    insert(").map { $0 }", after: list)
  }
}

/// `swap(&list[0], &list[1])` touches one list twice at once, which today's language refuses.
final class SwapRewrite: RewriteVisitor {
  override var reason: String { "swap in a list" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let places = node.arguments.compactMap {
      $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
    }
    guard ["swap", "Swift.swap"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 2,
      places.count == 2, places.allSatisfy({ $0.arguments.count == 1 }),
      let first = places[0].arguments.first, let second = places[1].arguments.first,
      places[0].calledExpression.trimmedDescription == places[1].calledExpression.trimmedDescription
    else { return .visitChildren }
    replace(
      node,
      with: "\(places[0].calledExpression.trimmedDescription).swapAt"
        + "(\(first.expression.trimmedDescription), \(second.expression.trimmedDescription))")
    return .skipChildren
  }
}
