import Foundation

/// The colors of a project's catalogs.
struct ColorSets {
  /// The colors by name, as Swift writes them.
  private(set) var sources: [String: String] = [:]
  /// The components of the colors in light: red, green, blue and alpha.
  private(set) var components: [String: [Double]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the sets. One without a color that can be read is told and left out.
  init(_ project: XcodeProject) {
    for set in project.catalogs.flatMap({ AssetCatalog.sets("colorset", in: $0) })
    where sources[set.name] == nil {
      if let source = Self.source(set) {
        sources[set.name] = source
        let light = set["colors"].filter { ["", "light"].contains(AssetCatalog.appearance($0)) }
        components[set.name] =
          light.lazy.compactMap { $0["color"] as? [String: Any] }.compactMap(Self.numbers).first
      } else if let name = Self.unknownReference(set) {
        diagnostics.append(
          .init(
            .warning, path: set.path + "/Contents.json",
            "The set refers to the color '\(name)', which is not here; it is left out: give it components instead."
          ))
      } else {
        diagnostics.append(
          .init(
            .warning, path: set.path + "/Contents.json", "No color of the set can be read; it is left out."))
      }
    }
  }

  private static func source(_ set: AssetCatalog.AssetSet) -> String? {
    var colors: [String: String] = [:]
    // A color for one kind of device counts where there is none for all.
    for entry in set["colors"].sorted(by: { rank($0) < rank($1) }) {
      guard let color = color(entry["color"] as? [String: Any] ?? [:]) else { continue }
      colors[AssetCatalog.appearance(entry)] = color
    }
    guard let light = colors[""] ?? colors["light"] else { return nil }
    let dark = colors["dark"] ?? light
    let byStyle = dark == light ? light : "$0.userInterfaceStyle == .dark ? \(dark) : \(light)"
    // More contrast is asked for in an appearance, or in any.
    let lightMore = colors["high light"] ?? colors["high"]
    let darkMore = colors["dark high"] ?? (colors["dark"] == nil ? colors["high"] : nil)
    guard lightMore != nil || darkMore != nil else { return dark == light ? light : "UIColor { \(byStyle) }" }
    let more = "$0.userInterfaceStyle == .dark ? \(darkMore ?? dark) : \(lightMore ?? light)"
    return "UIColor { $0.accessibilityContrast == .high ? (\(more)) : (\(byStyle)) }"
  }

  private static func isKnown(_ reference: String) -> Bool {
    reference.hasSuffix("Color") && SystemColors.names.contains(String(reference.dropLast(5)))
  }

  /// A color of the system's that a set refers to and that is not here.
  private static func unknownReference(_ set: AssetCatalog.AssetSet) -> String? {
    set["colors"].compactMap { ($0["color"] as? [String: Any])?["reference"] as? String }.first {
      !isKnown($0)
    }
  }

  private static func rank(_ entry: [String: Any]) -> Int {
    ["iphone": 1, "universal": 2][entry["idiom"] as? String ?? ""] ?? 0
  }

  /// A color from its components; one of another color space than sRGB is taken as if it were of that.
  private static func color(_ color: [String: Any]) -> String? {
    if let reference = color["reference"] as? String {
      return isKnown(reference) ? "UIColor.\(reference.dropLast(5))" : nil
    }
    guard let components = color["components"] as? [String: Any],
      let alpha = component(components["alpha"] ?? "1", isAlpha: true)
    else { return nil }
    if let white = components["white"] {
      return component(white).map { "UIColor(white: \($0), alpha: \(alpha))" }
    }
    let names = ["red", "green", "blue"]
    let parts = names.compactMap { name in component(components[name] ?? "").map { "\(name): \($0)" } }
    if parts.count < names.count { return nil }
    return "UIColor(\(parts.joined(separator: ", ")), alpha: \(alpha))"
  }

  private static func numbers(_ color: [String: Any]) -> [Double]? {
    guard let components = color["components"] as? [String: Any] else { return nil }
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let parts = names.compactMap { component(components[$0] ?? "") }
    return parts.count == 3 ? parts + [component(components["alpha"] ?? "1", isAlpha: true) ?? 1] : nil
  }

  /// A component, 0...1: Xcode writes `0.500`, `128` or `0x80`; nil of anything else.
  private static func component(_ value: Any, isAlpha: Bool = false) -> Double? {
    let text = value as? String ?? "\(value)"
    let number: Double?
    if text.lowercased().hasPrefix("0x") {
      number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") || isAlpha {
      number = Double(text)
    } else {
      number = Int(text).map { Double($0) / 255 }
    }
    return number.map { (min(max($0, 0), 1) * 10000).rounded() / 10000 }
  }
}
