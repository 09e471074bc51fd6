import Foundation

extension StoryboardGenerator {
  /// Generates one nib file: a function that makes its objects for an owner. One that cannot be read has an empty view, with
  /// a warning.
  public static func generateNib(
    path: String, data: Data, index: ProjectIndex, classes: Set<String>, type: String? = nil,
    isForReading: Bool = false, localized: Set<String> = []
  ) -> Output {
    let generator = StoryboardGenerator(path: path, index: index, classes: classes, type: type, kind: "Nib")
    generator.isForReading = isForReading
    generator.localized = localized
    let document = generator.read(data, or: .warning)
    if document.children.isEmpty {
      document.children = [XMLNode("objects", [:], line: 1)]
      document.children[0].children = [XMLNode("view", ["id": "view"], line: 1)]
    }
    generator.nib(document)
    return generator.output()
  }

  private func nib(_ root: XMLNode) {
    readResources(root)
    let objects = root.list("objects")
    let owner =
      objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
      ?? XMLNode("placeholder", ["id": "-1"], line: 1)
    lines += head("\(name).xib")
    lines += ["/// The objects of \(name).xib.", "enum \(type) {"]
    let controller = maker(of: owner).map { ", owner: { \($0) }" } ?? ""
    add("static var definition: UINib.Definition {")
    add("  UINib.Definition(name: \(SwiftName.literal(name))\(controller)) { make($0) }")
    add("}")
    SceneWriter(self, owner, objects.filter { $0.name != "placeholder" }).writeNib()
    lines.append("}")
  }

  /// How a controller that owns the file is made, where its class inherits or has the initializer that names a file.
  private func maker(of owner: XMLNode) -> String? {
    guard let name = owner["customClass"], let found = index.classes[name],
      index.root(name) == "UIViewController"
    else { return nil }
    let own = index.ancestry(name).compactMap { index.classes[$0] }.first { known in
      known.initializers.contains { $0.name == "init" && $0.labels != ["coder"] }
    }
    let isThere = own?.initializers.contains { $0.labels == ["nibName", "bundle"] } ?? true
    return isThere ? "\(found.name)(nibName: nil, bundle: nil)" : nil
  }
}

extension SceneWriter {
  /// Writes the function that makes a nib's objects.
  func writeNib() {
    type = "NSObject"
    if let custom = controller["customClass"],
      file.index.classes[custom] != nil || file.classes.contains(custom)
    {
      type = custom
    }
    file.lines.append("")
    add("private static func make(_ owner: NSObject?) -> [NSObject] {")
    file.indent += 2
    file.place = controller.line
    // An owner of another class has none of the outlets.
    if type == "NSObject" {
      add("let controller = owner ?? NSObject()")
    } else {
      add("guard let controller = owner as? \(type) else { return [] }")
    }
    add("_ = controller")
    made[controller.id] = ("controller", type)
    var names: [String] = []
    let views = objects.filter { ElementKinds.gestures[$0.name] == nil }
    for object in views {
      guard let name = makeObject(object) else {
        if object.name != "customObject" {
          file.warn(object, "<\(object.name)> in a nib file is left out.")
        }
        continue
      }
      names.append(name)
    }
    finishViews(isController: false)
    // A view has said its connections where it was made.
    for object in views where object.name.hasSuffix("Cell") {
      if let known = made[object.id] { connections(object, known.name, known.type) }
    }
    ownerOutlets()
    awake()
    for line in embeds { add(line) }
    add("return [\(names.joined(separator: ", "))]")
    file.endPlace()
    file.indent -= 2
    add("}")
    // A table in a nib has prototypes of its own.
    while !cells.isEmpty {
      let cell = cells.removeFirst()
      cellFunction(cell.node, cell.function)
    }
  }

  private func makeObject(_ node: XMLNode) -> String? {
    switch node.name {
    case "tableViewCell": makeCell(node)
    case "collectionViewCell": makeItem(node)
    case "view": makeView(node, in: nil)
    case "customObject": customObject(node)
    default: ElementKinds.views[node.name] == nil ? nil : makeView(node, in: nil)
    }
  }

  private func ownerOutlets() {
    var collections: [String: [String]] = [:]
    for link in controller.list("connections") {
      guard let property = link["property"], let id = link["destination"] else { continue }
      if link.name == "outletCollection", let target = made[id] {
        collections[property, default: []].append(target.name)
      }
      guard link.name == "outlet" else { continue }
      let root = file.index.root(type)
      if property == "view", root.hasSuffix("ViewController"), let target = made[id] {
        let isTable = root == "UITableViewController" && target.type == "UITableView"
        add("controller.\(isTable ? "tableView" : "view") = \(target.name)")
      } else {
        setOutlet(link, owner: "controller", ownerType: type)
      }
    }
    for (property, names) in collections.sorted(by: { $0.key < $1.key })
    where file.index.property(property, of: type) != nil {
      add("controller.\(property) = [\(names.joined(separator: ", "))]")
    }
  }
}
