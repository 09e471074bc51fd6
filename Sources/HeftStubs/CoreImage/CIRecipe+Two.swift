// Pictures that are made of two, and those whose light depends on the place.

import Heft
import Ink

/// Two pictures as one.
final class CIPairRecipe: CIRecipe {
  /// What is made of them.
  enum Kind {
    /// The first one lies over the second.
    case over
    /// Both are multiplied.
    case multiply
    /// The light of the first is made to differ more, so many times, from that of the second, which is blurred.
    case sharpen(Float)
  }

  private let kind: Kind

  init(_ first: CIRecipe, _ second: CIRecipe, _ kind: Kind) {
    self.kind = kind
    let edges: CIEdges
    switch kind {
    case .over: edges = first.edges.union(second.edges)
    case .multiply: edges = first.edges.intersection(second.edges)
    case .sharpen: edges = first.edges
    }
    super.init(edges, of: [first, second])
  }

  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    var made = inputs[0].render(area, rendering)
    let other = inputs[1].render(area, rendering)
    made.values.withUnsafeMutableBufferPointer { room in
      other.values.withUnsafeBufferPointer { other in
        let count = min(room.count, other.count)
        switch kind {
        case .over:
          for index in 0..<count { room[index] += other[index] * (1 - room[index].w) }
        case .multiply:
          for index in 0..<count { room[index] *= other[index] }
        case .sharpen(let amount):
          for index in 0..<count {
            let pixel = room[index]
            let difference = pixel - other[index]
            let light = 0.2126 * difference.x + 0.7152 * difference.y + 0.0722 * difference.z
            let more = light * amount
            room[index] = pixel + SIMD4(more, more, more, 0)
          }
        }
      }
    }
    return made
  }
}

/// A picture that is darker, or lighter, toward its corners.
final class CIVignetteRecipe: CIRecipe {
  private let intensity: Float
  private let radius: Double

  init(_ input: CIRecipe, intensity: Double, radius: Double) {
    self.intensity = Float(min(max(intensity, -1), 1))
    self.radius = min(max(radius, 0.05), 100)
    super.init(input.edges, of: [input])
  }

  // Our choice: at the corners, for radius 1, the light is less by all of the intensity, and toward the middle with the
  // fourth power of the distance.
  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    var made = inputs[0].render(area, rendering)
    guard edges.isFinite else { return made }
    let (middleX, middleY) = ((edges.left + edges.right) / 2, (edges.bottom + edges.top) / 2)
    let (across, up) = (edges.right - middleX, edges.top - middleY)
    let share = 1 / ((across * across + up * up) * radius * radius)
    let width = area.width
    made.values.withUnsafeMutableBufferPointer { room in
      for y in 0..<area.height {
        let up = Double(area.bottom + y) + 0.5 - middleY
        for x in 0..<width {
          let across = Double(area.left + x) + 0.5 - middleX
          let square = (across * across + up * up) * share
          let light = 1 - intensity * Float(min(square * square, 1))
          room[y * width + x] *= SIMD4(light, light, light, 1)
        }
      }
    }
    return made
  }
}
