import Foundation

extension SceneWriter {
  /// Writes the controller's items in bars, and the look of a container's bars.
  func bars() {
    if let item = controller.child("navigationItem") { navigationItem(item, "controller.navigationItem") }
    if let item = controller.child("tabBarItem") {
      add("controller.tabBarItem = \(tabBarItem(item))")
      tabBarLook(item, "controller.tabBarItem")
    }
    if controller.name == "navigationController" {
      if controller.isOn("navigationBarHidden") { add("controller.isNavigationBarHidden = true") }
      if controller["toolbarHidden"] == "NO" { add("controller.isToolbarHidden = false") }
    }
    for key in ["navigationBar", "toolbar", "tabBar"] {
      if let bar = controller.keyed(key), bar.name == key { look(of: bar, "controller.\(key)") }
    }
    let items = controller.list("toolbarItems").map { barButton($0) }
    if !items.isEmpty { add("controller.toolbarItems = [\(items.joined(separator: ", "))]") }
    outletCollections(controller, "controller", type)
    finishBarViews()
  }

  /// How a bar looks.
  func look(of bar: XMLNode, _ name: String) {
    for key in ["barTintColor", "tintColor"] {
      if let color = color(bar.keyed(key)) { add("\(name).\(key) = \(color)") }
    }
    if ["black", "blackOpaque", "blackTranslucent"].contains(bar["barStyle"]) {
      add("\(name).barStyle = .black")
    }
    if bar["translucent"] == "NO" { add("\(name).isTranslucent = false") }
    guard bar.name == "navigationBar" else { return }
    if bar.isOn("largeTitles") { add("\(name).prefersLargeTitles = true") }
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      let attributes = bar.keyed(key)
      let values = [
        color(attributes?.keyed("textColor")).map { ".foregroundColor: \($0) as UIColor" },
        font(attributes?.keyed("fontDescription")).map { ".font: \($0) as UIFont" },
      ].compactMap(\.self)
      if !values.isEmpty { add("\(name).\(key) = [\(values.joined(separator: ", "))]") }
    }
  }

  /// Writes the parts of the views in bars that come last: their constraints, and the outlets to them, which the
  /// controller has before its view.
  private func finishBarViews() {
    finishViews(isController: false)
    let others = ["barButtonItem", "navigationItem", "placeholder"]
    for link in controller.list("connections") where link.name == "outlet" {
      guard let target = link["destination"], target != controller.id, made[target] != nil,
        let node = file.nodes[target], !others.contains(node.name)
      else { continue }
      setOutlet(link, owner: "controller", ownerType: type)
    }
    awake()
  }

  /// A tab as an expression.
  func tabBarItem(_ node: XMLNode) -> String {
    let tag = integer(node["tag"])
    let systems: Set<String> = [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ]
    if let system = known(node, "systemItem", of: systems) {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = file.text(node["title"] ?? "", of: node, "title")
    return "UITabBarItem(title: \(title), image: \(image(node) ?? "nil"), tag: \(tag))"
  }

  /// Says what a tab has beside its title and its picture.
  func tabBarLook(_ node: XMLNode, _ name: String) {
    if let image = image(node, "selectedImage") { add("\(name).selectedImage = \(image)") }
    if let badge = node["badgeValue"] { add("\(name).badgeValue = \(SwiftName.literal(badge))") }
    flags(node, name, ["enabled": "isEnabled"])
  }

  /// Says the title, the view and the buttons of a navigation item.
  private func navigationItem(_ node: XMLNode, _ name: String) {
    made[node.id] = (name, "UINavigationItem")
    tellUnfollowed(node)
    if let title = text(node, "title") { add("\(name).title = \(title)") }
    if let view = node.keyed("titleView") { add("\(name).titleView = \(makeView(view, in: nil))") }
    choice(node, "largeTitleDisplayMode", of: ["always", "never"], usual: ["automatic"], name)
    flags(node, name, ["hidesBackButton": "hidesBackButton"])
    flags(node, name, ["leftItemsSupplementBackButton": "leftItemsSupplementBackButton"])
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let item = node.keyed(key) { add("\(name).\(key) = \(barButton(item))") }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      // Interface Builder writes the list by its name; some files have a key besides.
      guard let list = node.child(key) ?? node.keyed(key) else { continue }
      let names = list.children.filter { $0.name == "barButtonItem" }.map { barButton($0) }
      if !names.isEmpty { add("\(name).\(key) = [\(names.joined(separator: ", "))]") }
    }
  }

  /// Says the items of a navigation bar that stands in a view by itself.
  func navigationItems(_ node: XMLNode, _ name: String) {
    var names: [String] = []
    for item in node.list("items") where item.name == "navigationItem" {
      let own = file.variable(item.id, "item")
      add("let \(own) = UINavigationItem(title: \"\")")
      navigationItem(item, own)
      names.append(own)
    }
    if !names.isEmpty { add("\(name).items = [\(names.joined(separator: ", "))]") }
  }

  private static let camera = "UIImage(systemName: \"camera\")"

  /// Makes a button of a bar, and says its name.
  func barButton(_ node: XMLNode) -> String {
    let name = file.variable(node.id, "item")
    let systems: Set<String> = [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "action",
      "bookmarks",
      "search", "refresh", "stop", "trash", "play", "pause", "undo", "redo", "close",
    ]
    if let view = node.keyed("customView") {
      add("let \(name) = UIBarButtonItem(customView: \(makeView(view, in: nil)))")
    } else if let system = node["systemItem"], systems.contains(system) {
      add("let \(name) = UIBarButtonItem(barButtonSystemItem: .\(system))")
    } else if let image = image(node) ?? (node["systemItem"] == "camera" ? Self.camera : nil) {
      add("let \(name) = UIBarButtonItem(title: nil, style: .plain)")
      add("\(name).image = \(image)")
    } else {
      let title = node["title"] ?? node["systemItem"] ?? ""
      if let system = node["systemItem"] {
        file.warn(node, "The system's item '\(system)' has no picture here; its name stands for it.")
      }
      add("let \(name) = UIBarButtonItem(title: \(file.text(title, of: node, "title")), style: .plain)")
    }
    choice(node, "style", of: ["done"], usual: ["plain", "bordered"], name)
    if let width = node["width"] { add("\(name).width = \(number(width))") }
    flags(node, name, ["enabled": "isEnabled"])
    if let tag = node["tag"] { add("\(name).tag = \(integer(tag))") }
    if let color = color(node.keyed("tintColor")) { add("\(name).tintColor = \(color)") }
    made[node.id] = (name, "UIBarButtonItem")
    outlet(of: node)
    unconnected.append((node, name, "UIBarButtonItem"))
    return name
  }

  /// Outlets of the controller to something that is made before its view.
  private func outlet(of node: XMLNode) {
    for link in controller.list("connections") where link.name == "outlet" && link["destination"] == node.id {
      setOutlet(link, owner: "controller", ownerType: type)
    }
  }
}
