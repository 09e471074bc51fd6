import SwiftParser
import SwiftSyntax

/// What compiles natively and not for a page, which the check of a project would otherwise call compiled.
enum PageLimits {
  /// Finds asynchronous functions, tasks, actors and literals of regular expressions.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - path: Where it lies.
  ///   - index: The project's declarations: a type of its own may be called `Task`.
  /// - Returns: An error for each, at its place.
  static func find(_ text: String, path: String, index: ProjectIndex) -> [Diagnostic] {
    guard ["async", "await", "Task", "actor", "Regex", "/"].contains(where: text.contains) else { return [] }
    let tree = Parser.parse(source: text)
    let visitor = Visitor(index)
    visitor.walk(tree)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return visitor.found.map { found in
      Diagnostic(.error, path: path, line: converter.location(for: found.place).line, found.message)
    }
  }

  private final class Visitor: SyntaxVisitor {
    let hasOwnTask: Bool
    var found: [(place: AbsolutePosition, message: String)] = []

    init(_ index: ProjectIndex) {
      hasOwnTask =
        index.classes["Task"].map { !$0.path.isEmpty } ?? false || index.valueTypes.contains("Task")
        || index.aliases["Task"] != nil
      super.init(viewMode: .sourceAccurate)
    }

    private func tell(_ node: some SyntaxProtocol, _ what: String) -> SyntaxVisitorContinueKind {
      found.append(
        (
          node.positionAfterSkippingLeadingTrivia,
          "\(what) does not run in a page: hand the result to a closure, and come back by DispatchQueue.main.async or asyncAfter."
        ))
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.signature.effectSpecifiers?.asyncSpecifier != nil else { return .visitChildren }
      return tell(node.name, "The asynchronous function '\(node.name.text)'")
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      node.signature.effectSpecifiers?.asyncSpecifier == nil
        ? .visitChildren : tell(node.initKeyword, "An asynchronous initializer")
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
      node.effectSpecifiers?.asyncSpecifier == nil
        ? .visitChildren : tell(node, "An asynchronous property")
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
      node.effectSpecifiers?.asyncSpecifier == nil
        ? .visitChildren : tell(node, "An asynchronous closure")
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      tell(node.name, "The actor '\(node.name.text)'")
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { tell(node, "'await'") }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      node.awaitKeyword == nil ? .visitChildren : tell(node, "'for await'")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      var name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "detached" {
        name = member.base?.trimmedDescription
      }
      let isMade = node.trailingClosure != nil || node.arguments.contains { $0.label?.text == "operation" }
      return name == "Task" && isMade && !hasOwnTask ? tell(node, "'Task'") : .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(
        (
          node.positionAfterSkippingLeadingTrivia,
          "A regular expression as a literal does not run in a page: write it as the text of an NSRegularExpression."
        ))
      return .skipChildren
    }

    // What is for another compiler or another system may be left out.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let conditions = node.clauses.compactMap { $0.condition?.trimmedDescription }
      let isForOthers = conditions.contains { text in
        ["canImport(", "swift(", "compiler(", "os(", "hasFeature("].contains { text.contains($0) }
      }
      return isForOthers ? .skipChildren : .visitChildren
    }
  }
}
