import Ink

// Shapes of Excalidraw's files as strokes: lines, arrows, rectangles, diamonds and ellipses.
extension ExcalidrawFile {
  /// Round corners take a quarter of the shorter side, and so many pixels at most; an arrow's head is so long at most, and
  /// half of the line's last piece (all Excalidraw's own).
  private static let corner = (share: 0.25, most: 32.0)
  private static let headLength = 25.0

  /// The strokes of a shape, and whether it is filled or dashed, which they are not; nil where the element is no shape.
  static func shape(_ element: JSONValue) throws(DoodleFileError) -> (strokes: [DoodleStroke], isPlain: Bool)?
  {
    let type = element["type"]?.text ?? []
    let isLine = type.isWord("line") || type.isWord("arrow")
    let (isRectangle, isDiamond) = (type.isWord("rectangle"), type.isWord("diamond"))
    guard isLine || isRectangle || isDiamond || type.isWord("ellipse") else { return nil }
    var lines: [[Point]] = []
    if isLine {
      lines = try linear(element, isArrow: type.isWord("arrow"))
    } else {
      guard let x = element["x"]?.number, let y = element["y"]?.number, let width = element["width"]?.number,
        let height = element["height"]?.number
      else { throw DoodleFileError("The shape at byte \(element.place) has no x, y, width and height.") }
      let map = turn(element, about: Point(x + width / 2, y + height / 2))
      let (across, down) = (width.magnitude / 2, height.magnitude / 2)
      if isRectangle {
        let side = 2 * min(across, down)
        let radius = element["roundness"] == nil ? 0 : min(side * corner.share, corner.most)
        lines = [ShapeLines.rectangle(across, down, radius: radius, map)]
      } else if isDiamond {
        let corners = [
          Point(0, -down), Point(across, 0), Point(0, down), Point(-across, 0), Point(0, -down),
        ]
        lines = [corners.map { map($0) }]
      } else {
        lines = [ShapeLines.ellipse(across, down, map)]
      }
    }
    return strokes(of: element, lines)
  }

  private static func strokes(of element: JSONValue, _ lines: [[Point]]) -> (
    strokes: [DoodleStroke], isPlain: Bool
  ) {
    func color(_ name: StaticString) -> (color: UInt32, opacity: Double)? {
      element[name]?.text.flatMap { $0.isWord("transparent") ? nil : StrokeBuilder.color($0) }
    }
    let fill = color("backgroundColor")
    let isInvisible = element["strokeColor"]?.text?.isWord("transparent") ?? false
    // Of what is only filled the outline is drawn, in the color that fills it.
    guard let ink = color("strokeColor") ?? (isInvisible ? fill : (0xFF00_0000, 1)) else {
      return ([], false)
    }
    var strokes: [DoodleStroke] = []
    for line in lines where line.count > 1 {
      var builder = StrokeBuilder(
        .pen, width: element["strokeWidth"]?.number ?? 1, color: ink.color,
        opacity: (element["opacity"]?.number ?? 100) / 100 * ink.opacity)
      builder.addLine(line)
      strokes.append(builder.stroke)
    }
    let isDashed = element["strokeStyle"]?.text.map { !$0.isWord("solid") } ?? false
    return (strokes, fill != nil || isDashed)
  }

  /// A turn about a place, by the element's angle.
  private static func turn(_ element: JSONValue, about middle: Point) -> Affine {
    let angle = element["angle"]?.number ?? 0
    let (sine, cosine) = angle == 0 ? (0, 1) : (Mathematics.sine(angle), Mathematics.cosine(angle))
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: middle.x, ty: middle.y)
  }

  /// A line through points, and the heads of an arrow.
  private static func linear(_ element: JSONValue, isArrow: Bool) throws(DoodleFileError) -> [[Point]] {
    guard let values = element["points"]?.elements, let x = element["x"]?.number, let y = element["y"]?.number
    else { throw DoodleFileError("The line at byte \(element.place) has no points, x and y.") }
    var points: [Point] = []
    var (least, most) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    for value in values {
      let pair = try value.point()
      points.append(Point(pair.x, pair.y))
      least = Point(min(least.x, pair.x), min(least.y, pair.y))
      most = Point(max(most.x, pair.x), max(most.y, pair.y))
    }
    guard points.count > 1 else { return [] }
    let middle = Point((least.x + most.x) / 2, (least.y + most.y) / 2)
    let map = turn(element, about: Point(x + middle.x, y + middle.y))
    points = points.map { map(Point($0.x - middle.x, $0.y - middle.y)) }
    let line = element["roundness"] == nil ? points : ShapeLines.smooth(points)
    var lines = [line]
    // An arrow has a head at its end if nothing else is said.
    let hasEnd = isArrow ? element.isTold("endArrowhead") ?? true : element["endArrowhead"] != nil
    let count = points.count
    if hasEnd {
      lines.append(head(at: points[count - 1], from: points[count - 2], along: line[line.count - 2]))
    }
    if element["startArrowhead"] != nil { lines.append(head(at: points[0], from: points[1], along: line[1])) }
    return lines
  }

  /// The head at a tip, whose line comes from a point and has a direction there.
  private static func head(at tip: Point, from: Point, along: Point) -> [Point] {
    let (x, y) = (from.x - tip.x, from.y - tip.y)
    let length = min(headLength, (x * x + y * y).squareRoot() / 2)
    return ShapeLines.head(at: tip, from: along, length: length)
  }
}

extension JSONValue {
  /// Whether a member is there and not null; nil where nothing is said.
  func isTold(_ name: StaticString) -> Bool? {
    guard case .object(let members) = content, members.contains(where: { $0.name.isWord(name) }) else {
      return nil
    }
    return self[name] != nil
  }
}
