extension InkDrawing {
  /// A rectangle of whole pixels.
  struct Box {
    var origin = Point(.infinity, .infinity)
    var end = Point(-.infinity, -.infinity)

    /// Nothing where it has no pixel.
    var size: Point { isEmpty ? Point(0, 0) : end - origin }
    var isEmpty: Bool { !(origin.x < end.x && origin.y < end.y) }

    mutating func add(_ box: Box) {
      origin = Point(min(origin.x, box.origin.x), min(origin.y, box.origin.y))
      end = Point(max(end.x, box.end.x), max(end.y, box.end.y))
    }

    /// Adds a square around a point.
    mutating func add(_ point: Point, reach: Double) {
      add(
        Box(
          origin: Point((point.x - reach).rounded(.down), (point.y - reach).rounded(.down)),
          end: Point((point.x + reach).rounded(.up), (point.y + reach).rounded(.up))))
    }

    func overlaps(_ other: Box) -> Bool {
      origin.x < other.end.x && other.origin.x < end.x && origin.y < other.end.y && other.origin.y < end.y
    }
  }

  /// The pixels of circles and of the edge around them.
  static func box(_ circles: [InkPoint]) -> Box {
    var box = Box()
    for circle in circles where circle.isDrawable {
      box.add(Point(Double(circle.x), Double(circle.y)), reach: Double(circle.radius) + 1)
    }
    return box
  }

  /// Items in a row without an eraser between them, and the erasers that cut them afterward.
  struct Run {
    var items: Range<Int>
    /// The places of the erasers among the layer's items.
    var erasers: [Int] = []
    var box = Box()
  }
}

extension InkDrawing.Item {
  var isEraser: Bool { if case .stroke(_, let layer) = self { layer.erases } else { false } }

  /// The pixels that it may touch.
  var box: InkDrawing.Box {
    var box = InkDrawing.Box()
    switch self {
    case .stroke(let circles, _): return InkDrawing.box(circles)
    case .picture(let picture):
      for corner in picture.frame.corners { box.add(corner, reach: 0) }
    // Letters of another typeface may reach over the frame.
    case .text(let text): for corner in text.frame { box.add(corner, reach: text.size + text.width / 2) }
    }
    return box
  }
}

extension InkDrawing.Layer {
  /// Its items but for the erasers. Each run lies under one mask: an eraser takes away from what several strokes look like
  /// together, and a mask for each stroke lets the lower ones show where it is half erased.
  var runs: [InkDrawing.Run] {
    var runs: [InkDrawing.Run] = []
    var erasers: [(place: Int, box: InkDrawing.Box)] = []
    var isBroken = true
    for (place, item) in items.enumerated() {
      if item.isEraser {
        erasers.append((place, item.box))
        isBroken = true
        continue
      }
      if isBroken { runs.append(InkDrawing.Run(items: place..<place)) }
      isBroken = false
      runs[runs.count - 1].items = runs[runs.count - 1].items.lowerBound..<place + 1
      runs[runs.count - 1].box.add(item.box)
    }
    for index in runs.indices {
      let run = runs[index]
      runs[index].erasers =
        erasers.filter { $0.place >= run.items.upperBound && $0.box.overlaps(run.box) }.map { $0.place }
    }
    return runs
  }
}
