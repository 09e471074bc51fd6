import SwiftSyntax

/// The types of a project that are read from JSON or written as such, as far as it takes to write what the compiler does.
struct CodableIndex: Sendable {
  enum Kind: Sendable { case structure, enumeration, reference }

  struct Property: Sendable {
    var name: String
    /// As it is written; nil where the value says it.
    var type: String?
    var initial: String?
    var isConstant: Bool
    /// Whether a property wrapper keeps it, which is read and written in its place.
    var isWrapped = false

    /// Whether it may be missing.
    var isOptional: Bool {
      guard let type else { return false }
      return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    }
  }

  struct Case: Sendable {
    var name: String
    /// The labels of what it has with it; nil where there is none.
    var labels: [String?]
  }

  struct Entry: Sendable {
    var kind: Kind?
    var path = ""
    var properties: [Property] = []
    var cases: [Case] = []
    var inherited: [String] = []
    /// The keys that the sources name.
    var keys: [String]?
    var isDecodable = false
    var isEncodable = false
    var hasDecoding = false
    var hasEncoding = false
    var hasInitializers = false
    /// Whether an extension at the end of the file cannot name it.
    var isHidden = false
    var isPublic = false
    /// Whether only its own file can name it.
    var isPrivate = false
  }

  /// The entries by their names with the names of the types around them.
  private(set) var entries: [String: Entry] = [:]
  /// The types of keys of dictionaries.
  private(set) var keyTypes: Set<String> = []
  /// The computed properties of each object that are a text, a number or a truth value.
  private(set) var computed: [String: [String]] = [:]

  mutating func add(_ tree: SourceFileSyntax, path: String) {
    let visitor = CodableVisitor(path: path)
    visitor.walk(tree)
    for (name, found) in visitor.entries { merge(found, into: name) }
    computed.merge(visitor.computed) { $0 + $1 }
    keyTypes.formUnion(visitor.keyTypes)
  }

  private mutating func merge(_ found: Entry, into name: String) {
    guard var known = entries[name] else {
      entries[name] = found
      return
    }
    // Two types of one name in two files: the first is meant.
    if known.kind != nil, found.kind != nil, known.path != found.path { return }
    if found.kind != nil {
      known.kind = found.kind
      known.path = found.path
      known.properties = found.properties
      known.cases = found.cases
      known.isHidden = found.isHidden
      known.isPublic = found.isPublic
      known.isPrivate = found.isPrivate
    }
    known.inherited += found.inherited
    known.keys = known.keys ?? found.keys
    known.hasDecoding = known.hasDecoding || found.hasDecoding
    known.hasEncoding = known.hasEncoding || found.hasEncoding
    known.hasInitializers = known.hasInitializers || found.hasInitializers
    entries[name] = known
  }

  /// Takes a struct for the class that it becomes.
  ///
  /// - Parameter name: Its own name.
  mutating func isReference(_ name: String) {
    for key in entries.keys where key == name || key.hasSuffix("." + name) { entries[key]?.kind = .reference }
  }

  /// Finds out which types are read and written: by their own words, or because a protocol of the project asks that of them.
  ///
  /// - Parameters:
  ///   - parents: The protocols that each protocol inherits.
  ///   - aliases: What other names of types stand for.
  mutating func inherit(from parents: [String: Set<String>], aliases: [String: String]) {
    for (name, entry) in entries {
      var found = Set(entry.inherited)
      var waiting = entry.inherited
      while let next = waiting.popLast() {
        let above = (parents[next] ?? []).union(aliases[next].map { [$0] } ?? []).flatMap {
          $0.split(separator: "&").map { $0.trimmingPrefix(" ").split(separator: " ").joined() }
        }
        waiting += above.filter { found.insert($0).inserted }
      }
      if !found.isDisjoint(with: ["Codable", "Decodable"]) { entries[name]?.isDecodable = true }
      if !found.isDisjoint(with: ["Codable", "Encodable"]) { entries[name]?.isEncodable = true }
    }
  }

  /// Whether a class above this one can be read.
  func inheritsCoding(_ entry: Entry) -> Bool {
    guard let above = entry.inherited.first, let known = entries[above], known.kind == .reference else {
      return false
    }
    return known.isDecodable || known.isEncodable || inheritsCoding(known)
  }
}

/// The name of a type in the sources, with the names around it.
enum QualifiedName {
  static func of(_ node: some SyntaxProtocol, _ own: String) -> String {
    var parts = [own]
    var place = node.parent
    while let here = place {
      if let name = here.asProtocol(NamedDeclSyntax.self)?.name.text, !here.is(FunctionDeclSyntax.self) {
        parts.append(name)
      } else if let part = here.as(ExtensionDeclSyntax.self) {
        parts.append(part.extendedType.trimmedDescription)
      }
      place = here.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// Whether no extension of the file can name it: it is local, or private to another type.
  static func isHidden(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    var isNested = false
    var isPrivate = modifiers.contains { $0.name.text == "private" }
    var place = node.parent
    while let here = place {
      if here.is(FunctionDeclSyntax.self) || here.is(InitializerDeclSyntax.self)
        || here.is(ClosureExprSyntax.self)
        || here.is(AccessorDeclSyntax.self)
      {
        return true
      }
      if here.is(ExtensionDeclSyntax.self) { isNested = true }
      if here.is(ClassDeclSyntax.self) || here.is(StructDeclSyntax.self) || here.is(EnumDeclSyntax.self) {
        if isPrivate { return true }
        isNested = true
        let outer = here.asProtocol(WithModifiersSyntax.self)?.modifiers
        isPrivate = outer?.contains { $0.name.text == "private" } ?? false
        isNested = isNested && isPrivate
      }
      place = here.parent
    }
    return isNested && isPrivate && modifiers.contains { $0.name.text == "private" }
  }
}

private final class CodableVisitor: SyntaxVisitor {
  var entries: [String: CodableIndex.Entry] = [:]
  var computed: [String: [String]] = [:]
  var keyTypes: Set<String> = []
  let path: String

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ node: some DeclSyntaxProtocol, _ name: String, _ kind: CodableIndex.Kind?,
    _ clause: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    let whole = QualifiedName.of(node, name)
    var entry = entries[whole] ?? CodableIndex.Entry()
    let inherited =
      clause?.inheritedTypes.flatMap { type in
        type.type.trimmedDescription.split(separator: "&").map { $0.trimmingPrefix { $0 == " " }.description }
          .map { $0.last == " " ? String($0.dropLast()) : $0 }
      } ?? []
    entry.inherited += inherited
    if let kind {
      entry.kind = kind
      entry.path = path
      entry.isHidden = QualifiedName.isHidden(node, modifiers)
      entry.isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      entry.isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    }
    for member in block.members { read(member.decl, of: kind, into: &entry) }
    computed[whole, default: []] += block.members.compactMap { Self.computedName($0.decl) }
    entries[whole] = entry
  }

  private func read(_ member: DeclSyntax, of kind: CodableIndex.Kind?, into entry: inout CodableIndex.Entry) {
    if let variable = member.as(VariableDeclSyntax.self), kind != nil {
      entry.properties += Self.properties(variable)
    } else if let cases = member.as(EnumCaseDeclSyntax.self) {
      entry.cases += cases.elements.map { element in
        .init(
          name: element.name.text,
          labels: element.parameterClause?.parameters.map { $0.firstName?.text } ?? [])
      }
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      if initializer.signature.parameterClause.parameters.first?.firstName.text == "from",
        initializer.signature.parameterClause.parameters.first?.type.trimmedDescription.hasSuffix("Decoder")
          ?? false
      {
        entry.hasDecoding = true
      }
      if kind != nil { entry.hasInitializers = true }
    } else if let function = member.as(FunctionDeclSyntax.self), function.name.text == "encode",
      function.signature.parameterClause.parameters.first?.firstName.text == "to"
    {
      entry.hasEncoding = true
    } else if let keys = member.as(EnumDeclSyntax.self), keys.name.text == "CodingKeys" {
      entry.keys = keys.memberBlock.members.flatMap { item in
        item.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
      }
    }
  }

  /// The name of a property that is computed and can be asked for by its name.
  private static func computedName(_ member: DeclSyntax) -> String? {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, isComputed(binding.accessorBlock),
      variable.attributes.contains(where: { $0.trimmedDescription == "@objc" }),
      !variable.modifiers.contains(where: { ["static", "class", "private"].contains($0.name.text) }),
      let type = binding.typeAnnotation?.type.trimmedDescription,
      ["String", "Int", "Int16", "Int32", "Double", "Bool", "Date"].contains(type)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The properties that have a place of their own in each value.
  static func properties(_ variable: VariableDeclSyntax) -> [CodableIndex.Property] {
    let others: Set<String> = ["static", "class", "lazy"]
    guard !variable.modifiers.contains(where: { others.contains($0.name.text) }) else { return [] }
    var found: [CodableIndex.Property] = []
    var type: String?
    let isWrapped = variable.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.first?.isUppercase == true
        && !attribute.trimmedDescription.hasPrefix("@IB") && !attribute.trimmedDescription.hasPrefix("@NS")
    }
    // In `let a, b: Int` the type stands behind the last.
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmedDescription ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !isComputed(binding.accessorBlock)
      else { continue }
      found.insert(
        .init(
          name: name, type: type, initial: binding.initializer?.value.trimmedDescription,
          isConstant: variable.bindingSpecifier.text == "let", isWrapped: isWrapped), at: 0)
    }
    return found
  }

  fileprivate static func isComputed(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text, .structure, node.inheritanceClause, node.memberBlock, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text, .reference, node.inheritanceClause, node.memberBlock, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text, .enumeration, node.inheritanceClause, node.memberBlock, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    keyTypes.insert(node.key.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, node.extendedType.trimmedDescription, nil, node.inheritanceClause, node.memberBlock,
      node.modifiers)
    return .visitChildren
  }
}
