// What filters make of a picture.

import Heft
import Ink

extension CIFilter {
  /// What the filter makes of its picture.
  func output(of image: CIImage) -> CIImage {
    if let change { return image.made(CIChangeRecipe(image.recipe, change)) }
    let recipe = image.recipe
    switch kind {
    case .gaussianBlur: return image.applyingGaussianBlur(sigma: number(kCIInputRadiusKey))
    case .boxBlur: return image.made(CIBlurRecipe.box(recipe, radius: number(kCIInputRadiusKey)))
    case .vignette:
      let (intensity, radius) = (number(kCIInputIntensityKey), number(kCIInputRadiusKey))
      return intensity == 0
        ? image : image.made(CIVignetteRecipe(recipe, intensity: intensity, radius: radius))
    case .pixellate:
      let side = number(kCIInputScaleKey)
      return side > 1
        ? image.made(CIPixellateRecipe(recipe, center: point(kCIInputCenterKey), side: side)) : image
    case .sharpenLuminance:
      let radius = min(number(kCIInputRadiusKey), 100)
      let blurred = CIBlurRecipe.gaussian(CIClampRecipe(recipe), deviation: radius)
      let amount = Float(min(max(number(kCIInputSharpnessKey), -100), 100))
      return image.made(CIPairRecipe(recipe, blurred, .sharpen(amount)))
    case .sourceOver: return picture(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    case .multiply:
      guard let background = picture(kCIInputBackgroundImageKey) else { return image }
      return image.made(CIPairRecipe(recipe, background.recipe, .multiply))
    case .crop:
      let rect = (value(forKey: "inputRectangle") as? CIVector)?.cgRectValue
      return rect.map { image.cropped(to: $0) } ?? image
    case .affineTransform: return image.transformed(by: map)
    case .affineClamp: return image.transformed(by: map).clampedToExtent()
    case .scaleTransform:
      let (scale, ratio) = (number(kCIInputScaleKey), number(kCIInputAspectRatioKey))
      return image.transformed(by: Affine(a: scale * ratio, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    default: return image
    }
  }

  /// What the filter does to each pixel by itself; nil where it does something else.
  private var change: CIChange? {
    func small(_ key: String) -> Float { Float(min(max(number(key), -1000), 1000)) }
    switch kind {
    case .sepiaTone: return sepia(small(kCIInputIntensityKey))
    case .colorControls:
      let contrast = small(kCIInputContrastKey)
      let offset = 0.5 - 0.5 * contrast + small(kCIInputBrightnessKey)
      let levels = CIMatrix(
        scale: SIMD4(contrast, contrast, contrast, 1), plus: SIMD4(offset, offset, offset, 0))
      return .matrix(CIMatrix(saturation: small(kCIInputSaturationKey)).followed(by: levels))
    case .colorInvert: return .matrix(CIMatrix(scale: SIMD4(-1, -1, -1, 1), plus: SIMD4(1, 1, 1, 0)))
    case .colorMonochrome: return .monochrome(color(kCIInputColorKey), small(kCIInputIntensityKey))
    case .exposureAdjust:
      let light = Float(Mathematics.power(2, min(max(number(kCIInputEVKey), -30), 30)))
      return .matrix(CIMatrix(scale: SIMD4(light, light, light, 1)))
    case .hueAdjust: return .matrix(hue(number(kCIInputAngleKey)))
    case .gammaAdjust: return .power(min(max(number("inputPower"), 0), 100))
    case .vibrance: return .vibrance(min(max(small("inputAmount"), -1), 1))
    case .temperatureAndTint: return .matrix(temperature)
    case .maskToAlpha:
      var matrix = CIMatrix(lightTimes: SIMD4(1, 1, 1, 1))
      matrix.alpha = SIMD4()
      return .matrix(matrix)
    case .colorMatrix: return matrixOfVectors
    case .falseColor: return .twoColors(color("inputColor0"), color("inputColor1"))
    default: return photoEffect.map { .effect($0) }
    }
  }

  /// The brown of old photos: the matrix of the W3C's "Filter Effects Module", on the numbers of files (our choice).
  private func sepia(_ intensity: Float) -> CIChange {
    let brown = CIMatrix(
      red: SIMD4(0.393, 0.349, 0.272, 0), green: SIMD4(0.769, 0.686, 0.534, 0),
      blue: SIMD4(0.189, 0.168, 0.131, 0), alpha: SIMD4(0, 0, 0, 1))
    if intensity == 0 { return .matrix(.identity) }
    return .effect(CIEffect(matrix: CIMatrix.identity.mixed(with: brown, intensity)))
  }

  /// A turn around the grays, as the W3C's "Filter Effects Module" has it, with the weights of ITU-R BT.709.
  private func hue(_ angle: Double) -> CIMatrix {
    let (sine, cosine) = (Float(Mathematics.sine(angle)), Float(Mathematics.cosine(angle)))
    let (red, green, blue) = (Float(0.2126), Float(0.7152), Float(0.0722))
    return CIMatrix(
      red: SIMD4(
        red + cosine * (1 - red) - sine * red, red - cosine * red + sine * 0.143,
        red - cosine * red - sine * (1 - red), 0),
      green: SIMD4(
        green - cosine * green - sine * green, green + cosine * (1 - green) + sine * 0.14,
        green - cosine * green + sine * green, 0),
      blue: SIMD4(
        blue - cosine * blue + sine * (1 - blue), blue - cosine * blue - sine * 0.283,
        blue + cosine * (1 - blue) + sine * blue, 0), alpha: SIMD4(0, 0, 0, 1))
  }

  private var matrixOfVectors: CIChange {
    func part(_ key: String) -> SIMD4<Float> {
      let list = list(key)
      return SIMD4(Float(list.x), Float(list.y), Float(list.z), Float(list.w))
    }
    let (red, green, blue) = (part("inputRVector"), part("inputGVector"), part("inputBVector"))
    let alpha = part("inputAVector")
    return .straight(
      CIMatrix(
        red: SIMD4(red.x, green.x, blue.x, alpha.x), green: SIMD4(red.y, green.y, blue.y, alpha.y),
        blue: SIMD4(red.z, green.z, blue.z, alpha.z), alpha: SIMD4(red.w, green.w, blue.w, alpha.w)),
      plus: part("inputBiasVector"))
  }

  /// Makes the white of one temperature that of another, part by part, with the same light (our choice: near the platform's).
  private var temperature: CIMatrix {
    let (from, to) = (list("inputNeutral"), list("inputTargetNeutral"))
    let (first, second) = (CIFilter.white(from.x, tint: from.y), CIFilter.white(to.x, tint: to.y))
    let scale = second / first
    let light = 0.2126 * scale.x + 0.7152 * scale.y + 0.0722 * scale.z
    let share = scale / light
    return CIMatrix(scale: SIMD4(Float(share.x), Float(share.y), Float(share.z), 1))
  }

  /// The light of a white by its temperature in kelvins, within 1667...25000: B. Kang and others, "Design of Advanced Color
  /// Temperature Control System for HDTV Applications", 2002, as red, green and blue of sRGB. A tint makes it less green by a
  /// part in a thousand (our choice).
  private static func white(_ kelvins: Double, tint: Double) -> SIMD3<Double> {
    let step = 1000 / min(max(kelvins, 1667), 25000)
    let x: Double
    if step >= 0.25 {
      x = ((-0.2661239 * step - 0.2343589) * step + 0.8776956) * step + 0.179910
    } else {
      x = ((-3.0258469 * step + 2.1070379) * step + 0.2226347) * step + 0.240390
    }
    let y: Double
    if step >= 1000.0 / 2222 {
      y = ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
    } else if step >= 0.25 {
      y = ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
    } else {
      y = ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    }
    let (first, third) = (x / y, (1 - x - y) / y)
    let red = 3.2404542 * first - 1.5371385 - 0.4985314 * third
    let green = -0.9692660 * first + 1.8760108 + 0.0415560 * third
    let blue = 0.0556434 * first - 0.2040259 + 1.0572252 * third
    let share = 1 - min(max(tint, -500), 500) / 1000
    return SIMD3(max(red, 0.01), max(green * share, 0.01), max(blue, 0.01))
  }

  /// The looks of photos. All numbers are our choice, near the platform's look by eye.
  private var photoEffect: CIEffect? {
    let (black, white) = (SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 1, 1, 1))
    var effect = CIEffect()
    switch kind {
    case .noir:
      effect.matrix = CIMatrix(saturation: 0)
      effect.curve(0.8, black: black, white: white)
    case .mono:
      effect.matrix = CIMatrix(saturation: 0)
      effect.curve(0.1, black: black, white: white)
    case .tonal:
      effect.matrix = CIMatrix(saturation: 0)
      effect.curve(-0.2, black: SIMD4(0.04, 0.04, 0.04, 1), white: white)
    case .chrome:
      effect.matrix = CIMatrix(saturation: 1.25)
      effect.curve(0.3, black: black, white: white)
    case .fade:
      effect.matrix = CIMatrix(saturation: 0.65)
      effect.curve(-0.1, black: SIMD4(0.12, 0.12, 0.12, 1), white: SIMD4(0.96, 0.95, 0.93, 1))
    case .instant:
      effect.matrix = CIMatrix(saturation: 0.75)
      effect.curve(0.15, black: SIMD4(0.1, 0.08, 0.07, 1), white: SIMD4(1, 0.95, 0.86, 1))
    case .process:
      effect.matrix = CIMatrix(saturation: 0.9)
      effect.curve(0.25, black: SIMD4(0, 0.03, 0.1, 1), white: SIMD4(0.93, 1, 0.97, 1))
    case .transfer:
      effect.matrix = CIMatrix(saturation: 0.85)
      effect.curve(0.1, black: SIMD4(0.1, 0.05, 0.04, 1), white: SIMD4(1, 0.97, 0.85, 1))
    default: return nil
    }
    return effect
  }
}
