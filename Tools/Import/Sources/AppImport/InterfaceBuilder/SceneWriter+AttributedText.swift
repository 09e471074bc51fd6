import Foundation

extension SceneWriter {
  /// Writes a text whose parts have looks of their own: `label_a.attributedText = ...`.
  ///
  /// - Parameters:
  ///   - node: The element with the text.
  ///   - key: The text's key there: `attributedText` or `attributedTitle`.
  ///   - name: The variable of the view.
  ///   - set: The line that gives the view the text, by the text's variable.
  func attributedText(_ node: XMLNode, _ key: String, _ name: String, set: (String) -> String) {
    guard let rich = node.keyed(key), rich.all.contains(where: hasLooks) else { return }
    let text = name + key.prefix(1).uppercased() + key.dropFirst() + (node["key"] ?? "")
    add("let \(text) = NSMutableAttributedString()")
    for (place, part) in rich.all.filter({ $0.name == "fragment" }).enumerated() {
      let content = part["content"] ?? part.keyed("content")?.text ?? ""
      let looks = part.child("attributes").map { attributes($0, text + "Style\(place)") } ?? []
      let list = looks.isEmpty ? "" : ", attributes: [\(looks.joined(separator: ", "))]"
      add("\(text).append(NSAttributedString(string: \(SwiftName.literal(content))\(list)))")
    }
    add(set(text))
  }

  private func hasLooks(_ node: XMLNode) -> Bool { node.name == "attributes" && !node.children.isEmpty }

  /// The attributes of a part as the elements of a dictionary; a style of a paragraph is written before.
  private func attributes(_ node: XMLNode, _ style: String) -> [String] {
    node.children.compactMap { part in
      switch part["key"] {
      case "NSColor": color(part).map { ".foregroundColor: \($0) as UIColor" }
      case "NSBackgroundColor": color(part).map { ".backgroundColor: \($0) as UIColor" }
      case "NSFont": ".font: \(attributeFont(part)) as UIFont"
      case "NSKern": ".kern: NSNumber(value: \(number(part["value"])))"
      case "NSUnderline": ".underlineStyle: NSNumber(value: \(integer(part["value"])))"
      case "NSStrikethrough": ".strikethroughStyle: NSNumber(value: \(integer(part["value"])))"
      case "NSBaselineOffset": ".baselineOffset: NSNumber(value: \(number(part["value"])))"
      case "NSParagraphStyle": paragraph(part, style)
      default: unfollowed(part)
      }
    }
  }

  private func unfollowed(_ node: XMLNode) -> String? {
    file.warn(node, "\(node["key"] ?? node.name) of a text changes nothing here.")
    return nil
  }

  private func attributeFont(_ node: XMLNode) -> String {
    let size = number(node["size"] ?? "17")
    let weights = [
      "systemUltraLight": "ultraLight", "systemThin": "thin", "systemLight": "light",
      "systemMedium": "medium",
      "systemSemibold": "semibold", "systemBold": "bold", "systemHeavy": "heavy", "systemBlack": "black",
    ]
    if let weight = node["metaFont"].flatMap({ weights[$0] }) {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
    guard let name = node["name"] else { return "UIFont.systemFont(ofSize: \(size))" }
    return "UIFont(name: \(SwiftName.literal(name)), size: \(size))!"
  }

  private func paragraph(_ node: XMLNode, _ style: String) -> String {
    add("let \(style) = NSMutableParagraphStyle()")
    choice(node, "alignment", of: ["left", "center", "right", "justified"], usual: ["natural"], style)
    lineBreaks(node, style)
    for key in [
      "lineSpacing", "paragraphSpacing", "headIndent", "firstLineHeadIndent", "tailIndent",
      "lineHeightMultiple",
      "minimumLineHeight", "maximumLineHeight",
    ] {
      if let value = node[key], number(value) != "0" { add("\(style).\(key) = \(number(value))") }
    }
    return ".paragraphStyle: \(style)"
  }

  /// Writes where a text ends that does not fit.
  func lineBreaks(_ node: XMLNode, _ name: String) {
    let modes = [
      "headTruncation": "byTruncatingHead", "truncatingHead": "byTruncatingHead",
      "middleTruncation": "byTruncatingMiddle", "truncatingMiddle": "byTruncatingMiddle",
      "characterWrap": "byCharWrapping", "charWrapping": "byCharWrapping", "clip": "byClipping",
      "clipping": "byClipping", "truncatingTail": "byTruncatingTail",
    ]
    if let mode = node["lineBreakMode"].flatMap({ modes[$0] }) { add("\(name).lineBreakMode = .\(mode)") }
  }
}
