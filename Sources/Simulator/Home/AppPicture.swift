import Heft

/// The pictures of apps as the home screen shows them.
enum AppPicture {
  /// The picture of an app: its own, or the first letter of its name on a color that its identifier picks.
  static func image(of app: App) -> UIImage {
    UIImage(svg: app.icon.isEmpty ? letter(of: app) : app.icon, size: CGSize(width: 60, height: 60))
  }

  private static func letter(of app: App) -> String {
    var sum: UInt32 = 0
    for byte in app.bundleIdentifier.utf8 { sum = sum &* 31 &+ UInt32(byte) }
    let (high, low) = grounds[Int(sum % UInt32(grounds.count))]
    return AppPicture.open + ground(high, low)
      + "<text x=\"30\" y=\"41\" font-family=\"Helvetica,Arial,sans-serif\" "
      + "font-size=\"32\" font-weight=\"600\" fill=\"#fff\" text-anchor=\"middle\">" + initial(of: app.name)
      + "</text></svg>"
  }

  private static let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 60\">"

  private static let grounds = [
    ("#7c8cff", "#4a55d6"), ("#ff8a63", "#d6492a"), ("#3fc49a", "#17866a"), ("#e07bb5", "#a83e83"),
    ("#f0b445", "#c27a12"), ("#69a7e8", "#2c6bb5"),
  ]

  private static func ground(_ high: String, _ low: String) -> String {
    "<defs><linearGradient id=\"g\" x2=\"0\" y2=\"1\"><stop stop-color=\"" + high
      + "\"/><stop offset=\"1\" stop-color=\""
      + low + "\"/></linearGradient></defs><rect width=\"60\" height=\"60\" fill=\"url(#g)\"/>"
  }

  /// The first character as text of XML.
  private static func initial(of name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "" }
    switch first {
    case "&": return "&amp;"
    case "<": return "&lt;"
    default: return first.value < 32 ? "" : String(Character(first))
    }
  }

  // MARK: Around the icons

  /// Draws the wallpaper: rings that spread from a place that is pressed.
  static func wallpaper(isDark: Bool) -> UIImage {
    let (high, middle, low, ring) =
      isDark
      ? ("#15161b", "#24191d", "#4d1d18", "#ff7a58") : ("#f6efe6", "#f3d9c6", "#e8a98d", "#ffffff")
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 375 667\" preserveAspectRatio=\"xMidYMid slice\">"
    svg += "<defs><linearGradient id=\"g\" x2=\".35\" y2=\"1\"><stop stop-color=\"" + high
    svg += "\"/><stop offset=\".55\" stop-color=\"" + middle + "\"/><stop offset=\"1\" stop-color=\"" + low
    svg += "\"/></linearGradient></defs><rect width=\"375\" height=\"667\" fill=\"url(#g)\"/>"
    svg += "<g fill=\"" + ring + "\" fill-opacity=\"" + (isDark ? ".045" : ".17") + "\">"
    for radius in ["420", "330", "245", "168", "100", "46"] {
      svg += "<circle cx=\"262\" cy=\"452\" r=\"" + radius + "\"/>"
    }
    svg += "</g></svg>"
    return UIImage(svg: svg, size: CGSize(width: 375, height: 667))
  }

  /// A finger's press, in the tint.
  static var press: UIImage {
    UIImage(
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 60\" fill=\"none\" stroke=\"#000\">"
        + "<circle cx=\"30\" cy=\"30\" r=\"27\" stroke-width=\"2\" opacity=\".35\"/>"
        + "<circle cx=\"30\" cy=\"30\" r=\"19\" stroke-width=\"3\" opacity=\".65\"/>"
        + "<circle cx=\"30\" cy=\"30\" r=\"10.5\" fill=\"#000\" stroke=\"none\"/></svg>",
      size: CGSize(width: 60, height: 60)
    ).withRenderingMode(.alwaysTemplate)
  }

  static var cross: UIImage {
    UIImage(
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\" "
        + "stroke-width=\"2.4\" stroke-linecap=\"round\"><path d=\"M7.5 7.5l9 9M16.5 7.5l-9 9\"/></svg>",
      size: CGSize(width: 24, height: 24)
    ).withRenderingMode(.alwaysTemplate)
  }
}
