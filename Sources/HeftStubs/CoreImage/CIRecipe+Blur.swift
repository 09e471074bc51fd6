// Blurred pictures.

import Heft
import Ink

/// A mean of the pixels around each one, taken once or three times, of which three are as good as the bell of a Gaussian.
/// P. Gwosdek and others, "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011: the outermost
/// pixels of the mean count in part, so that any width is met.
final class CIBlurRecipe: CIRecipe {
  /// The pixels that count fully on each side, and how much the next one does.
  private let radius: Int
  private let rest: Float
  private let passes: Int

  /// A picture blurred by a Gaussian; itself where the deviation is not above 0.
  static func gaussian(_ input: CIRecipe, deviation: Double) -> CIRecipe {
    guard deviation > 0.01, !input.edges.isEmpty else { return input }
    let deviation = min(deviation, input.edges.isFinite ? 2048 : 512)
    return reduced(input, width: deviation, most: 24, reach: (3 * deviation).rounded(.up)) {
      let square = $1 * $1
      let radius = (0.5 * (4 * square + 1).squareRoot() - 0.5).rounded(.down)
      let next = (radius + 1) * (radius + 1)
      let rest = (2 * radius + 1) * (radius * (radius + 1) - square) / (6 * (square / 3 - next))
      return CIBlurRecipe($0, radius: Int(radius), rest: rest, passes: 3, reach: (3 * $1).rounded(.up))
    }
  }

  /// A picture whose pixels are the mean of those so many on each side; itself where they are not above 0.
  static func box(_ input: CIRecipe, radius: Double) -> CIRecipe {
    guard radius > 0.01, !input.edges.isEmpty else { return input }
    let radius = min(radius, input.edges.isFinite ? 4096 : 1024)
    return reduced(input, width: radius, most: 64, reach: radius.rounded(.up)) {
      let whole = $1.rounded(.down)
      return CIBlurRecipe(
        $0, radius: Int(whole), rest: $1 - whole, passes: 1, reach: $1.rounded(.up))
    }
  }

  /// A wide blur of a smaller picture, made larger again: what is lost is far finer than the blur.
  private static func reduced(
    _ input: CIRecipe, width: Double, most: Double, reach: Double, blur: (CIRecipe, Double) -> CIRecipe
  ) -> CIRecipe {
    var factor = 1.0
    while width / factor > most { factor *= 2 }
    if factor == 1 { return blur(input, width) }
    func scaled(_ recipe: CIRecipe, by factor: Double) -> CIRecipe? {
      CIMapRecipe(recipe, through: Affine(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0), isSharp: false)
    }
    guard let small = scaled(input, by: 1 / factor),
      let large = scaled(blur(small, width / factor), by: factor)
    else { return input }
    return CICropRecipe(large, to: input.edges.outset(reach))
  }

  private init(_ input: CIRecipe, radius: Int, rest: Double, passes: Int, reach: Double) {
    (self.radius, self.rest, self.passes) = (radius, Float(rest), passes)
    super.init(input.edges.outset(reach), of: [input])
  }

  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    var pixels = inputs[0].render(area.outset((radius + 1) * passes), rendering)
    blurAcross(&pixels)
    for _ in 0..<passes { blurUp(&pixels) }
    return pixels.part(area)
  }

  private var share: Float { 1 / (Float(2 * radius + 1) + 2 * rest) }

  @_optimize(speed)
  private func blurAcross(_ pixels: inout CIPixels) {
    let (width, height, radius, rest, share) = (pixels.area.width, pixels.area.height, radius, rest, share)
    // A row with nothing on both sides of it, and another one that it becomes.
    let margin = radius + 1
    var rows = [SIMD4<Float>](repeating: SIMD4(), count: 2 * (width + 2 * margin))
    rows.withUnsafeMutableBufferPointer { rows in
      pixels.values.withUnsafeMutableBufferPointer { room in
        guard let rows = rows.baseAddress, let room = room.baseAddress else { return }
        for y in 0..<height {
          var (source, target) = (rows + margin, rows + width + 3 * margin)
          source.update(from: room + y * width, count: width)
          for _ in 0..<passes {
            var sum = SIMD4<Float>()
            for x in 0...min(radius, width + margin - 1) { sum += source[x] }
            for x in 0..<width {
              let next = source[x + margin]
              target[x] = (sum + (source[x - margin] + next) * rest) * share
              sum += next - source[x - radius]
            }
            swap(&source, &target)
          }
          (room + y * width).update(from: source, count: width)
        }
      }
    }
  }

  @_optimize(speed)
  private func blurUp(_ pixels: inout CIPixels) {
    let (width, height, radius, rest, share) = (pixels.area.width, pixels.area.height, radius, rest, share)
    var made = CIPixels(pixels.area)
    // A row of nothing, and the sums of the columns.
    var rows = [SIMD4<Float>](repeating: SIMD4(), count: 2 * width)
    made.values.withUnsafeMutableBufferPointer { room in
      pixels.values.withUnsafeBufferPointer { source in
        rows.withUnsafeMutableBufferPointer { rows in
          guard let room = room.baseAddress, let source = source.baseAddress, let rows = rows.baseAddress
          else {
            return
          }
          let (nothing, sums) = (UnsafePointer(rows), rows + width)
          func row(_ y: Int) -> UnsafePointer<SIMD4<Float>> {
            y >= 0 && y < height ? source + y * width : nothing
          }
          for y in 0...radius {
            let line = row(y)
            for x in 0..<width { sums[x] += line[x] }
          }
          for y in 0..<height {
            let (before, next, last) = (row(y - radius - 1), row(y + radius + 1), row(y - radius))
            let target = room + y * width
            for x in 0..<width {
              target[x] = (sums[x] + (before[x] + next[x]) * rest) * share
              sums[x] += next[x] - last[x]
            }
          }
        }
      }
    }
    pixels = made
  }
}
