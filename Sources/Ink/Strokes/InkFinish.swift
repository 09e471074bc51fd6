/// The way the paper changes a stroke's coverage before it becomes color.
public enum InkFinish: Hashable, Sendable {
  /// Nothing: each pixel has the color as far as it is covered.
  case even
  /// The ink stays on the paper's hills, the less of it the fewer: graphite.
  case grain
  /// The ink runs to the stroke's edge and leaves its middle paler: water color.
  case wetEdge
}

/// Gives coverage its finish, sixteen pixels at a time. A pixel's finish depends on its coverage and on its place in
/// the drawing, so parts of a picture are as the whole.
struct InkFinisher {
  private let finish: InkFinish
  private let reader: GrainReader

  /// Nil where nothing is to be done.
  init?(_ finish: InkFinish, at placement: InkPlacement) {
    if finish == .even { return nil }
    self.finish = finish
    reader = GrainReader(placement)
  }

  /// Whether it asks how deep within the stroke a pixel lies.
  var needsDepth: Bool { finish == .wetEdge }

  /// Sixteen pixels from a place on.
  ///
  /// - Parameters:
  ///   - coverage: Of each, 0...255.
  ///   - depth: How deep within the stroke each lies, as a share of its coverage, where that is asked for.
  @inline(never)
  func finished(_ coverage: SIMD16<UInt8>, depth: SIMD16<UInt8>, x: Int, y: Int) -> SIMD16<UInt8> {
    var (ink, depth) = (coverage, depth)
    let row = reader.row(y)
    PaperGrain.depths.withUnsafeBufferPointer { tile in
      guard let tile = tile.baseAddress else { return }
      withUnsafeMutableBytes(of: &ink) { ink in
        withUnsafeBytes(of: &depth) { depth in
          for index in 0..<16 where ink[index] != 0 {
            let column = reader.column(x &+ index)
            if finish == .grain {
              let deep = reader.depth(tile, column, row)
              ink[index] = InkFinisher.graphite(ink[index], deep, contrast: reader.contrast)
            } else {
              let (deep, pool) = (reader.depth(tile, column, row), reader.pool(tile, column, row))
              ink[index] = InkFinisher.wash(ink[index], depth[index], deep, pool, contrast: reader.contrast)
            }
          }
        }
      }
    }
    return ink
  }

  // MARK: Graphite

  /// How much of a place is covered with graphite, whose coverage is the share of a large area: the hills first. All depths are
  /// as frequent, and over all of them the mean is that share.
  @inline(__always)
  private static func graphite(_ coverage: UInt8, _ depth: Int32, contrast: Int32) -> UInt8 {
    let level = levels[Int(coverage)]
    let ink = min(max((level &- slope &* depth) >> 4, 0), 255)
    let share = Int32(coverage)
    return UInt8(truncatingIfNeeded: share &+ ((ink &- share) &* contrast &* tooth &+ 32768) >> 16)
  }

  /// Over this share of all depths an edge of graphite fades out; 255 * 16 / 256 by it is how many 16ths of 255 a step of
  /// depth takes away (our choice).
  private static var slope: Int32 { 17 }
  /// The part of the graphite, of 256, that lies as the grain has it; the rest lies evenly (our choice).
  private static var tooth: Int32 { 200 }
  private static var softness: Double { 15.9375 / Double(slope) }

  /// For each coverage the number of 16ths of 255 that a place without depth would have. With t from 0 to 1 for the depth,
  /// and the softness w, a place has 1/2 + (q - t) / w, held within 0...1; the mean of that over all t is to be the coverage p.
  /// It is q in the middle; near 0, where a part is held, it is (q + w/2)² / 2w, and near 1 that mirrored.
  private static let levels: [Int32] = (0...255).map { coverage in
    let (share, soft) = (Double(coverage) / 255, softness)
    var place = share
    if share < soft / 2 {
      place = (2 * soft * share).squareRoot() - soft / 2
    } else if share > 1 - soft / 2 {
      place = 1 + soft / 2 - (2 * soft * (1 - share)).squareRoot()
    }
    // Half a step of depth, and half for the nearest whole number.
    return Int32((16 * (127.5 + 255 * place / soft)).rounded(.down)) - slope / 2 + 8
  }

  // MARK: Water color

  /// Returns the coverage of a wash once it is dry: pigment has gone to the edge, and settled in the valleys.
  @inline(__always)
  private static func wash(
    _ coverage: UInt8, _ depth: UInt8, _ deep: Int32, _ pool: Int32, contrast: Int32
  ) -> UInt8 {
    let cover = Int32(coverage)
    // 256 at the edge, 0 in the middle.
    var rim = max(cover &- Int32(depth), 0) &* 256 / cover
    // The water does not run evenly.
    rim = min(max(rim &+ (rim &* (pool &- 128)) >> 8, 0), 256)
    let strong = (rim &* rim) >> 8
    var share = middle &+ ((256 &- middle) &* strong) >> 8
    let stain = ((deep &- 128) &* settling &* contrast) >> 8 &+ (pool &- 128) &* running
    share &+= (share &* stain) >> 14
    return UInt8(truncatingIfNeeded: min(max((cover &* share &+ 128) >> 8, 0), 255))
  }

  /// The part of a wash, of 255, that is left on the average: half of a line's width is edge.
  static var meanShare: Int32 { 130 }
  /// The part, of 256, that is left in the middle (our choice).
  static var middle: Int32 { 106 }
  /// How much more lies in valleys and where water has stood, of 64 for a half of all depths (our choices).
  private static var settling: Int32 { 12 }
  private static var running: Int32 { 44 }
}

extension CoverageMask {
  /// Gives a stroke that is complete its finish.
  ///
  /// - Parameters:
  ///   - finish: The way the paper changes it.
  ///   - placement: Where the drawing lies in this plane's bitmap.
  public func apply(_ finish: InkFinish, at placement: InkPlacement = .identity) {
    guard let finisher = InkFinisher(finish, at: placement) else { return }
    let (side, deep) = (CoverageMask.blockSide, finisher.needsDepth ? depth : nil)
    for row in 0..<blockRows {
      for column in 0..<blockColumns where marks[row &* blockColumns &+ column] != 0 {
        for y in row &* side..<(row &+ 1) &* side {
          let place = y &* stride &+ column &* side
          let old = UnsafeRawPointer(bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)
          if old.isZero { continue }
          let below = deep.map { UnsafeRawPointer($0.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self) }
          let new = finisher.finished(old, depth: below ?? old, x: column &* side, y: y)
          UnsafeMutableRawPointer(bytes + place).storeBytes(of: new, as: SIMD16<UInt8>.self)
        }
      }
    }
  }
}
