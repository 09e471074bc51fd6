// A picture is a recipe until somebody asks for its pixels: only those that are needed are calculated then.

import Heft
import Ink

/// How pictures are calculated.
struct CIRendering {
  /// Whether numbers are light, as Core Image has them, or those of files.
  var isLinear = true

  /// A color, red, green, blue and alpha as `CIColor` has them, as a pixel.
  func pixel(_ color: SIMD4<Double>) -> SIMD4<Float> {
    var color = color
    if isLinear {
      color.x = CITone.linear(color.x)
      color.y = CITone.linear(color.y)
      color.z = CITone.linear(color.z)
    }
    let pixel = SIMD4<Float>(Float(color.x), Float(color.y), Float(color.z), 1)
    return pixel * Float(color.w)
  }
}

/// What a picture is made of.
class CIRecipe {
  let edges: CIEdges
  let inputs: [CIRecipe]
  /// How many recipes stand one on the other.
  let depth: Int
  /// In how many places of the picture that is being made it stands.
  private(set) var uses = 0
  private var kept: CIPixels?

  init(_ edges: CIEdges, of inputs: [CIRecipe] = []) {
    self.edges = edges.isEmpty ? .nowhere : edges
    self.inputs = inputs
    depth = inputs.reduce(0) { max($0, $1.depth) } + 1
  }

  /// The most recipes that stand one on the other (our choice): what comes upon them begins with pixels.
  static let mostDepth = 64
  /// The most pixels that are kept for another use, 16 bytes each (our choice).
  private static let mostKept = 4e6

  /// The pixels with something in them.
  final var box: CIArea { CIArea(edges) }

  /// Calculates pixels, all of them in `box`.
  func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels { CIPixels(area) }

  /// The pixels of an area, clear where there is nothing.
  final func render(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    var needed = area.intersection(box)
    if needed.isEmpty { return CIPixels(area) }
    guard uses > 1 else { return make(needed, rendering).part(area) }
    if let kept {
      if kept.area.contains(needed) { return kept.part(area) }
      let both = kept.area.union(needed)
      if both.count <= CIRecipe.mostKept { needed = both }
    }
    let made = make(needed, rendering)
    if needed.count <= CIRecipe.mostKept { kept = made }
    return made.part(area)
  }

  /// Counts the uses of this recipe and all below.
  final func count() {
    uses += 1
    if uses == 1 { for input in inputs { input.count() } }
  }

  /// Lets everything go that is kept while a picture is made.
  final func forget() {
    if uses == 0 { return }
    uses = 0
    kept = nil
    for input in inputs { input.forget() }
  }

  /// The pixels of an area as a bitmap; nil where there are none, or too many.
  final func bitmap(_ area: CIArea, _ rendering: CIRendering) -> Bitmap? {
    let sides = 1...Bitmap.longestSide
    guard sides.contains(area.width), sides.contains(area.height) else { return nil }
    var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
    // Band by band, so that no more than a million pixels are worked on at a time (our choice).
    let rows = max(1, min(area.height, (1 << 20) / area.width))
    var bottom = area.bottom
    while bottom < area.top {
      let top = min(bottom + rows, area.top)
      count()
      let band = render(CIArea(left: area.left, bottom: bottom, right: area.right, top: top), rendering)
      forget()
      band.write(into: &bytes, from: area.top - top, isLinear: rendering.isLinear)
      bottom = top
    }
    return Bitmap(width: area.width, height: area.height, straightBytes: bytes)
  }
}

extension CIPixels {
  /// Writes the pixels as bytes whose rows go downward, from a row on.
  @_optimize(speed)
  fileprivate func write(into bytes: inout [UInt8], from row: Int, isLinear: Bool) {
    let (width, height) = (area.width, area.height)
    bytes.withUnsafeMutableBufferPointer { room in
      values.withUnsafeBufferPointer { pixels in
        CITone.encodedSteps.withUnsafeBufferPointer { table in
          guard let room = room.baseAddress, let pixels = pixels.baseAddress, let table = table.baseAddress
          else {
            return
          }
          for y in 0..<height {
            var target = room + (row + height - 1 - y) * width * 4
            let source = pixels + y * width
            for x in 0..<width {
              var pixel = source[x]
              let alpha = pixel.w
              // What is no number is no pixel either.
              if alpha > 0 {
                if alpha < 1 { pixel *= 1 / alpha }
                if isLinear {
                  pixel.x = CITone.look(pixel.x, in: table)
                  pixel.y = CITone.look(pixel.y, in: table)
                  pixel.z = CITone.look(pixel.z, in: table)
                }
                target[0] = CIPixels.byte(pixel.x)
                target[1] = CIPixels.byte(pixel.y)
                target[2] = CIPixels.byte(pixel.z)
                target[3] = CIPixels.byte(alpha)
              }
              target += 4
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func byte(_ value: Float) -> UInt8 {
    value > 0 ? (value < 1 ? UInt8(value * 255 + 0.5) : 255) : 0
  }
}
