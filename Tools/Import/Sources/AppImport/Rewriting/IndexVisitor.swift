import SwiftSyntax

/// Collects the declarations of one source.
final class IndexVisitor: SyntaxVisitor {
  var classes: [ProjectIndex.Class] = []
  var extensions: [ProjectIndex.Class] = []
  var protocolParents: [String: Set<String>] = [:]
  var valueConformances: [String: Set<String>] = [:]
  var valueTypes: Set<String> = []
  var structs: [ProjectIndex.Class] = []
  var aliases: [String: String] = [:]
  var anyArguments: [String: Set<Int>] = [:]
  var anyLists: [String: (place: Int, label: String)] = [:]
  var functionNames: Set<String> = []
  var enumCases: Set<String> = []
  var plainCases: Set<String> = []
  var errorCases: [String: Set<Int>] = [:]
  var optionalMethods: Set<String> = []
  var genericParameters: [String: Set<String>] = [:]
  var protocolMethods: Set<String> = []
  var overriddenGenerics: Set<String> = []
  var precedenceGroups: Set<String> = []
  /// The groups that each is declared to be lower than.
  var higherGroups: [String: Set<String>] = [:]
  var appDelegate: String?
  var hasCreators = false
  /// Whether values are asked for or set by their names.
  var usesKeys = false
  var swiftUIApp: (name: String, place: AbsolutePosition)?
  let path: String
  let isSwift2: Bool

  init(path: String, isSwift2: Bool) {
    self.path = path
    self.isSwift2 = isSwift2
    super.init(viewMode: .sourceAccurate)
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  /// The name of a class within others; nil where it stands by itself.
  private func wholeName(of node: ClassDeclSyntax) -> String? {
    var names = [node.name.text]
    var place = Syntax(node)
    while let type = place.enclosingTypeNode {
      names.insert(type.name, at: 0)
      place = type.node
    }
    return names.count > 1 ? names.joined(separator: ".") : nil
  }

  private func take(_ clause: GenericParameterClauseSyntax?, of type: String) {
    guard let clause else { return }
    genericParameters[type, default: []].formUnion(clause.parameters.map(\.name.text))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.genericParameterClause, of: node.name.text)
    var found = ProjectIndex.Class(name: node.name.text, inherited: inherited(node.inheritanceClause))
    found.superclass = found.inherited.first
    found.path = path
    for attribute in node.attributes {
      let name = attribute.trimmedDescription.wholeMatch(of: /@objc\s*\(\s*(\w+)\s*\)/).map { String($0.1) }
      if let name, name != found.name { found.objectiveCName = name }
    }
    found.wholeName = wholeName(of: node)
    members(node.memberBlock, into: &found)
    classes.append(found)
    let names = node.attributes.map { $0.trimmedDescription }
    if names.contains(where: { $0 == "@UIApplicationMain" || $0 == "@main" })
      || found.inherited.contains("UIApplicationDelegate")
    {
      appDelegate = node.name.text
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var found = ProjectIndex.Class(name: node.extendedType.trimmedDescription)
    members(node.memberBlock, into: &found)
    found.inherited = inherited(node.inheritanceClause)
    extensions.append(found)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if inherited(node.inheritanceClause).contains(where: { ["App", "SwiftUI.App"].contains($0) }) {
      swiftUIApp = (node.name.text, node.name.positionAfterSkippingLeadingTrivia)
    }
    take(node.genericParameterClause, of: node.name.text)
    valueTypes.insert(node.name.text)
    valueConformances[node.name.text, default: []].formUnion(inherited(node.inheritanceClause))
    var found = ProjectIndex.Class(name: node.name.text)
    members(node.memberBlock, into: &found)
    structs.append(found)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      aliases[node.name.text] = node.initializer.value.trimmedDescription
    }
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    valueTypes.insert(node.name.text)
    valueConformances[node.name.text, default: []].formUnion(inherited(node.inheritanceClause))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.insert(node.name.text)
    if GenericMethodRewrite.isGeneric(node), node.modifiers.contains(where: { $0.name.text == "override" }) {
      overriddenGenerics.insert(node.name.text)
    }
    let parameters = Array(node.signature.parameterClause.parameters)
    let places = parameters.indices.filter { AnyArgumentRewrite.isAny(parameters[$0]) }
    takeAny(places, of: node, node.modifiers, node.name.text, labels(of: parameters))
    if let place = parameters.firstIndex(where: AnyArgumentRewrite.isAnyList) {
      anyLists[node.name.text] = (place, parameters[place].firstName.text)
    }
    if node.attributes.contains(where: { $0.trimmedDescription == "@IBSegueAction" }) { hasCreators = true }
    return .visitChildren
  }

  // `init?(json: AnyObject)` of Swift 2 took texts and numbers, too.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let places = parameters.indices.filter {
      AnyArgumentRewrite.isAny(parameters[$0])
        || isSwift2 && parameters[$0].type.trimmedDescription == "AnyObject"
    }
    takeAny(places, of: node, node.modifiers, "init", parameters.map(\.firstName.text))
    return .visitChildren
  }

  /// Notes the places of a function's arguments of any value; what overrides another has them from that.
  private func takeAny(
    _ places: [Int], of node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ name: String,
    _ labels: [String]
  ) {
    guard !places.isEmpty, !modifiers.contains(where: { $0.name.text == "override" }) else { return }
    let arguments = labels.map { $0 + ":" }.joined()
    anyArguments["\(Syntax(node).enclosingType ?? "").\(name)(\(arguments))"] = Set(places)
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    precedenceGroups.insert(node.name.text)
    for case .precedenceGroupRelation(let relation) in node.groupAttributes
    where relation.higherThanOrLowerThanLabel.text == "lowerThan" {
      higherGroups[node.name.text, default: []].formUnion(relation.precedenceGroups.map(\.name.text))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    if ["instantiateViewController", "instantiateInitialViewController"].contains(name),
      node.trailingClosure != nil || node.arguments.contains(where: { $0.label?.text == "creator" })
    {
      hasCreators = true
    }
    if KeyedRewrite.isUse(node) { usesKeys = true }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    enumCases.insert(node.name.text)
    if node.parameterClause == nil { plainCases.insert(node.name.text) }
    let places = ErrorArgumentRewrite.places(node.parameterClause?.parameters.map(\.type) ?? [])
    if !places.isEmpty { errorCases[node.name.text] = places }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocolParents[node.name.text] = Set(inherited(node.inheritanceClause))
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      protocolMethods.insert("\(function.name.text)(\(labels.joined()))")
      guard ProtocolRewrite.isOptional(function) else { continue }
      optionalMethods.insert(function.name.text)
    }
    return .visitChildren
  }

  /// The labels of a function's arguments, `_` where there is none: in Swift 2 the first has none unless it is said.
  private func labels(of parameters: [FunctionParameterSyntax]) -> [String] {
    parameters.enumerated().map { place, parameter in
      isSwift2 && place == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
  }

  private func members(_ block: MemberBlockSyntax, into found: inout ProjectIndex.Class) {
    for item in block.members {
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          // `.Finger` of an option set is written as a case is.
          if isStatic { enumCases.insert(name) }
          found.properties[name] = binding.typeAnnotation?.type.trimmedDescription ?? ""
        }
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        let parameters = Array(function.signature.parameterClause.parameters)
        found.methods.append(
          .init(
            name: function.name.text,
            labels: labels(of: parameters), types: parameters.map { $0.type.trimmedDescription }))
      } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        let parameters = Array(initializer.signature.parameterClause.parameters)
        let isConvenience = initializer.modifiers.contains { $0.name.text == "convenience" }
        found.initializers.append(
          .init(
            name: isConvenience ? "convenience" : "init", labels: parameters.map(\.firstName.text),
            types: parameters.map { $0.type.trimmedDescription }))
        if parameters.count == 1, parameters[0].firstName.text == "coder",
          !(initializer.body?.statements.trimmedDescription.hasPrefix("fatalError") ?? true)
        {
          found.hasCoder = true
        }
      }
    }
  }
}
