import SwiftSyntax

/// The facts about the file and the project that a rewrite knows.
final class RewriteContext {
  let index: ProjectIndex
  let path: String
  /// The declarations of Heft; nil where nobody has looked.
  let heft: HeftFacts?
  /// Whether the file is written in Swift 2.
  let isSwift2: Bool
  var edits: [TextEdit] = []
  var diagnostics: [Diagnostic] = []
  let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax, path: String, index: ProjectIndex, heft: HeftFacts?, isSwift2: Bool) {
    self.index = index
    self.heft = heft
    self.path = path
    self.isSwift2 = isSwift2
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The labels of a function's arguments with their colons, as `_:`: in Swift 2 the first has none unless it is said.
  func labels(of node: FunctionDeclSyntax) -> [String] {
    let parameters = Array(node.signature.parameterClause.parameters)
    var labels = parameters.map { $0.firstName.text + ":" }
    if isSwift2, let first = parameters.first, first.secondName == nil { labels[0] = "_:" }
    return labels
  }
}

/// One rewrite: walks a source and collects edits.
class RewriteVisitor: SyntaxVisitor {
  let context: RewriteContext
  /// Why the edits are made, in a few words.
  var reason: String { "" }
  private var types: [String] = []

  required init(_ context: RewriteContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.append(
      .init(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text, reason: reason))
  }

  func insert(_ text: String, before node: some SyntaxProtocol, isLabel: Bool = false) {
    insert(text, before: node, reason: reason, isLabel: isLabel)
  }

  func insert(_ text: String, before node: some SyntaxProtocol, reason: String, isLabel: Bool = false) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.append(.init(range: start..<start, text: text, reason: reason, isLabel: isLabel))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, after: node, reason: reason)
  }

  /// Makes a node the argument of a call, which counts as one rewrite.
  ///
  /// - Parameter call: The function that is called, with its parenthesis and label: `heftObject(`.
  func wrap(_ node: some SyntaxProtocol, in call: String) {
    insert(call, before: node)
    insert(")", after: node, reason: "")
  }

  func insert(_ text: String, after node: some SyntaxProtocol, reason: String) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    context.edits.append(.init(range: end..<end, text: text, reason: reason))
  }

  /// Takes the node out with the blanks after it.
  func remove(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.append(.init(range: start..<node.endPosition.utf8Offset, text: "", reason: reason))
  }

  func line(of node: some SyntaxProtocol) -> Int {
    context.converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func warn(_ node: some SyntaxProtocol, _ message: String) {
    context.diagnostics.append(.init(.warning, path: context.path, line: line(of: node), message))
  }

  /// The class around a node.
  func enclosingType(of node: some SyntaxProtocol) -> String? { node.enclosingType }
}

extension SyntaxProtocol {
  /// The name of the type around the node; in an extension that of the type or the protocol that is extended.
  var enclosingType: String? { enclosingTypeNode?.name }

  /// The type around the node and its declaration.
  var enclosingTypeNode: (name: String, node: Syntax)? {
    var place = parent
    while let here = place {
      if let found = here.as(ClassDeclSyntax.self) { return (found.name.text, here) }
      if let found = here.as(ExtensionDeclSyntax.self) {
        return (found.extendedType.trimmedDescription, here)
      }
      if let found = here.as(StructDeclSyntax.self) { return (found.name.text, here) }
      if let found = here.as(EnumDeclSyntax.self) { return (found.name.text, here) }
      place = here.parent
    }
    return nil
  }
}
