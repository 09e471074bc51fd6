import SwiftSyntax

/// A case as text, as `String(describing: suit)` and `"\(suit)"` have it, is its name: a page keeps no names, so the
/// enumeration tells them itself, unless the project has said how it is described.
final class CaseNameRewrite: RewriteVisitor {
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members
    let cases = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    guard !cases.isEmpty, !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }),
      !cases.contains(where: { $0.name.text == "description" }), !isDescribed(node)
    else { return .visitChildren }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", CustomStringConvertible", after: last.type)
    } else if let generics = node.genericParameterClause {
      insert(": CustomStringConvertible", after: generics)
    } else {
      insert(": CustomStringConvertible", after: node.name)
    }
    // What an extension says of all of its members counts too.
    let words = node.modifiers.map(\.name.text)
    let outer =
      node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
    let isPublic =
      words.contains("public")
      || outer.contains("public") && !words.contains { ["internal", "private", "fileprivate"].contains($0) }
    let texts = cases.map { "case \(Self.pattern($0)): return \(Self.text($0))" }.joined(separator: "; ")
    insert(
      " \(isPublic ? "public " : "")var description: String { switch self { \(texts) } };",
      after: node.memberBlock.leftBrace)
    return .visitChildren
  }

  private func isDescribed(_ node: EnumDeclSyntax) -> Bool {
    let described = context.index.describedTypes
    let own = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let later = context.index.classes[node.name.text]?.inherited ?? []
    let all = Set((own + later).flatMap { $0.split(separator: "&").map { String($0.filter { $0 != " " }) } })
      .union(context.index.conformancesOfValues[node.name.text, default: []])
    // What an extension of all raw values says counts too.
    return described.contains(node.name.text) || described.contains("RawRepresentable")
      || all.contains { inherits($0, from: described) }
  }

  private func inherits(_ name: String, from described: Set<String>) -> Bool {
    ["CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "CodingKey"]
      .contains(name) || described.contains(name)
      || context.index.protocolParents[name, default: []].contains { inherits($0, from: described) }
  }

  private static func pattern(_ element: EnumCaseElementSyntax) -> String {
    let values = (element.parameterClause?.parameters).map { Array($0) } ?? []
    if values.isEmpty { return ".\(element.name.text)" }
    let names = values.enumerated().map { isPlain($1) ? "let heft\($0)" : "_" }
    return ".\(element.name.text)(\(names.joined(separator: ", ")))"
  }

  /// Whether what a case holds is a text, a number or a truth value; of others a page has no text.
  private static func isPlain(_ parameter: EnumCaseParameterSyntax) -> Bool {
    [
      "String", "Int", "Double", "Float", "CGFloat", "Bool", "Int32", "Int64", "UInt", "UInt8", "UInt32",
      "Character",
    ]
    .contains(parameter.type.trimmedDescription)
  }

  private static func text(_ element: EnumCaseElementSyntax) -> String {
    let name = SwiftName.literal(element.name.text.filter { $0 != "`" })
    guard let parameters = element.parameterClause?.parameters, !parameters.isEmpty else { return name }
    let values = parameters.enumerated().map { place, parameter in
      let label = parameter.firstName.map { $0.text == "_" ? "" : "\"\($0.text): \" + " } ?? ""
      return label + (isPlain(parameter) ? "heftDescription(heft\(place))" : "\"(value)\"")
    }
    return "\(name) + \"(\" + \(values.joined(separator: " + \", \" + ")) + \")\""
  }
}

/// Finds the types that say in a project how they are described.
final class DescribedTypes: SyntaxVisitor {
  private var names: Set<String> = []

  /// - Parameter tree: A source.
  /// - Returns: The names of types with a `description` or a `debugDescription`, in themselves or in an extension.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let finder = DescribedTypes(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  /// Adds a type by its own name, also where an extension names those around it.
  private func add(_ name: String) { names.insert(name.split(separator: ".").last.map(String.init) ?? name) }

  // A method of that name leaves no room for a property.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "description", let type = Syntax(node).enclosingTypeNode { add(type.name) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isDescription = node.bindings.contains {
      ["description", "debugDescription"].contains($0.pattern.trimmedDescription)
    }
    if isDescription, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let type = Syntax(node).enclosingTypeNode
    {
      add(type.name)
    }
    return .visitChildren
  }
}
