import Foundation

extension SceneWriter {
  /// Lists the ways from the scene to others.
  func segues() {
    file.lines.append("")
    add("static var \(function)_segues: [UIStoryboard.Segue] {")
    add("  [")
    for object in objects {
      for link in object.all where link.name == "segue" && (link["key"] == nil || isOwnWay(link)) {
        guard let text = segue(link) else { continue }
        for line in (text + ",").split(separator: "\n") { add("    " + line) }
      }
    }
    add("  ]")
    add("}")
  }

  /// Whether the preview or commit segue within another leads somewhere else than that.
  private func isOwnWay(_ link: XMLNode) -> Bool {
    link["inheritsFrom"] == nil && link["destination"] != nil && ["preview", "commit"].contains(link["key"])
  }

  /// The name of a segue: its author's, or else its identifier.
  func segueName(_ link: XMLNode) -> String { link["identifier"] ?? link.id }

  private func segue(_ link: XMLNode) -> String? {
    let kind = link["kind"] ?? ""
    let name = SwiftName.literal(segueName(link))
    if kind == "relationship" { return nil }
    if kind == "unwind" { return unwind(link, name) }
    guard let target = link["destination"], let node = file.nodes[target] else {
      file.warn(link, "The segue leads to a scene that is not in the file; it is left out.")
      return nil
    }
    let (storyboard, identifier) = address(node)
    let way: String
    switch kind {
    case "show", "push", "embed": way = ".show"
    case "showDetail", "replace": way = ".showDetail"
    case "presentation", "modal", "popoverPresentation", "popover": way = ".presentModally"
    case "custom" where segueClass(link) != nil: way = ".custom"
    default:
      file.warn(link, "A segue of the kind '\(kind)' is shown as others are.")
      way = ".show"
    }
    let board = storyboard.map(SwiftName.literal) ?? "nil"
    let style = presentation(link["modalPresentationStyle"]).map { ", presentation: \($0)" } ?? ""
    return
      "UIStoryboard.Segue(\(name), to: \(SwiftName.literal(identifier)), of: \(board), kind: \(way)\(style)\(manner(of: link)))"
  }

  /// The project's own class of a segue; nil where it has none that is there.
  private func segueClass(_ link: XMLNode) -> String? {
    link["customClass"].flatMap { file.index.root($0) == "UIStoryboardSegue" ? $0 : nil }
  }

  /// The arguments that say how a segue is seen, and which class it has.
  private func manner(of link: XMLNode) -> String {
    var text = ""
    if let style = link["modalTransitionStyle"], style != "none" {
      if ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"].contains(style) {
        text += ", transition: .\(style)"
      } else {
        file.warn(link, "The transition '\(style)' is not known; the segue has its destination's.")
      }
    }
    if link["animates"] == "NO" { text += ", animates: false" }
    if let type = segueClass(link) {
      text += ", make: { \(type)(identifier: $0, source: $1, destination: $2) }"
    } else if let custom = link["customClass"] {
      file.warn(link, "\(custom) is no class below UIStoryboardSegue; the segue is one of UIKit's.")
    }
    return text
  }

  private func unwind(_ link: XMLNode, _ name: String) -> String? {
    let action = (link["unwindAction"] ?? "").prefix { $0 != ":" }
    let bases =
      [String(action)]
      + ["WithSegue", "WithUnwindSegue", "WithSender", "WithSegue_"].compactMap {
        action.hasSuffix($0) ? String(action.dropLast($0.count)) : nil
      }
    // Any controller of a class that has the method may be the one, wherever the segue begins.
    var lines: [String] = []
    for (type, known) in file.index.classes.sorted(by: { $0.key < $1.key }) {
      let root = file.classes.contains(type) ? type : file.index.root(type)
      guard root.hasSuffix("Controller"), !root.hasPrefix("NS"),
        let method = bases.lazy.compactMap({ self.unwindMethod($0, of: known) }).first
      else { continue }
      let label = method.labels[0] == "_" ? "" : method.labels[0] + ": "
      lines.append(
        "  if let target = place as? \(type) { return { target.\(SwiftName.member(method.name))(\(label)$0) } }"
      )
    }
    if !lines.isEmpty {
      let head = "UIStoryboard.Segue(\(name)\(manner(of: link)), unwind: { place in"
      return ([head] + lines + ["  return nil", "})"]).joined(separator: "\n")
    }
    file.warn(link, "No class has the method '\(action)' that this segue goes back to; it is left out.")
    return nil
  }

  private func unwindMethod(_ name: String, of type: ProjectIndex.Class) -> ProjectIndex.Method? {
    type.methods.first { method in
      guard method.name == name, method.labels.count == 1 else { return false }
      let plain = method.types[0].trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
      return ["UIStoryboardSegue", "Any", "AnyObject", "NSObject"].contains(file.index.resolved(plain))
    }
  }

  /// Writes the connections of an element: segues, actions, outlets and delegates.
  func connections(_ node: XMLNode, _ name: String, _ type: String) {
    for link in node.list("connections") {
      switch link.name {
      case "segue": attach(link, node, name, type)
      case "action": action(link, name, type, isGesture: ElementKinds.gestures[node.name] != nil)
      case "outlet": setOutlet(link, owner: name, ownerType: type)
      case "outletCollection" where link["property"] != "gestureRecognizers": break
      case "outletCollection":
        if link["property"] == "gestureRecognizers", let id = link["destination"],
          let gesture = objects.first(where: { $0.id == id })
        {
          addGesture(gesture, to: name)
        }
      default: file.warn(link, "A connection of the kind '\(link.name)' is left out.")
      }
    }
    outletCollections(node, name, type)
  }

  /// Sets the lists of views that an object's class declares.
  func outletCollections(_ node: XMLNode, _ name: String, _ type: String) {
    var names: [String: [String]] = [:]
    var properties: [String] = []
    for link in node.list("connections") where link.name == "outletCollection" {
      guard let property = link["property"], property != "gestureRecognizers",
        let target = link["destination"].flatMap({ made[$0] })
      else { continue }
      guard file.index.property(property, of: type) != nil else {
        file.warn(link, "\(type) has no outlet collection '\(property)'; it is left out.")
        continue
      }
      if names[property] == nil { properties.append(property) }
      names[property, default: []].append(target.name)
    }
    for property in properties {
      add("\(name).\(property) = [\(names[property, default: []].joined(separator: ", "))]")
    }
  }

  private func attach(_ link: XMLNode, _ node: XMLNode, _ name: String, _ type: String) {
    let segue = SwiftName.literal(segueName(link))
    if link["kind"] == "embed" {
      if let scene = link["destination"].flatMap({ file.nodes[$0] }), holdsItself(link, scene) {
        let label = SwiftName.variable(link.id, "embed")
        standIn(
          label, scene["storyboardIdentifier"] ?? scene["referencedIdentifier"] ?? segueName(link),
          "\(name).bounds")
        add("\(label).autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        add("\(name).addSubview(\(label))")
        return
      }
      // After the constraints: the child is as large as its container by then.
      embeds.append("controller.embedSegue(\(segue), in: \(name))")
      return
    }
    if link["kind"] == "relationship" { return }
    if node.name == "tableViewCell", link["trigger"] == "accessoryAction" {
      add("controller.attachAccessorySegue(\(segue), to: \(name))")
    } else if node.name == "tableViewCell" || node.name == "collectionViewCell" {
      add("controller.attachSegue(\(segue), to: \(name))")
    } else if type == "UIBarButtonItem" || ElementKinds.gestures[node.name] != nil {
      add("controller.attachSegue(\(segue), to: \(name))")
    } else if ElementKinds.isControl(node.name) {
      let event = node.name == "button" ? ".touchUpInside" : ".valueChanged"
      add("controller.attachSegue(\(segue), to: \(name), for: \(event))")
    } else {
      file.warn(link, "A segue from <\(node.name)> is not followed.")
    }
    if let preview = link.keyed("preview"), type != "UIBarButtonItem" {
      let commit = link.keyed("commit").flatMap { isOwnWay($0) ? SwiftName.literal(segueName($0)) : nil }
      // A preview of its own is still followed by the segue that it stands in.
      let previewed = isOwnWay(preview) ? SwiftName.literal(segueName(preview)) : segue
      let pop = commit ?? (previewed == segue ? nil : segue)
      add(
        "controller.attachPreviewSegue(\(previewed), \(pop.map { "commit: \($0), " } ?? "")to: \(name))")
    }
  }

  private func action(_ link: XMLNode, _ name: String, _ type: String, isGesture: Bool) {
    let selector = link["selector"] ?? ""
    guard let destination = link["destination"] else { return }
    let isOwn =
      destination == controller.id || file.nodes[destination]?.name == "placeholder"
      || file.nodes[destination]?.name == "exit"
    let target = isOwn ? ("controller", self.type) : made[destination] ?? ("", "")
    guard !target.0.isEmpty else {
      file.warn(link, "The action '\(selector)' goes to nothing that is known; it is left out.")
      return
    }
    let base = String(selector.prefix { $0 != ":" })
    let bases =
      [base]
      + ["WithSender", "With", "WithButton"].compactMap {
        base.hasSuffix($0) ? String(base.dropLast($0.count)) : nil
      } + (base.range(of: "With", options: .backwards).map { [String(base[..<$0.lowerBound])] } ?? [])
    guard let method = bases.lazy.compactMap({ self.file.index.method($0, of: target.1) }).first else {
      file.warn(link, "\(target.1) has no method '\(selector)'; the action is left out.")
      return
    }
    let member = SwiftName.member(method.name)
    let event = ".\(link["eventType"] ?? "primaryActionTriggered")"
    var arguments: [String] = []
    for (index, label) in method.labels.enumerated() {
      let kind = method.types[index].trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
      let value =
        index > 0
        ? "UIEvent()"
        : ["Any", "AnyObject", "NSObject", type].contains(kind) ? "sender" : "sender as! \(kind)"
      arguments.append((label == "_" ? "" : label + ": ") + value)
    }
    let call = "$0.\(member)(\(arguments.joined(separator: ", ")))"
      .replacingOccurrences(of: "sender", with: "$1", range: nil)
    let named = "\(target.0)"
    if isGesture {
      let typed = call.replacingOccurrences(of: "$1)", with: "$1 as! \(type))")
      add(
        "\(name).addHandler(weakify(\(named)) { \(method.labels.isEmpty ? "target, _ in target.\(member)()" : typed) })"
      )
    } else if type == "UIBarButtonItem" {
      add(
        "controller.attachAction(to: \(name), weakify(\(named)) { \(method.labels.isEmpty ? "target, _ in target.\(member)()" : call) })"
      )
    } else {
      let body =
        method.labels.isEmpty
        ? "target, _ in target.\(member)()"
        : "target, action in if let sender = action.sender as? \(type) { target.\(member)(\(arguments.joined(separator: ", "))) }"
      add("\(name).addAction(UIAction(handler: weakify(\(named)) { \(body) }), for: \(event))")
    }
  }

  func setOutlet(_ link: XMLNode, owner: String, ownerType: String) {
    guard let property = link["property"], let destination = link["destination"] else { return }
    if ["view", "gestureRecognizers"].contains(property) { return }
    let isController = destination == controller.id || file.nodes[destination]?.name == "placeholder"
    guard let target = isController ? ("controller", type) : made[destination] else { return }
    if property == "delegate" || property == "dataSource" {
      return delegate(link, property, owner, ownerType, target.1)
    }
    if let declared = file.index.property(property, of: ownerType) {
      let plain = declared.trimmingCharacters(in: CharacterSet(charactersIn: "?! "))
      if plain == target.1 || file.index.ancestry(target.1).contains(plain) || plain == "UIView"
        || plain == "UIControl" || plain == "AnyObject" || plain.isEmpty
      {
        add("\(owner).\(property) = \(target.0)")
      } else {
        add("if let fitting = (\(target.0) as NSObject) as? \(plain) { \(owner).\(property) = fitting }")
      }
    } else if file.index.classes[ownerType] != nil {
      file.warn(link, "\(ownerType) has no outlet '\(property)'; it is left out.")
    }
  }

  private func delegate(
    _ link: XMLNode, _ property: String, _ owner: String, _ ownerType: String, _ targetType: String
  ) {
    let chain = file.index.ancestry(targetType)
    let conformances = chain.flatMap { file.index.classes[$0]?.inherited ?? [] }
    let root = file.classes.contains(ownerType) ? ownerType : file.index.root(ownerType)
    let wanted = root + (property == "delegate" ? "Delegate" : "DataSource")
    let fits =
      conformances.contains(wanted)
      || (wanted.hasPrefix("UITableView") && chain.last == "UITableViewController")
      || (wanted.hasPrefix("UICollectionView")
        && (chain.last == "UICollectionViewController"
          || conformances.contains("UICollectionViewDelegateFlowLayout")
            && property == "delegate"))
    if fits {
      add("\(owner).\(property) = controller")
    } else {
      file.warn(link, "\(targetType) is no \(wanted); the \(property) is left out.")
    }
  }

  func addGesture(_ node: XMLNode, to view: String) {
    guard let plain = ElementKinds.gestures[node.name] else { return }
    let type = className(node, plain)
    guard type != "UIView" else {
      return file.warn(node, "\(plain) is not here; the gesture is left out.")
    }
    let name = SwiftName.variable(node.id, "gesture")
    if made[node.id] == nil {
      let make = file.index.classes[type] == nil ? "\(type)(handler: { _ in })" : "\(type)()"
      add("let \(name) = \(make)")
      if let taps = node["numberOfTapsRequired"], taps != "1", node.name.hasPrefix("tap") {
        add("\(name).numberOfTapsRequired = \(taps)")
      }
      if let direction = node["direction"]
        ?? node.keyed("direction")?.attributes.first(where: { $0.value == "YES" })?.key,
        node.name.hasPrefix("swipe")
      {
        add("\(name).direction = .\(direction)")
      }
      if let time = node["minimumPressDuration"] { add("\(name).minimumPressDuration = \(number(time))") }
      gestureAttributes(node, name)
      made[node.id] = (name, type)
      connections(node, name, type)
    }
    add("\(view).addGestureRecognizer(\(name))")
  }

  private func gestureAttributes(_ node: XMLNode, _ name: String) {
    flags(
      node, name,
      [
        "enabled": "isEnabled", "cancelsTouchesInView": "cancelsTouchesInView",
        "delaysTouchesBegan": "delaysTouchesBegan",
      ])
    if let count = node["numberOfTouchesRequired"], count != "1" {
      add("\(name).numberOfTouchesRequired = \(number(count))")
    }
    // A pan has these always; 4294967295 is any number of fingers.
    for key in ["minimumNumberOfTouches", "maximumNumberOfTouches"] {
      if let count = node[key].flatMap({ Int($0) }), (1...10).contains(count),
        (key, count) != ("minimumNumberOfTouches", 1)
      {
        add("\(name).\(key) = \(count)")
      }
    }
    numbers(node, name, ["allowableMovement": "allowableMovement"])
    if let edges = node.keyed("edges"), node.name.hasPrefix("screenEdge") {
      let names = ["top", "left", "bottom", "right"].filter { edges.isOn($0) }.map { "." + $0 }
      add("\(name).edges = [\(names.joined(separator: ", "))]")
    }
  }
}
