// Pictures that are made of nothing else: pixels, colors and gradients.

import Heft
import Ink

/// The pixels of an image.
final class CIBitmapRecipe: CIRecipe {
  private let bitmap: Bitmap
  private let left: Int
  private let bottom: Int

  /// A bitmap whose lower left corner lies at a pixel.
  init(_ bitmap: Bitmap, left: Int = 0, bottom: Int = 0) {
    (self.bitmap, self.left, self.bottom) = (bitmap, left, bottom)
    super.init(
      CIEdges(
        left: Double(left), bottom: Double(bottom), right: Double(left + bitmap.width),
        top: Double(bottom + bitmap.height)))
  }

  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    let (width, height) = (area.width, area.height)
    let bytes = bitmap.straightBytes(
      of: PixelRectangle(
        x: area.left - left, y: bitmap.height - (area.top - bottom), width: width, height: height))
    var made = CIPixels(area)
    guard bytes.count == width * height * 4 else { return made }
    let isLinear = rendering.isLinear
    made.values.withUnsafeMutableBufferPointer { room in
      bytes.withUnsafeBufferPointer { bytes in
        CITone.light.withUnsafeBufferPointer { light in
          guard let room = room.baseAddress, let bytes = bytes.baseAddress, let light = light.baseAddress
          else {
            return
          }
          for y in 0..<height {
            let target = room + y * width
            var source = bytes + (height - 1 - y) * width * 4
            for x in 0..<width {
              let alpha = Float(source[3]) * (1 / 255)
              var pixel: SIMD4<Float>
              if isLinear {
                pixel = SIMD4(light[Int(source[0])], light[Int(source[1])], light[Int(source[2])], 1)
              } else {
                pixel = SIMD4(Float(source[0]), Float(source[1]), Float(source[2]), 255)
                pixel *= 1 / 255
              }
              target[x] = pixel * alpha
              source += 4
            }
          }
        }
      }
    }
    return made
  }
}

/// One color everywhere.
final class CIColorRecipe: CIRecipe {
  private let color: SIMD4<Double>

  init(_ color: SIMD4<Double>) {
    self.color = color
    super.init(.everywhere)
  }

  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    CIPixels(area, filledWith: rendering.pixel(color))
  }
}

/// Colors from one to another, along a line or around a point.
final class CIGradientRecipe: CIRecipe {
  private let start: Point
  private let end: Point
  /// The radii around `start`; nil along the line to `end`.
  private let radii: (first: Double, second: Double)?
  private let colors: (first: SIMD4<Double>, second: SIMD4<Double>)

  init(
    from start: Point, to end: Point, radii: (first: Double, second: Double)? = nil,
    colors: (first: SIMD4<Double>, second: SIMD4<Double>)
  ) {
    (self.start, self.end, self.radii, self.colors) = (start, end, radii, colors)
    super.init(.everywhere)
  }

  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    let first = rendering.pixel(colors.first)
    let difference = rendering.pixel(colors.second) - first
    let (across, up) = (end.x - start.x, end.y - start.y)
    let length = across * across + up * up
    let width = area.width
    var made = CIPixels(area)
    made.values.withUnsafeMutableBufferPointer { room in
      guard let room = room.baseAddress else { return }
      for y in 0..<area.height {
        let up1 = Double(area.bottom + y) + 0.5 - start.y
        for x in 0..<width {
          let across1 = Double(area.left + x) + 0.5 - start.x
          var share: Double
          if let radii {
            let distance = (across1 * across1 + up1 * up1).squareRoot()
            let range = radii.second - radii.first
            share = range == 0 ? (distance < radii.first ? 0 : 1) : (distance - radii.first) / range
          } else {
            share = length > 0 ? (across1 * across + up1 * up) / length : 0
          }
          // NaN is 0.
          share = share > 0 ? min(share, 1) : 0
          room[y * width + x] = first + difference * Float(share)
        }
      }
    }
    return made
  }
}
