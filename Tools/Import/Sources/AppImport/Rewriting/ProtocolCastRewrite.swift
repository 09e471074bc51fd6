import SwiftSyntax

/// A cast to a protocol, `screen as? Reloading`, asks for each of the project's classes that conform to it: a page keeps
/// nothing that would tell what an object conforms to.
final class ProtocolCastRewrite: RewriteVisitor {
  override var reason: String { "cast to a protocol" }

  private var asked: Set<String> = []
  /// What UIKit itself makes objects of.
  private static let previewing = "UIViewControllerPreviewing"

  override func visitPost(_ node: SourceFileSyntax) {
    let end = node.endOfFileToken.positionAfterSkippingLeadingTrivia.utf8Offset
    for name in asked.sorted() {
      context.edits.append(.init(range: end..<end, text: function(name), reason: ""))
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
      let name = elements[place + 1].trimmedDescription
      guard isAsked(name) else { continue }
      if let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark {
        ask(elements[place - 1], elements[place + 1], "heftAs\(name)(", mark.text == "!" ? ")!" : ")")
      } else if element.is(UnresolvedIsExprSyntax.self) {
        ask(elements[place - 1], elements[place + 1], "(heftAs\(name)(", ") != nil)")
      } else {
        continue
      }
      asked.insert(name)
    }
    return .visitChildren
  }

  /// `case let screen as Reloading:` and `case is Reloading:`.
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.parent?.parent?.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let match = node.pattern.trimmedDescription.wholeMatch(of: /(?:let\s+(\w+)\s+as|is)\s+(\w+)/),
      isAsked(String(match.2))
    else { return .visitChildren }
    let condition = node.whereClause.map { $0.condition.trimmedDescription }
    let question = "heftAs\(match.2)(heftCase)"
    asked.insert(String(match.2))
    guard let name = match.1 else {
      let more = condition.map { " && (\($0))" } ?? ""
      replace(node, with: "let heftCase where \(question) != nil\(more)")
      return .skipChildren
    }
    let test = condition.map { "\(question).map({ \(name) in \($0) }) ?? false" } ?? "\(question) != nil"
    replace(node, with: "let heftCase where \(test)")
    insert(" let \(name) = \(question)!; _ = \(name);", after: label.colon)
    return .skipChildren
  }

  /// `for case let screen as Reloading in screens`.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let word = node.caseKeyword, let (name, type) = cast(node.pattern) else { return .visitChildren }
    asked.insert(type)
    let start = word.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: "heftObject", reason: reason))
    var conditions = "let \(name) = heftAs\(type)(heftObject)"
    if let clause = node.whereClause {
      conditions += ", \(clause.condition.trimmedDescription)"
      replace(clause, with: "")
    }
    insert(" guard \(conditions) else { continue };", after: node.body.leftBrace)
    return .visitChildren
  }

  /// `if case let screen as Reloading = top`.
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let (name, type) = cast(node.pattern) else { return .visitChildren }
    asked.insert(type)
    let start = node.caseKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: "let \(name)", reason: reason))
    wrap(node.initializer.value, in: "heftAs\(type)(")
    return .visitChildren
  }

  /// The name and the protocol of a pattern that casts.
  private func cast(_ pattern: PatternSyntax) -> (name: String, type: String)? {
    guard let match = pattern.trimmedDescription.wholeMatch(of: /let\s+(\w+)\s+as\s+(\w+)/),
      isAsked(String(match.2))
    else { return nil }
    return (String(match.1), String(match.2))
  }

  private func ask(_ value: ExprSyntax, _ type: ExprSyntax, _ before: String, _ after: String) {
    insert(before, before: value)
    let start = value.endPositionBeforeTrailingTrivia.utf8Offset
    let end = type.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: start..<end, text: after, reason: ""))
  }

  /// Whether a name is the name of a protocol of objects.
  private func isAsked(_ name: String) -> Bool {
    if context.index.protocols.contains(name) { return !context.index.valueConformances.contains(name) }
    let isKits =
      name == Self.previewing
      || name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    return isKits && context.index.classes[name] == nil
  }

  /// The function that asks, at the end of the file, where it changes no line.
  private func function(_ name: String) -> String {
    if name == Self.previewing {
      return
        "\nprivate func heftAs\(name)(_ object: AnyObject?) -> (any \(name))? { heftPreviewing(object) }\n"
    }
    var lines = ["", "private func heftAs\(name)(_ object: AnyObject?) -> (any \(name))? {"]
    for type in context.index.conforming(to: name, from: context.path) {
      lines.append("  if let object = object as? \(type) { return object }")
    }
    return (lines + ["  return nil", "}", ""]).joined(separator: "\n")
  }
}

extension ProjectIndex {
  /// The classes that conform to a protocol, as a file can name them, without those below another one.
  ///
  /// - Parameters:
  ///   - name: The protocol.
  ///   - path: The file.
  /// - Returns: Their names, with the names of the types around them.
  func conforming(to name: String, from path: String) -> [String] {
    var names: Set<String> = [name]
    var count = 0
    while count != names.count {
      count = names.count
      for (below, above) in protocolParents where !names.isDisjoint(with: above) { names.insert(below) }
    }
    return codables.entries.filter { type, entry in
      let own = type.split(separator: ".").last.map(String.init) ?? type
      let isVisible = !entry.isHidden && (!entry.isPrivate || entry.path == path)
      // A class of UIKit's conforms by an extension.
      let isClass = entry.kind.map { $0 == .reference } ?? !isValue(type)
      return isClass && isVisible && genericParameters[own] == nil
        && !names.isDisjoint(with: entry.inherited)
    }.keys.sorted()
  }
}
