import Foundation
import SwiftParser
import SwiftSyntax

/// The declarations of a project, as far as rewriting one file needs the declarations of others.
public struct ProjectIndex: Sendable {
  public struct Method: Sendable {
    var name: String
    /// The labels, `_` where there is none.
    var labels: [String]
    var types: [String]
  }

  public struct Class: Sendable {
    public var name: String
    /// The superclass and the protocols, those of extensions too.
    var inherited: [String] = []
    /// What its declaration names first, which is its superclass unless it is a protocol.
    var superclass: String?
    var properties: [String: String] = [:]
    var methods: [Method] = []
    var initializers: [Method] = []
    /// Whether `init?(coder:)` does more than stop.
    var hasCoder = false
    var path = ""
    /// Its name in Objective-C, which storyboards may use; nil where it is the same.
    var objectiveCName: String?
    /// Its name with those of the types around it.
    var wholeName: String?
  }

  public var classes: [String: Class] = [:]
  var protocols: Set<String> = []
  /// The protocols that protocols inherit from, by their names.
  var protocolParents: [String: Set<String>] = [:]
  /// Protocols that only classes conform to.
  var valueConformances: Set<String> = []
  var valueTypes: Set<String> = []
  /// The properties of structs by the names of these, with their types.
  var valueProperties: [String: [String: String]] = [:]
  /// The types that the names of type aliases stand for.
  var aliases: [String: String] = [:]
  /// The places of arguments of `Any`, by a function's name with its labels, behind the name of its type.
  var anyArguments: [String: Set<Int>] = [:]
  /// Where the arguments of `Any...` begin, and their label, by a function's name.
  var anyLists: [String: (place: Int, label: String)] = [:]
  /// The names of all functions.
  var functionNames: Set<String> = []
  /// The names of the functions that are called where something is tried.
  var triedCalls: Set<String> = []
  /// The types that say how they are described.
  var describedTypes: Set<String> = []
  var enumCases: Set<String> = []
  /// The enumeration cases that hold nothing.
  var plainCases: Set<String> = []
  /// The places of errors among what a case holds, by its name.
  var errorCases: [String: Set<Int>] = [:]
  /// Methods of protocols that may be left out.
  var optionalMethods: Set<String> = []
  /// The generic parameters of the project's types by the names of these.
  var genericParameters: [String: Set<String>] = [:]
  /// The kinds that the generic parameters of a type have to be, because values are cast to them.
  var genericCasts: [String: [String: GenericCasts.Need]] = [:]
  /// Protocols that optional values conform to.
  var optionalProtocols: Set<String> = []
  /// The types that are read from JSON or written as such.
  var codables = CodableIndex()
  /// Structs that become classes.
  var sharedValues = SharedValues()
  /// The protocols that each of the project's values conforms to where it is declared.
  var conformancesOfValues: [String: Set<String>] = [:]
  /// Where the project's functions take key paths.
  var keyPaths = KeyPathIndex()
  /// The entities of Core Data by the names of their classes.
  var entities: [String: String] = [:]
  /// The methods that the project's own protocols ask for, as `list(_:didChoose:)`.
  var protocolMethods: Set<String> = []
  /// Whether the project makes controllers of scenes by closures of its own.
  var hasCreators = false
  /// Whether values are asked for or set by their names.
  var usesKeys = false
  /// The names of the project's nib files.
  public var nibs: Set<String> = []
  /// The names of types that are asked for as text.
  var typeNames = TypeNames()
  /// The overrides of extensions, which are put at the end of the classes, by their names.
  var moved: [String: String] = [:]
  /// Whether what is written says which lines of the project it is made of.
  var pointsToSources = true
  /// The module that the project becomes, and what tests call it.
  var product = ""
  var modules: Set<String> = []
  /// The names of generic methods that a class overrides.
  var overriddenGenerics: Set<String> = []
  /// The precedence groups that the project declares.
  var precedenceGroups: Set<String> = []
  /// Those that each is declared to be lower than.
  var higherGroups: [String: Set<String>] = [:]
  public var appDelegate: String?
  public var sceneDelegate: String?
  /// The app where it is one of SwiftUI.
  var swiftUIApp: (name: String, path: String, line: Int)?
  public var diagnostics: [Diagnostic] = []
  /// The declarations of the names that classes have in Objective-C.
  private(set) var otherNames = ""

  public init() {}

  public mutating func add(_ tree: SourceFileSyntax, path: String, isSwift2: Bool = false) {
    let visitor = IndexVisitor(path: path, isSwift2: isSwift2)
    visitor.walk(tree)
    for found in visitor.classes {
      if let known = classes[found.name], !known.path.isEmpty, found.path == path, known.path != path {
        diagnostics.append(
          .init(
            .warning, path: path,
            "\(found.name) is declared in \(known.path) too: scenes have the outlets and actions of that one, and the compiler sees both."
          ))
        continue
      }
      merge(found)
    }
    for part in visitor.extensions { merge(part) }
    codables.add(tree, path: path)
    keyPaths.add(tree)
    triedCalls.formUnion(TriedCalls.names(in: tree))
    describedTypes.formUnion(DescribedTypes.names(in: tree))
    protocols.formUnion(visitor.protocolParents.keys)
    protocolParents.merge(visitor.protocolParents) { $0.union($1) }
    conformancesOfValues.merge(visitor.valueConformances) { $0.union($1) }
    valueTypes.formUnion(visitor.valueTypes)
    for found in visitor.structs {
      valueProperties[found.name, default: [:]].merge(found.properties) { first, _ in first }
    }
    aliases.merge(visitor.aliases) { first, _ in first }
    anyArguments.merge(visitor.anyArguments) { $0.intersection($1) }
    anyLists.merge(visitor.anyLists) { first, _ in first }
    overriddenGenerics.formUnion(visitor.overriddenGenerics)
    precedenceGroups.formUnion(visitor.precedenceGroups)
    higherGroups.merge(visitor.higherGroups) { $0.union($1) }
    functionNames.formUnion(visitor.functionNames)
    enumCases.formUnion(visitor.enumCases)
    plainCases.formUnion(visitor.plainCases)
    errorCases.merge(visitor.errorCases) { $0.union($1) }
    optionalMethods.formUnion(visitor.optionalMethods)
    genericParameters.merge(visitor.genericParameters) { $0.union($1) }
    for part in visitor.extensions where part.name == "Optional" {
      optionalProtocols.formUnion(part.inherited)
    }
    protocolMethods.formUnion(visitor.protocolMethods)
    hasCreators = hasCreators || visitor.hasCreators
    usesKeys = usesKeys || visitor.usesKeys
    appDelegate = appDelegate ?? visitor.appDelegate
    if swiftUIApp == nil, let app = visitor.swiftUIApp {
      let line = SourceLocationConverter(fileName: path, tree: tree).location(for: app.place).line
      swiftUIApp = (app.name, path, line)
    }
    sceneDelegate =
      sceneDelegate
      ?? visitor.classes.first {
        $0.inherited.contains { $0 == "UIWindowSceneDelegate" || $0 == "UISceneDelegate" }
      }?
      .name
  }

  /// Has the classes be found by the names that documents may have for them: that of Objective-C, and that within a type.
  mutating func addOtherNames() {
    for (_, known) in classes.sorted(by: { $0.key < $1.key }) where !known.path.isEmpty {
      let whole = known.wholeName ?? known.name
      for name in [known.objectiveCName, known.wholeName].compactMap(\.self) where classes[name] == nil {
        classes[name] = known
        if name == known.objectiveCName, !valueTypes.contains(name), !protocols.contains(name) {
          otherNames += "typealias \(name) = \(whole)\n"
        }
      }
    }
  }

  /// Finds the types that are read and written, once all protocols are known.
  mutating func findCodables() { codables.inherit(from: protocolParents, aliases: aliases) }

  /// Takes up what the extensions of a source say, once all types are known.
  mutating func complete(with tree: SourceFileSyntax) {
    let finder = GenericCasts.Finder(genericParameters)
    finder.walk(tree)
    for (target, need) in finder.found {
      guard let type = target.type else { continue }
      let known = genericCasts[type]?[target.constrained]
      genericCasts[type, default: [:]][target.constrained] = known == .value ? .value : need
    }
  }

  /// Protocols that something other than a class conforms to by an extension.
  mutating func findValueConformances() {
    valueTypes.subtract(sharedValues.names)
    for name in sharedValues.names { codables.isReference(name) }
    for (name, found) in conformancesOfValues where !sharedValues.names.contains(name) {
      valueConformances.formUnion(found)
    }
    for (name, part) in classes where part.path.isEmpty && isValue(name) {
      valueConformances.formUnion(part.inherited)
    }
  }

  /// Whether a type that the project extends and does not declare as a class is not a class.
  func isValue(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "<" })
    return valueTypes.contains(base) || Self.standardValues.contains(base)
  }

  private static let standardValues: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "ClosedRange", "Data", "Date",
    "DateComponents", "Decimal", "Dictionary", "Double", "Float", "IndexPath", "IndexSet", "Int", "Int16",
    "Int32",
    "Int64", "Int8", "Notification.Name", "Optional", "Range", "Result", "Set", "String", "Substring",
    "TimeInterval",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "UIEdgeInsets",
  ]

  /// Takes up what the extensions of a source override, once all classes are known.
  mutating func moveOverrides(of tree: SourceFileSyntax, path: String) {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    for statement in tree.statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self) else { continue }
      for member in ExtensionOverrideRewrite.overrides(in: node, of: self) {
        let line = converter.location(for: member.positionAfterSkippingLeadingTrivia).line
        moved[node.extendedType.trimmedDescription, default: ""] +=
          "\n" + (pointsToSources ? pointer(to: path, line: line) : "  ") + member.trimmedDescription
      }
    }
  }

  /// A line that says where the next one comes from; none where people go on with what is written.
  func pointer(to path: String, line: Int) -> String {
    pointsToSources ? "#sourceLocation(file: \(SwiftName.literal(path)), line: \(line))\n" : ""
  }

  private mutating func merge(_ part: Class) {
    var known = classes[part.name] ?? Class(name: part.name)
    known.inherited += part.inherited
    known.superclass = known.superclass ?? part.superclass
    known.objectiveCName = known.objectiveCName ?? part.objectiveCName
    known.wholeName = known.wholeName ?? part.wholeName
    known.properties.merge(part.properties) { first, _ in first }
    known.methods += part.methods
    known.initializers += part.initializers
    known.hasCoder = known.hasCoder || part.hasCoder
    if !part.path.isEmpty { known.path = part.path }
    classes[part.name] = known
  }

  /// The name of Heft's weak reference beside the project's own types.
  var weak: String { classes["Weak"] != nil || valueTypes.contains("Weak") ? "Heft.Weak" : "Weak" }

  /// The class and what it inherits, nearest first, ending in a name that is not the project's.
  func ancestry(_ name: String) -> [String] {
    var chain = [name]
    while let next = superclass(of: chain[chain.count - 1]), !chain.contains(next) { chain.append(next) }
    return chain
  }

  /// The superclass of one of the project's classes, without its generic arguments and the type around it.
  ///
  /// - Parameter name: The name of the class.
  /// - Returns: Nil where it has none. A class that the project only extends has none that is known.
  func superclass(of name: String) -> String? {
    guard let first = classes[name]?.superclass else { return nil }
    // A class may be named together with protocols, `UIViewController & Themed`.
    let parts = resolved(first).split(separator: "&").map { part in
      let plain = part.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
      return plain.split(separator: ".").last.map(String.init) ?? plain
    }
    return parts.first { !protocols.contains($0) }
  }

  /// The first class of the chain that is not the project's.
  func root(_ name: String) -> String { ancestry(name).last ?? name }

  /// Whether objects of the class are kept in archives, and are no views.
  func isArchived(_ name: String) -> Bool {
    let chain = ancestry(name)
    guard !["UI", "CA", "WK"].contains(where: { root(name).hasPrefix($0) }) else { return false }
    return chain.contains { step in
      classes[step]?.inherited.contains { $0 == "NSCoding" || $0 == "NSSecureCoding" } ?? false
    }
  }

  /// The classes whose objects archives may name, with the types around them.
  var archived: [String] {
    codables.entries.filter { name, entry in
      let own = name.split(separator: ".").last.map(String.init) ?? name
      return entry.kind == .reference && !entry.isHidden && !entry.isPrivate && isArchived(own)
    }.keys.sorted()
  }

  func isObject(_ name: String) -> Bool {
    let root = root(name)
    return root.hasPrefix("UI") || root.hasPrefix("NS") || root.hasPrefix("WK") || root.hasPrefix("CA")
  }

  /// The method of a name in a class, or above it.
  ///
  /// - Parameters:
  ///   - name: The name, without labels.
  ///   - type: The class.
  ///   - count: How many parameters it has, where several methods of the name may be there; nil for any.
  /// - Returns: The method; nil where there is none.
  func method(_ name: String, of type: String, parameters count: Int? = nil) -> Method? {
    for step in ancestry(type) {
      let found = classes[step]?.methods.first {
        $0.name == name && (count == nil || $0.labels.count == count)
      }
      if let found { return found }
    }
    return nil
  }

  /// A type as it is written, or what it is a name of.
  func resolved(_ type: String) -> String {
    let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    return aliases[plain].map { $0 + type.dropFirst(plain.count) } ?? type
  }

  func property(_ name: String, of type: String) -> String? {
    for step in ancestry(type) { if let found = classes[step]?.properties[name] { return resolved(found) } }
    return valueProperties[type]?[name].map(resolved)
  }
}
