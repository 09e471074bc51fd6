import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The models of Core Data of a project: entities, and what their classes are made of.
struct DataModel {
  struct Attribute {
    var name: String
    var type: String
    var swiftType: String
    var isScalar: Bool
    var initial: String?
  }

  struct Relation {
    var name: String
    var destination: String
    var isMany: Bool
    var isOrdered: Bool
    var inverse: String
    var cascades: Bool
  }

  struct Entity {
    var name: String
    var className: String
    /// `class`, `category`, or empty where the sources have it all.
    var generation: String
    var parent: String?
    var attributes: [Attribute] = []
    var relations: [Relation] = []
    var path: String
  }

  private(set) var entities: [Entity] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ project: XcodeProject) {
    // The last of several versions by name counts, where nothing says which is in use.
    var newest: [String: String] = [:]
    for path in project.models.sorted() {
      let version = (path as NSString).deletingLastPathComponent
      let model = (version as NSString).deletingLastPathComponent
      let current = PropertyListFile.read(model + "/.xccurrentversion")?["_XCCurrentVersionName"]?.string
      if let current, (version as NSString).lastPathComponent != current { continue }
      newest[model.hasSuffix(".xcdatamodeld") ? model : version] = path
    }
    for path in newest.values.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let reader = Reader(path)
      let parser = XMLParser(data: data)
      parser.delegate = reader
      if !parser.parse() {
        diagnostics.append(.init(.warning, path: path, "The model of Core Data is no XML that can be read."))
      }
      entities += reader.entities
    }
  }

  var entitiesByClass: [String: String] {
    Dictionary(entities.map { ($0.className, $0.name) }) { first, _ in first }
  }

  // MARK: Sources

  /// The classes that Xcode would generate, as sources to be rewritten with the others.
  func sources(declaredIn texts: [String]) -> [(path: String, text: String)] {
    entities.compactMap { entity in
      guard !entity.generation.isEmpty, entity.className != "NSManagedObject" else { return nil }
      // A class that the sources declare after all is theirs.
      let isDeclared = texts.contains { text in
        text.contains("class \(entity.className):") || text.contains("class \(entity.className) :")
      }
      if entity.generation == "class", isDeclared { return nil }
      let folder = (entity.path as NSString).deletingLastPathComponent
      return ("\(folder)/\(entity.className)+CoreData.swift", source(of: entity))
    }
  }

  private func source(of entity: Entity) -> String {
    let parent =
      entity.parent.flatMap { name in entities.first { $0.name == name }?.className } ?? "NSManagedObject"
    var members: [String] = []
    for attribute in entity.attributes {
      let type = attribute.isScalar ? attribute.swiftType : attribute.swiftType + "?"
      members.append("  @NSManaged public var \(attribute.name): \(type)")
    }
    for relation in entity.relations {
      let target = entities.first { $0.name == relation.destination }?.className ?? "NSManagedObject"
      let type = relation.isMany ? (relation.isOrdered ? "NSOrderedSet" : "NSSet") : target
      members.append("  @NSManaged public var \(relation.name): \(type)?")
      guard relation.isMany else { continue }
      let name = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
      for word in ["addTo", "removeFrom"] {
        members.append("  @NSManaged public func \(word)\(name)(_ value: \(target))")
        members.append(
          "  @NSManaged public func \(word)\(name)(_ values: \(relation.isOrdered ? "NSOrderedSet" : "NSSet"))"
        )
      }
    }
    let request = """
        public static func fetchRequest() -> NSFetchRequest<\(entity.className)> {
          NSFetchRequest<\(entity.className)>(entityName: \(SwiftName.literal(entity.name)))
        }
      """
    let head =
      entity.generation == "class"
      ? "public class \(entity.className): \(parent)" : "extension \(entity.className)"
    return "import CoreData\n\(head) {\n" + (members + [request]).joined(separator: "\n") + "\n}\n"
  }

  /// Returns the lines of `main.swift` that register the entities.
  func registration(_ index: ProjectIndex) -> [String] {
    guard !entities.isEmpty else { return [] }
    let lines = entities.map { entity in
      let known = entity.className == "NSManagedObject" || index.classes[entity.className] != nil
      let type = known ? entity.className : "NSManagedObject"
      let initial = entity.attributes.compactMap { attribute in
        attribute.initial.map { "\(SwiftName.literal(attribute.name)): \($0)" }
      }
      let relations = entity.relations.map { relation in
        "HeftRelation(\(SwiftName.literal(relation.name)), to: \(SwiftName.literal(relation.destination)), "
          + "isMany: \(relation.isMany), inverse: \(SwiftName.literal(relation.inverse)), cascades: \(relation.cascades))"
      }
      return "  HeftEntity(\(SwiftName.literal(entity.name)), parent: "
        + "\(entity.parent.map(SwiftName.literal) ?? "nil"), values: [\(initial.isEmpty ? ":" : initial.joined(separator: ", "))], "
        + "relations: [\(relations.joined(separator: ", "))]) { \(type)(entity: $0, insertInto: $1) },"
    }
    return ["HeftEntity.all = ["] + lines + ["]"]
  }

  // MARK: Reading

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []
    let path: String

    init(_ path: String) { self.path = path }

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes values: [String: String]
    ) {
      switch element {
      case "entity":
        let name = values["name"] ?? ""
        let type =
          values["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
        entities.append(
          Entity(
            name: name, className: type.isEmpty ? "NSManagedObject" : type,
            generation: values["codeGenerationType"] ?? "", parent: values["parentEntity"], path: path))
      case "attribute" where !entities.isEmpty && values["name"] != nil:
        entities[entities.count - 1].attributes.append(Self.attribute(values))
      case "relationship" where !entities.isEmpty && values["name"] != nil:
        entities[entities.count - 1].relations.append(
          Relation(
            name: values["name"] ?? "", destination: values["destinationEntity"] ?? "",
            isMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
            inverse: values["inverseName"] ?? "", cascades: values["deletionRule"] == "Cascade"))
      default: break
      }
    }

    private static let types = [
      "String": "String", "Date": "Date", "Binary": "Data", "Boolean": "Bool", "Integer 16": "Int16",
      "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "UUID": "UUID",
      "URI": "URL",
      "Decimal": "NSDecimalNumber", "Transformable": "NSObject",
    ]

    private static func attribute(_ values: [String: String]) -> Attribute {
      let type = values["attributeType"] ?? "String"
      let isNumber = ["Boolean", "Integer 16", "Integer 32", "Integer 64", "Double", "Float"].contains(type)
      let isScalar = isNumber && values["usesScalarValueType"] != "NO"
      let swift = isNumber && !isScalar ? "NSNumber" : types[type] ?? "NSObject"
      var initial: String?
      if let value = values["defaultValueString"] {
        switch type {
        case "String": initial = "heftObject(\(SwiftName.literal(value)))"
        case "Boolean": initial = "heftObject(\(value == "YES"))"
        case "Integer 16", "Integer 32", "Integer 64": initial = Int(value).map { "heftObject(\($0))" }
        case "Decimal": initial = Double(value).map { "NSDecimalNumber(value: \($0) as Double)" }
        case "Double", "Float": initial = Double(value).map { "heftObject(\($0) as Double)" }
        default: break
        }
      } else if type == "Date", let seconds = values["defaultDateTimeInterval"].flatMap(Double.init) {
        initial = "heftObject(Date(timeIntervalSinceReferenceDate: \(seconds)))"
      }
      return Attribute(
        name: values["name"] ?? "", type: type, swiftType: swift, isScalar: isScalar, initial: initial)
    }
  }
}
