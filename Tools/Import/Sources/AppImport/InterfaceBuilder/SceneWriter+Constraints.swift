import Foundation

extension SceneWriter {
  /// Says a view's own constraints, each installed where its variations say so.
  func constraints(_ view: XMLNode) {
    let masks = installed(view, "constraints")
    let own = made[view.id]?.name ?? ""
    for node in view.list("constraints") where node.name == "constraint" {
      let ends = [node["firstItem"], node["secondItem"]].compactMap { $0.flatMap { shownIn[$0] } }
      let sizes = ends.reduce(masks[node.id] ?? SizeVariations.all) { $0 & $1 }
      if sizes == 0 || node.isOn("placeholder") { continue }
      constraint(node, of: own, in: sizes)
    }
  }

  private func constraint(_ node: XMLNode, of view: String, in sizes: Int) {
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
    let constants = SizeVariations.values(of: node, or: "0") { $0["constant"].map { number($0) } }
    let name = file.variable(node.id, "constraint")
    file.place = node.line
    add(
      """
      let \(name) = NSLayoutConstraint(item: \(first), attribute: \(from), relatedBy: \(relation ?? ".equal"), \
      toItem: \(second ?? "nil"), attribute: \(to), multiplier: \(multiplier(node["multiplier"])), constant: \(constants[SizeVariations.phone] ?? number(node["constant"])))
      """)
    if let priority = node["priority"] { add("\(name).priority = UILayoutPriority(\(number(priority)))") }
    if let identifier = node["identifier"] { add("\(name).identifier = \(SwiftName.literal(identifier))") }
    if sizes == SizeVariations.all {
      add("\(name).isActive = true")
    } else {
      install.off.append("if size & \(sizes) == 0 { \(name).isActive = false }")
      install.on.append("if size & \(sizes) != 0 { \(name).isActive = true }")
    }
    vary("\(name).constant", constants)
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
