/// How a color is blended with the pixels under it.
public enum BlendMode: Equatable, Sendable {
  /// The color lies over the pixels.
  case normal
  /// The pixels below are darkened by the color, as by a highlighter.
  case multiply
  /// The pixels below are cleared; the color does not matter.
  case clear
  /// The color takes the place of the pixels, their alpha too.
  case copy
  /// Porter and Duff's "in": the color, where there are pixels.
  case sourceIn
  /// Porter and Duff's "out": the color, where there are no pixels.
  case sourceOut
  /// Porter and Duff's "atop": the color over the pixels, where there are pixels.
  case sourceAtop
  /// Porter and Duff's "over", reversed: the pixels over the color.
  case destinationOver
  /// Porter and Duff's "in", reversed: the pixels, where there is color.
  case destinationIn
  /// The pixels below are erased by the color's alpha: an eraser.
  case destinationOut
  /// Porter and Duff's "atop", reversed: the pixels over the color, where there is color.
  case destinationAtop
  /// Porter and Duff's "xor": each of both where the other is not.
  case xor
  /// The sum of both, at most opaque white.
  case plusLighter
  /// One of those that somebody else brings, by its number.
  case further(Int32)

  /// Mixes a color into a pixel by the number of a further mode. Only code that asks for such a mode sets it, so that
  /// the further modes are not in every module.
  nonisolated(unsafe) package static var furtherMix: ((Int32, _ color: UInt32, _ old: UInt32) -> UInt32)?

  /// Returns the pixel under a color that covers all of it: Porter and Duff's rules.
  func mix(_ color: UInt32, with old: UInt32) -> UInt32 {
    let alpha = color >> 24
    let oldAlpha = old >> 24
    switch self {
    case .normal: return PixelMath.over(color, old)
    case .clear: return 0
    case .copy: return color
    case .sourceIn: return PixelMath.scale(color, oldAlpha)
    case .sourceOut: return PixelMath.scale(color, 255 - oldAlpha)
    case .sourceAtop: return PixelMath.scale(color, oldAlpha) &+ PixelMath.scale(old, 255 - alpha)
    case .destinationOver: return PixelMath.over(old, color)
    case .destinationIn: return PixelMath.scale(old, alpha)
    case .destinationOut: return PixelMath.scale(old, 255 - alpha)
    case .destinationAtop: return PixelMath.scale(old, alpha) &+ PixelMath.scale(color, 255 - oldAlpha)
    case .xor: return PixelMath.scale(color, 255 - oldAlpha) &+ PixelMath.scale(old, 255 - alpha)
    case .plusLighter: return PixelMath.eachByte(color, old, +)
    case .further(let number): return BlendMode.furtherMix?(number, color, old) ?? PixelMath.over(color, old)
    case .multiply:
      return PixelMath.eachByte(color, old) { one, other in
        (one * other + one * (255 - oldAlpha) + other * (255 - alpha) + 127) / 255
      }
    }
  }
}
