import Foundation

/// Writes one scene.
final class SceneWriter {
  let file: StoryboardGenerator
  let controller: XMLNode
  let objects: [XMLNode]
  var type = "UIViewController"
  /// The variables that the current function has made: their names and types, by identifier.
  var made: [String: (name: String, type: String)] = [:]
  /// Functions of prototype cells, written after the scene's own.
  var cells: [(node: XMLNode, function: String)] = []
  /// Views whose constraints are said once all views are made.
  var viewsWithConstraints: [(XMLNode, String)] = []
  /// What has been made and whose connections are said once all views and constraints are.
  var unconnected: [(node: XMLNode, name: String, type: String)] = []
  /// The outlets that are set already.
  var connected: Set<ObjectIdentifier> = []
  /// In which pairs of size classes what is not always shown is so, by identifier.
  var shownIn: [String: Int] = [:]
  /// The lines that follow the size classes: those that turn things off come before those that turn them on.
  var install: (off: [String], on: [String]) = ([], [])
  /// The lines that embed scenes, which come after the constraints.
  var embeds: [String] = []

  init(_ file: StoryboardGenerator, _ controller: XMLNode, _ objects: [XMLNode]) {
    self.file = file
    self.controller = controller
    self.objects = objects
  }

  func add(_ line: String) { file.add(line) }

  var function: String { file.variable(controller.id, "scene") }

  /// The class of an element: the project's own, where it is there and can be made.
  ///
  /// - Parameter labels: Those of the initializer that makes it where it has none with a coder.
  func className(_ node: XMLNode, _ plain: String, madeWith labels: [String] = []) -> String {
    customClass(node, else: file.classes.contains(plain) ? plain : "UIView", madeWith: labels)
  }

  func customClass(_ node: XMLNode, else base: String, madeWith labels: [String] = []) -> String {
    guard let custom = node["customClass"] else { return base }
    guard file.index.classes[custom] != nil || file.classes.contains(custom) else {
      file.warn(node, "There is no class \(custom); a \(base) stands for it.")
      return base
    }
    if usesCoder(custom) || file.index.hasInitializer(labels, custom) { return custom }
    // A controller may be made by the name of a nib file, too, and otherwise by a closure of the project.
    if labels.isEmpty, canBeMade(custom) { return custom }
    if node === controller, isCreated(custom) { return custom }
    let head = labels.isEmpty ? "init()" : "init(\(labels.joined(separator: ":")):)"
    file.warn(
      node, "\(custom) has no \(head) and no init(coder:) that works; a \(base) stands for it.")
    return base
  }

  /// Whether a class of the project is to be made by `init?(coder:)`.
  func usesCoder(_ type: String) -> Bool {
    file.index.ancestry(type).contains { file.index.classes[$0]?.hasCoder ?? false }
  }

  func write() {
    let plain = ElementKinds.controllers[controller.name] ?? "UIViewController"
    let base = file.classes.contains(plain) ? plain : "UIViewController"
    if base != plain { file.warn(controller, "\(plain) is not here; a plain controller stands for it.") }
    type = customClass(controller, else: base)
    file.lines.append("")
    add("/// \(file.name).storyboard:\(controller.line)")
    add("static func \(function)() -> UIViewController {")
    file.indent += 2
    file.place = controller.line
    make()
    made[controller.id] = ("controller", type)
    attributes()
    relationships()
    if let view = controller.keyed("view") {
      add("UIStoryboard.loadView(of: controller) { \(file.variable(view.id, "load"))($0) }")
    }
    if wantsToKnow(type) { add("controller.\(OverrideRewrite.calledByScenes)()") }
    add("return controller")
    file.endPlace()
    file.indent -= 2
    add("}")
    segues()
    if let view = controller.keyed("view") { viewFunction(view) }
    while !cells.isEmpty {
      let cell = cells.removeFirst()
      cellFunction(cell.node, cell.function)
    }
  }

  // MARK: The controller

  /// Whether controllers of a class of the project may be made by a closure of it, with more than the scene has.
  private func isCreated(_ type: String) -> Bool {
    file.index.hasCreators && file.index.root(type).hasSuffix("Controller") && file.index.classes[type] != nil
  }

  /// Makes the controller, by the closure that is there for it or else by its class.
  private func make() {
    let own = usesCoder(type) ? "\(type)(coder: NSCoder())" : "\(type)(\(controllerArguments))"
    let created = "guard let controller = UIStoryboard.createdController() as? \(type)"
    if !isCreated(type) {
      add(
        usesCoder(type)
          ? "guard let controller = \(own) as \(type)? else { return UIViewController() }"
          : "let controller = \(own)")
    } else if usesCoder(type) || canBeMade(type) {
      add("\(created) ?? \(own) as \(type)? else { return UIViewController() }")
    } else {
      add("\(created) else { return UIStoryboard.notCreated(\(SwiftName.literal(type))) }")
    }
  }

  private func canBeMade(_ type: String) -> Bool {
    file.index.hasInitializer([], type) || file.index.hasInitializer(["nibName", "bundle"], type)
  }

  /// The arguments that make the controller.
  private var controllerArguments: String {
    let pages = ["transitionStyle", "navigationOrientation", "options"]
    if root(type) == "UIPageViewController", file.index.hasInitializer(pages, type) {
      let orientation = known(
        controller, "navigationOrientation", of: ["vertical", "horizontal"], usual: ["horizontal"])
      let style = controller["transitionStyle"] == "scroll" ? "scroll" : "pageCurl"
      return "transitionStyle: .\(style), navigationOrientation: .\(orientation ?? "horizontal")"
    }
    return file.index.hasInitializer([], type) ? "" : "nibName: nil, bundle: nil"
  }

  private func attributes() {
    if let title = text(controller, "title") { add("controller.title = \(title)") }
    if controller.isOn("hidesBottomBarWhenPushed") { add("controller.hidesBottomBarWhenPushed = true") }
    if let style = presentation(controller["modalPresentationStyle"]) {
      add("controller.modalPresentationStyle = \(style)")
    }
    choice(
      controller, "modalTransitionStyle", of: ["flipHorizontal", "crossDissolve", "coverVertical"],
      "controller")
    if let edges = controller.keyed("edgesForExtendedLayout") {
      let names = ["top", "left", "bottom", "right"].filter { edges.isOn($0) }.map { "." + $0 }
      add("controller.edgesForExtendedLayout = [\(names.joined(separator: ", "))]")
    }
    if controller["clearsSelectionOnViewWillAppear"] == "NO", controller.name == "tableViewController" {
      add("controller.clearsSelectionOnViewWillAppear = false")
    }
    if let size = controller.keyed("preferredContentSize") {
      add(
        "controller.preferredContentSize = CGSize(width: \(number(size["width"])), height: \(number(size["height"])))"
      )
    }
    if controller.isOn("modalInPresentation") { add("controller.isModalInPresentation = true") }
    if let space = controller["pageSpacing"], number(space) != "0" {
      file.warn(controller, "pageSpacing \"\(space)\" changes nothing here: pages lie side by side.")
    }
    tellUnfollowed(controller)
    bars()
    runtimeAttributes(controller, "controller", type)
  }

  private func relationships() {
    var destinations: [String: [String]] = [:]
    for link in controller.list("connections") where link["kind"] == "relationship" {
      guard let target = link["destination"], let node = file.nodes[target] else { continue }
      if holdsItself(link, node) { continue }
      destinations[link["relationship"] ?? "", default: []].append(instance(of: node))
    }
    if let root = destinations["rootViewController"]?.first {
      add("controller.setViewControllers([\(root)], animated: false)")
    }
    if let tabs = destinations["viewControllers"] {
      add("controller.viewControllers = [\(tabs.joined(separator: ", "))]")
    }
    let columns =
      (destinations["masterViewController"] ?? []) + (destinations["detailViewController"] ?? [])
    if !columns.isEmpty { add("controller.viewControllers = [\(columns.joined(separator: ", "))]") }
  }

  /// Whether a scene that this one is to hold would hold this one again, without an end; that is told.
  func holdsItself(_ link: XMLNode, _ other: XMLNode) -> Bool {
    let own = SceneGraph.place(of: controller, in: file.name)
    guard file.graph.isHeld(own, by: SceneGraph.place(of: other, in: file.name)) else { return false }
    file.warn(link, "The scene contains itself; this segue is left out.")
    return true
  }

  private func instance(of node: XMLNode) -> String {
    let (storyboard, identifier) = address(node)
    let board = "UIStoryboard(name: \(SwiftName.literal(storyboard ?? file.name)), bundle: nil)"
    if identifier.isEmpty { return "(\(board).instantiateInitialViewController() ?? UIViewController())" }
    return "\(board).instantiateViewController(withIdentifier: \(SwiftName.literal(identifier)))"
  }

  /// The storyboard and the identifier of a scene; a reference leads to another storyboard.
  func address(_ node: XMLNode) -> (storyboard: String?, identifier: String) {
    if node.name == "viewControllerPlaceholder" {
      return (node["storyboardName"] ?? file.name, node["referencedIdentifier"] ?? "")
    }
    return (nil, file.identifier(of: node))
  }

  func presentation(_ style: String?) -> String? {
    guard let style,
      [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
        "overCurrentContext", "popover",
      ].contains(style)
    else { return nil }
    return "." + style
  }
}
