import Heft

/// Where everything on the scale lies on a screen of a given size: one above the other where it is high, the
/// picture beside the reading where it is low.
struct ScaleLayout: Equatable {
  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 8
  private static let controlHeight: CGFloat = 44
  private static let segmentHeight: CGFloat = 34
  /// The picture's side at the most.
  private static let pictureSide: CGFloat = 300

  var title = CGRect.zero
  var calibrate = CGRect.zero
  var picture = CGRect.zero
  var reading = CGRect.zero
  var precision = CGRect.zero
  var percentage = CGRect.zero
  var caution = CGRect.zero
  var graph = CGRect.zero
  var units = CGRect.zero
  var tare = CGRect.zero
  /// The reading's size of type, in points.
  var readingSize: CGFloat = 56

  /// How much higher lines of text are than where the user wants the usual size.
  private let growth: CGFloat

  /// Below this a screen that lies has no room for the graph and the picture: an enlarged window has that
  /// (our choice).
  private static let leastLying: CGFloat = 280

  /// The places in a rectangle that nothing of the device covers, where text is so much larger than usual.
  init(_ safe: CGRect, growth: CGFloat = 1) {
    self.growth = max(growth, 1)
    if safe.width <= safe.height {
      stand(in: safe)
    } else if safe.height < ScaleLayout.leastLying {
      lieLow(in: safe)
    } else {
      lie(in: safe)
    }
  }

  private var lineHeight: CGFloat { (24 * growth).rounded() }
  private var cautionHeight: CGFloat { (20 * growth).rounded() }

  /// In the order in which it gives way: the picture takes what is left.
  private mutating func stand(in safe: CGRect) {
    let inner = safe.insetBy(dx: ScaleLayout.margin, dy: 0)
    let isSmall = safe.height < 600
    readingSize = isSmall ? 46 : 56
    placeHeader(in: inner)

    var bottom: CGFloat = safe.maxY - 14
    tare = row(ScaleLayout.controlHeight, above: &bottom, in: inner)
    units = row(ScaleLayout.segmentHeight, above: &bottom, in: inner)
    graph = row(isSmall ? 72 : 96, above: &bottom, in: inner)
    caution = row(cautionHeight, above: &bottom, in: inner)
    placeReading(in: inner, above: bottom + 4)

    let top = title.maxY + ScaleLayout.gap
    picture = CGRect(
      x: inner.minX, y: top, width: inner.width, height: max(reading.minY - ScaleLayout.gap - top, 0))
    limitPicture()
  }

  private mutating func lie(in safe: CGRect) {
    readingSize = 46
    let half = (safe.width - 3 * ScaleLayout.margin) / 2
    let left = CGRect(x: safe.minX + ScaleLayout.margin, y: safe.minY, width: half, height: safe.height)
    let right = left.offsetBy(dx: half + ScaleLayout.margin, dy: 0)
    placeHeader(in: left.union(right))

    var leftBottom: CGFloat = safe.maxY - 14
    graph = row(72, above: &leftBottom, in: left)
    let top = title.maxY
    picture = CGRect(x: left.minX, y: top, width: half, height: max(leftBottom - top, 0))
    limitPicture()

    var bottom: CGFloat = safe.maxY - 14
    tare = row(ScaleLayout.controlHeight, above: &bottom, in: right)
    units = row(ScaleLayout.segmentHeight, above: &bottom, in: right)
    // The space that is left over lies above and below the words.
    let words = readingHeight + 2 * lineHeight + cautionHeight + ScaleLayout.gap
    bottom -= max((bottom - calibrate.maxY - words) / 2, 0)
    caution = row(cautionHeight, above: &bottom, in: right)
    placeReading(in: right, above: bottom + 4)
  }

  /// Beside the reading are the controls alone.
  private mutating func lieLow(in safe: CGRect) {
    readingSize = 40
    let half = (safe.width - 3 * ScaleLayout.margin) / 2
    let left = CGRect(x: safe.minX + ScaleLayout.margin, y: safe.minY, width: half, height: safe.height)
    let right = left.offsetBy(dx: half + ScaleLayout.margin, dy: 0)
    placeHeader(in: left.union(right))
    var leftBottom: CGFloat = safe.maxY - 14
    tare = row(ScaleLayout.controlHeight, above: &leftBottom, in: left)
    units = row(ScaleLayout.segmentHeight, above: &leftBottom, in: left)
    var bottom: CGFloat = safe.maxY - 14
    caution = row(cautionHeight, above: &bottom, in: right)
    placeReading(in: right, above: bottom + 4)
    // Larger text goes up to the button.
    let over = calibrate.maxY - reading.minY
    if over > 0 {
      reading.origin.y += over
      reading.size.height -= over
      readingSize = min(readingSize, reading.height / 1.2)
    }
  }

  private var readingHeight: CGFloat { readingSize * 1.2 }

  private mutating func placeHeader(in inner: CGRect) {
    let top = inner.minY + 12
    title = CGRect(x: inner.minX, y: top, width: inner.width / 2, height: ScaleLayout.controlHeight)
    calibrate = CGRect(x: inner.maxX - 110, y: top, width: 110, height: ScaleLayout.controlHeight)
  }

  private mutating func placeReading(in inner: CGRect, above bottom: CGFloat) {
    let line = lineHeight
    percentage = CGRect(x: inner.minX, y: bottom - line, width: inner.width, height: line - 2)
    precision = CGRect(x: inner.minX, y: percentage.minY - line, width: inner.width, height: line - 2)
    reading = CGRect(
      x: inner.minX, y: precision.minY - readingHeight, width: inner.width, height: readingHeight)
  }

  private mutating func limitPicture() {
    let side = min(picture.width, picture.height, ScaleLayout.pictureSide)
    picture = CGRect(x: picture.midX - side / 2, y: picture.midY - side / 2, width: side, height: side)
  }

  /// The next row upwards; what is above it begins a gap higher.
  private func row(_ height: CGFloat, above bottom: inout CGFloat, in inner: CGRect) -> CGRect {
    let row = CGRect(x: inner.minX, y: bottom - height, width: inner.width, height: height)
    bottom = row.minY - ScaleLayout.gap
    return row
  }
}
