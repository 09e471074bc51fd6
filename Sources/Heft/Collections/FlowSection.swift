/// A rectangle along and across the direction in which a flow layout scrolls.
struct FlowRect: Equatable {
  var along = 0.0
  var across = 0.0
  var length = 0.0
  var breadth = 0.0
}

/// The layout of one section of a flow layout: a value that knows no view. Items of one size cost nothing to find,
/// however many there are.
struct FlowSection: Equatable {
  /// The measures that decide where the items lie.
  struct Measures: Equatable {
    /// From edge to edge across, in points.
    var breadth = 0.0
    var header = 0.0
    var footer = 0.0
    /// Room around the items.
    var before = 0.0
    var after = 0.0
    var near = 0.0
    var far = 0.0
    var lineSpacing = 0.0
    var itemSpacing = 0.0
  }

  /// Items from one number up to another that lie beside each other.
  private struct Line: Equatable {
    var items: Range<Int>
    var along: Double
    var length: Double
  }

  let measures: Measures
  let count: Int
  /// Where the section begins.
  var start = 0.0
  /// Items of one size.
  private var size: (length: Double, breadth: Double)?
  private var perLine = 1
  private var gap = 0.0
  private var lead = 0.0
  /// Items of any sizes.
  private var lines: [Line] = []
  private var rects: [FlowRect] = []
  /// How long all lines are.
  private var linesLength = 0.0

  private var room: Double { max(measures.breadth - measures.near - measures.far, 0) }
  private var linesStart: Double { start + measures.header + measures.before }
  var footerStart: Double { linesStart + linesLength + measures.after }
  var end: Double { footerStart + measures.footer }

  /// A section of items of one size.
  init(_ measures: Measures, count: Int, length: Double, breadth: Double) {
    self.measures = measures
    self.count = count
    size = (length, breadth)
    let step = breadth + measures.itemSpacing
    // A thousandth of a point, for thirds that are rounded.
    let fitting = step > 0 ? (room + measures.itemSpacing + 0.001) / step : Double(count)
    perLine = max(Int(min(fitting, Double(max(count, 1)))), 1)
    let isFull = step > 0 && fitting < Double(count)
    if perLine == 1 {
      lead = count > 0 ? max((room - breadth) / 2, 0) : 0
    } else {
      gap = isFull ? (room - Double(perLine) * breadth) / Double(perLine - 1) : measures.itemSpacing
    }
    let lineCount = (count + perLine - 1) / perLine
    linesLength = Double(lineCount) * length + Double(max(lineCount - 1, 0)) * measures.lineSpacing
  }

  /// A section of items of these sizes.
  init(_ measures: Measures, sizes: [(length: Double, breadth: Double)]) {
    self.measures = measures
    count = sizes.count
    rects.reserveCapacity(count)
    var first = 0
    var along = 0.0
    while first < count {
      var end = first + 1
      var breadth = sizes[first].breadth
      var length = sizes[first].length
      while end < count, breadth + measures.itemSpacing + sizes[end].breadth <= room + 0.001 {
        breadth += measures.itemSpacing + sizes[end].breadth
        length = max(length, sizes[end].length)
        end += 1
      }
      // A full line reaches from edge to edge; the last one keeps the least gaps.
      let items = end - first
      let spare = max(room - breadth, 0)
      let gap = measures.itemSpacing + (end < count && items > 1 ? spare / Double(items - 1) : 0)
      var across = measures.near + (items == 1 && end < count ? spare / 2 : 0)
      for item in first..<end {
        let size = sizes[item]
        rects.append(
          FlowRect(
            along: along + (length - size.length) / 2, across: across, length: size.length,
            breadth: size.breadth))
        across += size.breadth + gap
      }
      lines.append(Line(items: first..<end, along: along, length: length))
      along += length + measures.lineSpacing
      first = end
    }
    linesLength = lines.isEmpty ? 0 : along - measures.lineSpacing
  }

  /// Where an item lies.
  func rect(ofItem item: Int) -> FlowRect {
    guard let size else {
      var rect = rects[item]
      rect.along += linesStart
      return rect
    }
    let line = Double(item / perLine)
    let column = Double(item % perLine)
    return FlowRect(
      along: linesStart + line * (size.length + measures.lineSpacing),
      across: measures.near + lead + column * (size.breadth + gap), length: size.length,
      breadth: size.breadth)
  }

  /// Whether a place lies behind the last item, or there is none.
  func isAfterItems(along: Double, across: Double) -> Bool {
    guard count > 0 else { return true }
    let last = rect(ofItem: count - 1)
    return along > last.along + last.length || along >= last.along && across > last.across + last.breadth
  }

  /// The items of the lines of which any part lies between two points.
  func items(from low: Double, to high: Double) -> Range<Int> {
    let from = low - linesStart
    let to = high - linesStart
    guard count > 0, to >= 0, from <= linesLength else { return 0..<0 }
    guard let size else {
      var first = 0
      var end = lines.count
      while first < end {
        let middle = (first + end) / 2
        if lines[middle].along + lines[middle].length < from { first = middle + 1 } else { end = middle }
      }
      var last = first
      while last < lines.count, lines[last].along <= to { last += 1 }
      return last > first ? lines[first].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
    }
    let step = size.length + measures.lineSpacing
    guard step > 0 else { return 0..<count }
    let firstLine = Int(max(from / step, 0))
    let endLine = Int(min(max(to / step, 0), Double(count))) + 1
    let first = min(firstLine * perLine, count)
    return first..<max(min(endLine * perLine, count), first)
  }

  static func == (one: FlowSection, other: FlowSection) -> Bool {
    one.measures == other.measures && one.count == other.count && one.start == other.start
      && one.size?.length == other.size?.length && one.size?.breadth == other.size?.breadth
      && one.rects == other.rects
  }
}
