import Foundation

extension SceneWriter {
  /// The function that makes the scene's view.
  func viewFunction(_ view: XMLNode) {
    let kept = made
    made = [controller.id: ("controller", type)]
    for object in objects where object.name == "placeholder" { made[object.id] = ("controller", type) }
    file.lines.append("")
    add("private static func \(SwiftName.variable(view.id, "load"))(_ controller: \(type)) {")
    file.indent += 2
    // What the controller's own function has made is found again by way of its bars.
    for (id, known) in kept where known.name == "controller.navigationItem" { made[id] = known }
    let name = makeView(view, in: nil)
    for guide in controller.list("layoutGuides") {
      made[guide.id] = (
        guide["type"] == "bottom" ? "controller.bottomLayoutGuide" : "controller.topLayoutGuide",
        "UILayoutGuide"
      )
    }
    if type != "UIViewController" || controller.name != "viewController",
      file.index.root(type) == "UITableViewController", made[view.id]?.type == "UITableView"
    {
      add("controller.tableView = \(name)")
    } else if file.index.root(type) == "UICollectionViewController",
      made[view.id]?.type == "UICollectionView"
    {
      add("controller.collectionView = \(name)")
    } else {
      add("controller.view = \(name)")
    }
    for (node, _) in viewsWithConstraints { constraints(node) }
    let outlets = controller.list("connections")
    var collections: [String: [String]] = [:]
    for link in outlets where link.name == "outlet" {
      if let target = link["destination"], file.nodes[target]?.name == "barButtonItem" { continue }
      if let target = link["destination"], file.nodes[target]?.name == "constraint", made[target] == nil {
        continue
      }
      setOutlet(link, owner: "controller", ownerType: type)
    }
    for link in outlets where link.name == "outletCollection" {
      guard let property = link["property"], let id = link["destination"], let target = made[id] else {
        continue
      }
      collections[property, default: []].append(target.name)
    }
    for (property, names) in collections.sorted(by: { $0.key < $1.key })
    where file.index.property(property, of: type) != nil {
      add("controller.\(property) = [\(names.joined(separator: ", "))]")
    }
    // An unused view is no mistake of anyone's.
    for link in embeds { add(link) }
    embeds = []
    awake()
    viewsWithConstraints = []
    file.indent -= 2
    add("}")
  }

  /// The function that makes a prototype cell.
  func cellFunction(_ node: XMLNode, _ function: String) {
    let isItem = node.name == "collectionViewCell"
    made = [controller.id: ("controller", type)]
    viewsWithConstraints = []
    file.lines.append("")
    add(
      "private static func \(function)(_ controller: \(type)) -> \(isItem ? "UICollectionViewCell" : "UITableViewCell") {"
    )
    file.indent += 2
    let name = isItem ? makeItem(node) : makeCell(node)
    for (node, _) in viewsWithConstraints { constraints(node) }
    connections(node, name, made[node.id]?.type ?? "UITableViewCell")
    viewsWithConstraints = []
    awake()
    add("return \(name)")
    file.indent -= 2
    add("}")
  }

  /// Whether a class of the project has `awakeFromNib`.
  func wantsToKnow(_ type: String) -> Bool {
    file.index.method(OverrideRewrite.calledByScenes, of: type) != nil
  }

  /// Tells what was made that it is whole: objects whose class wants to know.
  func awake() {
    let told = made.values.filter { $0.name != "controller" && wantsToKnow($0.type) }
    for name in Set(told.map(\.name)).sorted() { add("\(name).\(OverrideRewrite.calledByScenes)()") }
  }

  func makeCell(_ node: XMLNode) -> String {
    let name = SwiftName.variable(node.id, "cell")
    let type = className(node, "UITableViewCell")
    let styles = [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
      "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
    ]
    let style = styles[node["style"] ?? ""] ?? "default"
    let reuse = node["reuseIdentifier"].map(SwiftName.literal) ?? "nil"
    if usesCoder(type) {
      add("guard let \(name) = \(type)(coder: NSCoder()) else { return UITableViewCell() }")
    } else {
      add("let \(name) = \(type)(style: .\(style), reuseIdentifier: \(reuse))")
    }
    made[node.id] = (name, type)
    let height = node.child("rect").flatMap { Double($0["height"] ?? "") } ?? 44
    let row = node["rowHeight"].flatMap { Double($0) } ?? height
    let content = node.child("tableViewCellContentView")
    let width = content?.child("rect")?["width"] ?? node.child("rect")?["width"]
    add(
      "\(name).frame = CGRect(x: 0, y: 0, width: \(number(width ?? "375")), height: \(number(String(row))))")
    add("\(name).contentView.frame = \(name).bounds")
    if let accessory = node["accessoryType"] { add("\(name).accessoryType = .\(accessory)") }
    if node["selectionStyle"] == "none" { add("\(name).selectionStyle = .none") }
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
          if let image = child["image"] {
            add("\(name).imageView?.image = UIImage(named: \(SwiftName.literal(image)))")
          }
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

  /// Makes a view with all that is in it, and says its name.
  func makeView(_ node: XMLNode, in parent: String?) -> String {
    let plain = ElementKinds.views[node.name]
    let name = SwiftName.variable(
      node.id,
      node.name.hasPrefix("collection")
        ? "collection" : node.name == "view" ? "view" : String(node.name.filter { $0.isASCII && $0.isLetter })
    )
    guard let plain,
      file.classes.contains(plain) || node["customClass"].map({ file.index.classes[$0] != nil }) == true
    else {
      file.warn(node, "\(plain ?? "<\(node.name)>") is not here; an empty view with its name stands for it.")
      add("let \(name) = UILabel(frame: \(frame(node)))")
      add("\(name).text = \(SwiftName.literal(plain ?? node.name))")
      add("\(name).textAlignment = .center")
      add("\(name).textColor = .gray")
      made[node.id] = (name, "UILabel")
      common(node, name)
      return name
    }
    let type = className(node, plain)
    let isOwn = file.index.classes[type] != nil
    if usesCoder(type) {
      add("let \(name): \(type) = \(type)(coder: NSCoder())!")
      add("\(name).frame = \(frame(node))")
    } else if plain == "UITableView" {
      let style =
        node["style"] == "grouped" ? "grouped" : node["style"] == "insetGrouped" ? "insetGrouped" : "plain"
      add("let \(name) = \(type)(frame: \(frame(node)), style: .\(style))")
    } else if plain == "UIButton", !isOwn {
      add(
        "let \(name) = UIButton(type: .\(["system", "roundedRect"].contains(node["buttonType"] ?? "") ? "system" : "custom"))"
      )
      add("\(name).frame = \(frame(node))")
    } else if plain == "UIVisualEffectView" {
      add("let \(name) = UIVisualEffectView(effect: UIBlurEffect(style: .light))")
      add("\(name).frame = \(frame(node))")
    } else {
      add("let \(name) = \(type)(frame: \(frame(node)))")
    }
    made[node.id] = (name, type)
    common(node, name)
    specific(node, name, plain)
    for child in node.list("subviews") where child["key"] != "tableHeaderView" {
      let view = makeView(child, in: name)
      add(plain == "UIStackView" ? "\(name).addArrangedSubview(\(view))" : "\(name).addSubview(\(view))")
    }
    if let content = node.keyed("contentView"), plain == "UIVisualEffectView" {
      for child in content.list("subviews") {
        let view = makeView(child, in: name)
        add("\(name).contentView.addSubview(\(view))")
      }
      made[content.id] = ("\(name).contentView", "UIView")
      viewsWithConstraints.append((content, name))
    }
    viewsWithConstraints.append((node, name))
    for guide in node.children where guide.name == "viewLayoutGuide" {
      let member =
        [
          "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
          "frameLayoutGuide": "frameLayoutGuide",
        ][guide["key"] ?? ""] ?? "safeAreaLayoutGuide"
      made[guide.id] = ("\(name).\(member)", "UILayoutGuide")
    }
    runtimeAttributes(node, name, type)
    connections(node, name, type)
    return name
  }

  /// What every view has.
  private func common(_ node: XMLNode, _ name: String) {
    if let mode = node["contentMode"], mode != "scaleToFill" { add("\(name).contentMode = .\(mode)") }
    if let color = color(node.keyed("backgroundColor")) { add("\(name).backgroundColor = \(color)") }
    if let color = color(node.keyed("tintColor")) { add("\(name).tintColor = \(color)") }
    if node.isOn("clipsSubviews") { add("\(name).clipsToBounds = true") }
    if node.isOn("hidden") { add("\(name).isHidden = true") }
    if node.isOn("multipleTouchEnabled") { add("\(name).isMultipleTouchEnabled = true") }
    if let touches = node["userInteractionEnabled"] {
      add("\(name).isUserInteractionEnabled = \(touches == "YES")")
    }
    if let alpha = node["alpha"] { add("\(name).alpha = \(number(alpha))") }
    if let tag = node["tag"] { add("\(name).tag = \(tag)") }
    if node["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      add("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
    if let mask = node.keyed("autoresizingMask") {
      let names = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
        ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
        ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
      ].filter { mask.isOn($0.0) }.map { "." + $0.1 }
      if !names.isEmpty { add("\(name).autoresizingMask = [\(names.joined(separator: ", "))]") }
    }
    for (key, call, axis) in [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ] {
      if let value = node[key] { add("\(name).\(call)(UILayoutPriority(\(number(value))), for: .\(axis))") }
    }
    if let access = node.keyed("accessibilityConfiguration") {
      if let label = access["label"] { add("\(name).accessibilityLabel = \(SwiftName.literal(label))") }
      if let hint = access["hint"] { add("\(name).accessibilityHint = \(SwiftName.literal(hint))") }
    }
  }

  /// What a view of one class has.
  private func specific(_ node: XMLNode, _ name: String, _ plain: String) {
    func flag(_ key: String, _ member: String) {
      if let value = node[key] { add("\(name).\(member) = \(value == "YES")") }
    }
    func decimal(_ key: String, _ member: String) {
      if let value = node[key] { add("\(name).\(member) = \(number(value))") }
    }
    if ["UILabel", "UITextField", "UITextView"].contains(plain) {
      if let text = text(node, "text") { add("\(name).text = \(text)") }
      if let font = font(node.keyed("fontDescription")) { add("\(name).font = \(font)") }
      if let color = color(node.keyed("textColor")) { add("\(name).textColor = \(color)") }
      if let alignment = node["textAlignment"], ["left", "center", "right"].contains(alignment) {
        add("\(name).textAlignment = .\(alignment)")
      }
    }
    switch plain {
    case "UILabel":
      if let count = node["numberOfLines"] { add("\(name).numberOfLines = \(number(count))") }
    case "UIButton":
      if let font = font(node.keyed("fontDescription")) { add("\(name).titleLabel?.font = \(font)") }
      for state in node.children where state.name == "state" {
        let key = state["key"] ?? "normal"
        if let title = text(state, "title") { add("\(name).setTitle(\(title), for: .\(key))") }
        if let color = color(state.keyed("titleColor")) {
          add("\(name).setTitleColor(\(color), for: .\(key))")
        }
        if let image = state["image"] ?? state["backgroundImage"] {
          add("\(name).setImage(UIImage(named: \(SwiftName.literal(image))), for: .\(key))")
        }
      }
      flag("enabled", "isEnabled")
      flag("selected", "isSelected")
    case "UIImageView":
      if let image = node["image"] { add("\(name).image = UIImage(named: \(SwiftName.literal(image)))") }
    case "UITextField":
      if let text = text(node, "placeholder") { add("\(name).placeholder = \(text)") }
      if let style = node["borderStyle"], ["line", "bezel", "roundedRect", "none"].contains(style) {
        add("\(name).borderStyle = .\(style)")
      }
    case "UISwitch": flag("on", "isOn")
    case "UISlider":
      decimal("minValue", "minimumValue")
      decimal("maxValue", "maximumValue")
      decimal("value", "value")
    case "UIStepper":
      decimal("minimumValue", "minimumValue")
      decimal("maximumValue", "maximumValue")
      decimal("value", "value")
    case "UIProgressView":
      decimal("progress", "progress")
      for key in ["progressTintColor", "trackTintColor"] {
        if let color = color(node.keyed(key)) { add("\(name).\(key) = \(color)") }
      }
    case "UIPageControl":
      if let count = node["numberOfPages"] { add("\(name).numberOfPages = \(number(count))") }
    case "UISegmentedControl":
      for (place, segment) in node.list("segments").enumerated() {
        add(
          "\(name).insertSegment(withTitle: \(SwiftName.literal(segment["title"] ?? "")), at: \(place), animated: false)"
        )
      }
      add("\(name).selectedSegmentIndex = \(node["selectedSegmentIndex"].map { number($0) } ?? "0")")
    case "UISearchBar":
      if let text = text(node, "placeholder") { add("\(name).placeholder = \(text)") }
    case "UIToolbar":
      let items = node.list("items").filter { $0.name == "barButtonItem" }.map { barButton($0) }
      if !items.isEmpty { add("\(name).items = [\(items.joined(separator: ", "))]") }
    case "UIStackView":
      if node["axis"] == "vertical" { add("\(name).axis = .vertical") }
      if let way = node["distribution"] { add("\(name).distribution = .\(way)") }
      if let way = node["alignment"] { add("\(name).alignment = .\(way)") }
      decimal("spacing", "spacing")
    case "UIScrollView":
      if node.isOn("pagingEnabled"), file.classes.contains("paging") { add("\(name).isPagingEnabled = true") }
      flag("scrollEnabled", "isScrollEnabled")
    case "UITableView": table(node, name)
    case "UICollectionView": collection(node, name)
    default: break
    }
  }

  private func collection(_ node: XMLNode, _ name: String) {
    if let flow = node.child("collectionViewFlowLayout") {
      add("let \(name)_layout = UICollectionViewFlowLayout()")
      if let size = flow.keyed("itemSize") {
        add(
          "\(name)_layout.itemSize = CGSize(width: \(number(size["width"])), height: \(number(size["height"])))"
        )
      }
      for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
        if let value = flow[key] { add("\(name)_layout.\(key) = \(number(value))") }
      }
      if flow["scrollDirection"] == "horizontal" { add("\(name)_layout.scrollDirection = .horizontal") }
      add("\(name).collectionViewLayout = \(name)_layout")
    }
    let prototypes = node.list("cells")
    if !prototypes.isEmpty { add("let \(name)_owner = Weak(wrappedValue: controller)") }
    for cell in prototypes where cell.name == "collectionViewCell" {
      guard let reuse = cell["reuseIdentifier"] else { continue }
      let function = SwiftName.variable(cell.id, "cell")
      add("\(name).register(forCellWithReuseIdentifier: \(SwiftName.literal(reuse))) { _ in")
      add("  \(name)_owner.wrappedValue.map { \(function)($0) } ?? UICollectionViewCell()")
      add("}")
      cells.append((cell, function))
    }
  }

  /// Makes a cell of a collection view.
  func makeItem(_ node: XMLNode) -> String {
    let name = SwiftName.variable(node.id, "cell")
    let type = className(node, "UICollectionViewCell")
    if usesCoder(type) {
      add("guard let \(name) = \(type)(coder: NSCoder()) else { return UICollectionViewCell() }")
      add("\(name).frame = \(frame(node))")
    } else {
      add("let \(name) = \(type)(frame: \(frame(node)))")
    }
    made[node.id] = (name, type)
    common(node, name)
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

  private func table(_ node: XMLNode, _ name: String) {
    if let height = node["rowHeight"], let value = Double(height), value > 0 {
      add("\(name).rowHeight = \(number(height))")
    }
    if node["separatorStyle"] == "none" { add("\(name).separatorStyle = .none") }
    if node["allowsSelection"] == "NO" { add("\(name).allowsSelection = false") }
    for (key, member) in [("tableHeaderView", "tableHeaderView"), ("tableFooterView", "tableFooterView")] {
      if let edge = node.keyed(key) { add("\(name).\(member) = \(makeView(edge, in: name))") }
    }
    let prototypes = node.list("prototypes")
    if !prototypes.isEmpty { add("let \(name)_owner = Weak(wrappedValue: controller)") }
    for cell in prototypes where cell.name == "tableViewCell" {
      guard let reuse = cell["reuseIdentifier"] else { continue }
      let function = SwiftName.variable(cell.id, "cell")
      add("\(name).register(forCellReuseIdentifier: \(SwiftName.literal(reuse))) { _ in")
      add("  \(name)_owner.wrappedValue.map { \(function)($0) } ?? UITableViewCell()")
      add("}")
      cells.append((cell, function))
    }
    let sections = node.list("sections")
    guard !sections.isEmpty else { return }
    var texts: [String] = []
    for section in sections {
      var names: [String] = []
      for cell in section.list("cells") where cell.name == "tableViewCell" {
        let made = makeCell(cell)
        connections(cell, made, self.made[cell.id]?.type ?? "UITableViewCell")
        names.append(made)
      }
      let header = section["headerTitle"].map(SwiftName.literal) ?? "nil"
      let footer = section["footerTitle"].map(SwiftName.literal) ?? "nil"
      texts.append(
        "UITableView.StaticSection(header: \(header), footer: \(footer), cells: [\(names.joined(separator: ", "))])"
      )
    }
    add("\(name).staticSections = [")
    for text in texts { add("  \(text),") }
    add("]")
  }
}
