import Foundation

// Attributes of elements as statements: one that an element does not have says nothing.
extension SceneWriter {
  /// Says attributes that are on or off, by their names in the document and the properties that they are.
  func flags(_ node: XMLNode, _ name: String, _ properties: KeyValuePairs<String, String>) {
    for (key, property) in properties {
      if let value = node[key] { add("\(name).\(property) = \(value == "YES")") }
    }
  }

  func numbers(_ node: XMLNode, _ name: String, _ properties: KeyValuePairs<String, String>) {
    for (key, property) in properties {
      guard let value = node[key] else { continue }
      let isWhole = Self.wholeNumbers.contains(property)
      add("\(name).\(property) = \(isWhole ? integer(value) : number(value))")
    }
  }

  /// The properties whose numbers have no fraction.
  private static let wholeNumbers: Set<String> = [
    "numberOfLines", "numberOfPages", "currentPage", "indentationLevel", "minuteInterval", "tag",
  ]

  func colors(_ node: XMLNode, _ name: String, _ keys: [String]) {
    for key in keys {
      if let color = color(node.keyed(key)) { add("\(name).\(key) = \(color)") }
    }
  }

  /// Says an attribute whose value is the name of a case.
  ///
  /// - Parameters:
  ///   - cases: The cases that there are here.
  ///   - usual: The values that need not be said.
  func choice(
    _ node: XMLNode, _ key: String, of cases: Set<String>, usual: Set<String> = [], _ name: String
  ) {
    if let value = known(node, key, of: cases, usual: usual) { add("\(name).\(key) = .\(value)") }
  }

  /// An attribute whose value is the name of a case; nil where it need not be said, and where it is not known, which is told.
  func known(_ node: XMLNode, _ key: String, of cases: Set<String>, usual: Set<String> = []) -> String? {
    guard let value = node[key], !usual.contains(value) else { return nil }
    if cases.contains(value) { return value }
    let what = key == "key" ? "a <\(node.name)>" : key
    file.warn(node, "The value '\(value)' of \(what) is not known here; it is left out.")
    return nil
  }

  func insets(_ node: XMLNode, _ name: String, _ keys: [String]) {
    for key in keys {
      if let inset = node.keyed(key) { add("\(name).\(key) = \(edgeInsets(inset))") }
    }
  }

  /// Distances from the edges, which some elements say as the corners of a rectangle.
  func edgeInsets(_ node: XMLNode) -> String {
    let edges = [
      ("top", "minY", "top"), ("left", "minX", "leading"), ("bottom", "maxY", "bottom"),
      ("right", "maxX", "trailing"),
    ]
    let parts = edges.map { "\($0.0): \(number(node[$0.1] ?? node[$0.0] ?? node[$0.2]))" }
    return "UIEdgeInsets(\(parts.joined(separator: ", ")))"
  }

  /// Writes the attributes that every view that scrolls has.
  func scrolling(_ node: XMLNode, _ name: String) {
    flags(
      node, name,
      [
        "pagingEnabled": "isPagingEnabled", "scrollEnabled": "isScrollEnabled", "bounces": "bounces",
        "alwaysBounceVertical": "alwaysBounceVertical", "alwaysBounceHorizontal": "alwaysBounceHorizontal",
        "showsVerticalScrollIndicator": "showsVerticalScrollIndicator",
        "showsHorizontalScrollIndicator": "showsHorizontalScrollIndicator", "bouncesZoom": "bouncesZoom",
        "delaysContentTouches": "delaysContentTouches", "canCancelContentTouches": "canCancelContentTouches",
      ])
    numbers(
      node, name, ["minimumZoomScale": "minimumZoomScale", "maximumZoomScale": "maximumZoomScale"])
    choice(node, "keyboardDismissMode", of: ["onDrag", "interactive"], usual: ["none"], name)
    choice(node, "indicatorStyle", of: ["black", "white"], usual: ["default"], name)
    choice(
      node, "contentInsetAdjustmentBehavior", of: ["scrollableAxes", "never", "always"],
      usual: ["automatic"], name)
    insets(node, name, ["contentInset", "scrollIndicatorInsets"])
  }

  /// Writes the traits that keyboards are asked for.
  func textInput(_ node: XMLNode, _ name: String) {
    guard let traits = node.keyed("textInputTraits") else { return }
    let keyboards = [
      "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL",
      "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
      "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
      "webSearch": "webSearch", "ASCIICapableNumberPad": "asciiCapableNumberPad",
    ]
    if let keyboard = traits["keyboardType"].flatMap({ keyboards[$0] }) {
      add("\(name).keyboardType = .\(keyboard)")
    }
    choice(
      traits, "returnKeyType",
      of: [
        "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
        "continue",
      ], usual: ["default"], name)
    // A document that says nothing means none; a field that code makes begins sentences.
    let capitals = traits["autocapitalizationType"] ?? "none"
    if ["none", "words", "allCharacters"].contains(capitals) {
      add("\(name).autocapitalizationType = .\(capitals)")
    }
    choice(traits, "autocorrectionType", of: ["no", "yes"], usual: ["default"], name)
    if node.name == "textField" { flags(traits, name, ["secureTextEntry": "isSecureTextEntry"]) }
  }

  /// Writes the attributes of text views.
  func textView(_ node: XMLNode, _ name: String) {
    if let text = text(node, "text") { add("\(name).text = \(text)") }
    if let font = font(node.keyed("fontDescription")) { add("\(name).font = \(font)") }
    if let color = color(node.keyed("textColor")) { add("\(name).textColor = \(color)") }
    choice(
      node, "textAlignment", of: ["left", "center", "right", "justified"], usual: ["natural"], name)
    flags(node, name, ["adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCategory"])
    attributedText(node, "attributedText", name) { "\(name).attributedText = \($0)" }
  }

  /// How far a label's text may shrink. A document says what does not.
  func shrinking(_ node: XMLNode, _ name: String) {
    guard node["adjustsFontSizeToFit"] != "NO" else { return }
    let size = Double(node.keyed("fontDescription")?["pointSize"] ?? "") ?? 17
    let least = Double(node["minimumFontSize"] ?? "").map { $0 / size }
    guard let scale = Double(node["minimumScaleFactor"] ?? "") ?? least, scale > 0, scale < 1 else { return }
    add("\(name).adjustsFontSizeToFitWidth = true")
    add("\(name).minimumScaleFactor = \(number(String((scale * 1000).rounded() / 1000)))")
  }

  /// The states of controls that there are here.
  private static let states: Set<String> = ["normal", "highlighted", "disabled", "selected"]

  func button(_ node: XMLNode, _ name: String) {
    if let font = font(node.keyed("fontDescription")) { add("\(name).titleLabel?.font = \(font)") }
    let states = node.children.filter { $0.name == "state" }
    for state in states {
      guard let key = state["key"].map({ _ in known(state, "key", of: Self.states) }) ?? "normal" else {
        continue
      }
      if let title = text(state, "title", of: node, as: key + "Title") {
        add("\(name).setTitle(\(title), for: .\(key))")
      }
      if let color = color(state.keyed("titleColor")) {
        add("\(name).setTitleColor(\(color), for: .\(key))")
      }
      attributedText(state, "attributedTitle", name) { "\(name).setAttributedTitle(\($0), for: .\(key))" }
      if let ground = image(state, "backgroundImage") {
        add("\(name).setBackgroundImage(\(ground), for: .\(key))")
      }
      if let image = image(state) { add("\(name).setImage(\(image), for: .\(key))") }
    }
    // Since Xcode 13 a button may have its title and its picture here alone.
    if let configuration = node.child("buttonConfiguration") {
      let normal = states.first { $0["key"] == "normal" }
      if normal.flatMap({ text($0, "title") }) == nil,
        let title = text(configuration, "title", of: node, as: "configuration.title")
      {
        add("\(name).setTitle(\(title), for: .normal)")
      }
      let picture = configuration.children.first { $0.name == "imageReference" && $0["key"] == "image" }
      if normal?["image"] == nil, let image = image(configuration) ?? picture.flatMap({ image($0) }) {
        add("\(name).setImage(\(image), for: .normal)")
      }
    }
    choice(
      node, "contentHorizontalAlignment", of: ["left", "right", "fill", "leading", "trailing"],
      usual: ["center"], name)
    choice(node, "contentVerticalAlignment", of: ["top", "bottom", "fill"], usual: ["center"], name)
    if node["semanticContentAttribute"] == "forceRightToLeft" {
      add("\(name).semanticContentAttribute = .forceRightToLeft")
    }
    // Title and picture are placed otherwise where they have insets of their own; Xcode writes those that are 0, too.
    let own = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].filter { key in
      node.keyed(key)?.attributes.contains { $0.key != "key" && number($0.value) != "0" } ?? false
    }
    insets(node, name, own)
  }

  func indicator(_ node: XMLNode, _ name: String) {
    choice(node, "style", of: ["whiteLarge", "white", "gray", "medium", "large"], name)
    colors(node, name, ["color"])
    if !node.isOn("hidesWhenStopped") { add("\(name).hidesWhenStopped = false") }
    if node.isOn("animating") { add("\(name).startAnimating()") }
    // Setting these shows it, or hides it.
    if node.isOn("hidden") { add("\(name).isHidden = true") }
  }

  func segments(_ node: XMLNode, _ name: String) {
    for (place, segment) in node.list("segments").enumerated() {
      if segment["image"] != nil {
        file.warn(segment, "A segment has no image here; it shows its title alone.")
      }
      let title = file.text(segment["title"] ?? "", of: node, "segmentTitles[\(place)]")
      add("\(name).insertSegment(withTitle: \(title), at: \(place), animated: false)")
      if segment["enabled"] == "NO" { add("\(name).setEnabled(false, forSegmentAt: \(place))") }
    }
    colors(node, name, ["selectedSegmentTintColor"])
    add("\(name).selectedSegmentIndex = \(node["selectedSegmentIndex"].map { integer($0) } ?? "0")")
  }
}
