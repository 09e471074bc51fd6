import Foundation

/// The values that a document has for some size classes only. Each pair of classes is a bit, as
/// `UIStoryboard.sizeClasses` has it: 1 is compact in both directions, 2 regular across, 4 regular down, 8 regular in
/// both.
enum SizeVariations {
  static let all = 15
  /// A phone that is held upright.
  static let phone = 4

  /// The keys of the variations that hold in a pair, the more general first.
  private static func keys(_ bit: Int) -> [String] {
    let width = "widthClass=" + (bit & 10 != 0 ? "regular" : "compact")
    let height = "heightClass=" + (bit & 12 != 0 ? "regular" : "compact")
    return ["default", width, height, height + "-" + width, width + "-" + height]
  }

  /// Each pair of size classes with the variations of an element that hold in it, the more general first.
  static func variations(of node: XMLNode) -> [(bit: Int, variations: [XMLNode])] {
    let own = node.children.filter { $0.name == "variation" }
    return [1, 2, 4, 8].map { bit in (bit, keys(bit).flatMap { key in own.filter { $0["key"] == key } }) }
  }

  /// A property by the pairs of size classes, where it is not the same in all of them.
  ///
  /// - Parameters:
  ///   - fallback: The value where the document has none.
  ///   - read: Reads it of the element or of a variation of it.
  static func values(
    of node: XMLNode, or fallback: String, _ read: (XMLNode) -> String?
  ) -> [Int: String] {
    let plain = read(node)
    guard node.children.contains(where: { $0.name == "variation" && read($0) != nil }) else { return [:] }
    var values: [Int: String] = [:]
    for (bit, variations) in variations(of: node) {
      values[bit] = variations.compactMap(read).last ?? plain ?? fallback
    }
    return values
  }
}

extension SceneWriter {
  /// In which pairs of size classes an element's subviews or constraints are installed, by their identifiers; one that is not
  /// listed is so in all.
  func installed(_ view: XMLNode, _ kind: String) -> [String: Int] {
    var masks: [String: Int] = [:]
    for (bit, variations) in SizeVariations.variations(of: view) {
      for mask in variations.flatMap(\.children) where mask.name == "mask" && mask["key"] == kind {
        for change in mask.children {
          let id = change["reference"] ?? ""
          let known = masks[id] ?? SizeVariations.all
          masks[id] = change.name == "exclude" ? known & ~bit : known | bit
        }
      }
    }
    return masks
  }

  /// Takes in where a view's subviews are shown, and all that is in them.
  func installSubviews(of view: XMLNode) {
    for (id, sizes) in installed(view, "subviews") where sizes != SizeVariations.all {
      for node in file.nodes[id]?.all ?? [] where !node.id.isEmpty {
        shownIn[node.id] = sizes & (shownIn[node.id] ?? SizeVariations.all)
      }
      guard let known = made[id] else { continue }
      install.on.append("\(known.name).isHidden = size & \(sizes) == 0")
    }
  }

  /// Has a property follow the size classes.
  func vary(_ property: String, _ values: [Int: String]) {
    guard Set(values.values).count > 1, let last = values[8] else { return }
    let choices = [1, 2, 4].compactMap { bit in values[bit].map { "size == \(bit) ? \($0) : " } }
    install.on.append("\(property) = \(choices.joined())\(last)")
  }

  /// Writes the parts of a view's look that follow the size classes.
  func varyLook(_ node: XMLNode, _ name: String, _ plain: String) {
    guard node.children.contains(where: { $0.name == "variation" }) else { return }
    func follow(_ property: String, _ fallback: String, _ read: (XMLNode) -> String?) {
      vary("\(name).\(property)", SizeVariations.values(of: node, or: fallback, read))
    }
    follow("isHidden", "false") { $0["hidden"].map { $0 == "YES" ? "true" : "false" } }
    follow("alpha", "1") { $0["alpha"].map { number($0) } }
    follow("backgroundColor", "nil") { color($0.keyed("backgroundColor")) }
    if plain == "UIStackView" {
      for (key, usual, cases) in [
        ("axis", ".horizontal", ["horizontal", "vertical"]), ("alignment", ".fill", Self.alignments),
        ("distribution", ".fill", Self.distributions),
      ] {
        follow(key, usual) { known($0, key, of: cases).map { "." + $0 } }
      }
      follow("spacing", "0") { $0["spacing"].map { number($0) } }
    }
    if ["UILabel", "UITextField", "UITextView", "UIButton"].contains(plain) {
      follow(plain == "UIButton" ? "titleLabel?.font" : "font", "UIFont.systemFont(ofSize: 17)") {
        font($0.keyed("fontDescription"))
      }
    }
    if plain == "UILabel" { follow("numberOfLines", "1") { $0["numberOfLines"].map { integer($0) } } }
    if plain == "UIImageView" {
      follow("image", "nil") { image($0) }
    }
  }

  /// Says what follows the size classes.
  ///
  /// - Parameter isController: Whether it follows them as long as the controller lives; a cell has those that it is made in.
  func writeVariations(isController: Bool) {
    let lines = install.off + install.on
    install = ([], [])
    if lines.isEmpty { return }
    if isController {
      add("UIStoryboard.followSizeClasses(of: controller) { size in")
      for line in lines { add("  " + line) }
      add("}")
    } else {
      add("let size = UIStoryboard.sizeClasses")
      for line in lines { add(line) }
    }
  }
}
