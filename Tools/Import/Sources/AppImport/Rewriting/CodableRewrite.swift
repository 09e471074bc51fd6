import SwiftSyntax

/// Writes out the code that the compiler makes for `Codable`: the page has no reflection, and no `Codable` of the
/// standard library.
final class CodableRewrite: RewriteVisitor {
  override var reason: String { "Codable" }

  private var extensions = ""

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    write(for: node, node.name.text, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    write(for: node, node.name.text, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.inheritanceClause, let first = clause.inheritedTypes.first,
      clause.inheritedTypes.contains(where: { $0.type.trimmedDescription == "CodingKey" }),
      !["String", "Int"].contains(first.type.trimmedDescription)
    {
      // The names of cases are known where they are raw values.
      insert("String, ", before: first)
    }
    write(for: node, node.name.text, node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if !extensions.isEmpty { insert(extensions, before: node.endOfFileToken) }
  }

  private func write(for node: some SyntaxProtocol, _ name: String, _ block: MemberBlockSyntax) {
    let whole = QualifiedName.of(node, name)
    guard let entry = context.index.codables.entries[whole], entry.path == context.path,
      entry.isDecodable || entry.isEncodable
    else { return }
    let keys = context.index.codables.keyTypes
    if entry.isDecodable, entry.isEncodable, !entry.isHidden, keys.contains(name) || keys.contains(whole) {
      extensions += "\nextension \(whole): HeftCodingName {}"
    }
    let writer = CodableWriter(entry, index: context.index)
    let text = writer.members
    guard !text.isEmpty else { return }
    if entry.kind == .reference || entry.isHidden {
      let brace = block.rightBrace
      let isOnNewLine = brace.leadingTrivia.contains(where: \.isNewline) || block.members.isEmpty
      insert((isOnNewLine ? "" : "; ") + text + writer.ownInitializer + " ", before: brace)
    } else {
      extensions += "\nextension \(whole) { \(text) }"
    }
  }

  // MARK: Words

  // A coder and a key are values of one type here.
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.constraint.trimmedDescription
    if node.someOrAnySpecifier.text == "any", let new = Self.types[name] { replace(node, with: new) }
    return .skipChildren
  }

  private static let types = [
    "Decoder": "Decoder", "Encoder": "Encoder", "CodingKey": "HeftCodingKey",
    "UnkeyedDecodingContainer": "UnkeyedDecodingContainer",
    "SingleValueDecodingContainer": "SingleValueDecodingContainer",
    "UnkeyedEncodingContainer": "UnkeyedEncodingContainer",
    "SingleValueEncodingContainer": "SingleValueEncodingContainer",
  ]

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.element.trimmedDescription == "CodingKey" { replace(node.element, with: "HeftCodingKey") }
    return .visitChildren
  }

  // The error names the type by its text.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["typeMismatch", "valueNotFound"].contains(member.declName.baseName.text),
      let first = node.arguments.first,
      let type = first.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription
    else { return .visitChildren }
    replace(first.expression, with: SwiftName.literal(name))
    return .visitChildren
  }
}

/// Writes the members that make a type readable and writable.
struct CodableWriter {
  private let entry: CodableIndex.Entry
  private let index: ProjectIndex
  private let access: String

  init(_ entry: CodableIndex.Entry, index: ProjectIndex) {
    self.entry = entry
    self.index = index
    access = entry.isPublic ? "public " : ""
  }

  /// The members that the sources leave to the compiler, in one line.
  var members: String {
    // An enumeration with a raw value is that value, and a class below one that can be read inherits.
    if entry.kind == .enumeration, isRaw { return "" }
    if entry.kind == .reference, index.codables.inheritsCoding(entry) { return "" }
    let needsDecoding = entry.isDecodable && !entry.hasDecoding
    let needsEncoding = entry.isEncodable && !entry.hasEncoding
    guard needsDecoding || needsEncoding || entry.keys == nil && (entry.isDecodable || entry.isEncodable)
    else {
      return ""
    }
    var parts: [String] = []
    if needsDecoding { parts.append(entry.kind == .enumeration ? caseDecoding : decoding) }
    if needsEncoding { parts.append(entry.kind == .enumeration ? caseEncoding : encoding) }
    if entry.keys == nil { parts.append(keys) }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double",
    "Float", "CGFloat", "Character",
  ]

  private var isRaw: Bool { entry.inherited.contains { Self.rawTypes.contains($0) } }

  private var coded: [CodableIndex.Property] {
    entry.properties.filter { property in
      if property.isConstant, property.initial != nil { return false }
      return entry.keys?.contains(property.name) ?? true
    }
  }

  private var keys: String {
    let names = entry.kind == .enumeration ? entry.cases.map(\.name) : coded.map(\.name)
    // An enumeration without cases has no raw values.
    return names.isEmpty ? "" : "enum CodingKeys: String, CodingKey { case \(names.joined(separator: ", ")) }"
  }

  private var superclass: Bool {
    entry.kind == .reference
      && (entry.inherited.first.map { name in
        index.classes[name] != nil && !index.protocols.contains(name) || name == "NSObject"
      } ?? false)
  }

  private var decoding: String {
    let word = entry.kind == .reference ? "required " : ""
    var lines: [String] = []
    if !coded.isEmpty { lines.append("let container = try decoder.container(keyedBy: CodingKeys.self)") }
    for property in coded {
      let call = property.isOptional && !property.isWrapped ? "heftDecodeIfPresent" : "heftDecode"
      lines.append("self.\(stored(property)) = try container.\(call)(.\(property.name))")
    }
    if superclass { lines.append("super.init()") }
    return "\(access)\(word)init(from decoder: Decoder) throws(NSError) { \(lines.joined(separator: "; ")) }"
  }

  private func stored(_ property: CodableIndex.Property) -> String {
    (property.isWrapped ? "_" : "") + property.name
  }

  private var encoding: String {
    let hasContainer = !coded.isEmpty
    var lines = [hasContainer ? "var container" : "_"].map {
      "\($0) = encoder.container(keyedBy: \(hasContainer ? "CodingKeys" : "HeftCodingKey").self)"
    }
    for property in coded {
      let call = property.isOptional && !property.isWrapped ? "encodeIfPresent" : "encode"
      lines.append("try container.\(call)(\(stored(property)), forKey: .\(property.name))")
    }
    return "\(access)func encode(to encoder: Encoder) throws(NSError) { \(lines.joined(separator: "; ")) }"
  }

  // As SE-0295 has it: the case's name, with what it has with it below.
  private var caseDecoding: String {
    var lines = entry.cases.map { item in
      guard !item.labels.isEmpty else { return "case .\(item.name)?: self = .\(item.name)" }
      let values = item.labels.enumerated().map { place, label in
        (label.map { $0 == "_" ? "" : $0 + ": " } ?? "")
          + "try values.heftDecode(HeftCodingKey(stringValue: \"\(Self.name(label, place))\"))"
      }
      return
        "case .\(item.name)?: let values = try container.nestedContainer(keyedBy: HeftCodingKey.self, forKey: "
        + ".\(item.name)); self = .\(item.name)(\(values.joined(separator: ", ")))"
    }
    lines.append(
      "case nil: throw heftError(DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, "
        + "debugDescription: \"There is no case of that name.\")))")
    return
      "\(access)init(from decoder: Decoder) throws(NSError) { let container = try decoder.container(keyedBy: "
      + "CodingKeys.self); switch container.allKeys.first { \(lines.joined(separator: "; ")) } }"
  }

  private var caseEncoding: String {
    let lines = entry.cases.map { item in
      let names = item.labels.indices.map { "value\($0)" }
      let pattern = names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
      let nested = "container.nestedContainer(keyedBy: HeftCodingKey.self, forKey: .\(item.name))"
      if names.isEmpty { return "case .\(item.name): _ = \(nested)" }
      let writes = item.labels.enumerated().map { place, label in
        "try values.encode(value\(place), forKey: HeftCodingKey(stringValue: \"\(Self.name(label, place))\"))"
      }
      return "case .\(item.name)\(pattern): var values = \(nested); \(writes.joined(separator: "; "))"
    }
    return
      "\(access)func encode(to encoder: Encoder) throws(NSError) { var container = encoder.container(keyedBy: "
      + "CodingKeys.self); switch self { \(lines.joined(separator: "; ")) } }"
  }

  private static func name(_ label: String?, _ place: Int) -> String {
    guard let label, label != "_" else { return "_\(place)" }
    return label
  }

  /// The initializer that goes where another stands in the type itself.
  var ownInitializer: String {
    guard entry.isDecodable, !entry.hasDecoding, !entry.hasInitializers else { return "" }
    if entry.kind == .reference {
      let isWhole = entry.properties.allSatisfy {
        $0.initial != nil || !$0.isConstant && $0.type?.hasSuffix("?") ?? false
      }
      guard isWhole else { return "" }
      return superclass ? "; override init() { super.init() }" : "; init() {}"
    }
    guard entry.kind == .structure else { return "" }
    var parameters: [String] = []
    var lines: [String] = []
    for property in entry.properties where !(property.isConstant && property.initial != nil) {
      guard let type = property.type ?? property.initial.flatMap(Self.literalType) else { continue }
      let value =
        property.initial ?? (property.isOptional && !property.isConstant ? "nil" : nil)
      let escaping = type.contains("->") && !property.isOptional ? "@escaping " : ""
      parameters.append("\(property.name): \(escaping)\(type)" + (value.map { " = \($0)" } ?? ""))
      lines.append("self.\(property.name) = \(property.name)")
    }
    return "; init(\(parameters.joined(separator: ", "))) { \(lines.joined(separator: "; ")) }"
  }

  private static func literalType(_ value: String) -> String? {
    if value.hasPrefix("\"") { return "String" }
    if value == "true" || value == "false" { return "Bool" }
    if Int(value) != nil { return "Int" }
    if Double(value) != nil { return "Double" }
    return value.firstMatch(of: /^([A-Z][\w.]*)\(/).map { String($0.1) }
  }
}
