import Foundation

extension SceneWriter {
  /// The function that makes a prototype: a cell, or a header or footer of a collection view.
  func cellFunction(_ node: XMLNode, _ function: String) {
    made = [controller.id: ("controller", type)]
    viewsWithConstraints = []
    file.lines.append("")
    add(
      "private static func \(function)(_ controller: \(type)) -> \(ElementKinds.views[node.name] ?? "UIView") {"
    )
    file.indent += 2
    file.place = node.line
    let name: String
    switch node.name {
    case "tableViewCell": name = makeCell(node)
    case "collectionViewCell": name = makeItem(node)
    default: name = makeView(node, in: nil)
    }
    finishViews(isController: false)
    // A view has said its connections where it was made.
    if node.name.hasSuffix("Cell") { connections(node, name, made[node.id]?.type ?? "UITableViewCell") }
    awake()
    add("return \(name)")
    file.endPlace()
    file.indent -= 2
    add("}")
  }

  /// Makes a cell of a table, and says its name.
  func makeCell(_ node: XMLNode) -> String {
    let name = file.variable(node.id, "cell")
    let type = className(node, "UITableViewCell", madeWith: ["style", "reuseIdentifier"])
    let styles = [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
      "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
    ]
    let style = styles[node["style"] ?? ""] ?? "default"
    let reuse = node["reuseIdentifier"].map(SwiftName.literal) ?? "nil"
    if usesCoder(type) {
      add("guard let \(name) = \(type)(coder: NSCoder()) as \(type)? else { return UITableViewCell() }")
    } else {
      add("let \(name) = \(type)(style: .\(style), reuseIdentifier: \(reuse))")
    }
    made[node.id] = (name, type)
    file.place = node.line
    let height = node.child("rect").flatMap { Double($0["height"] ?? "") } ?? 44
    let row = node["rowHeight"].flatMap { Double($0) } ?? height
    let content = node.child("tableViewCellContentView")
    let width = content?.child("rect")?["width"] ?? node.child("rect")?["width"]
    add(
      "\(name).frame = CGRect(x: 0, y: 0, width: \(number(width ?? "375")), height: \(number(String(row))))")
    add("\(name).contentView.frame = \(name).bounds")
    for key in ["accessoryType", "editingAccessoryType"] {
      choice(
        node, key,
        of: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"], name)
    }
    if node["selectionStyle"] == "none" { add("\(name).selectionStyle = .none") }
    flags(node, name, ["showsReorderControl": "showsReorderControl"])
    numbers(node, name, ["indentationLevel": "indentationLevel"])
    if let width = node["indentationWidth"], number(width) != "10" {
      add("\(name).indentationWidth = \(number(width))")
    }
    insets(node, name, ["separatorInset"])
    grounds(node, name, ["backgroundView", "selectedBackgroundView"])
    common(node, name)
    if let content {
      made[content.id] = ("\(name).contentView", "UIView")
      for child in content.list("subviews") {
        if [node["textLabel"], node["detailTextLabel"]].contains(child.id) {
          let member = node["textLabel"] == child.id ? "textLabel" : "detailTextLabel"
          made[child.id] = ("\(name).\(member)", "UILabel")
          if let text = text(child, "text") { add("\(name).\(member)?.text = \(text)") }
          if let font = font(child.keyed("fontDescription")) { add("\(name).\(member)?.font = \(font)") }
          if let color = color(child.keyed("textColor")) { add("\(name).\(member)?.textColor = \(color)") }
        } else if node["imageView"] == child.id {
          made[child.id] = ("\(name).imageView", "UIImageView")
          if let image = image(child) { add("\(name).imageView?.image = \(image)") }
        } else {
          let view = makeView(child, in: name)
          add("\(name).contentView.addSubview(\(view))")
        }
      }
      viewsWithConstraints.append((content, name))
    }
    runtimeAttributes(node, name, type)
    return name
  }

  /// Makes a cell of a collection view.
  func makeItem(_ node: XMLNode) -> String {
    let name = file.variable(node.id, "cell")
    let type = className(node, "UICollectionViewCell", madeWith: ["frame"])
    if usesCoder(type) {
      add("guard let \(name) = \(type)(coder: NSCoder()) as \(type)? else { return UICollectionViewCell() }")
      add("\(name).frame = \(frame(node))")
    } else {
      add("let \(name) = \(type)(frame: \(frame(node)))")
    }
    made[node.id] = (name, type)
    common(node, name)
    grounds(node, name, ["backgroundView", "selectedBackgroundView"])
    if let content = node.keyed("contentView") {
      made[content.id] = ("\(name).contentView", "UIView")
      for child in content.list("subviews") {
        let view = makeView(child, in: name)
        add("\(name).contentView.addSubview(\(view))")
      }
      viewsWithConstraints.append((content, name))
    }
    // Constraints of early files are the cell's, about its content.
    viewsWithConstraints.append((node, name))
    runtimeAttributes(node, name, type)
    return name
  }

  /// Writes the content of a table: its look, its prototypes and its rows.
  func table(_ node: XMLNode, _ name: String) {
    if let height = node["rowHeight"], let value = Double(height), value > 0 {
      add("\(name).rowHeight = \(number(height))")
    }
    // These are the heights that a document has without its author's doing.
    let usual: Set<Double> = node["style"] == "plain" ? [22, 28] : [10, 18]
    for key in ["sectionHeaderHeight", "sectionFooterHeight"] {
      guard let height = node[key], let value = Double(height), value >= 0, !usual.contains(value) else {
        continue
      }
      add("\(name).\(key) = \(number(height))")
    }
    if node["separatorStyle"] == "none" { add("\(name).separatorStyle = .none") }
    flags(
      node, name,
      [
        "allowsSelection": "allowsSelection", "allowsMultipleSelection": "allowsMultipleSelection",
        "allowsSelectionDuringEditing": "allowsSelectionDuringEditing",
        "allowsMultipleSelectionDuringEditing": "allowsMultipleSelectionDuringEditing",
      ])
    insets(node, name, ["separatorInset"])
    colors(
      node, name,
      [
        "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
        "sectionIndexTrackingBackgroundColor",
      ])
    grounds(node, name, ["backgroundView"])
    for (key, member) in [("tableHeaderView", "tableHeaderView"), ("tableFooterView", "tableFooterView")] {
      if let edge = node.keyed(key) { add("\(name).\(member) = \(makeView(edge, in: name))") }
    }
    register(
      node.list("prototypes").filter { $0.name == "tableViewCell" }.map { ($0, "forCellReuseIdentifier: ") },
      in: name)
    let sections = node.list("sections")
    guard !sections.isEmpty else { return }
    var texts: [String] = []
    for section in sections {
      var names: [String] = []
      for cell in section.list("cells") where cell.name == "tableViewCell" {
        let made = makeCell(cell)
        unconnected.append((cell, made, self.made[cell.id]?.type ?? "UITableViewCell"))
        names.append(made)
      }
      let header = text(section, "headerTitle") ?? "nil"
      let footer = text(section, "footerTitle") ?? "nil"
      texts.append(
        "UITableView.StaticSection(header: \(header), footer: \(footer), cells: [\(names.joined(separator: ", "))])"
      )
    }
    let space = "\n" + String(repeating: " ", count: file.indent)
    add("\(name).staticSections = [\(texts.map { "\(space)  \($0)," }.joined())\(space)]")
  }

  /// Writes the content of a collection view: its layout and its prototypes.
  func collection(_ node: XMLNode, _ name: String) {
    if let layout = node.keyed("collectionViewLayout") ?? node.child("collectionViewFlowLayout") {
      collectionLayout(layout, of: name)
    }
    flags(
      node, name,
      ["allowsSelection": "allowsSelection", "allowsMultipleSelection": "allowsMultipleSelection"])
    grounds(node, name, ["backgroundView"])
    let cells = node.list("cells").filter { $0.name == "collectionViewCell" }
      .map { ($0, "forCellWithReuseIdentifier: ") }
    let edges = ["Header", "Footer"].compactMap { edge in
      node.keyed("section\(edge)View").map { view in
        let kind = "UICollectionView.elementKindSection\(edge)"
        return (view, "forSupplementaryViewOfKind: \(kind), withReuseIdentifier: ")
      }
    }
    register(cells + edges, in: name)
  }

  /// Writes the layout of a collection view: a flow layout, or one of the project's own.
  private func collectionLayout(_ node: XMLNode, of view: String) {
    let isFlow = node.name == "collectionViewFlowLayout"
    let type = customClass(node, else: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
    // One that lays out nothing is nobody's wish.
    if type == "UICollectionViewLayout" { return }
    let name = view + "_layout"
    add("let \(name) = \(usesCoder(type) ? "(\(type)(coder: NSCoder()) as \(type)?)!" : type + "()")")
    if file.index.root(type) == "UICollectionViewFlowLayout" { flow(node, name) }
    add("\(view).collectionViewLayout = \(name)")
    made[node.id] = (name, type)
    runtimeAttributes(node, name, type)
    unconnected.append((node, name, type))
  }

  /// Writes the settings of a flow layout.
  private func flow(_ node: XMLNode, _ name: String) {
    func size(_ key: String, isWanted: (String, String) -> Bool) {
      guard let size = node.keyed(key) else { return }
      let (width, height) = (number(size["width"]), number(size["height"]))
      if isWanted(width, height) { add("\(name).\(key) = CGSize(width: \(width), height: \(height))") }
    }
    size("itemSize") { _, _ in true }
    for key in ["headerReferenceSize", "footerReferenceSize"] { size(key) { ($0, $1) != ("0", "0") } }
    insets(node, name, ["sectionInset"])
    numbers(
      node, name,
      ["minimumLineSpacing": "minimumLineSpacing", "minimumInteritemSpacing": "minimumInteritemSpacing"])
    if node["scrollDirection"] == "horizontal" { add("\(name).scrollDirection = .horizontal") }
  }

  /// Says the views behind others.
  private func grounds(_ node: XMLNode, _ name: String, _ keys: [String]) {
    for key in keys {
      if let view = node.keyed(key) { add("\(name).\(key) = \(makeView(view, in: name))") }
    }
  }

  /// Registers prototypes, each with the function that makes it; one without its owner is an empty one.
  ///
  /// - Parameter prototypes: Each with what stands before its identifier in the call.
  private func register(_ prototypes: [(XMLNode, String)], in name: String) {
    if !prototypes.isEmpty { add("let \(name)_owner = Weak(wrappedValue: controller)") }
    for (node, label) in prototypes {
      guard let reuse = node["reuseIdentifier"] else { continue }
      let function = file.variable(node.id, node.name.hasSuffix("Cell") ? "cell" : "edge")
      let space = "\n" + String(repeating: " ", count: file.indent)
      let empty = (ElementKinds.views[node.name] ?? "UIView") + "()"
      add(
        "\(name).register(\(label)\(SwiftName.literal(reuse))) { _ in"
          + "\(space)  \(name)_owner.wrappedValue.map { \(function)($0) } ?? \(empty)\(space)}")
      self.cells.append((node, function))
    }
  }
}
