import Foundation

extension SceneWriter {
  /// The function that makes the scene's view.
  func viewFunction(_ view: XMLNode) {
    let kept = made
    made = [controller.id: ("controller", type)]
    for object in objects where object.name == "placeholder" { made[object.id] = ("controller", type) }
    file.lines.append("")
    add("private static func \(file.variable(view.id, "load"))(_ controller: \(type)) {")
    file.indent += 2
    file.place = view.line
    // Items made by the controller's own function are found again by way of its bars.
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
    sceneObjects()
    finishViews(isController: true)
    for link in controller.list("connections") where link.name == "outlet" {
      file.place = link.line
      if !connected.contains(ObjectIdentifier(link)) {
        setOutlet(link, owner: "controller", ownerType: type)
      }
    }
    outletCollections(controller, "controller", type)
    tellLostCollections()
    // An unused view is no mistake of anyone's.
    for link in embeds { add(link) }
    embeds = []
    awake()
    file.endPlace()
    file.indent -= 2
    add("}")
  }

  /// Says what needs all views: where they are installed, their constraints, what follows the size classes, and
  /// connections.
  ///
  /// - Parameter isController: Whether that is followed as long as the controller lives.
  func finishViews(isController: Bool) {
    for (node, _) in viewsWithConstraints { installSubviews(of: node) }
    for (node, _) in viewsWithConstraints { constraints(node) }
    writeVariations(isController: isController)
    viewsWithConstraints = []
    while !unconnected.isEmpty {
      let next = unconnected.removeFirst()
      connections(next.node, next.name, next.type)
    }
  }

  static let distributions: Set<String> = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  static let alignments: Set<String> = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]

  /// Says a label that stands for what is not there.
  func standIn(_ name: String, _ text: String, _ frame: String) {
    add("let \(name) = UILabel(frame: \(frame))")
    add("\(name).text = \(SwiftName.literal(text))")
    add("\(name).textAlignment = .center")
    add("\(name).textColor = .gray")
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

  /// The labels of the initializer that makes a view.
  private func initializer(_ node: XMLNode, _ plain: String) -> [String] {
    switch root(node["customClass"] ?? plain) {
    case "UITableView": ["frame", "style"]
    case "UITableViewCell": ["style", "reuseIdentifier"]
    case "UITableViewHeaderFooterView": ["reuseIdentifier"]
    default: ["frame"]
    }
  }

  /// Makes the objects of a scene beside its controller: the views of its dock, and the project's own objects. The
  /// controller keeps them.
  private func sceneObjects() {
    for object in objects where object !== controller {
      let isView = ElementKinds.views[object.name] != nil
      guard let name = isView ? makeView(object, in: nil) : customObject(object) else { continue }
      add("UIStoryboard.followSizeClasses(of: controller) { _ in withExtendedLifetime(\(name)) {} }")
    }
  }

  /// Makes an object of a class of the project that is no view, and says its name.
  func customObject(_ node: XMLNode) -> String? {
    guard node.name == "customObject", let type = node["customClass"] else { return nil }
    guard file.index.classes[type] != nil, file.index.isObject(type) else {
      file.warn(node, "The project has no class \(type) of objects; the object is left out.")
      return nil
    }
    guard file.index.hasInitializer([], type) else {
      file.warn(node, "\(type) has no init(); the object is left out.")
      return nil
    }
    file.place = node.line
    let name = file.variable(node.id, "object")
    add("let \(name) = \(type)()")
    made[node.id] = (name, type)
    runtimeAttributes(node, name, type)
    unconnected.append((node, name, type))
    return name
  }

  /// Makes a view with all that is in it, and says its name.
  func makeView(_ node: XMLNode, in parent: String?) -> String {
    let outer = file.place
    file.place = node.line
    defer { file.place = outer }
    let plain = ElementKinds.views[node.name]
    let name = file.variable(
      node.id,
      node.name.hasPrefix("collection")
        ? "collection" : node.name == "view" ? "view" : String(node.name.filter { $0.isASCII && $0.isLetter })
    )
    guard let plain,
      file.classes.contains(plain) || node["customClass"].map({ file.index.classes[$0] != nil }) == true
    else {
      file.warn(node, "\(plain ?? "<\(node.name)>") is not here; an empty view with its name stands for it.")
      standIn(name, plain ?? node.name, frame(node))
      made[node.id] = (name, "UILabel")
      common(node, name)
      return name
    }
    let type = className(node, plain, madeWith: initializer(node, plain))
    let isOwn = file.index.classes[type] != nil
    if usesCoder(type) {
      add("let \(name) = (\(type)(coder: NSCoder()) as \(type)?)!")
      add("\(name).frame = \(frame(node))")
    } else if let call = [
      "UITableViewCell": "style: .default, reuseIdentifier: nil",
      "UITableViewHeaderFooterView": "reuseIdentifier: nil",
    ][root(type)] {
      add("let \(name) = \(type)(\(call))")
      add("\(name).frame = \(frame(node))")
    } else if plain == "UITableView" {
      let style =
        node["style"] == "grouped" ? "grouped" : node["style"] == "insetGrouped" ? "insetGrouped" : "plain"
      add("let \(name) = \(type)(frame: \(frame(node)), style: .\(style))")
    } else if plain == "UIButton", !isOwn {
      add("let \(name) = UIButton(type: .\(buttonType(node)))")
      add("\(name).frame = \(frame(node))")
    } else if plain == "UIVisualEffectView" {
      add("let \(name) = UIVisualEffectView(effect: UIBlurEffect(style: .\(blurStyle(node))))")
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
    unconnected.append((node, name, type))
    return name
  }

  /// The style of a blur; a material that is always light or dark is the one that follows the appearance.
  private func blurStyle(_ node: XMLNode) -> String {
    let style = node.child("blurEffect")?["style"] ?? ""
    let isMaterial = style.hasPrefix("system") && (style.hasSuffix("Light") || style.hasSuffix("Dark"))
    let plain = isMaterial ? String(style.dropLast(style.hasSuffix("Dark") ? 4 : 5)) : style
    let known = [
      "extraLight", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
      "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    ]
    return known.contains(plain) ? plain : "light"
  }

  private func buttonType(_ node: XMLNode) -> String {
    let type = node["buttonType"] ?? ""
    if ["system", "roundedRect"].contains(type) { return "system" }
    return ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"].contains(type)
      ? type : "custom"
  }

  /// Writes the attributes that every view has.
  func common(_ node: XMLNode, _ name: String) {
    choice(
      node, "contentMode",
      of: [
        "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight", "bottomLeft", "bottomRight",
      ], usual: ["scaleToFill"], name)
    if let color = color(node.keyed("backgroundColor")) { add("\(name).backgroundColor = \(color)") }
    if let color = color(node.keyed("tintColor")) { add("\(name).tintColor = \(color)") }
    if node.isOn("clipsSubviews") { add("\(name).clipsToBounds = true") }
    if node.isOn("hidden") { add("\(name).isHidden = true") }
    if node.isOn("multipleTouchEnabled") { add("\(name).isMultipleTouchEnabled = true") }
    if let touches = node["userInteractionEnabled"] {
      add("\(name).isUserInteractionEnabled = \(touches == "YES")")
    } else if ["label", "imageView"].contains(node.name) {
      // In code they take no touches of themselves; Interface Builder says so where they do not.
      add("\(name).isUserInteractionEnabled = true")
    }
    if let alpha = node["alpha"] { add("\(name).alpha = \(number(alpha))") }
    if let tag = node["tag"] { add("\(name).tag = \(integer(tag))") }
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
      if let isElement = access.keyed("isElement")?["value"] {
        add("\(name).isAccessibilityElement = \(isElement == "YES")")
      }
    }
    insets(node, name, ["layoutMargins"])
    if let margins = node.keyed("directionalLayoutMargins") {
      add("\(name).layoutMargins = \(edgeInsets(margins))")
    }
    tellUnfollowed(node)
  }

  /// Writes the attributes that a view of one class has.
  private func specific(_ node: XMLNode, _ name: String, _ plain: String) {
    if ElementKinds.isControl(node.name) {
      flags(node, name, ["enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted"])
    }
    if ["UILabel", "UITextField", "UITextView"].contains(plain) { textView(node, name) }
    if ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(plain) {
      scrolling(node, name)
    }
    switch plain {
    case "UILabel":
      numbers(node, name, ["numberOfLines": "numberOfLines"])
      shrinking(node, name)
      lineBreaks(node, name)
    case "UIButton": button(node, name)
    case "UIImageView":
      if let image = image(node) { add("\(name).image = \(image)") }
    case "UITextField":
      if let text = text(node, "placeholder") { add("\(name).placeholder = \(text)") }
      choice(node, "borderStyle", of: ["line", "bezel", "roundedRect", "none"], name)
      choice(
        node, "clearButtonMode", of: ["whileEditing", "unlessEditing", "always"], usual: ["never"], name)
      textInput(node, name)
    case "UITextView":
      flags(node, name, ["editable": "isEditable", "selectable": "isSelectable"])
      textInput(node, name)
    case "UISwitch":
      flags(node, name, ["on": "isOn"])
      colors(node, name, ["onTintColor", "thumbTintColor"])
    case "UISlider":
      numbers(node, name, ["minValue": "minimumValue", "maxValue": "maximumValue", "value": "value"])
      flags(node, name, ["continuous": "isContinuous"])
      colors(node, name, ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"])
    case "UIStepper":
      numbers(node, name, ["minimumValue": "minimumValue", "maximumValue": "maximumValue"])
      numbers(node, name, ["value": "value", "stepValue": "stepValue"])
      flags(node, name, ["continuous": "isContinuous", "autorepeat": "autorepeat", "wraps": "wraps"])
    case "UIProgressView":
      numbers(node, name, ["progress": "progress"])
      colors(node, name, ["progressTintColor", "trackTintColor"])
    case "UIActivityIndicatorView": indicator(node, name)
    case "UIPageControl":
      numbers(node, name, ["numberOfPages": "numberOfPages", "currentPage": "currentPage"])
      flags(node, name, ["hidesForSinglePage": "hidesForSinglePage"])
      colors(node, name, ["pageIndicatorTintColor", "currentPageIndicatorTintColor"])
    case "UISegmentedControl": segments(node, name)
    case "UISearchBar":
      if let text = text(node, "text") { add("\(name).text = \(text)") }
      if let text = text(node, "placeholder") { add("\(name).placeholder = \(text)") }
      flags(node, name, ["showsCancelButton": "showsCancelButton"])
    case "UIToolbar":
      look(of: node, name)
      let items = node.list("items").filter { $0.name == "barButtonItem" }.map { barButton($0) }
      if !items.isEmpty { add("\(name).items = [\(items.joined(separator: ", "))]") }
    case "UITabBar":
      look(of: node, name)
      let items = node.list("items").filter { $0.name == "tabBarItem" }.map { item in
        let own = file.variable(item.id, "item")
        add("let \(own) = \(tabBarItem(item))")
        made[item.id] = (own, "UITabBarItem")
        tabBarLook(item, own)
        return own
      }
      if !items.isEmpty { add("\(name).items = [\(items.joined(separator: ", "))]") }
    case "UINavigationBar":
      look(of: node, name)
      navigationItems(node, name)
    case "UIDatePicker":
      choice(node, "datePickerMode", of: ["time", "date", "dateAndTime", "countDownTimer"], name)
      numbers(node, name, ["minuteInterval": "minuteInterval"])
    case "UIStackView":
      if node["axis"] == "vertical" { add("\(name).axis = .vertical") }
      choice(node, "distribution", of: Self.distributions, name)
      choice(node, "alignment", of: Self.alignments, name)
      if node["spacing"] == "UIStackViewSpacingUseSystem" || node["spacingType"] == "standard" {
        add("\(name).spacing = UIStackView.spacingUseSystem")
      } else {
        numbers(node, name, ["spacing": "spacing"])
      }
      flags(
        node, name,
        [
          "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
          "baselineRelativeArrangement": "isBaselineRelativeArrangement",
        ])
    case "UITableView": table(node, name)
    case "UICollectionView": collection(node, name)
    default: break
    }
  }
}
