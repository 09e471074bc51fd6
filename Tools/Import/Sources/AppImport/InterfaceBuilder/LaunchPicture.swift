import Foundation

/// A launch screen as a picture: no code runs for it, so its views lie where the document has them.
struct LaunchPicture {
  private let images: [String: ImageFile]
  private var colors: [String: XMLNode] = [:]
  private var lines: [String] = []

  /// The picture of a storyboard or nib file.
  ///
  /// - Parameters:
  ///   - images: The project's pictures.
  ///   - style: The style that the app keeps to; nil where it follows the user's choice.
  /// - Returns: SVG text that fills the screen and keeps its middle; nil where the file has no view or cannot be read.
  static func svg(_ data: Data, images: [ImageFile], style: InterfaceStyle? = nil) -> String? {
    guard let root = try? XMLNode.read(data) else { return nil }
    let scene = root.child("scenes").map { $0.all.first { $0.name == "viewController" }?.keyed("view") }
    guard let view = scene ?? root.list("objects").first(where: { $0.name == "view" }),
      let size = view.keyed("frame"), let width = Double(size["width"] ?? ""),
      let height = Double(size["height"] ?? ""), width > 0, height > 0
    else { return nil }
    var picture = LaunchPicture(images: Dictionary(images.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
    for resource in root.list("resources") {
      if let name = resource["name"], let color = resource.child("color") { picture.colors[name] = color }
    }
    // Beyond its edges a screen of another shape has the ground.
    let ground = picture.color(view.keyed("backgroundColor")) ?? "Canvas"
    picture.lines.append(
      "<rect x='\(-width)' y='\(-height)' width='\(3 * width)' height='\(3 * height)' fill='\(ground)'/>")
    for child in view.list("subviews") { picture.draw(child, at: (0, 0), depth: 0) }
    return Self.picture(width, height, style, lines: picture.lines.joined())
  }

  /// The picture of the dictionary `UILaunchScreen` of an Info.plist.
  ///
  /// - Parameters:
  ///   - screen: The dictionary.
  ///   - images: The project's pictures.
  ///   - colors: The components of its colors: red, green, blue and alpha, 0...1.
  ///   - style: The style that the app keeps to; nil where it follows the user's choice.
  /// - Returns: SVG text with the picture in its middle; nil where the dictionary names neither a picture nor a color.
  static func svg(
    _ screen: PlistValue, images: [ImageFile], colors: [String: [Double]], style: InterfaceStyle? = nil
  ) -> String? {
    let (width, height) = (375.0, 667.0)
    let color = screen["UIColorName"]?.string.flatMap { colors[$0] }
    let image = screen["UIImageName"]?.string.flatMap { name in images.first { $0.name == name } }
    let made = image.flatMap(ImageFiles.svg)
    if color == nil, made == nil { return nil }
    let ground = color.map { css($0[0], $0[1], $0[2], $0[3]) } ?? "Canvas"
    var text =
      "<rect x='\(-width)' y='\(-height)' width='\(3 * width)' height='\(3 * height)' fill='\(ground)'/>"
    if let made {
      let bytes = Data(made.svg.utf8).base64EncodedString()
      text +=
        "<image x='\((width - made.width) / 2)' y='\((height - made.height) / 2)' width='\(made.width)' height='\(made.height)' href='data:image/svg+xml;base64,\(bytes)'/>"
    }
    return picture(width, height, style, lines: text)
  }

  /// A picture that fills the screen, its system colors those of the style.
  private static func picture(
    _ width: Double, _ height: Double, _ style: InterfaceStyle?, lines: String
  ) -> String {
    let kind = style.map { "launch \($0.rawValue)" } ?? "launch"
    return
      "<svg class='\(kind)' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) \(height)' preserveAspectRatio='xMidYMid slice' aria-hidden='true'>\(lines)</svg>"
  }

  private init(images: [String: ImageFile]) { self.images = images }

  private mutating func draw(_ node: XMLNode, at origin: (x: Double, y: Double), depth: Int) {
    guard depth < 20, !node.isOn("hidden"), let frame = node.keyed("frame") else { return }
    func number(_ key: String) -> Double { Double(frame[key] ?? "").flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    let (x, y) = (origin.x + number("x"), origin.y + number("y"))
    let (width, height) = (number("width"), number("height"))
    let box = "x='\(x)' y='\(y)' width='\(width)' height='\(height)'"
    if let fill = color(node.keyed("backgroundColor")) { lines.append("<rect \(box) fill='\(fill)'/>") }
    if node.name == "label", let text = node["text"] ?? node.keyed("text")?.text {
      draw(text, of: node, x, y, width, height)
    }
    if node.name == "imageView", let image = node["image"].flatMap({ images[$0] }),
      let made = ImageFiles.svg(image)
    {
      let fit = node["contentMode"] == "scaleAspectFill" ? "slice" : "meet"
      let bytes = Data(made.svg.utf8).base64EncodedString()
      lines.append(
        "<image \(box) preserveAspectRatio='xMidYMid \(fit)' href='data:image/svg+xml;base64,\(bytes)'/>")
    }
    for child in node.list("subviews") { draw(child, at: (x, y), depth: depth + 1) }
  }

  private mutating func draw(
    _ text: String, of node: XMLNode, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    let font = node.keyed("fontDescription")
    let size = Double(font?["pointSize"] ?? "") ?? 17
    let isBold = font?["type"] == "boldSystem" || ["bold", "heavy", "black"].contains(font?["weight"] ?? "")
    let (anchor, place) =
      switch node["textAlignment"] {
      case "center": ("middle", x + width / 2)
      case "right": ("end", x + width)
      default: ("start", x)
      }
    // A line stands on its base, about a third of the font's size below the middle.
    lines.append(
      "<text x='\(place)' y='\(y + height / 2 + size * 0.35)' text-anchor='\(anchor)' font-size='\(size)' font-family='system-ui, sans-serif'\(isBold ? " font-weight='bold'" : "") fill='\(color(node.keyed("textColor")) ?? "CanvasText")'>\(Self.escaped(text))</text>"
    )
  }

  private func color(_ node: XMLNode?) -> String? {
    guard let node, node.name == "color" else { return nil }
    if let system = node["systemColor"] ?? node["cocoaTouchSystemColor"], node["white"] == nil,
      node["red"] == nil
    {
      if system == "systemBackgroundColor" { return "Canvas" }
      if ["labelColor", "darkTextColor"].contains(system) { return "CanvasText" }
      return colors[system].flatMap { color($0) }
    }
    if let name = node["name"], node["red"] == nil, node["white"] == nil {
      return colors[name].flatMap { color($0) }
    }
    func share(_ key: String) -> Double? { node[key].flatMap { Double($0) }.map { min(max($0, 0), 1) } }
    let alpha = share("alpha") ?? 1
    if let white = share("white") { return Self.css(white, white, white, alpha) }
    guard let red = share("red") else { return nil }
    return Self.css(red, share("green") ?? 0, share("blue") ?? 0, alpha)
  }

  private static func css(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    func byte(_ share: Double) -> Int { Int((share * 255).rounded()) }
    return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(alpha))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\n", with: " ")
  }
}
