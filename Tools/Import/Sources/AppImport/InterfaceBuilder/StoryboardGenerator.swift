import Foundation

/// Writes a storyboard as Swift: a function a scene.
public final class StoryboardGenerator {
  let path: String
  let name: String
  /// The name of the type that is written.
  let type: String
  let index: ProjectIndex
  /// The classes that there are beside the project's.
  let classes: Set<String>
  var diagnostics: [Diagnostic] = []
  var lines: [String] = []
  /// The elements of the document by their identifiers.
  var nodes: [String: XMLNode] = [:]
  /// The colors that the document names, and the system's with their values.
  var namedColors: [String: XMLNode] = [:]
  var systemColors: [String: XMLNode] = [:]
  /// The symbols of the system that the document shows.
  var systemImages: Set<String> = []
  /// The scenes: the controller of each, and its objects.
  var scenes: [(controller: XMLNode, objects: [XMLNode])] = []
  /// Which scenes hold which, of this storyboard and those that it refers to.
  var graph: SceneGraph
  var indent = 2
  /// The line of the document that what is written next is made of; nil means none.
  var place: Int?
  /// The ends of variables' names by identifier.
  private var names: [String: String] = [:]
  private var takenNames: Set<String> = []
  /// The keys of the texts that the project has in several languages, as `abc-12-xyz.text`.
  var localized: Set<String> = []
  /// Whether people go on with what is written, and not with the document.
  var isForReading = false

  public struct Output: Sendable {
    public var source: String
    /// The name of the type with the definition.
    public var type: String
    public var diagnostics: [Diagnostic]
  }

  init(
    path: String, index: ProjectIndex, classes: Set<String>, type: String?, kind: String,
    graph: SceneGraph = SceneGraph()
  ) {
    self.path = path
    name = InterfaceFiles.name(of: path)
    self.type = type ?? kind + SwiftName.type(name)
    self.graph = graph
    self.index = index
    self.classes = classes
  }

  /// Generates one storyboard. One that cannot be read is one without scenes, with an error.
  ///
  /// - Parameters:
  ///   - type: The name of the type with the definition; nil is made of the file's.
  ///   - graph: Which scenes hold which in the project's storyboards; nil is what this one says.
  public static func generate(
    path: String, data: Data, index: ProjectIndex, classes: Set<String>, localized: Set<String> = [],
    type: String? = nil, graph: SceneGraph? = nil, isForReading: Bool = false
  ) -> Output {
    let generator = StoryboardGenerator(
      path: path, index: index, classes: classes, type: type, kind: "Storyboard", graph: graph ?? SceneGraph()
    )
    generator.localized = localized
    generator.isForReading = isForReading
    let document = generator.read(data)
    if graph == nil { generator.graph.add(document, named: generator.name) }
    generator.document(document)
    return generator.output()
  }

  /// Returns the first lines of a written file.
  func head(_ document: String) -> [String] {
    let note = isForReading ? [] : ["// Made of \(document) by heft. Edit that file, not this one."]
    return note + ["import Heft", "import HeftStubs", ""]
  }

  /// The document; one without anything where the data cannot be read, which is told.
  func read(_ data: Data, or severity: Diagnostic.Severity = .error) -> XMLNode {
    do {
      let document = try XMLNode.read(data)
      if let line = document.cut {
        diagnostics.append(
          .init(
            .warning, path: path, line: line,
            "More than \(XMLNode.depth) elements stand in each other here: those that are deeper are left out."
          ))
      }
      return document
    } catch {
      if let problem = error as? XMLNode.Problem {
        let rest = severity == .warning ? " An empty view stands for it." : ""
        diagnostics.append(.init(severity, path: path, line: problem.line, problem.message + rest))
      }
      return XMLNode("document", [:], line: 1)
    }
  }

  /// Returns the scenes that have been written, as the source of a type.
  func output() -> Output {
    Output(source: lines.joined(separator: "\n") + "\n", type: type, diagnostics: diagnostics)
  }

  /// A text of the document as Swift: the project's translation, otherwise the text itself.
  ///
  /// - Parameters:
  ///   - node: Whose text it is.
  ///   - key: Its name in translations, such as `text` or `normalTitle`.
  func text(_ text: String, of node: XMLNode, _ key: String) -> String {
    let full = "\(node.id).\(key)"
    guard localized.contains(full) else { return SwiftName.literal(text) }
    return
      "NSLocalizedString(\(SwiftName.literal(full)), tableName: \(SwiftName.literal(name)), value: \(SwiftName.literal(text)), comment: \"\")"
  }

  func add(_ line: String) {
    if let place, !isForReading {
      lines.append("#sourceLocation(file: \(SwiftName.literal(path)), line: \(place))")
    }
    lines.append(String(repeating: " ", count: indent) + line)
  }

  /// Ends what is made of the document's lines: what follows is at its own place in the written file.
  func endPlace() {
    if place != nil, !isForReading { lines.append("#sourceLocation()") }
    place = nil
  }

  /// A variable's name for an element: one of its own even where two identifiers differ only in signs that names have not.
  func variable(_ id: String, _ kind: String) -> String {
    if let known = names[id] { return kind + "_" + known }
    let plain = SwiftName.variable(id, "").dropFirst()
    var name = String(plain)
    var number = 1
    while !takenNames.insert(name).inserted {
      number += 1
      name = "\(plain)_\(number)"
    }
    names[id] = name
    return kind + "_" + name
  }

  /// Gives each element that variables or functions are made of an identifier of its own.
  private func identify(_ root: XMLNode) {
    var lines: [String: Int] = [:]
    var count = 0
    for node in root.all where ElementKinds.isNamed(node.name) {
      if node.id.isEmpty || lines[node.id] != nil {
        if let line = lines[node.id] {
          warn(
            node,
            "The identifier '\(node.id)' is that of the element in line \(line) too, which connections lead to: "
              + "give this one another."
          )
        }
        count += 1
        node.id = "unnamed-\(count)"
      }
      lines[node.id] = node.line
    }
  }

  func warn(_ node: XMLNode, _ message: String) {
    let told = Diagnostic(.warning, path: path, line: node.line, message)
    if !diagnostics.contains(told) { diagnostics.append(told) }
  }

  /// Takes in what other elements point to.
  func readResources(_ root: XMLNode) {
    identify(root)
    for node in root.all where !node.id.isEmpty && nodes[node.id] == nil { nodes[node.id] = node }
    for resource in root.list("resources") {
      guard let name = resource["name"] else { continue }
      if resource.name == "image", resource["catalog"] == "system" { systemImages.insert(name) }
      guard let color = resource.child("color") else { continue }
      if resource.name == "namedColor" { namedColors[name] = color }
      if resource.name == "systemColor" { systemColors[name] = color }
    }
  }

  private func document(_ root: XMLNode) {
    readResources(root)
    for scene in root.list("scenes") {
      let objects = scene.list("objects")
      guard let controller = objects.first(where: { ElementKinds.controllers[$0.name] != nil }) else {
        if let odd = objects.first(where: { $0["sceneMemberID"] == "viewController" }) {
          warn(odd, "<\(odd.name)> is not known; its scene is left out.")
        }
        continue
      }
      if controller.name == "viewControllerPlaceholder",
        let problem = graph.problem(of: SceneGraph.place(of: controller, in: name))
      {
        warn(controller, problem)
      }
      if !objects.isEmpty { scenes.append((controller, objects)) }
    }
    lines += head("\(name).storyboard")
    lines += ["/// The scenes of \(name).storyboard.", "enum \(type) {"]
    add("static var definition: UIStoryboard.Definition {")
    add("  UIStoryboard.Definition(name: \(SwiftName.literal(name)), scenes: [")
    let initial = root["initialViewController"] ?? ""
    for (controller, _) in scenes where controller.name != "viewControllerPlaceholder" {
      let isInitial = controller.id == initial
      let make = variable(controller.id, "scene")
      add("    UIStoryboard.Scene(")
      add("      \(SwiftName.literal(identifier(of: controller))), isInitial: \(isInitial),")
      add("      segues: \(make)_segues, make: { \(make)() }),")
    }
    add("  ])")
    add("}")
    for scene in scenes where scene.controller.name != "viewControllerPlaceholder" {
      SceneWriter(self, scene.controller, scene.objects).write()
    }
    lines.append("}")
  }

  /// Returns the identifier by which a scene is found: the storyboard's name for it, or else the identifier of its
  /// controller.
  func identifier(of controller: XMLNode) -> String {
    controller["storyboardIdentifier"] ?? controller.id
  }
}
