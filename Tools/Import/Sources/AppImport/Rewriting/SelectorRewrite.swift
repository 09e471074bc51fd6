import Foundation
import SwiftSyntax

/// A selector becomes the method itself, of the class that names it.
final class SelectorRewrite: RewriteVisitor {
  override var reason: String { "#selector" }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    if argument.label != nil {
      if let closure = Self.reading(node) {
        replace(node, with: closure)
      } else if Self.isForRuntime(node) {
        replace(node, with: SwiftName.literal(argument.expression.trimmedDescription))
      }
      return .skipChildren
    }
    var expression = argument.expression
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      expression = inner.expression
    }
    var text = expression.trimmedDescription
    if text.hasPrefix("self.") { text.removeFirst(5) }
    if text == "UIView.endEditing(_:)" || text == "UIView.endEditing" {
      // Its parameter is no sender.
      replace(node, with: "UIView.heftEndEditing")
      return .skipChildren
    }
    let name = String(text.prefix { $0 != "(" })
    if let own = Self.answering[name.split(separator: ".").last.map(String.init) ?? name] {
      // It returns whether it did, which no action does.
      replace(node, with: "UIResponder.\(own)")
      return .skipChildren
    }
    if Self.editActions.contains(name), let type = enclosingType(of: node),
      !context.index.ancestry(type).contains(where: { step in
        context.index.classes[step]?.methods.contains { $0.name == name } ?? false
      })
    {
      text = "UIResponderStandardEditActions.\(name)(_:)"
    }
    if text.first?.isUppercase != true, let type = enclosingType(of: node) {
      text = "\(type).\(unlabeled(text, type))"
    }
    replace(node, with: isHandedOn(node) ? Self.selector(text) : text)
    return .skipChildren
  }

  /// The methods of responders that return something, and those that do not.
  private static let answering = [
    "resignFirstResponder": "heftResignFirstResponder", "becomeFirstResponder": "heftBecomeFirstResponder",
  ]

  /// What a responder can be asked to do with what is selected, which a class need not have to name it.
  static let editActions: Set<String> = ["copy", "cut", "delete", "paste", "select", "selectAll"]

  /// `#selector(getter: Person.name)`, where a collation reads by it, maybe by way of a variable, as what reads it.
  private static func reading(_ node: MacroExpansionExprSyntax) -> String? {
    guard node.arguments.first?.label?.text == "getter",
      node.parent?.as(LabeledExprSyntax.self)?.label?.text == "collationStringSelector"
        || node.parent?.is(InitializerClauseSyntax.self) == true,
      let property = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let type = property.base
    else { return nil }
    return "{ (object: \(type.trimmedDescription)) in object.\(property.declName.trimmedDescription) }"
  }

  /// Whether a function of Objective-C's runtime takes the accessor, as `class_getInstanceMethod` does: any name will do, for
  /// no method is exchanged here.
  private static func isForRuntime(_ node: MacroExpansionExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasPrefix("class_") ?? false
  }

  /// A method with its name, by which it is told from others.
  private static func selector(_ method: String) -> String {
    let name = method.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? method
    return "Selector(\(method), \(SwiftName.literal(name)))"
  }

  /// Whether the selector goes into a variable, or to a function of the project that takes a `Selector`.
  private func isHandedOn(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    var label: String?
    while let here = place {
      if let argument = here.as(LabeledExprSyntax.self) { label = argument.label?.text ?? "_" }
      if let call = here.as(FunctionCallExprSyntax.self), let label {
        return takesSelector(call, label)
      }
      if let binding = here.as(PatternBindingSyntax.self) {
        return !node.is(StringLiteralExprSyntax.self)
          || binding.typeAnnotation?.type.trimmedDescription.hasPrefix("Selector") ?? false
      }
      if here.is(SequenceExprSyntax.self), isCompared(here) || isAction(here) { return true }
      // `case #selector(copy(_:)):`
      if here.is(ExpressionPatternSyntax.self) { return true }
      if here.is(ReturnStmtSyntax.self) { return !node.is(StringLiteralExprSyntax.self) }
      if here.is(CodeBlockItemSyntax.self) { return false }
      place = here.parent
    }
    return false
  }

  /// `action == #selector(copy)`.
  private func isCompared(_ node: Syntax) -> Bool {
    node.as(SequenceExprSyntax.self)?.elements.contains { ["==", "!="].contains($0.trimmedDescription) }
      ?? false
  }

  /// `button.action = #selector(tapped)`.
  private func isAction(_ node: Syntax) -> Bool {
    let elements = Array(node.as(SequenceExprSyntax.self)?.elements ?? [])
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
      && elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "action"
  }

  private func takesSelector(_ call: FunctionCallExprSyntax, _ label: String) -> Bool {
    let text = call.calledExpression.trimmedDescription
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if name == "UIMenuItem" { return true }
    func takes(_ method: ProjectIndex.Method) -> Bool {
      zip(method.labels, method.types).contains { $0.0 == label && $0.1.hasPrefix("Selector") }
    }
    if let type = context.index.classes[name] { return type.initializers.contains(where: takes) }
    if text == "super.init", let type = enclosingType(of: call) {
      return context.index.ancestry(type).dropFirst().contains { step in
        context.index.classes[step]?.initializers.contains(where: takes) ?? false
      }
    }
    return context.index.classes.values.contains { type in
      type.methods.contains { $0.name == name && takes($0) }
    }
  }

  /// In a recognizer's own initializer `super.init(target:action:)` is two calls: Heft's recognizers begin without.
  private func recognizer(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.calledExpression.trimmedDescription == "super.init",
      node.arguments.map({ $0.label?.text }) == ["target", "action"], let type = enclosingType(of: node),
      context.index.root(type).hasSuffix("GestureRecognizer"), !inheritsInitializer(type)
    else { return false }
    let arguments = node.arguments.map { $0.expression.trimmedDescription }
    if arguments == ["nil", "nil"] {
      replace(node, with: "super.init()")
    } else {
      replace(node, with: "super.init(); addTarget(\(arguments[0]), action: \(arguments[1]))")
    }
    return true
  }

  /// Whether a recognizer's superclass is one of the project that has an `init(target:action:)` of its own.
  private func inheritsInitializer(_ type: String) -> Bool {
    context.index.ancestry(type).dropFirst().contains { step in
      context.index.classes[step]?.initializers.contains { $0.labels == ["target", "action"] } ?? false
    }
  }

  /// A method that has another first label than the selector says, as in Swift 2, goes by its name alone.
  private func unlabeled(_ text: String, _ type: String) -> String {
    context.isSwift2 ? String(text.prefix { $0 != "(" }) : text
  }

  /// `Selector("tapped:")`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if recognizer(node) { return .skipChildren }
    if node.calledExpression.trimmedDescription == "UIKeyCommand",
      !node.arguments.contains(where: { $0.label?.text == "target" }),
      let action = node.arguments.first(where: { $0.label?.text == "action" })
    {
      // The method is found along the responders there; here it is the one that names it.
      insert("target: self, ", before: action)
    }
    guard node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1 else {
      return .visitChildren
    }
    var value = node.arguments.first?.expression
    while let tuple = value?.as(TupleExprSyntax.self) { value = tuple.elements.first?.expression }
    if let text = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let method = method(text, at: node)
    {
      replace(node, with: isHandedOn(node) ? Self.selector(method) : method)
    }
    return .skipChildren
  }

  /// Swift 2's `action: "tapped:"`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // A collation reads its objects by a property or a method.
    if node.label?.text == "collationStringSelector",
      let text = node.expression.trimmedDescription.firstMatch(of: /^(?:Selector\()?"(\w+)"\)?$/)
    {
      let isMethod = context.index.functionNames.contains(String(text.1))
      replace(node.expression, with: "{ $0.\(text.1)\(isMethod ? "()" : "") }")
      return .skipChildren
    }
    if let text = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      ["action", "selector"].contains(node.label?.text ?? "") || isHandedOn(node.expression),
      let method = method(text, at: node) ?? methodOfList(text, at: node)
    {
      replace(node.expression, with: isHandedOn(node.expression) ? Self.selector(method) : method)
      return .skipChildren
    }
    return .visitChildren
  }

  /// `addObserver(tableView, selector: "reloadData"`, which another object than the one around it has.
  private func methodOfList(_ selector: String, at node: LabeledExprSyntax) -> String? {
    let target = node.parent?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription ?? ""
    guard selector == "reloadData", target != "self" else { return nil }
    return target.hasSuffix("ollectionView") ? "UICollectionView.reloadData" : "UITableView.reloadData"
  }

  private func method(_ selector: String, at node: some SyntaxProtocol) -> String? {
    guard let type = enclosingType(of: node) else { return nil }
    let name = String(selector.prefix { $0 != ":" })
    if context.index.method(name, of: type) != nil { return "\(type).\(name)" }
    for end in ["With", "For", "From"] {
      if let cut = name.range(of: end, options: .backwards),
        context.index.method(String(name[..<cut.lowerBound]), of: type) != nil
      {
        return "\(type).\(name[..<cut.lowerBound])"
      }
    }
    return nil
  }
}
