import Foundation

/// Writes one scene.
final class SceneWriter {
  let file: StoryboardGenerator
  let controller: XMLNode
  let objects: [XMLNode]
  var type = "UIViewController"
  /// What the current function has made: the names of variables and their types, by identifier.
  var made: [String: (name: String, type: String)] = [:]
  /// Functions of prototype cells, written after the scene's own.
  var cells: [(node: XMLNode, function: String)] = []
  /// Views whose constraints are said once all views are made.
  var viewsWithConstraints: [(XMLNode, String)] = []
  /// In which pairs of size classes what is not always shown is so, by identifier.
  var shownIn: [String: Int] = [:]
  /// What follows the size classes: what goes, said before what comes.
  var install: (off: [String], on: [String]) = ([], [])
  /// What embeds scenes, said after the constraints.
  var embeds: [String] = []

  init(_ file: StoryboardGenerator, _ controller: XMLNode, _ objects: [XMLNode]) {
    self.file = file
    self.controller = controller
    self.objects = objects
  }

  func add(_ line: String) { file.add(line) }

  var function: String { SwiftName.variable(controller.id, "scene") }

  /// The class of an element: the project's own, where it is there.
  func className(_ node: XMLNode, _ plain: String) -> String {
    let base = file.classes.contains(plain) ? plain : "UIView"
    guard let custom = node["customClass"] else { return base }
    if file.index.classes[custom] != nil || file.classes.contains(custom) { return custom }
    file.warn(node, "There is no class \(custom); a \(base) stands for it.")
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
    type = base
    if let custom = controller["customClass"] {
      if file.index.classes[custom] != nil || file.classes.contains(custom) {
        type = custom
      } else {
        file.warn(controller, "There is no class \(custom); a \(base) stands for it.")
      }
    }
    file.lines.append("")
    add("/// \(file.name).storyboard:\(controller.line)")
    add("static func \(function)() -> UIViewController {")
    file.indent += 2
    if usesCoder(type) {
      add("guard let controller = \(type)(coder: NSCoder()) else { return UIViewController() }")
    } else {
      add("let controller = \(type)()")
    }
    made[controller.id] = ("controller", type)
    attributes()
    relationships()
    if let view = controller.keyed("view") {
      add("UIStoryboard.loadView(of: controller) { \(SwiftName.variable(view.id, "load"))($0) }")
    }
    if wantsToKnow(type) { add("controller.\(OverrideRewrite.calledByScenes)()") }
    add("return controller")
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

  private func attributes() {
    if let title = text(controller, "title") { add("controller.title = \(title)") }
    if controller.isOn("hidesBottomBarWhenPushed") { add("controller.hidesBottomBarWhenPushed = true") }
    if let style = presentation(controller["modalPresentationStyle"]) {
      add("controller.modalPresentationStyle = \(style)")
    }
    if controller["clearsSelectionOnViewWillAppear"] == "NO", controller.name == "tableViewController" {
      add("controller.clearsSelectionOnViewWillAppear = false")
    }
    if let size = controller.keyed("preferredContentSize") {
      add(
        "controller.preferredContentSize = CGSize(width: \(number(size["width"])), height: \(number(size["height"])))"
      )
    }
    if let item = controller.child("navigationItem") { navigationItem(item) }
    if let item = controller.child("tabBarItem") { tabBarItem(item) }
    if controller.name == "navigationController" {
      if controller.isOn("navigationBarHidden") { add("controller.isNavigationBarHidden = true") }
      if let bar = controller.keyed("navigationBar") {
        for (key, member) in [("barTintColor", "barTintColor"), ("tintColor", "tintColor")] {
          if let color = color(bar.keyed(key)) { add("controller.navigationBar.\(member) = \(color)") }
        }
      }
    }
    let items = controller.list("toolbarItems").map { barButton($0) }
    if !items.isEmpty { add("controller.toolbarItems = [\(items.joined(separator: ", "))]") }
    runtimeAttributes(controller, "controller", type)
  }

  private func tabBarItem(_ node: XMLNode) {
    let tag = node["tag"] ?? "0"
    if let system = node["systemItem"] {
      add("controller.tabBarItem = UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))")
      return
    }
    let image = node["image"].map { "UIImage(named: \(SwiftName.literal($0)))" } ?? "nil"
    add(
      "controller.tabBarItem = UITabBarItem(title: \(file.text(node["title"] ?? "", of: node, "title")), image: \(image), tag: \(tag))"
    )
  }

  private func navigationItem(_ node: XMLNode) {
    if let title = text(node, "title") { add("controller.navigationItem.title = \(title)") }
    made[node.id] = ("controller.navigationItem", "UINavigationItem")
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let item = node.keyed(key) { add("controller.navigationItem.\(key) = \(barButton(item))") }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      guard let list = node.keyed(key) else { continue }
      let names = list.children.filter { $0.name == "barButtonItem" }.map { barButton($0) }
      if !names.isEmpty { add("controller.navigationItem.\(key) = [\(names.joined(separator: ", "))]") }
    }
  }

  /// Makes a button of a bar, and says its name.
  func barButton(_ node: XMLNode) -> String {
    let name = SwiftName.variable(node.id, "item")
    let systems: Set<String> = [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "action",
      "bookmarks",
      "search", "refresh", "stop", "trash", "play", "pause", "undo", "redo", "close",
    ]
    if let system = node["systemItem"], systems.contains(system) {
      add("let \(name) = UIBarButtonItem(barButtonSystemItem: .\(system))")
    } else if let image = node["image"] {
      add("let \(name) = UIBarButtonItem(title: nil, style: .plain)")
      add("\(name).image = UIImage(named: \(SwiftName.literal(image)))")
    } else {
      let title = node["title"] ?? node["systemItem"] ?? ""
      add("let \(name) = UIBarButtonItem(title: \(file.text(title, of: node, "title")), style: .plain)")
    }
    if let width = node["width"] { add("\(name).width = \(number(width))") }
    made[node.id] = (name, "UIBarButtonItem")
    outlet(of: node)
    connections(node, name, "UIBarButtonItem")
    return name
  }

  /// Outlets of the controller to something that is made before its view.
  private func outlet(of node: XMLNode) {
    for link in controller.list("connections") where link.name == "outlet" && link["destination"] == node.id {
      setOutlet(link, owner: "controller", ownerType: type)
    }
  }

  private func relationships() {
    var destinations: [String: [String]] = [:]
    for link in controller.list("connections") where link["kind"] == "relationship" {
      guard let target = link["destination"], let node = file.nodes[target] else { continue }
      if target == controller.id || reaches(node, controller.id, []) {
        file.warn(link, "The scene contains itself; this way is left out.")
        continue
      }
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

  private func reaches(_ node: XMLNode, _ id: String, _ seen: Set<String>) -> Bool {
    node.list("connections").contains { link in
      guard link["kind"] == "relationship", let next = link["destination"], !seen.contains(next) else {
        return false
      }
      return next == id || file.nodes[next].map { reaches($0, id, seen.union([node.id, next])) } ?? false
    }
  }

  private func instance(of node: XMLNode) -> String {
    let (storyboard, identifier) = address(node)
    let board = "UIStoryboard(name: \(SwiftName.literal(storyboard ?? file.name)), bundle: nil)"
    if identifier.isEmpty { return "(\(board).instantiateInitialViewController() ?? UIViewController())" }
    return "\(board).instantiateViewController(withIdentifier: \(SwiftName.literal(identifier)))"
  }

  /// The storyboard and the identifier of a scene; that of a reference is another storyboard's.
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
