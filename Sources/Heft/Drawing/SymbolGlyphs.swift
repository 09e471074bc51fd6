/// Heft's own pictures for Apple's symbols, found by their names.
///
/// A name is made of parts: `heart.slash.circle.fill` is a heart, struck through, in a circle that is filled. What is not
/// drawn here in all its parts is shown by the parts that come first.
struct SymbolGlyphs {
  /// The SVG paths of the symbol itself.
  private var paths: String
  private var isFilled = false
  private var isStruck = false
  private var isInCircle = false
  private var isInSquare = false

  private static let circle = "M12 2.5a9.5 9.5 0 1 0 .1 0z"
  private static let square = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
  private static let slash = "M3.5 3.5l17 17"
  /// What stands for a symbol that is not drawn here: a square with broken lines.
  private static let unknown = "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2"

  /// The picture of a symbol; the one that stands for unknown ones where it is not drawn here.
  ///
  /// - Parameter name: The symbol's name.
  /// - Returns: The picture as SVG, and whether it shows the symbol.
  static func svg(of name: String) -> (svg: String, isKnown: Bool) {
    var rest = name
    var glyph = SymbolGlyphs(paths: unknown)
    while !rest.isEmpty {
      if let paths = drawn(rest) {
        glyph.paths = paths
        return (glyph.svg, true)
      }
      let part = takeLastPart(of: &rest)
      switch part {
      case "fill": glyph.isFilled = true
      case "slash": glyph.isStruck = true
      case "circle": glyph.isInCircle = true
      case "square": glyph.isInSquare = true
      default: break
      }
    }
    return (SymbolGlyphs(paths: unknown).svg, false)
  }

  /// Tells the developer, once for each, of a symbol that is not drawn here.
  static func tell(_ name: String) {
    guard let process = AppProcess.current, !process.graphics.toldSymbols.contains(name) else { return }
    process.graphics.toldSymbols.append(name)
    AppProcess.tellUser(
      "UIImage(systemName: \"\(name)\"): there is no such picture here, and a square stands for it.")
  }

  /// The paths of a symbol that is drawn under that very name; nil if there is none.
  private static func drawn(_ name: String) -> String? {
    let wanted = Array(name.utf8)
    for line in paths.utf8.split(separator: 10) {
      guard let space = line.firstIndex(of: 32) else { continue }
      for each in line[..<space].split(separator: 124) where each.elementsEqual(wanted) {
        return String(decoding: line[line.index(after: space)...], as: UTF8.self)
      }
    }
    return ShortcutGlyphs.paths(ofSymbol: name)
  }

  /// Takes the last part of a name away.
  private static func takeLastPart(of name: inout String) -> String {
    let bytes = Array(name.utf8)
    let dot = bytes.lastIndex(of: 46)
    let part = String(decoding: bytes[(dot.map { $0 + 1 } ?? 0)...], as: UTF8.self)
    name = String(decoding: bytes[..<(dot ?? 0)], as: UTF8.self)
    return part
  }

  private var svg: String {
    let around = isInCircle ? SymbolGlyphs.circle : isInSquare ? SymbolGlyphs.square : ""
    let lines = paths + (isStruck ? SymbolGlyphs.slash : "")
    if around.isEmpty {
      return SymbolGlyphs.whole(
        SymbolGlyphs.path(lines, isFilled ? " fill=\"#000\" fill-rule=\"evenodd\"" : ""))
    }
    // So small that it fits, its lines as wide as all others.
    let inner =
      "<g transform=\"translate(4.8 4.8) scale(.6)\" stroke-width=\"2.6\">" + SymbolGlyphs.path(lines, "")
      + "</g>"
    guard isFilled else { return SymbolGlyphs.whole(SymbolGlyphs.path(around, "") + inner) }
    return SymbolGlyphs.whole(
      "<mask id=\"m\"><rect width=\"24\" height=\"24\" fill=\"#fff\" stroke=\"none\"/>" + inner + "</mask>"
        + SymbolGlyphs.path(around, " fill=\"#000\" mask=\"url(#m)\""))
  }

  private static func path(_ paths: String, _ attributes: String) -> String {
    "<path d=\"" + paths + "\"" + attributes + "/>"
  }

  private static func whole(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" "
      + "stroke=\"#000\" stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\">" + content
      + "</svg>"
  }
}
