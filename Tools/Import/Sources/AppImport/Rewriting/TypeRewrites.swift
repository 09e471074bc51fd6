import SwiftSyntax

/// A protocol that only classes conform to is one of classes: the page has no values behind any other.
final class ProtocolRewrite: RewriteVisitor {
  override var reason: String { "protocol of classes" }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    makeDefaults(node)
    var added = context.index.typeNames.protocols.contains(node.name.text) ? ["HeftNamed"] : []
    let hasValues = context.index.valueConformances.contains(node.name.text)
    guard let clause = node.inheritanceClause else {
      if !hasValues { added.insert("AnyObject", at: 0) }
      let name = node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)
      if !added.isEmpty { insert(": " + added.joined(separator: ", "), after: name) }
      return .skipChildren
    }
    if let last = clause.inheritedTypes.last, !added.isEmpty { insert(", HeftNamed", after: last) }
    guard !hasValues else { return .skipChildren }
    for type in clause.inheritedTypes where type.type.trimmedDescription == "class" {
      replace(type.type, with: "AnyObject")
    }
    return .skipChildren
  }

  /// Whether a method may be left out.
  static func isOptional(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.contains { $0.name.text == "optional" }
  }

  /// Methods that may be left out get an implementation that does nothing, behind the protocol.
  private func makeDefaults(_ node: ProtocolDeclSyntax) {
    let optional = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(
      Self.isOptional)
    guard !optional.isEmpty else { return }
    var defaults = ""
    for function in optional {
      for attribute in function.attributes { remove(attribute) }
      for modifier in function.modifiers where modifier.name.text == "optional" { remove(modifier) }
      let type = function.signature.returnClause?.type.trimmedDescription
      // A method with a result is asked as if it were there always: what it would say is nothing.
      let body =
        type.map { $0.hasSuffix("?") ? "{ nil }" : "{ fatalError(\"\(function.name.text) is left out\") }" }
        ?? "{}"
      var signature = function.signature.trimmedDescription
      if context.isSwift2, let first = function.signature.parameterClause.parameters.first,
        first.secondName == nil,
        first.firstName.text != "_"
      {
        signature = "(_ " + signature.dropFirst()
      }
      defaults += " func \(function.name.text)\(signature) \(body);"
    }
    insert("; extension \(node.name.text) {\(defaults) }", after: node)
  }

  /// `delegate?.changed?(value)` is called as any other method.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      context.index.optionalMethods.contains(member.declName.baseName.text)
    else { return .visitChildren }
    remove(chain.questionMark)
    return .visitChildren
  }
}

/// `Any` where UIKit hands over objects becomes `AnyObject`: the page has no values of `Any`.
final class AnyRewrite: RewriteVisitor {
  override var reason: String { "Any" }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    let type = node.type.trimmedDescription
    // Another rewrite handles the object that `isEqual` compares with.
    let function = node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    if function?.name.text == "isEqual" { return .visitChildren }
    // Until Swift 2 touches came as a set of any objects; a page makes no set of another kind of one.
    if name == "touches", ["Set<NSObject>", "Set<NSObject>?"].contains(type) {
      replace(node.type, with: type.replacing("NSObject", with: "UITouch"))
    }
    if name == "sender" || name == "target" || name == "object" {
      switch type {
      case "Any": replace(node.type, with: "AnyObject")
      case "Any?", "Any!", "AnyObject!": replace(node.type, with: "AnyObject?")
      default: break
      }
    }
    // The app's delegate hands them on.
    let isOfOldKeys = type.wholeMatch(of: /\[NSObject ?: ?AnyObject\]\??/) != nil
    if node.firstName.text.hasSuffix("FinishLaunchingWithOptions") || name == "launchOptions" && isOfOldKeys {
      replace(node.type, with: "[UIApplication.LaunchOptionsKey: AnyObject]?")
    }
    if node.firstName.text == "didFinishPickingMediaWithInfo" {
      replace(node.type, with: "[UIImagePickerController.InfoKey: AnyObject]")
    }
    if node.firstName.text == "options",
      type.hasSuffix("OpenURLOptionsKey: Any]")
        || type.hasSuffix("OpenURLOptionsKey : Any]")
    {
      replace(node.type, with: "[UIApplication.OpenURLOptionsKey: AnyObject]")
    }
    return .visitChildren
  }
}

/// Attributes of text are objects, so that a number among them is an `NSNumber`.
final class TextAttributeRewrite: RewriteVisitor {
  override var reason: String { "attribute of text" }

  private static let numbers: Set<String> = [
    "kern", "underlineStyle", "strikethroughStyle", "strokeWidth", "baselineOffset", "obliqueness",
    "expansion",
    "ligature",
  ]
  private static let oldNumbers: Set<String> = [
    "NSKernAttributeName", "NSUnderlineStyleAttributeName", "NSStrikethroughStyleAttributeName",
    "NSStrokeWidthAttributeName", "NSBaselineOffsetAttributeName",
  ]

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    wrap(node.value, of: node.key)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "addAttribute", arguments.count == 3
    {
      wrap(arguments[1].expression, of: arguments[0].expression)
    }
    return .visitChildren
  }

  // A page makes no list of any objects of one of more special ones: the type is said where the list is made.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil,
      case .elements(let list)? = node.initializer?.value.as(DictionaryExprSyntax.self)?.content,
      let key = list.first?.key.trimmedDescription, Self.isAttribute(key)
    else { return .visitChildren }
    insert(": [NSAttributedString.Key: AnyObject]", after: node.pattern)
    return .visitChildren
  }

  private static func isAttribute(_ key: String) -> Bool {
    key.hasPrefix("NSAttributedString.Key.") || key.hasPrefix("NSAttributedStringKey.")
      || key.hasPrefix("NS") && key.hasSuffix("AttributeName")
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.key.trimmedDescription == "NSAttributedString.Key", node.value.trimmedDescription == "Any" {
      replace(node.value, with: "AnyObject")
    }
    return .skipChildren
  }

  private func wrap(_ value: ExprSyntax, of key: ExprSyntax) {
    if Self.oldNumbers.contains(key.trimmedDescription) { return wrap(value, in: "heftNumber(") }
    guard Self.isNumber(key), !value.trimmedDescription.hasPrefix("NSNumber(") else { return }
    wrap(value, in: "NSNumber(value: ")
  }

  /// Whether a key is of an attribute that is a number.
  static func isNumber(_ key: ExprSyntax) -> Bool {
    if oldNumbers.contains(key.trimmedDescription) { return true }
    guard let member = key.as(MemberAccessExprSyntax.self) else { return false }
    return numbers.contains(member.declName.baseName.text)
      && (member.base == nil || member.base?.trimmedDescription == "NSAttributedString.Key")
  }
}

/// `super.init(coder:)` becomes the initializer that there is: nothing is read from archives here.
final class CoderRewrite: RewriteVisitor {
  override var reason: String { "init(coder:)" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "super.init", node.arguments.count == 1,
      node.arguments.first?.label?.text == "coder", let type = enclosingType(of: node)
    else { return .visitChildren }
    let chain = context.index.ancestry(type).dropFirst()
    // A class of the project between has an initializer of its own.
    if chain.dropLast().contains(where: { step in
      context.index.classes[step]?.initializers.contains { $0.labels == ["coder"] } ?? false
    }) {
      return .skipChildren
    }
    guard let root = chain.last else { return .skipChildren }
    // Here nothing can fail any more: the compiler would only warn of `init?`, and refuses to unwrap.
    let forced = node.parent?.as(ForceUnwrapExprSyntax.self)
    replace(forced.map(Syntax.init) ?? Syntax(node), with: "super.init(\(Self.arguments(root)))")
    return .skipChildren
  }

  /// Classes that are no views and have an `init()`.
  private static let plain: Set<String> = [
    "NSLayoutConstraint", "NSObject", "UIBarButtonItem", "UIBarItem", "UIBezierPath",
    "UICollectionViewFlowLayout",
    "UICollectionViewLayout", "UILayoutGuide", "UINavigationItem", "UITabBarItem",
  ]

  static func arguments(_ root: String) -> String {
    if root.hasSuffix("TableViewController") { return "style: .plain" }
    if root == "UIPageViewController" { return "" }
    if root == "UICollectionViewController" {
      return "collectionViewLayout: UICollectionViewFlowLayout()"
    }
    if root == "UICollectionView" {
      return "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    }
    if root.hasSuffix("ViewController") || root.hasSuffix("Controller") { return "nibName: nil, bundle: nil" }
    if root == "UITableViewCell" { return "style: .default, reuseIdentifier: nil" }
    if root == "UITableView" { return "frame: .zero, style: .plain" }
    if root == "UITableViewHeaderFooterView" { return "reuseIdentifier: nil" }
    if root.hasSuffix("GestureRecognizer") || root.hasPrefix("CA") || plain.contains(root) { return "" }
    return "frame: .zero"
  }
}

/// An `override` in an extension is moved to the end of its class, where Swift allows it.
final class ExtensionOverrideRewrite: RewriteVisitor {
  override var reason: String { "override in an extension" }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in Self.overrides(in: node, of: context.index) { remove(member) }
    return .skipChildren
  }

  /// The members of an extension that its class is to have: what is marked, and what a collection controller has already.
  static func overrides(in node: ExtensionDeclSyntax, of index: ProjectIndex) -> [MemberBlockItemSyntax] {
    let type = node.extendedType.trimmedDescription
    guard index.classes[type] != nil else { return [] }
    return node.memberBlock.members.filter { member in
      let function = member.decl.as(FunctionDeclSyntax.self)
      let modifiers = function?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) ?? false { return true }
      return function.map(FlowLayoutRewrite.isLayoutMethod) ?? false
        && index.root(type) == "UICollectionViewController"
    }
  }
}
