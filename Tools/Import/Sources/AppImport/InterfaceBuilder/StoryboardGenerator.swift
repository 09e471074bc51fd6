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

  /// The document; one without anything where the data cannot be read, with an error.
  func read(_ data: Data) -> XMLNode {
    do {
      return try XMLNode.read(data)
    } catch {
      if let problem = error as? XMLNode.Problem {
        diagnostics.append(.init(.error, path: path, line: problem.line, problem.message))
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

  func add(_ line: String) { lines.append(String(repeating: " ", count: indent) + line) }

  func warn(_ node: XMLNode, _ message: String) {
    diagnostics.append(.init(.warning, path: path, line: node.line, message))
  }

  /// Takes in what other elements point to.
  func readResources(_ root: XMLNode) {
    for node in root.all where !node.id.isEmpty { nodes[node.id] = node }
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
      if !objects.isEmpty { scenes.append((controller, objects)) }
    }
    lines += head("\(name).storyboard")
    lines += ["/// The scenes of \(name).storyboard.", "enum \(type) {"]
    add("static var definition: UIStoryboard.Definition {")
    add("  UIStoryboard.Definition(name: \(SwiftName.literal(name)), scenes: [")
    let initial = root["initialViewController"] ?? ""
    for (controller, _) in scenes where controller.name != "viewControllerPlaceholder" {
      let isInitial = controller.id == initial
      let make = SwiftName.variable(controller.id, "scene")
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
