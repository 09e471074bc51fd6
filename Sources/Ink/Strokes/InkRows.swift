/// Rows of a strip, from a first one to before an end.
struct InkRows {
  /// The first row, and the end with a minus: the least of each counts, so that one instruction unites two.
  private var edges: SIMD2<Int32>

  /// No rows.
  @_transparent
  static var none: InkRows { InkRows(edges: SIMD2(repeating: .max)) }

  @_transparent
  private init(edges: SIMD2<Int32>) { self.edges = edges }

  @_transparent
  init(_ first: Int32, _ end: Int32) { edges = SIMD2(first, 0 &- end) }

  /// The rows of both and what is between them.
  @_transparent
  func union(_ other: InkRows) -> InkRows {
    InkRows(edges: edges.replacing(with: other.edges, where: other.edges .< edges))
  }

  /// Returns the rows between two edges; the end is not after the first where there are none.
  @inline(__always)
  func within(_ top: Int, _ bottom: Int) -> (first: Int, end: Int) {
    (max(Int(edges.x), top), min(Int(0 &- edges.y), bottom))
  }
}
