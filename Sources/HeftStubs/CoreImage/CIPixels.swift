// What pictures are calculated with.

import Heft
import Ink

/// The pixels of an area: red, green, blue and alpha, the colors multiplied by alpha. The lowest row is the first.
struct CIPixels {
  let area: CIArea
  var values: [SIMD4<Float>]

  init(_ area: CIArea, _ values: [SIMD4<Float>]) {
    self.area = area
    self.values = values
  }

  /// Pixels of one color.
  init(_ area: CIArea, filledWith color: SIMD4<Float> = SIMD4()) {
    self.init(area, Array(repeating: color, count: area.width * area.height))
  }

  /// The pixels of another area; what lies outside of this one is clear.
  func part(_ other: CIArea) -> CIPixels {
    if other == area { return self }
    var part = CIPixels(other)
    part.take(self)
    return part
  }

  /// Takes over the pixels that another area shares with this one.
  @_optimize(speed)
  mutating func take(_ other: CIPixels) {
    let shared = area.intersection(other.area)
    if shared.isEmpty { return }
    let area = area
    values.withUnsafeMutableBufferPointer { room in
      other.values.withUnsafeBufferPointer { pixels in
        guard let room = room.baseAddress, let pixels = pixels.baseAddress else { return }
        for y in shared.bottom..<shared.top {
          let target = room + (y - area.bottom) * area.width + shared.left - area.left
          let source = pixels + (y - other.area.bottom) * other.area.width + shared.left - other.area.left
          target.update(from: source, count: shared.width)
        }
      }
    }
  }

  /// The same with every two pixels made one; both sides are even where they are halved.
  @_optimize(speed)
  func halved(across: Bool, down: Bool) -> CIPixels {
    let half = CIArea(
      left: across ? area.left >> 1 : area.left, bottom: down ? area.bottom >> 1 : area.bottom,
      right: across ? area.right >> 1 : area.right, top: down ? area.top >> 1 : area.top)
    var result = CIPixels(half)
    let (right, above) = (across ? 1 : 0, down ? area.width : 0)
    let (stepAcross, stepDown) = (across ? 2 : 1, down ? 2 : 1)
    let width = area.width
    result.values.withUnsafeMutableBufferPointer { room in
      values.withUnsafeBufferPointer { pixels in
        guard let room = room.baseAddress, let pixels = pixels.baseAddress else { return }
        for y in 0..<half.height {
          let row = pixels + y * stepDown * width
          for x in 0..<half.width {
            let place = row + x * stepAcross
            room[y * half.width + x] = (place[0] + place[right] + place[above] + place[above + right]) * 0.25
          }
        }
      }
    }
    return result
  }
}

/// How numbers of light and those of files belong together: the curve of sRGB, IEC 61966-2-1.
enum CITone {
  /// The light of each byte of a file.
  static let light: [Float] = (0...255).map { Float(linear(Double($0) / 255)) }
  /// How many steps the tables have.
  static let steps: Float = 4096
  /// The numbers of files for light from 0 to 1.
  static let encodedSteps: [Float] = (0...4097).map { Float(encoded(min(Double($0) / 4096, 1))) }
  /// The light of numbers of files from 0 to 1.
  static let lightSteps: [Float] = (0...4097).map { Float(linear(min(Double($0) / 4096, 1))) }

  static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let light = size <= 0.04045 ? size / 12.92 : Mathematics.power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Mathematics.power(light, 1 / 2.4) - 0.055
  }

  /// The value of a table at 0 to 1, between its steps too; what is outside, or not a number, counts as the nearer end.
  @inline(__always)
  static func look(_ value: Float, in table: UnsafePointer<Float>) -> Float {
    let place = value > 0 ? (value < 1 ? value : 1) * steps : 0
    let index = Int(place)
    let first = table[index]
    return first + (table[index + 1] - first) * (place - Float(index))
  }
}
