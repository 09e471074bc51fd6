/// The tooth of drawing paper: how deep it lies at each place of a drawing, the same on every machine.
///
/// A tile that repeats, made of whole numbers only: noise without its coarse waves, so that no pattern is seen, and every
/// depth as often as any other.
enum PaperGrain {
  /// The tile's side is a power of two, in pixels of the drawing (our choice).
  static var sideBits: Int { 8 }
  static var side: Int { 1 << sideBits }

  /// Row by row: 0, a hill that a pencil touches first, to 255, a valley that is filled last.
  static let depths: [UInt8] = make()

  private static func make() -> [UInt8] {
    let count = side * side
    var noise = [Int32](repeating: 0, count: count)
    var state: UInt32 = 0x9E37_79B9
    for index in 0..<count {
      // Marsaglia's xorshift.
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      noise[index] = Int32(state >> 24)
    }
    // Waves of two pixels and a few longer ones; what is longer than ten is taken away (our choices).
    let fine = blurred(noise, reach: 1)
    let middle = blurred(fine, reach: 2)
    let coarse = blurred(middle, reach: 5)
    var heights = [Int32](repeating: 0, count: count)
    for index in 0..<count {
      // Each blur multiplies by the square of its width, 9, 25 and 121; of waves without end nothing is left.
      let waves = 120 * noise[index] + 20 * fine[index] + 8 * middle[index] / 25
      heights[index] = waves - coarse[index] / 75 * (120 + 20 * 9 + 8 * 9) / 363
    }
    return equalized(heights)
  }

  /// The sum of a square around each value, on a tile that repeats.
  private static func blurred(_ values: [Int32], reach: Int) -> [Int32] {
    var (across, all) = (values, values)
    let last = side - 1
    for y in 0..<side {
      for x in 0..<side {
        var sum: Int32 = 0
        for step in -reach...reach { sum += values[y << sideBits | (x + step) & last] }
        across[y << sideBits | x] = sum
      }
    }
    for y in 0..<side {
      for x in 0..<side {
        var sum: Int32 = 0
        for step in -reach...reach { sum += across[((y + step) & last) << sideBits | x] }
        all[y << sideBits | x] = sum
      }
    }
    return all
  }

  /// The ranks of values in 256 parts of the same size.
  private static func equalized(_ values: [Int32]) -> [UInt8] {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    var counts = [Int](repeating: 0, count: Int(most - least) + 2)
    for value in values { counts[Int(value - least) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    var ranks = [UInt8](repeating: 0, count: values.count)
    for (index, value) in values.enumerated() {
      let place = Int(value - least)
      ranks[index] = UInt8(truncatingIfNeeded: counts[place] * 256 / values.count)
      counts[place] += 1
    }
    return ranks
  }
}

/// Tells the grain at the pixels of a bitmap in which a drawing lies at a place.
struct GrainReader {
  /// The drawing's pixels in one of the bitmap, and the bitmap's corner in its own pixels.
  private let step: Int64
  private let corner: (x: Int64, y: Int64)
  /// How much of 256 the grain's finer waves count, four and sixteen times shorter: they are seen where it is enlarged.
  private let finer: (Int32, Int32)
  /// How much of 256 the grain counts: where the drawing is made smaller pixels hold more of it, and so they differ less.
  let contrast: Int32

  /// Steps in a pixel of the drawing.
  private static var stepBits: Int64 { 32 }

  init(_ placement: InkPlacement) {
    let scale = Double(placement.scale)
    step = Int64((4_294_967_296 / scale).rounded())
    corner = (Int64(placement.x), Int64(placement.y))
    func share(from low: Double, to high: Double) -> Int32 {
      Int32((min(max((scale - low) / (high - low), 0), 1) * GrainReader.finerShare).rounded())
    }
    finer = (share(from: 1, to: 4), share(from: 4, to: 16))
    contrast = Int32((min(scale, 1) * 256).rounded())
  }

  /// The share of finer grain, of 256 (our choice).
  private static var finerShare: Double { 100 }

  /// The place of a column or a row of the bitmap in the drawing: the place of its middle, so that at scale 1 it is the
  /// tile's own.
  @inline(__always)
  func column(_ x: Int) -> Int64 { place(Int64(x) + corner.x) }
  @inline(__always)
  func row(_ y: Int) -> Int64 { place(Int64(y) + corner.y) }

  @inline(__always)
  private func place(_ pixel: Int64) -> Int64 {
    ((2 &* pixel &+ 1) &* step &- (1 << GrainReader.stepBits)) >> 1
  }

  /// How deep the paper lies, 0...255.
  @inline(__always)
  func depth(_ tile: UnsafePointer<UInt8>, _ x: Int64, _ y: Int64) -> Int32 {
    var depth = GrainReader.wave(tile, x, y)
    if finer.0 > 0 {
      depth &+= ((GrainReader.wave(tile, x << 2 &+ 37 << 32, y << 2 &+ 91 << 32) &- 128) &* finer.0) >> 8
      if finer.1 > 0 {
        depth &+= ((GrainReader.wave(tile, x << 4 &+ 11 << 32, y << 4 &+ 59 << 32) &- 128) &* finer.1) >> 9
      }
    }
    return min(max(depth, 0), 255)
  }

  /// Waves that are sixteen and sixty-four times longer than the grain, about 128: how the paper takes water.
  @inline(__always)
  func pool(_ tile: UnsafePointer<UInt8>, _ x: Int64, _ y: Int64) -> Int32 {
    (GrainReader.wave(tile, x >> 4, y >> 4) &+ GrainReader.wave(tile, x >> 6 &+ 77 << 32, y >> 6 &+ 23 << 32))
      >> 1
  }

  /// The tile between its pixels.
  @inline(__always)
  private static func wave(_ tile: UnsafePointer<UInt8>, _ x: Int64, _ y: Int64) -> Int32 {
    let last = PaperGrain.side &- 1
    let (left, top) = (Int(truncatingIfNeeded: x >> 32) & last, Int(truncatingIfNeeded: y >> 32) & last)
    let (right, lower) = ((left &+ 1) & last, (top &+ 1) & last)
    let (u, v) = (Int32(truncatingIfNeeded: x >> 24) & 255, Int32(truncatingIfNeeded: y >> 24) & 255)
    let (upperRow, lowerRow) = (tile + top << PaperGrain.sideBits, tile + lower << PaperGrain.sideBits)
    let upper = Int32(upperRow[left]) &* (256 &- u) &+ Int32(upperRow[right]) &* u
    let under = Int32(lowerRow[left]) &* (256 &- u) &+ Int32(lowerRow[right]) &* u
    return (upper &* (256 &- v) &+ under &* v &+ 32768) >> 16
  }
}
