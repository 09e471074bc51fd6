/// A color by its hue, and by how full and how bright it is, each 0...1.
struct MixedColor: Hashable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    func share(_ value: Double) -> Double { min(max(value, 0), 1) }
    (self.hue, self.saturation, self.brightness) = (share(hue), share(saturation), share(brightness))
  }

  /// A color that is `0xRRGGBB`. A gray one has the hue 0, as black has the saturation 0.
  init(_ hex: UInt32) {
    let (red, green, blue) = (Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths = 0.0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = 2 + (blue - red) / range
      } else {
        sixths = 4 + (red - green) / range
      }
    }
    self.init(
      hue: (sixths < 0 ? sixths + 6 : sixths) / 6, saturation: most > 0 ? range / most : 0,
      brightness: most / 255)
  }

  /// The color as `0xRRGGBB`.
  var hex: UInt32 {
    // How far each part is from the place where it is greatest, in sixths of the circle.
    func part(_ place: Double) -> UInt32 {
      let distance = (hue * 6 - place).magnitude
      let share = min(max(2 - min(distance, 6 - distance), 0), 1)
      return UInt32((255 * brightness * (1 - saturation * (1 - share))).rounded())
    }
    return part(0) << 16 | part(2) << 8 | part(4)
  }
}
