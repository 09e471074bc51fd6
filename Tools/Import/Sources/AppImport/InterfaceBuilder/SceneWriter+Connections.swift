import Foundation

extension SceneWriter {
  /// Writes the connections of an element: segues, actions, outlets and delegates.
  func connections(_ node: XMLNode, _ name: String, _ type: String) {
    for link in node.list("connections") {
      file.place = link.line
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
      guard let property = link["property"], property != "gestureRecognizers" else { continue }
      guard let target = link["destination"].flatMap({ made[$0] }) else {
        // What stands in bars is made before the controller's view.
        if node !== controller { tellLost(link, property) }
        continue
      }
      connected.insert(ObjectIdentifier(link))
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

  /// Tells which of the controller's collections lead to something that has not been made.
  func tellLostCollections() {
    for link in controller.list("connections") where link.name == "outletCollection" {
      if let property = link["property"], property != "gestureRecognizers",
        !connected.contains(ObjectIdentifier(link))
      {
        tellLost(link, property)
      }
    }
  }

  private func tellLost(_ link: XMLNode, _ property: String) {
    file.warn(link, "The outlet '\(property)' leads to nothing that is made here; it is left out.")
  }

  /// The events of controls that there are here.
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents",
    "allEditingEvents", "allEvents",
  ]

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
    let event = "." + (link["eventType"] ?? "primaryActionTriggered")
    guard isGesture || type == "UIBarButtonItem" || Self.events.contains(String(event.dropFirst())) else {
      file.warn(
        link, "The event '\(event.dropFirst())' never comes here; the action '\(selector)' is left out.")
      return
    }
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

  /// Sets an outlet, or tells why it stays empty.
  func setOutlet(_ link: XMLNode, owner: String, ownerType: String) {
    guard let property = link["property"], let destination = link["destination"] else { return }
    if ["view", "gestureRecognizers"].contains(property) { return }
    let node = file.nodes[destination]
    let isController = destination == controller.id || node?.name == "placeholder"
    guard let target = isController ? ("controller", type) : made[destination] else {
      // A constraint that is installed nowhere is not there on a device either.
      if node?.name != "constraint" { tellLost(link, property) }
      return
    }
    connected.insert(ObjectIdentifier(link))
    let declared = file.index.property(property, of: ownerType)
    if declared == nil, property == "delegate" || property == "dataSource" {
      return delegate(link, property, owner, ownerType, target)
    }
    if let declared {
      let plain = declared.trimmingCharacters(in: CharacterSet(charactersIn: "?! "))
      if file.index.conformances(of: target.1).contains(plain) {
        add("\(owner).\(property) = \(target.0)")
      } else if file.index.protocols.contains(plain) {
        file.warn(link, "\(target.1) is no \(plain); the outlet '\(property)' is left out.")
      } else if plain == target.1 || file.index.ancestry(target.1).contains(plain) || plain == "UIView"
        || plain == "UIControl" || plain == "AnyObject" || plain.isEmpty
      {
        add("\(owner).\(property) = \(target.0)")
      } else {
        add("if let fitting = (\(target.0) as NSObject) as? \(plain) { \(owner).\(property) = fitting }")
      }
    } else if Self.outlets[root(ownerType)]?.contains(property) == true {
      add("\(owner).\(property) = \(target.0)")
    } else {
      file.warn(link, "\(ownerType) has no outlet '\(property)'; it is left out.")
    }
  }

  /// The outlets that classes of UIKit have themselves.
  private static let outlets: [String: Set<String>] = [
    "UITableView": ["backgroundView", "tableHeaderView", "tableFooterView"],
    "UITableViewCell": ["accessoryView", "backgroundView", "editingAccessoryView", "selectedBackgroundView"],
    "UICollectionView": ["backgroundView"],
    "UICollectionViewCell": ["backgroundView", "selectedBackgroundView"],
    "UITextField": ["leftView", "rightView"],
  ]

  /// The class of UIKit that a type is or inherits from.
  func root(_ type: String) -> String { file.classes.contains(type) ? type : file.index.root(type) }

  private func delegate(
    _ link: XMLNode, _ property: String, _ owner: String, _ ownerType: String,
    _ target: (name: String, type: String)
  ) {
    let root = root(ownerType)
    let kind = root.hasSuffix("GestureRecognizer") ? "UIGestureRecognizer" : root
    let wanted = kind + (property == "delegate" ? "Delegate" : "DataSource")
    if file.index.conformances(of: target.type).contains(wanted) {
      add("\(owner).\(property) = \(target.name)")
    } else {
      file.warn(link, "\(target.type) is no \(wanted); the \(property) is left out.")
    }
  }
}
