// Where pictures lie in the plane of Core Image: in pixels, y grows upward.

import Heft
import Ink

/// The edges of a picture, which may lie between pixels or be infinitely far away.
struct CIEdges {
  var left: Double
  var bottom: Double
  var right: Double
  var top: Double

  static let everywhere = CIEdges(left: -.infinity, bottom: -.infinity, right: .infinity, top: .infinity)
  static let nowhere = CIEdges(left: 0, bottom: 0, right: 0, top: 0)

  init(left: Double, bottom: Double, right: Double, top: Double) {
    (self.left, self.bottom, self.right, self.top) = (left, bottom, right, top)
  }

  /// Those of a rectangle; beyond a thousand million pixels they are infinitely far away (our choice), and what is not a
  /// number has none.
  init(_ rect: CGRect) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    self.init(
      left: min(x, x + width), bottom: min(y, y + height), right: max(x, x + width), top: max(y, y + height))
    if x.isNaN || y.isNaN || width.isNaN || height.isNaN || left.isNaN || bottom.isNaN || right.isNaN
      || top.isNaN
    {
      self = .nowhere
    }
    if left < -CIEdges.farthest { left = -.infinity }
    if bottom < -CIEdges.farthest { bottom = -.infinity }
    if right > CIEdges.farthest { right = .infinity }
    if top > CIEdges.farthest { top = .infinity }
  }

  private static let farthest = 1e9

  var isEmpty: Bool { !(right > left && top > bottom) }
  var isFinite: Bool { left.isFinite && bottom.isFinite && right.isFinite && top.isFinite }

  /// The rectangle, in which half of the greatest number stands for infinity.
  var rect: CGRect {
    if isEmpty { return .zero }
    if !left.isFinite, !bottom.isFinite, !right.isFinite, !top.isFinite { return .infinite }
    let most = Double(CGFloat.greatestFiniteMagnitude) / 2
    let (x, y) = (max(left, -most), max(bottom, -most))
    return CGRect(x: x, y: y, width: min(right, most) - x, height: min(top, most) - y)
  }

  func intersection(_ other: CIEdges) -> CIEdges {
    let edges = CIEdges(
      left: max(left, other.left), bottom: max(bottom, other.bottom), right: min(right, other.right),
      top: min(top, other.top))
    return edges.isEmpty ? .nowhere : edges
  }

  func union(_ other: CIEdges) -> CIEdges {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CIEdges(
      left: min(left, other.left), bottom: min(bottom, other.bottom), right: max(right, other.right),
      top: max(top, other.top))
  }

  func outset(_ distance: Double) -> CIEdges {
    if isEmpty { return self }
    return CIEdges(
      left: left - distance, bottom: bottom - distance, right: right + distance, top: top + distance)
  }

  /// The upright edges around what a map makes of these; what goes on for ever in some direction does in all then.
  func mapped(by map: Affine) -> CIEdges {
    if isEmpty { return self }
    guard isFinite else { return .everywhere }
    let (first, second) = (map(Point(left, bottom)), map(Point(right, bottom)))
    let (third, fourth) = (map(Point(left, top)), map(Point(right, top)))
    let (x, y) = (
      min(min(first.x, second.x), min(third.x, fourth.x)), min(min(first.y, second.y), min(third.y, fourth.y))
    )
    let right = max(max(first.x, second.x), max(third.x, fourth.x))
    let top = max(max(first.y, second.y), max(third.y, fourth.y))
    return CIEdges(CGRect(x: x, y: y, width: right - x, height: top - y))
  }
}

/// A rectangle of whole pixels; `right` and `top` are the first ones beyond it.
struct CIArea: Equatable {
  var left: Int
  var bottom: Int
  var right: Int
  var top: Int

  init(left: Int, bottom: Int, right: Int, top: Int) {
    (self.left, self.bottom, self.right, self.top) = (left, bottom, right, top)
  }

  /// All pixels that something of the edges' inside is in; a ten-thousandth of a pixel comes of rounding.
  init(_ edges: CIEdges) {
    self.init(
      left: CIArea.whole((edges.left + 1e-4).rounded(.down)),
      bottom: CIArea.whole((edges.bottom + 1e-4).rounded(.down)),
      right: CIArea.whole((edges.right - 1e-4).rounded(.up)),
      top: CIArea.whole((edges.top - 1e-4).rounded(.up)))
  }

  /// A place as a whole number, moved to 2^28 where it is beyond, so that 32 bits hold the distance of two.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -0x1000_0000), 0x1000_0000))
  }

  var width: Int { max(right - left, 0) }
  var height: Int { max(top - bottom, 0) }
  var isEmpty: Bool { right <= left || top <= bottom }
  /// How many pixels there are; a `Double`, because of an infinite picture they are many.
  var count: Double { Double(width) * Double(height) }

  func intersection(_ other: CIArea) -> CIArea {
    CIArea(
      left: max(left, other.left), bottom: max(bottom, other.bottom), right: min(right, other.right),
      top: min(top, other.top))
  }

  func union(_ other: CIArea) -> CIArea {
    CIArea(
      left: min(left, other.left), bottom: min(bottom, other.bottom), right: max(right, other.right),
      top: max(top, other.top))
  }

  func outset(_ distance: Int) -> CIArea {
    CIArea(left: left - distance, bottom: bottom - distance, right: right + distance, top: top + distance)
  }

  func moved(x: Int, y: Int) -> CIArea {
    CIArea(left: left + x, bottom: bottom + y, right: right + x, top: top + y)
  }

  func contains(_ other: CIArea) -> Bool {
    left <= other.left && bottom <= other.bottom && right >= other.right && top >= other.top
  }
}
