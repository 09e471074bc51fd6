import Foundation

/// What an element says of its look that changes nothing here.
private struct Unfollowed {
  /// The attributes by the elements that have them, each with the values that look the same without it.
  static let attributes: [String: [String: Set<String>]] = [
    "button": [
      "lineBreakMode": ["middleTruncation"], "showsTouchWhenHighlighted": ["NO"],
    ],
    "imageView": ["highlightedImage": []],
    "label": [
      "baselineAdjustment": ["alignBaselines"], "enabled": ["YES"],
    ],
    "navigationItem": ["backButtonTitle": [], "prompt": []],
    "searchBar": ["searchBarStyle": ["default", "prominent"]],
    "slider": ["maximumValueImage": [], "minimumValueImage": []],
    "textField": [
      "background": [], "contentVerticalAlignment": ["center"], "disabledBackground": [],
    ],
  ]

  /// The attributes that every view and every controller may have.
  static let common: [String: Set<String>] = [
    "semanticContentAttribute": ["forceLeftToRight", "playback", "spatial", "unspecified"],
    "userInterfaceStyle": ["unspecified"],
  ]

  /// The elements within by the elements that have them, by their keys.
  static let parts: [String: Set<String>] = [
    "label": ["highlightedColor", "shadowColor"],
    "state": ["titleShadowColor"], "searchBar": ["scopeButtonTitles"],
  ]
}

extension SceneWriter {
  /// Tells which of an element's attributes change what is seen on a device and nothing here.
  func tellUnfollowed(_ node: XMLNode) {
    let own = (Unfollowed.attributes[node.name] ?? [:]).merging(Unfollowed.common) { own, _ in own }
    for (key, usual) in own.sorted(by: { $0.key < $1.key }) {
      if node.name == "button", key == "semanticContentAttribute" { continue }
      if let value = node[key], !usual.contains(value) {
        file.warn(node, "\(key) \"\(value)\" of <\(node.name)> changes nothing here.")
      }
    }
    let parts = Unfollowed.parts[node.name] ?? []
    for part in node.children where part["key"].map(parts.contains) == true {
      let isNothing =
        part.name == "nil"
        || part.name == "inset" && part.attributes.allSatisfy { $0.key == "key" || number($0.value) == "0" }
      if !isNothing { file.warn(part, "\(part["key"] ?? "") of <\(node.name)> changes nothing here.") }
    }
    for state in node.children where state.name == "state" { tellUnfollowed(state) }
  }
}
