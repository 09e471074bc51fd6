import Foundation

extension SceneWriter {
  /// Lists the segues from the scene to others.
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
    let segueKind: String
    switch kind {
    case "show", "push", "embed": segueKind = ".show"
    case "showDetail", "replace": segueKind = ".showDetail"
    case "presentation", "modal", "popoverPresentation", "popover": segueKind = ".presentModally"
    case "custom" where segueClass(link) != nil: segueKind = ".custom"
    default:
      file.warn(link, "A segue of the kind '\(kind)' is shown as others are.")
      segueKind = ".show"
    }
    let board = storyboard.map(SwiftName.literal) ?? "nil"
    let style = presentation(link["modalPresentationStyle"]).map { ", presentation: \($0)" } ?? ""
    return
      "UIStoryboard.Segue(\(name), to: \(SwiftName.literal(identifier)), of: \(board), kind: \(segueKind)\(style)\(manner(of: link))\(creator(of: link)))"
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

  /// The argument that says which method of the scene's controller makes the destination; empty where none does.
  private func creator(of link: XMLNode) -> String {
    guard let selector = link["destinationCreationSelector"] else { return "" }
    let names = names(of: selector, without: ["WithCoder", "With", "Coder"])
    let count = selector.count { $0 == ":" }
    guard
      let method = names.lazy.compactMap({ self.file.index.method($0, of: self.type, parameters: count) })
        .first
    else {
      file.warn(
        link,
        "\(type) has no method '\(selector)' that makes the destination; the scene's own class makes it.")
      return ""
    }
    let arguments = method.labels.enumerated().map { place, label in
      let value = place == 0 ? "coder" : label == "sender" ? "sender" : "name"
      return label == "_" ? value : "\(label): \(value)"
    }
    return
      ", creator: { owner, coder, sender, name in (owner as? \(type))?.\(SwiftName.member(method.name))(\(arguments.joined(separator: ", "))) }"
  }

  private func unwind(_ link: XMLNode, _ name: String) -> String? {
    let names = names(
      of: link["unwindAction"] ?? "", without: ["WithSegue", "WithUnwindSegue", "WithSender", "WithSegue_"])
    // Any controller of a class that has the method may be the one, wherever the segue begins.
    var lines: [String] = []
    for (type, known) in file.index.classes.sorted(by: { $0.key < $1.key }) {
      let root = file.classes.contains(type) ? type : file.index.root(type)
      guard root.hasSuffix("Controller"), !root.hasPrefix("NS"),
        let method = names.lazy.compactMap({ self.unwindMethod($0, of: known) }).first
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
    file.warn(link, "No class has the method '\(names[0])' that this segue goes back to; it is left out.")
    return nil
  }

  /// The names that a method may have in Swift: its selector's, and that without the words of its first argument.
  private func names(of selector: String, without ends: [String]) -> [String] {
    let name = String(selector.prefix { $0 != ":" })
    return [name] + ends.compactMap { name.hasSuffix($0) ? String(name.dropLast($0.count)) : nil }
  }

  private func unwindMethod(_ name: String, of type: ProjectIndex.Class) -> ProjectIndex.Method? {
    type.methods.first { method in
      guard method.name == name, method.labels.count == 1 else { return false }
      let plain = method.types[0].trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
      return ["UIStoryboardSegue", "Any", "AnyObject", "NSObject"].contains(file.index.resolved(plain))
    }
  }

  func attach(_ link: XMLNode, _ node: XMLNode, _ name: String, _ type: String) {
    let segue = SwiftName.literal(segueName(link))
    if link["kind"] == "embed" {
      if let scene = link["destination"].flatMap({ file.nodes[$0] }), holdsItself(link, scene) {
        let label = file.variable(link.id, "embed")
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
}
