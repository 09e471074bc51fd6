import Ink

/// The blend modes beside Porter and Duff's: the formulas of PDF (ISO 32000-1, 11.3.5), and Core Graphics' own
/// `plusDarker`. Parts of colors are 0...1.
enum MixedColors {
  /// The mode for Ink, which learns here how it mixes.
  static func mode(_ mode: CGBlendMode) -> BlendMode {
    if BlendMode.furtherMix == nil { BlendMode.furtherMix = { mix($0, $1, $2) } }
    return .further(mode.rawValue)
  }

  /// A color, not multiplied by its alpha.
  private struct Parts {
    var red: Double
    var green: Double
    var blue: Double

    var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
    var least: Double { min(red, green, blue) }
    var most: Double { max(red, green, blue) }
    var saturation: Double { most - least }

    func map(_ change: (Double) -> Double) -> Parts {
      Parts(red: change(red), green: change(green), blue: change(blue))
    }

    func with(_ other: Parts, _ mix: (Double, Double) -> Double) -> Parts {
      Parts(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The color with another luminosity, moved toward gray where it would not be one.
    func with(luminosity: Double) -> Parts {
      let change = luminosity - self.luminosity
      let moved = map { $0 + change }
      let (least, most) = (moved.least, moved.most)
      var result = moved
      if least < 0 {
        result = result.map { luminosity + ($0 - luminosity) * luminosity / (luminosity - least) }
      }
      if most > 1 {
        result = result.map { luminosity + ($0 - luminosity) * (1 - luminosity) / (most - luminosity) }
      }
      return result
    }

    /// The color with another saturation, from 0 up.
    func with(saturation: Double) -> Parts {
      let range = self.saturation
      let least = self.least
      return range > 0 ? map { ($0 - least) * saturation / range } : Parts(red: 0, green: 0, blue: 0)
    }
  }

  private static func parts(_ pixel: UInt32) -> Parts {
    let alpha = max(Double(pixel >> 24), 1)
    return Parts(
      red: min(Double(pixel & 255) / alpha, 1), green: min(Double(pixel >> 8 & 255) / alpha, 1),
      blue: min(Double(pixel >> 16 & 255) / alpha, 1))
  }

  /// Returns a pixel mixed with a color over it.
  private static func mix(_ number: Int32, _ color: UInt32, _ old: UInt32) -> UInt32 {
    let (alpha, oldAlpha) = (Double(color >> 24) / 255, Double(old >> 24) / 255)
    let (source, backdrop) = (parts(color), parts(old))
    let isDarker = number == CGBlendMode.plusDarker.rawValue
    let whole = isDarker ? min(alpha + oldAlpha, 1) : alpha + oldAlpha - alpha * oldAlpha
    let mixed = isDarker ? Parts(red: 0, green: 0, blue: 0) : blended(number, source, backdrop)
    func byte(_ one: Double, _ other: Double, _ mixed: Double) -> UInt32 {
      let value =
        isDarker
        ? whole - (alpha - one * alpha) - (oldAlpha - other * oldAlpha)
        : one * alpha * (1 - oldAlpha) + other * oldAlpha * (1 - alpha) + alpha * oldAlpha * mixed
      return UInt32(min(max(value, 0), whole) * 255 + 0.5)
    }
    return byte(source.red, backdrop.red, mixed.red) | byte(source.green, backdrop.green, mixed.green) << 8
      | byte(source.blue, backdrop.blue, mixed.blue) << 16 | UInt32(whole * 255 + 0.5) << 24
  }

  /// A color on an opaque one.
  private static func blended(_ number: Int32, _ source: Parts, _ backdrop: Parts) -> Parts {
    switch CGBlendMode(rawValue: number) {
    case .hue:
      source.with(saturation: backdrop.saturation).with(luminosity: backdrop.luminosity)
    case .saturation:
      backdrop.with(saturation: source.saturation).with(luminosity: backdrop.luminosity)
    case .color: source.with(luminosity: backdrop.luminosity)
    case .luminosity: backdrop.with(luminosity: source.luminosity)
    case let mode: source.with(backdrop) { part(mode, $0, $1) }
    }
  }

  /// One part of a color on that of another.
  private static func part(_ mode: CGBlendMode?, _ source: Double, _ backdrop: Double) -> Double {
    switch mode {
    case .screen: source + backdrop - source * backdrop
    case .overlay: hardLight(backdrop, source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: backdrop == 0 ? 0 : source >= 1 ? 1 : min(backdrop / (1 - source), 1)
    case .colorBurn: backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min((1 - backdrop) / source, 1)
    case .softLight: softLight(source, backdrop)
    case .hardLight: hardLight(source, backdrop)
    case .difference: source > backdrop ? source - backdrop : backdrop - source
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return 2 * source * backdrop }
    let light = 2 * source - 1
    return light + backdrop - light * backdrop
  }

  private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lit =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lit - backdrop)
  }
}
