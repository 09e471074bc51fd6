import Heft

/// The weights of the last ten seconds, a column for each tenth.
///
/// A column stays where it was made and the strip slides under the view: so a tenth of a second moves one column
/// and the strip, and not a hundred columns.
final class GraphView: UIView {
  private static let inset: CGFloat = 12
  /// The least top of the graph, in grams (our choice): a feather's noise stays low.
  private static let leastTop = 50.0

  /// How far a column lies over the next one in points, so that no line of ground is seen between two.
  private static let seam: CGFloat = 2

  /// How far a column reaches below the strip, which cuts it off: so all end in one line, however the host rounds.
  private static let root: CGFloat = 2

  private let strip = UIView()
  private let topLabel = UILabel()
  private let spanLabel = UILabel()
  private let topLine = UIView()
  private let floorLine = UIView()
  private var columns: [UIView] = []
  private var history = History()
  private var unitSize = 1.0
  private var symbol = ""
  /// Grams at the upper line.
  private var top = 0.0
  /// The most that lies or lay on the scale since it was last empty, and the same of the time before.
  private var peak = 0.0
  private var lastPeak = 0.0
  private var isLoaded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Graph of the last ten seconds"
    backgroundColor = .secondarySystemBackground
    cornerRadius = 12
    strip.clipsToBounds = true
    strip.accessibilityIgnoresInvertColors = true
    for line in [topLine, floorLine] {
      line.backgroundColor = .separator
      addSubview(line)
    }
    addSubview(strip)
    for _ in 0..<History.count {
      let column = UIView()
      column.backgroundColor = .systemBlue
      columns.append(column)
      strip.addSubview(column)
    }
    for label in [topLabel, spanLabel] {
      label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 16)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.isAccessibilityElement = false
      addSubview(label)
    }
    spanLabel.text = "10 s"
    spanLabel.textAlignment = .right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: GraphView.inset, dy: 8)
    let line = max(topLabel.font.lineHeight, 14)
    topLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width / 2, height: line)
    spanLabel.frame = CGRect(x: inner.midX, y: inner.minY, width: inner.width / 2, height: line)
    let top = (inner.minY + line + 2).rounded()
    let floor = inner.maxY.rounded(.down)
    topLine.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: 1)
    floorLine.frame = CGRect(x: inner.minX, y: floor, width: inner.width, height: 1)
    let room = CGRect(x: inner.minX, y: top, width: inner.width, height: max(floor - top, 0))
    strip.bounds.size = room.size
    strip.center = CGPoint(x: room.midX, y: room.midY)
    placeAll()
  }

  /// Shows the weights as they are now, in a unit of so many grams.
  func show(_ history: History, unitSize: Double, symbol: String) {
    let before = self.history.newest
    self.history = history
    let isNewUnit = unitSize != self.unitSize || symbol != self.symbol
    (self.unitSize, self.symbol) = (unitSize, symbol)
    follow(history.newest.map { history[$0] } ?? 0)
    let most = max(history.most, peak, lastPeak, GraphView.leastTop)
    let top = GraphView.ceiling(of: most / unitSize) * unitSize
    guard top == self.top, !isNewUnit, let before, let newest = history.newest,
      newest - before < History.count
    else {
      self.top = top
      topLabel.text = "\(Decimals.text(top / unitSize, places: top < unitSize ? 1 : 0)) \(symbol)"
      placeAll()
      return
    }
    if newest < before { return }
    for column in before...newest { place(column) }
    slide()
  }

  /// The axis grows at once, and shrinks only when a second press in turn has stayed far below it: what weighs as much
  /// as before, or is lifted, moves nothing.
  private func follow(_ grams: Double) {
    if grams > 0, !isLoaded {
      lastPeak = peak
      peak = 0
    }
    isLoaded = grams > 0
    peak = max(peak, grams)
  }

  private func placeAll() {
    guard let newest = history.newest else { return }
    for column in max(newest - History.count + 1, 0)...newest { place(column) }
    slide()
  }

  private func slide() {
    guard let newest = history.newest else { return }
    let width = strip.bounds.width / CGFloat(History.count)
    strip.bounds.origin = CGPoint(x: CGFloat(newest + 1 - History.count) * width, y: 0)
  }

  private func place(_ column: Int) {
    let width = strip.bounds.width / CGFloat(History.count)
    let height = top > 0 ? CGFloat(min(history[column] / top, 1)) * strip.bounds.height : 0
    columns[column % History.count].frame = CGRect(
      x: CGFloat(column) * width, y: strip.bounds.height - height, width: width + GraphView.seam,
      height: height > 0 ? height + GraphView.root : 0)
  }

  /// The next of 1, 2, 5, 10, 20, 50 ... that is not less.
  static func ceiling(of value: Double) -> Double {
    var decade = 0.1
    while decade * 10 < value, decade < Decimals.limit { decade *= 10 }
    for step in [1.0, 2, 5] where decade * step >= value { return decade * step }
    return decade * 10
  }
}
