// Pictures that lie elsewhere, are cut off, or go on beyond their edges.

import Heft
import Ink

/// The part of a picture within edges.
final class CICropRecipe: CIRecipe {
  init(_ input: CIRecipe, to edges: CIEdges) {
    super.init(input.edges.intersection(edges), of: [input])
  }

  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    inputs[0].render(area, rendering)
  }
}

/// A picture whose outermost pixels go on for ever.
final class CIClampRecipe: CIRecipe {
  init(_ input: CIRecipe) {
    super.init(input.edges.isEmpty ? .nowhere : .everywhere, of: [input])
  }

  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    let box = inputs[0].box
    if box.contains(area) { return inputs[0].render(area, rendering) }
    func column(_ x: Int) -> Int { min(max(x, box.left), box.right - 1) }
    func row(_ y: Int) -> Int { min(max(y, box.bottom), box.top - 1) }
    let needed = CIArea(
      left: column(area.left), bottom: row(area.bottom), right: column(area.right - 1) + 1,
      top: row(area.top - 1) + 1)
    let source = inputs[0].render(needed, rendering)
    var made = CIPixels(area)
    let (width, height) = (area.width, area.height)
    let inside = area.left < box.left ? min(box.left - area.left, width) : 0
    let outside = max(inside, min(max(needed.right - area.left, 0), width))
    made.values.withUnsafeMutableBufferPointer { room in
      source.values.withUnsafeBufferPointer { pixels in
        guard let room = room.baseAddress, let pixels = pixels.baseAddress else { return }
        for y in 0..<height {
          let line = pixels + (row(area.bottom + y) - needed.bottom) * needed.width
          let target = room + y * width
          target.update(repeating: line[0], count: inside)
          for x in inside..<outside { target[x] = line[area.left + x - needed.left] }
          (target + outside).update(repeating: line[needed.width - 1], count: width - outside)
        }
      }
    }
    return made
  }
}

/// A picture that a map has moved, turned or stretched. It is sampled between the pixels; what becomes smaller is halved
/// before, as often as it is twice too large.
final class CIMapRecipe: CIRecipe {
  private let source: CIRecipe
  private let map: Affine
  private let inverse: Affine
  /// How often the picture is halved.
  private let halvings: (across: Int, up: Int)

  /// A picture through a map; nil where the map leaves nothing of it.
  ///
  /// - Parameters:
  ///   - input: The picture.
  ///   - map: The map.
  ///   - isSharp: Whether the edges stay as they are, where they stay upright.
  init?(_ input: CIRecipe, through map: Affine, isSharp: Bool = true) {
    var (input, map) = (input, map)
    // Two maps are one, and the picture is sampled once.
    if let earlier = input as? CIMapRecipe, isSharp {
      input = earlier.source
      map = earlier.map.followed(by: map)
    }
    guard let inverse = map.inverse else { return nil }
    func halvings(_ step: Double) -> Int {
      var (step, count) = (step, 0)
      while step >= 2, count < 12 {
        step /= 2
        count += 1
      }
      return count
    }
    let across = (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot()
    let up = (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot()
    guard across < 4096, up < 4096, inverse.tx.isFinite, inverse.ty.isFinite else { return nil }
    // What the picture's columns and rows become: a turned picture is halved as much in both directions.
    let isUpright = inverse.b == 0 && inverse.c == 0
    let most = max(across, up)
    self.halvings = isUpright ? (halvings(across), halvings(up)) : (halvings(most), halvings(most))
    (source, self.map, self.inverse) = (input, map, inverse)
    let keepsSides = isUpright || inverse.a == 0 && inverse.d == 0
    super.init(
      input.edges.mapped(by: map), of: [keepsSides && isSharp ? CIClampRecipe(input) : input])
  }

  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1, map.tx == map.tx.rounded(), map.ty == map.ty.rounded(),
      map.tx.magnitude < 1e8, map.ty.magnitude < 1e8
    {
      return CIPixels(area, source.render(area.moved(x: -Int(map.tx), y: -Int(map.ty)), rendering).values)
    }
    let needed = needed(area)
    guard needed.count > 2e6, area.width > 1 || area.height > 1 else {
      return sampled(area, of: inputs[0].render(needed, rendering))
    }
    // In parts, so that not too much is worked on at a time.
    var (first, second) = (area, area)
    if area.width > area.height {
      first.right = area.left + area.width / 2
      second.left = first.right
    } else {
      first.top = area.bottom + area.height / 2
      second.bottom = first.top
    }
    var made = CIPixels(area)
    made.take(make(first, rendering))
    made.take(make(second, rendering))
    return made
  }

  /// The pixels of the picture that an area is made of, in whole groups of those that become one.
  private func needed(_ area: CIArea) -> CIArea {
    let edges = CIEdges(
      left: Double(area.left), bottom: Double(area.bottom), right: Double(area.right), top: Double(area.top)
    ).mapped(by: inverse)
    func grouped(_ value: Double, _ halvings: Int, _ more: Int) -> Int {
      ((CIArea.whole(value.rounded(.down)) >> halvings) + more) << halvings
    }
    return CIArea(
      left: grouped(edges.left, halvings.across, -1), bottom: grouped(edges.bottom, halvings.up, -1),
      right: grouped(edges.right, halvings.across, 2), top: grouped(edges.top, halvings.up, 2))
  }

  @_optimize(speed)
  private func sampled(_ area: CIArea, of source: CIPixels) -> CIPixels {
    var source = source
    for step in 0..<max(halvings.across, halvings.up) {
      source = source.halved(across: step < halvings.across, down: step < halvings.up)
    }
    let (shareAcross, shareUp) = (1 / Double(1 << halvings.across), 1 / Double(1 << halvings.up))
    let (width, height) = (source.area.width, source.area.height)
    let (right, top) = (Double(width), Double(height))
    let inverse = inverse
    let (left, bottom) = (Double(source.area.left) + 0.5, Double(source.area.bottom) + 0.5)
    var made = CIPixels(area)
    made.values.withUnsafeMutableBufferPointer { room in
      source.values.withUnsafeBufferPointer { pixels in
        guard let room = room.baseAddress, let pixels = pixels.baseAddress else { return }
        for y in 0..<area.height {
          let line = Double(area.bottom + y) + 0.5
          for x in 0..<area.width {
            let column = Double(area.left + x) + 0.5
            let across = (inverse.a * column + inverse.c * line + inverse.tx) * shareAcross - left
            let up = (inverse.b * column + inverse.d * line + inverse.ty) * shareUp - bottom
            // Beyond these nothing is left, and no number is too large for an `Int`.
            guard across > -1, up > -1, across < right, up < top else { continue }
            let (first, lowest) = (Int(across.rounded(.down)), Int(up.rounded(.down)))
            let (shareX, shareY) = (Float(across - Double(first)), Float(up - Double(lowest)))
            func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
              x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : SIMD4()
            }
            let below = pixel(first, lowest)
            let lower = below + (pixel(first + 1, lowest) - below) * shareX
            let above = pixel(first, lowest + 1)
            let upper = above + (pixel(first + 1, lowest + 1) - above) * shareX
            room[y * area.width + x] = lower + (upper - lower) * shareY
          }
        }
      }
    }
    return made
  }
}

/// A picture in squares of one color each, the mean of what is in them.
final class CIPixellateRecipe: CIRecipe {
  private let center: Point
  private let side: Double

  /// The most pixels along a square (our choice).
  private static let mostSide = 2048.0

  init(_ input: CIRecipe, center: Point, side: Double) {
    self.center = center
    self.side = min(max(side, 1), CIPixellateRecipe.mostSide)
    var edges = input.edges
    if edges.isFinite, !edges.isEmpty {
      // Squares that are only in part in the picture are there as a whole.
      let side = self.side
      edges.left = ((edges.left - center.x) / side).rounded(.down) * side + center.x
      edges.right = ((edges.right - center.x) / side).rounded(.up) * side + center.x
      edges.bottom = ((edges.bottom - center.y) / side).rounded(.down) * side + center.y
      edges.top = ((edges.top - center.y) / side).rounded(.up) * side + center.y
    }
    super.init(edges, of: [input])
  }

  /// The square that a column or a row is in.
  private func square(_ place: Int, _ middle: Double) -> Int {
    CIArea.whole(((Double(place) + 0.5 - middle) / side).rounded(.down))
  }

  @_optimize(speed)
  override func make(_ area: CIArea, _ rendering: CIRendering) -> CIPixels {
    let (firstColumn, firstRow) = (square(area.left, center.x), square(area.bottom, center.y))
    let columns = square(area.right - 1, center.x) - firstColumn + 1
    let rows = square(area.top - 1, center.y) - firstRow + 1
    var sums = [SIMD4<Float>](repeating: SIMD4(), count: columns * rows)
    var counts = [Float](repeating: 0, count: columns * rows)
    let needed = CIArea(
      CIEdges(
        left: Double(firstColumn) * side + center.x, bottom: Double(firstRow) * side + center.y,
        right: Double(firstColumn + columns) * side + center.x, top: Double(firstRow + rows) * side + center.y
      )
    ).intersection(inputs[0].box)
    let places = (needed.left..<max(needed.left, needed.right)).map { square($0, center.x) - firstColumn }
    var bottom = needed.bottom
    while bottom < needed.top, !places.isEmpty {
      let top = min(needed.top, bottom + max(1, (1 << 20) / places.count))
      let band = inputs[0].render(
        CIArea(left: needed.left, bottom: bottom, right: needed.right, top: top), rendering)
      for y in bottom..<top {
        let row = square(y, center.y) - firstRow
        guard row >= 0, row < rows else { continue }
        let line = (y - bottom) * places.count
        for x in 0..<places.count where places[x] >= 0 && places[x] < columns {
          sums[row * columns + places[x]] += band.values[line + x]
          counts[row * columns + places[x]] += 1
        }
      }
      bottom = top
    }
    for index in 0..<sums.count where counts[index] > 0 { sums[index] *= 1 / counts[index] }
    var made = CIPixels(area)
    let targets = (area.left..<area.right).map { square($0, center.x) - firstColumn }
    for y in 0..<area.height {
      let row = (square(area.bottom + y, center.y) - firstRow) * columns
      for x in 0..<targets.count { made.values[y * targets.count + x] = sums[row + targets[x]] }
    }
    return made
  }
}
