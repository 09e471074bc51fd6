import Foundation

extension SceneWriter {
  func addGesture(_ node: XMLNode, to view: String) {
    guard let plain = ElementKinds.gestures[node.name] else { return }
    let type = className(node, plain)
    guard type != "UIView" else {
      return file.warn(node, "\(plain) is not here; the gesture is left out.")
    }
    let name = file.variable(node.id, "gesture")
    if made[node.id] == nil {
      let make = file.index.classes[type] == nil ? "\(type)(handler: { _ in })" : "\(type)()"
      add("let \(name) = \(make)")
      if let taps = node["numberOfTapsRequired"], taps != "1", node.name.hasPrefix("tap") {
        add("\(name).numberOfTapsRequired = \(integer(taps))")
      }
      if node.name.hasPrefix("swipe") {
        let ways = ["right", "left", "up", "down"].filter {
          node["direction"] == $0 || node.keyed("direction")?.isOn($0) == true
        }
        if let only = ways.first, ways.count == 1 { add("\(name).direction = .\(only)") }
        if ways.count > 1 { add("\(name).direction = [\(ways.map { "." + $0 }.joined(separator: ", "))]") }
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
      add("\(name).numberOfTouchesRequired = \(integer(count))")
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
