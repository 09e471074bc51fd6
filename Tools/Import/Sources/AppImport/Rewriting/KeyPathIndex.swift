import SwiftSyntax

/// Where the project's own functions take key paths, which are three types of Heft's: a page has none of the language's.
struct KeyPathIndex: Sendable {
  enum Kind: String, Sendable {
    case reading = "HeftKeyPath"
    case writing = "HeftWritableKeyPath"
    case reference = "HeftReferenceKeyPath"

    /// The kind of a type as it is written; nil for one that is no key path.
    init?(_ type: String) {
      let parts = type.matches(of: /\b(ReferenceWritable|Writable)?KeyPath\s*</)
      guard let first = parts.first else { return nil }
      switch first.1 {
      case "ReferenceWritable": self = .reference
      case "Writable": self = .writing
      default: self = .reading
      }
    }
  }

  /// The kinds by the function's name, or by the name of the type that is made, and the label, `_` where there is none.
  private(set) var parameters: [String: [String: Kind]] = [:]
  /// The kinds by the names of parameters and variables.
  private(set) var variables: [String: Kind] = [:]

  mutating func add(_ tree: SourceFileSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    for (name, labels) in visitor.parameters { parameters[name, default: [:]].merge(labels) { $1 } }
    variables.merge(visitor.variables) { $1 }
  }

  private final class Visitor: SyntaxVisitor {
    var parameters: [String: [String: Kind]] = [:]
    var variables: [String: Kind] = [:]

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = Kind(node.type.trimmedDescription) else { return .visitChildren }
      variables[(node.secondName ?? node.firstName).text] = kind
      var place = node.parent
      while let here = place {
        if let function = here.as(FunctionDeclSyntax.self) {
          parameters[function.name.text, default: [:]][node.firstName.text] = kind
        } else if here.is(InitializerDeclSyntax.self) {
          take(node.firstName.text, kind, inTypeAround: here)
        } else {
          place = here.parent
          continue
        }
        break
      }
      return .visitChildren
    }

    // `let path: KeyPath<Item, String>`, also as a property that the initializer of a struct takes.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.typeAnnotation?.type.trimmedDescription, let kind = Kind(type) {
        variables[node.pattern.trimmedDescription] = kind
        take(node.pattern.trimmedDescription, kind, inTypeAround: Syntax(node))
      }
      return .visitChildren
    }

    // `case toggle(title: String, path: ReferenceWritableKeyPath<Settings, Bool>)`: the names of what a pattern takes out
    // are most often the labels.
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      for parameter in node.parameterClause?.parameters ?? [] {
        guard let kind = Kind(parameter.type.trimmedDescription) else { continue }
        let label = parameter.firstName?.text ?? "_"
        parameters[node.name.text, default: [:]][label] = kind
        variables[label] = kind
      }
      return .visitChildren
    }

    private func take(_ label: String, _ kind: Kind, inTypeAround node: Syntax) {
      var place = node.parent
      while let here = place {
        let name =
          here.as(StructDeclSyntax.self)?.name.text ?? here.as(ClassDeclSyntax.self)?.name.text
          ?? here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        if let name {
          parameters[name, default: [:]][label] = kind
          return
        }
        if here.is(FunctionDeclSyntax.self) { return }
        place = here.parent
      }
    }
  }
}
