// What filters do to the color of a pixel, wherever it is.

import Heft
import Ink

/// What a pixel's red, green, blue and alpha each give. The colors are multiplied by alpha, so that a number that is added
/// stands in `alpha`.
struct CIMatrix {
  var red: SIMD4<Float>
  var green: SIMD4<Float>
  var blue: SIMD4<Float>
  var alpha: SIMD4<Float>

  static var identity: CIMatrix { CIMatrix(scale: SIMD4(1, 1, 1, 1)) }

  init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Each part made so many times as much, and something added to it.
  init(scale: SIMD4<Float>, plus offset: SIMD4<Float> = SIMD4()) {
    self.init(
      red: SIMD4(scale.x, 0, 0, 0), green: SIMD4(0, scale.y, 0, 0), blue: SIMD4(0, 0, scale.z, 0),
      alpha: SIMD4(0, 0, 0, scale.w) + offset)
  }

  /// How light a pixel is, times a color; the weights of ITU-R BT.709.
  init(lightTimes color: SIMD4<Float>) {
    self.init(
      red: color * 0.2126, green: color * 0.7152, blue: color * 0.0722, alpha: SIMD4())
  }

  /// The colors made more or less of, with the same light.
  init(saturation: Float) {
    let gray = CIMatrix(lightTimes: SIMD4(1, 1, 1, 0) * (1 - saturation))
    self = gray.plus(CIMatrix(scale: SIMD4(saturation, saturation, saturation, 1)))
  }

  @inline(__always)
  func apply(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    red * pixel.x + green * pixel.y + blue * pixel.z + alpha * pixel.w
  }

  func plus(_ other: CIMatrix) -> CIMatrix {
    CIMatrix(
      red: red + other.red, green: green + other.green, blue: blue + other.blue, alpha: alpha + other.alpha)
  }

  /// This one where `share` is 0, the other one where it is 1.
  func mixed(with other: CIMatrix, _ share: Float) -> CIMatrix {
    func mix(_ one: SIMD4<Float>, _ two: SIMD4<Float>) -> SIMD4<Float> { one + (two - one) * share }
    return CIMatrix(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// A matrix that does what this one does and then what another does.
  func followed(by next: CIMatrix) -> CIMatrix {
    CIMatrix(
      red: next.apply(red), green: next.apply(green), blue: next.apply(blue), alpha: next.apply(alpha))
  }
}

/// A look: a matrix and then a curve for each color, on the numbers of files.
struct CIEffect {
  var matrix = CIMatrix.identity
  /// The parts of a curve: a constant, and what the value, its square and its cube are multiplied by.
  var constant = SIMD4<Float>()
  var first = SIMD4<Float>(1, 1, 1, 1)
  var second = SIMD4<Float>()
  var third = SIMD4<Float>()

  /// Makes what is dark darker and what is light lighter, then leads black and white to other colors.
  ///
  /// - Parameters:
  ///   - strength: 0...1, less than 0 for the opposite.
  ///   - black: What becomes of black.
  ///   - white: What becomes of white.
  mutating func curve(_ strength: Float, black: SIMD4<Float>, white: SIMD4<Float>) {
    let range = white - black
    constant = black
    first = range * (1 - strength)
    second = range * (3 * strength)
    third = range * (-2 * strength)
  }
}

/// What is done to each pixel.
enum CIChange {
  case matrix(CIMatrix)
  /// The light in a color, as much of it as said.
  case monochrome(SIMD4<Double>, Float)
  /// What is dark in one color, what is light in another.
  case twoColors(SIMD4<Double>, SIMD4<Double>)
  /// A matrix and a sum on colors that are not multiplied by alpha, alpha among them.
  case straight(CIMatrix, plus: SIMD4<Float>)
  case effect(CIEffect)
  case power(Double)
  /// More of the colors where there are few.
  case vibrance(Float)

  /// The change as a matrix; nil where there is no such matrix.
  func matrix(_ rendering: CIRendering) -> CIMatrix? {
    switch self {
    case .matrix(let matrix): return matrix
    case .monochrome(let color, let share):
      var tint = rendering.pixel(color)
      tint.w = 0
      var gray = CIMatrix(lightTimes: tint)
      gray.alpha.w = 1
      return CIMatrix.identity.mixed(with: gray, share)
    case .twoColors(let dark, let light):
      let dark = rendering.pixel(dark)
      var matrix = CIMatrix(lightTimes: rendering.pixel(light) - dark)
      matrix.alpha = dark
      return matrix
    case .straight, .effect, .power, .vibrance: return nil
    }
  }
}

/// A picture in other colors, pixel by pixel.
final class CIChangeRecipe: CIRecipe {
  private let change: CIChange

  init(_ input: CIRecipe, _ change: CIChange) {
    self.change = change
    super.init(input.edges, of: [input])
  }

  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    guard var matrix = change.matrix(rendering) else {
      var pixels = inputs[0].render(area, rendering)
      apply(to: &pixels, rendering)
      return pixels
    }
    // Several matrices are one.
    var source = inputs[0]
    while let below = source as? CIChangeRecipe, below.uses <= 1, let earlier = below.change.matrix(rendering)
    {
      matrix = earlier.followed(by: matrix)
      source = below.inputs[0]
    }
    var pixels = source.render(area, rendering)
    CIChangeRecipe.apply(matrix, to: &pixels)
    return pixels
  }

  @_optimize(speed)
  private static func apply(_ matrix: CIMatrix, to pixels: inout CIPixels) {
    pixels.values.withUnsafeMutableBufferPointer { pixels in
      guard let room = pixels.baseAddress else { return }
      for index in 0..<pixels.count { room[index] = matrix.apply(room[index]) }
    }
  }

  private func apply(to pixels: inout CIPixels, _ rendering: CIRendering) {
    pixels.values.withUnsafeMutableBufferPointer { pixels in
      switch change {
      case .straight(let matrix, let sum): CIChangeRecipe.apply(matrix, plus: sum, to: pixels)
      case .effect(let effect): CIChangeRecipe.apply(effect, to: pixels, isLinear: rendering.isLinear)
      case .power(let power): CIChangeRecipe.raise(pixels, to: power)
      case .vibrance(let amount): CIChangeRecipe.enliven(pixels, amount)
      case .matrix, .monochrome, .twoColors: break
      }
    }
  }

  /// The pixel's colors, not multiplied by alpha; black where it is clear.
  @inline(__always)
  private static func straight(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    guard pixel.w > 0 else { return SIMD4() }
    return pixel.w == 1
      ? pixel : SIMD4(lowHalf: pixel.lowHalf / pixel.w, highHalf: SIMD2(pixel.z / pixel.w, pixel.w))
  }

  /// The pixel's colors multiplied by an alpha.
  @inline(__always)
  private static func multiplied(_ pixel: SIMD4<Float>, _ alpha: Float) -> SIMD4<Float> {
    var pixel = pixel * alpha
    pixel.w = alpha
    return pixel
  }

  @_optimize(speed)
  private static func apply(
    _ matrix: CIMatrix, plus sum: SIMD4<Float>, to pixels: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    for index in 0..<pixels.count {
      let pixel = matrix.apply(straight(pixels[index])) + sum
      let alpha = pixel.w > 0 ? min(pixel.w, 1) : 0
      pixels[index] = multiplied(pixel, alpha)
    }
  }

  @_optimize(speed)
  private static func apply(
    _ effect: CIEffect, to pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, isLinear: Bool
  ) {
    CITone.encodedSteps.withUnsafeBufferPointer { encoded in
      CITone.lightSteps.withUnsafeBufferPointer { light in
        guard let encoded = encoded.baseAddress, let light = light.baseAddress else { return }
        for index in 0..<pixels.count {
          let alpha = pixels[index].w
          guard alpha > 0 else { continue }
          var pixel = straight(pixels[index])
          if isLinear { pixel = looked(pixel, in: encoded) }
          pixel.w = 1
          pixel = effect.matrix.apply(pixel).clamped(lowerBound: SIMD4(), upperBound: SIMD4(1, 1, 1, 1))
          let higher = effect.second + effect.third * pixel
          pixel = effect.constant + (effect.first + higher * pixel) * pixel
          if isLinear { pixel = looked(pixel, in: light) }
          pixels[index] = multiplied(pixel, alpha)
        }
      }
    }
  }

  @inline(__always)
  private static func looked(_ pixel: SIMD4<Float>, in table: UnsafePointer<Float>) -> SIMD4<Float> {
    SIMD4(
      CITone.look(pixel.x, in: table), CITone.look(pixel.y, in: table), CITone.look(pixel.z, in: table),
      pixel.w)
  }

  @_optimize(speed)
  private static func raise(_ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, to power: Double) {
    let table = (0...4097).map { Float(Mathematics.power(min(Double($0) / 4096, 1), power)) }
    table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      func raised(_ value: Float) -> Float {
        // What is lighter than white is rare.
        value > 1 ? Float(Mathematics.power(Double(value), power)) : CITone.look(value, in: table)
      }
      for index in 0..<pixels.count {
        let alpha = pixels[index].w
        guard alpha > 0 else { continue }
        let pixel = straight(pixels[index])
        pixels[index] = multiplied(SIMD4(raised(pixel.x), raised(pixel.y), raised(pixel.z), 1), alpha)
      }
    }
  }

  @_optimize(speed)
  private static func enliven(_ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, _ amount: Float) {
    for index in 0..<pixels.count {
      let alpha = pixels[index].w
      guard alpha > 0 else { continue }
      let pixel = straight(pixels[index])
      let range = max(pixel.x, max(pixel.y, pixel.z)) - min(pixel.x, min(pixel.y, pixel.z))
      let light = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
      let gray = SIMD4<Float>(light, light, light, 1)
      let strength = 1 + amount * max(0, 1 - range)
      pixels[index] = multiplied(gray + (pixel - gray) * strength, alpha)
    }
  }
}
