import Foundation

/// The colors of a project's catalogs.
enum ColorSets {
  /// The colors by name, as Swift writes them.
  static func find(_ project: XcodeProject) -> [(name: String, source: String)] {
    var found: [String: String] = [:]
    for set in project.catalogs.flatMap({ AssetCatalog.sets("colorset", in: $0) })
    where found[set.name] == nil {
      found[set.name] = source(set)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func source(_ set: AssetCatalog.AssetSet) -> String? {
    var colors: [String: String] = [:]
    // A color for one kind of device counts where there is none for all.
    for entry in set["colors"].sorted(by: { rank($0) < rank($1) }) {
      guard let color = color(entry["color"] as? [String: Any] ?? [:]) else { continue }
      colors[AssetCatalog.appearance(entry)] = color
    }
    guard let light = colors[""] ?? colors["light"] else { return nil }
    guard let dark = colors["dark"] else { return light }
    return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
  }

  private static func rank(_ entry: [String: Any]) -> Int {
    ["iphone": 1, "universal": 2][entry["idiom"] as? String ?? ""] ?? 0
  }

  /// A color from its components; one of another color space than sRGB is taken as if it were of that.
  private static func color(_ color: [String: Any]) -> String? {
    if let reference = color["reference"] as? String, reference.hasSuffix("Color") {
      return "UIColor.\(reference.dropLast(5))"
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let alpha = component(components["alpha"] ?? "1", isAlpha: true)
    if let white = components["white"] { return "UIColor(white: \(component(white)), alpha: \(alpha))" }
    let parts = ["red", "green", "blue"].map { "\($0): \(component(components[$0] ?? "0"))" }
    return "UIColor(\(parts.joined(separator: ", ")), alpha: \(alpha))"
  }

  /// A component, 0...1: Xcode writes `0.500`, `128` or `0x80`.
  private static func component(_ value: Any, isAlpha: Bool = false) -> Double {
    let text = value as? String ?? "\(value)"
    let number: Double
    if text.lowercased().hasPrefix("0x") {
      number = Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
    } else if text.contains(".") || isAlpha {
      number = Double(text) ?? 0
    } else {
      number = (Double(text) ?? 0) / 255
    }
    return (min(max(number, 0), 1) * 10000).rounded() / 10000
  }
}
