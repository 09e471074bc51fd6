import Foundation
import SwiftSyntax

/// Expressions that Swift 5 has otherwise, or that only the runtime of Objective-C has.
final class OldExpressionRewrite: RewriteVisitor {
  override var reason: String { "old expression" }

  /// `text.characters.count` is `text.count`. The seconds of now, which a page's `Date` has no word for, are those of a new
  /// date.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    infoValue(node)
    if node.declName.baseName.text == "timeIntervalSinceReferenceDate", let base = node.base,
      ["Date", "NSDate"].contains(base.trimmedDescription)
    {
      insert("()", after: base)
      return .visitChildren
    }
    guard node.declName.baseName.text == "characters", let base = node.base,
      context.index.property("characters", of: enclosingType(of: node) ?? "") == nil
    else { return .visitChildren }
    let start = base.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: "", reason: reason))
    return .visitChildren
  }

  /// `characters.first` in an extension of `String` is `self.first`.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if node.baseName.text == "characters", !isMember, enclosingType(of: node) == "String" {
      replace(node, with: "self")
    }
    return .visitChildren
  }

  /// The objects of a notification had the methods of every class: `info[UIKeyboardFrameEndUserInfoKey]!.CGRectValue()`.
  private func infoValue(_ node: MemberAccessExprSyntax) {
    let kinds = [
      "CGRectValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
      "integerValue": "NSNumber",
      "intValue": "NSNumber", "unsignedIntegerValue": "NSNumber", "boolValue": "NSNumber",
    ]
    guard context.isSwift2, let kind = kinds[node.declName.baseName.text] else { return }
    let forced = node.base?.as(ForceUnwrapExprSyntax.self)
    let inner = forced?.expression ?? node.base?.as(OptionalChainingExprSyntax.self)?.expression
    guard let inner, inner.is(SubscriptCallExprSyntax.self), inner.trimmedDescription.contains("UserInfoKey")
    else {
      return
    }
    insert("(", before: inner)
    insert(" as\(forced == nil ? "?" : "!") \(kind))", after: inner)
    if let mark = forced?.exclamationMark { remove(mark) }
  }

  /// `#keyPath(CALayer.position)` is a text.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
    var parts = argument.expression.trimmedDescription.split(separator: ".")
    if parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
    replace(node, with: SwiftName.literal(parts.joined(separator: ".")))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    if Self.properties.contains(called), node.arguments.isEmpty, node.trailingClosure == nil {
      replace(node, with: called.replacingOccurrences(of: ".defaultParagraphStyle", with: ".default"))
      return .skipChildren
    }
    if ["ProcessInfo", "NSProcessInfo"].contains(called), node.arguments.isEmpty {
      replace(node, with: "ProcessInfo.processInfo")
      return .skipChildren
    }
    // A project becomes one module, whose bundle is the app's.
    if ["Bundle", "NSBundle"].contains(called),
      ["for", "forClass"].contains(node.arguments.first?.label?.text)
    {
      replace(node, with: "Bundle.main")
      return .skipChildren
    }
    // A selector that is read here is declared here, or the line would not compile.
    if ["responds", "respondsToSelector"].contains(called.split(separator: ".").last),
      let argument = node.arguments.first?.expression, Self.isNameOnly(argument)
    {
      replace(node, with: "true")
      return .skipChildren
    }
    // A page has no list of types: the innermost container counts.
    if let proxy = Self.proxies.first(where: { called.hasSuffix($0) }), let list = node.arguments.first,
      proxy != ".appearance" || list.label?.text == "whenContainedInInstancesOf",
      let innermost = list.expression.as(ArrayExprSyntax.self)?.elements.first?.expression
        ?? Self.type(list.expression)
    {
      let base = called.dropLast(proxy.count)
      replace(node, with: "\(base).appearance(whenContainedInInstancesOf: \(innermost.trimmedDescription))")
      return .skipChildren
    }
    if context.isSwift2 { old(node, called) }
    return .visitChildren
  }

  private static let proxies = [
    ".appearance", ".appearanceWhenContainedInInstancesOfClasses", ".appearanceWhenContainedIn",
  ]

  /// `UIToolbar.self` where the list of types was written as arguments.
  private static func type(_ value: ExprSyntax) -> ExprSyntax? {
    value.trimmedDescription.hasSuffix(".self") ? value : nil
  }

  /// Functions of the type until Swift 4 that are properties now.
  private static let properties: Set<String> = [
    "UNNotificationSound.default", "NSParagraphStyle.default", "NSParagraphStyle.defaultParagraphStyle",
  ]

  /// The colors of a gradient were of any type, and so a closure says that makes them.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "colors"
    else { return .visitChildren }
    let finder = UntypedClosures(viewMode: .sourceAccurate)
    for element in elements.dropFirst(2) { finder.walk(element) }
    for type in finder.results { replace(type, with: "CGColor") }
    return .visitChildren
  }

  /// Whether a selector is a text, or a property's.
  private static func isNameOnly(_ selector: ExprSyntax) -> Bool {
    if let macro = selector.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" {
      return ["getter", "setter"].contains(macro.arguments.first?.label?.text)
    }
    if let call = selector.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Selector"
    {
      return true
    }
    return selector.is(StringLiteralExprSyntax.self)
  }

  /// The functions of ``old(_:_:)`` that get another name there, so that nothing else looks for one.
  static let renamed: Set<String> = ["split", "sort", "sortInPlace", "enumerate", "reverse", "indexOf"]

  /// Calls of Swift 2 whose arguments are other ones now.
  private func old(_ node: FunctionCallExprSyntax, _ called: String) {
    let name = called.split(separator: ".").last.map(String.init) ?? called
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    switch name {
    case "UIGraphicsGetImageFromCurrentImageContext", "createCGImage", "snapshotViewAfterScreenUpdates",
      "resizableSnapshotViewFromRect", "loadNibNamed":
      // They were not optional.
      if node.parent?.is(ForceUnwrapExprSyntax.self) != true,
        node.parent?.is(OptionalChainingExprSyntax.self) != true
      {
        insert("!", after: node)
      }
    case "postNotificationName":
      guard let member, let first = node.arguments.first else { return }
      replace(member.declName.baseName, with: "post")
      wrap(first.expression, in: "name: heftNotificationName(")
    case "addObserver", "removeObserver":
      guard let name = node.arguments.first(where: { $0.label?.text == "name" })?.expression,
        !name.is(NilLiteralExprSyntax.self)
      else { return }
      wrap(name, in: "heftNotificationName(")
    case "NSCache" where node.arguments.isEmpty:
      // It was not generic; its keys were texts most often.
      insert("<NSString, AnyObject>", after: node.calledExpression)
    case "strongToStrongObjectsMapTable", "weakToStrongObjectsMapTable", "strongToWeakObjectsMapTable",
      "weakToWeakObjectsMapTable":
      // Nor was this one, and what it holds goes into variables of classes.
      guard let member, member.base?.trimmedDescription == "NSMapTable" else { return }
      insert("<AnyObject, AnyObject>", after: member.base!)
      replace(member.declName.baseName, with: String(name.dropLast("MapTable".count)))
    case "addObserverForName":
      // The label goes before what is wrapped, so both are one edit.
      guard let name = node.arguments.first?.expression else { return }
      if name.is(NilLiteralExprSyntax.self) {
        insert("forName: ", before: name)
      } else {
        wrap(name, in: "forName: heftNotificationName(")
      }
    case "performSelector":
      guard let member, let base = member.base, let first = node.arguments.first,
        base.trimmedDescription != "self", base.trimmedDescription != "super"
      else { return }
      let start = base.positionAfterSkippingLeadingTrivia.utf8Offset
      let inner = base.endPositionBeforeTrailingTrivia.utf8Offset
      let open = first.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(.init(range: start..<start, text: "heftPerform(", reason: reason))
      context.edits.append(.init(range: inner..<open, text: ", ", reason: ""))
    case "sort", "sortInPlace", "enumerate", "reverse":
      guard let member, member.base != nil else { return }
      let now = ["sort": "sorted", "sortInPlace": "sort", "enumerate": "enumerated", "reverse": "reversed"]
      replace(member.declName.baseName, with: now[name] ?? name)
      if name.hasPrefix("sort"), let only = node.arguments.first, only.label == nil {
        insert("by: ", before: only)
      }
    case "contains":
      guard let only = node.arguments.first, only.label == nil, only.expression.is(ClosureExprSyntax.self)
      else { return }
      insert("where: ", before: only)
    case "split":
      guard let member, let base = member.base?.trimmedDescription, let first = node.arguments.first,
        context.index.classes[base] == nil, !context.index.valueTypes.contains(base)
      else { return }
      let now = ["isSeparator": "whereSeparator", "maxSplit": "maxSplits"]
      if first.label == nil, !first.expression.is(ClosureExprSyntax.self) {
        insert("separator: ", before: first)
      }
      for argument in node.arguments {
        if let label = argument.label, let new = now[label.text] { replace(label, with: new) }
      }
    case "indexOf":
      guard let member, member.base != nil else { return }
      replace(member.declName.baseName, with: "firstIndex")
      if let only = node.arguments.first, !only.expression.is(ClosureExprSyntax.self) {
        insert("of: ", before: only)
      } else if let only = node.arguments.first {
        insert("where: ", before: only)
      }
    case "stride":
      // `1.stride(to: 5, by: 1)` begins with its number.
      guard let member, let base = member.base, let first = node.arguments.first else { return }
      let start = base.positionAfterSkippingLeadingTrivia.utf8Offset
      let inner = base.endPositionBeforeTrailingTrivia.utf8Offset
      let open = first.positionAfterSkippingLeadingTrivia.utf8Offset
      context.edits.append(.init(range: start..<start, text: "stride(from: ", reason: reason))
      context.edits.append(.init(range: inner..<open, text: ", ", reason: ""))
    case "reduce":
      if let label = node.arguments.dropFirst().first?.label, label.text == "combine",
        let expression = node.arguments.dropFirst().first?.expression
      {
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = expression.positionAfterSkippingLeadingTrivia.utf8Offset
        context.edits.append(.init(range: start..<end, text: "", reason: reason))
      }
    default: break
    }
  }
}

/// The results that closures say to be of any type.
private final class UntypedClosures: SyntaxVisitor {
  var results: [TypeSyntax] = []

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.returnClause?.type, ["AnyObject", "Any"].contains(type.trimmedDescription) {
      results.append(type)
    }
    return .visitChildren
  }
}
