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
    for (node, _) in viewsWithConstraints { installSubviews(of: node) }
    for (node, _) in viewsWithConstraints { constraints(node) }
    writeVariations(isController: true)
    let outlets = controller.list("connections")
    for link in outlets where link.name == "outlet" {
      if let target = link["destination"], file.nodes[target]?.name == "barButtonItem" { continue }
      if let target = link["destination"], file.nodes[target]?.name == "constraint", made[target] == nil {
        continue
      }
      setOutlet(link, owner: "controller", ownerType: type)
    }
    outletCollections(controller, "controller", type)
    // An unused view is no mistake of anyone's.
    for link in embeds { add(link) }
    embeds = []
    awake()
    viewsWithConstraints = []
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
    varyLook(node, name, plain)
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
  func common(_ node: XMLNode, _ name: String) {
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
        if let title = text(state, "title", of: node, as: key + "Title") {
          add("\(name).setTitle(\(title), for: .\(key))")
        }
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
          "\(name).insertSegment(withTitle: \(file.text(segment["title"] ?? "", of: node, "segmentTitles[\(place)]")), at: \(place), animated: false)"
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
}
