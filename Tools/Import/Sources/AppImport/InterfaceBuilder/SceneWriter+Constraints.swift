import Foundation

extension SceneWriter {
  /// The variations of a phone that is held upright, the more general first.
  private static let variations = [
    "default", "widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact",
  ]

  /// Says a view's own constraints, but those that its variations leave out.
  func constraints(_ view: XMLNode) {
    var excluded: Set<String> = []
    for key in Self.variations {
      for variation in view.children where variation.name == "variation" && variation["key"] == key {
        for mask in variation.children where mask.name == "mask" && mask["key"] == "constraints" {
          for change in mask.children {
            let reference = change["reference"] ?? ""
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
          }
        }
      }
    }
    let own = made[view.id]?.name ?? ""
    for node in view.list("constraints") where node.name == "constraint" {
      if excluded.contains(node.id) || node.isOn("placeholder") { continue }
      constraint(node, of: own)
    }
  }

  private func constraint(_ node: XMLNode, of view: String) {
    let first = node["firstItem"].map { made[$0]?.name } ?? view
    let second = node["secondItem"].map { made[$0]?.name ?? "?" }
    guard let first, second != "?" else {
      return file.warn(node, "The constraint is about something that is not known; it is left out.")
    }
    guard let from = attribute(node["firstAttribute"]) else {
      return file.warn(node, "The attribute '\(node["firstAttribute"] ?? "")' is not known.")
    }
    let to = second == nil ? ".notAnAttribute" : attribute(node["secondAttribute"]) ?? ".notAnAttribute"
    let relation = [".greaterThanOrEqual", ".lessThanOrEqual"].first {
      $0.dropFirst() == node["relation"] ?? ""
    }
    var constant = node["constant"]
    for key in Self.variations {
      if let change = node.children.first(where: { $0.name == "variation" && $0["key"] == key })?["constant"]
      {
        constant = change
      }
    }
    let name = SwiftName.variable(node.id, "constraint")
    add(
      """
      let \(name) = NSLayoutConstraint(item: \(first), attribute: \(from), relatedBy: \(relation ?? ".equal"), \
      toItem: \(second ?? "nil"), attribute: \(to), multiplier: \(multiplier(node["multiplier"])), constant: \(number(constant)))
      """)
    if let priority = node["priority"] { add("\(name).priority = UILayoutPriority(\(number(priority)))") }
    if let identifier = node["identifier"] { add("\(name).identifier = \(SwiftName.literal(identifier))") }
    add("\(name).isActive = true")
    made[node.id] = (name, "NSLayoutConstraint")
  }

  private func attribute(_ text: String?) -> String? {
    guard let text else { return nil }
    if text == "baseline" { return ".lastBaseline" }
    let known: Set<String> = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return known.contains(text) ? "." + text : nil
  }

  /// A factor, which may be written as "16:9".
  private func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return String(parts[0] / parts[1]) }
    return number(text)
  }
}
