import Foundation

extension SceneWriter {
  /// A number as Swift writes it; what is not a number is 0.
  func number(_ text: String?) -> String {
    guard let value = Double(text ?? ""), value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  /// A number without a fraction as Swift writes it; what is not a number is 0.
  func integer(_ text: String?) -> String {
    guard let value = Double(text ?? ""), abs(value) < 1e9 else { return "0" }
    return String(Int(value))
  }

  func frame(_ node: XMLNode) -> String {
    let rect = node.children.first {
      $0.name == "rect" && ["frame", "contentStretch"].contains($0["key"] ?? "") && $0["key"] == "frame"
    }
    guard let rect else { return ".zero" }
    return
      "CGRect(x: \(number(rect["x"])), y: \(number(rect["y"])), width: \(number(rect["width"])), height: \(number(rect["height"])))"
  }

  /// A color of Interface Builder; nil where there is none.
  func color(_ node: XMLNode?) -> String? {
    guard let node, node.name == "color" else { return nil }
    if let system = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      let plain = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
      let known: [String: String] = [
        "groupTableViewBackground": "UIColor(white: 0.937, alpha: 1)", "darkText": ".black",
        "lightText": "UIColor(white: 1, alpha: 0.6)", "label": ".label",
        "systemBackground": ".systemBackground", "secondaryLabel": ".secondaryLabel",
        "tableCellGroupedBackground": ".white", "scrollViewTexturedBackground": ".gray",
      ]
      if let text = known[plain] { return text }
      if SystemColors.names.contains(plain) { return "." + plain }
      if node["red"] == nil, node["white"] == nil {
        // The document lists the color's value among its resources.
        return file.systemColors[system].flatMap { color($0) } ?? ".gray"
      }
    }
    let alpha = number(node["alpha"] ?? "1")
    if let white = node["white"] { return "UIColor(white: \(number(white)), alpha: \(alpha))" }
    if let red = node["red"] {
      return
        "UIColor(red: \(number(red)), green: \(number(node["green"])), blue: \(number(node["blue"])), alpha: \(alpha))"
    }
    if let name = node["name"] {
      // The catalog's color has a dark side; the document lists only the light one.
      let listed = file.namedColors[name].flatMap { color($0) } ?? "UIColor.gray"
      return "(UIColor(named: \(SwiftName.literal(name))) ?? \(listed))"
    }
    return nil
  }

  /// A picture by the name that an element gives it: the project's, or Heft's own for a symbol of the system; nil where it
  /// names none.
  func image(_ node: XMLNode, _ key: String = "image") -> String? {
    guard let name = node[key] else { return nil }
    // An element says it of its picture alone; of others the list of the document knows.
    let isSaid = key == "image" && node.name != "variation"
    let isSystem = isSaid ? node["catalog"] == "system" : file.systemImages.contains(name)
    return "UIImage(\(isSystem ? "systemName" : "named"): \(SwiftName.literal(name)))"
  }

  func font(_ node: XMLNode?) -> String? {
    guard let node, node.name == "fontDescription" else { return nil }
    let size = node["pointSize"].map { number($0) } ?? (node["size"] == "small" ? "12" : "17")
    if let style = node["style"] {
      let plain = style.replacingOccurrences(of: "UICTFontTextStyle", with: "")
      let names = [
        "Body": "body", "Headline": "headline", "Subhead": "subheadline", "Footnote": "footnote",
        "Caption1": "caption1", "Caption2": "caption2", "Title1": "title1", "Title2": "title2",
        "Title3": "title3", "Callout": "callout", "Title0": "largeTitle",
      ]
      if let name = names[plain] { return "UIFont.preferredFont(forTextStyle: .\(name))" }
    }
    if let name = node["name"] {
      let isBold = name.contains("Bold") || name.contains("Heavy") || name.contains("Black")
      return isBold ? "UIFont.boldSystemFont(ofSize: \(size))" : "UIFont.systemFont(ofSize: \(size))"
    }
    if node["type"] == "boldSystem" { return "UIFont.boldSystemFont(ofSize: \(size))" }
    let weights: Set<String> = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    if let weight = known(node, "weight", of: weights) {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
    return "UIFont.systemFont(ofSize: \(size))"
  }

  /// A text, which may be an element of its own where it has several lines.
  ///
  /// - Parameters:
  ///   - owner: The element whose identifier translations name; nil means the same.
  ///   - name: The text's name in translations; nil means the same name as in the document.
  func text(_ node: XMLNode, _ key: String, of owner: XMLNode? = nil, as name: String? = nil) -> String? {
    func said(_ text: String) -> String { file.text(text, of: owner ?? node, name ?? key) }
    if let text = node[key] { return said(text) }
    if let element = node.keyed(key), element.name == "string" || element.name == "mutableString" {
      return said(element.text)
    }
    if let rich = node.keyed("attributed" + key.prefix(1).uppercased() + key.dropFirst()) {
      return SwiftName.literal(rich.all.compactMap { $0["content"] ?? $0.keyed("content")?.text }.joined())
    }
    return nil
  }
}
