import SwiftSyntax

/// Files are read and written by functions whose errors a page can throw: Foundation's throw any.
final class FileRewrite: RewriteVisitor {
  override var reason: String { "file" }

  private static let readers: [String: [String: String]] = [
    "String": ["contentsOfFile": "heftText", "contentsOf": "heftText"],
    "NSString": ["contentsOfFile": "heftText", "contentsOf": "heftText"],
    "Data": ["contentsOf": "heftData"],
    "NSData": ["contentsOf": "heftData", "contentsOfFile": "heftData"],
    "NSArray": ["contentsOfURL": "heftList", "contentsOfFile": "heftList", "contentsOf": "heftList"],
    "NSDictionary": [
      "contentsOfURL": "heftDictionary", "contentsOfFile": "heftDictionary", "contentsOf": "heftDictionary",
    ],
    "NSMutableArray": ["contentsOfURL": "heftList", "contentsOfFile": "heftList", "contentsOf": "heftList"],
    "NSMutableDictionary": [
      "contentsOfURL": "heftDictionary", "contentsOfFile": "heftDictionary", "contentsOf": "heftDictionary",
    ],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.arguments.first, let label = first.label else { return .visitChildren }
    let made = node.calledExpression.trimmedDescription
    // After Swift 2 data is an object only where the app says so, whose initializers tell by nil that there is no file.
    let isObject = made == "NSData" && !context.isSwift2
    if context.isSwift2, made == "NSData", label.text == "contentsOfURL", node.arguments.count == 1 {
      replace(node.calledExpression, with: "heftFile")
      replace(label, with: "at")
    } else if !isObject, let name = Self.readers[made]?[label.text] {
      replace(node.calledExpression, with: name)
      // The list is asked by its place alone, whatever it is.
      if ["heftList", "heftDictionary"].contains(name) { replace(label, with: "at") }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "write", isFile(node.arguments.map { $0.label?.text ?? "" })
    {
      replace(member.declName.baseName, with: "heftWrite")
    }
    return .visitChildren
  }

  private func isFile(_ labels: [String]) -> Bool {
    [
      ["to"], ["to", "options"], ["to", "atomically", "encoding"], ["toFile", "atomically", "encoding"],
    ].contains(labels)
  }
}

/// A class whose objects are kept in archives is written to and read from Heft's coder, and says what it is called.
final class ArchiveRewrite: RewriteVisitor {
  override var reason: String { "NSCoding" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard context.index.isArchived(name) else { return .visitChildren }
    let isBelow = context.index.ancestry(name).dropFirst().contains { context.index.isArchived($0) }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let brace = node.memberBlock.rightBrace
    let text =
      "\(access)\(isBelow ? "override " : "")var heftArchivedClass: String { \(SwiftName.literal(name)) } "
    insert((brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; ") + text, before: brace)
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "NSSecureCoding", enclosed(node) {
      replace(node.type, with: "NSCoding")
    }
    return .visitChildren
  }

  // `Model: NSObject & NSSecureCoding`
  override func visit(_ node: CompositionTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "NSSecureCoding" { replace(node.type, with: "NSCoding") }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType, type.trimmedDescription == "NSSecureCoding" {
      replace(type, with: "NSCoding")
    }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if node.rightType.trimmedDescription == "NSSecureCoding" { replace(node.rightType, with: "NSCoding") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "NSCoder", enclosed(node) { replace(node.name, with: "HeftCoder") }
    return .visitChildren
  }

  private func enclosed(_ node: some SyntaxProtocol) -> Bool {
    enclosingType(of: node).map { context.index.isArchived($0) } ?? false
  }

  // Classes are not told as a list here: what is in an archive is read as what it is.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["decodeObject", "unarchivedObject"].contains(member.declName.baseName.text),
      let first = node.arguments.first, ["of", "ofClasses"].contains(first.label?.text),
      first.expression.is(ArrayExprSyntax.self)
    else { return .visitChildren }
    remove(first)
    return .visitChildren
  }

  // `let classes: [AnyClass] = [NSArray.self, NSNumber.self]`: a page has no values of types.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation?.type,
      ["[AnyClass]", "[AnyObject.Type]"].contains(type.trimmedDescription),
      let list = node.initializer?.value.as(ArrayExprSyntax.self)
    else { return .visitChildren }
    for element in list.elements { remove(element) }
    return .visitChildren
  }
}
